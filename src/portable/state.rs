//! What a program looks like that has stopped: its calls with their values, and the objects of its memory.
//!
//! A program is stopped in front of an instruction of LLVM IR. The values that are shown of a call are those whose
//! definitions dominate the instruction, so each has been computed.

use std::sync::Arc;

use super::libc::Library;
use crate::analysis::{Dominators, Graph};
use crate::checked::Origins;
use crate::entity::Entity;
use crate::interp::flatten::{Location, Locations};
use crate::interp::portable::Machine;
use crate::interp::portable::inspect::StoppedFrame;
use crate::interp::portable::memory::LinearMemory;
use crate::ir::body::ValueDef;
use crate::ir::print::{shown_type, type_text};
use crate::ir::{self, FuncId, GlobalKind, InstData, Module, Type, TypeId};
use crate::jit::prepared::Prepared;
use crate::jit::report::Frame;
use crate::lir::SymbolId;
use crate::lower::Lowerer;
use crate::lower::info::{Leaf, ModuleInfo};
use crate::lower::places::Piece;
use crate::runtime::SymbolTable;

/// The most calls that are shown.
const MOST_FRAMES: usize = 64;
/// The most bytes that are shown of an object, and of a value.
const MOST_BYTES: u64 = 1 << 12;
/// The most objects that are shown.
const MOST_OBJECTS: usize = 4096;
/// How deep a value's parts are shown.
const MOST_DEPTH: u32 = 16;

/// A program that has stopped.
#[derive(Debug, Clone)]
pub struct State {
    /// The calls that are under way, the innermost first.
    pub calls: Vec<StateCall>,
    /// How many calls were left out behind those.
    pub omitted: usize,
    /// The objects of its memory, by their addresses.
    pub objects: Vec<StateObject>,
}

/// A call that is under way.
#[derive(Debug, Clone)]
pub struct StateCall {
    /// The function, and the instruction that comes next, or the call that is under way.
    pub frame: Frame,
    /// The label of the block, without the `%`; `None` where that is not known.
    pub block: Option<String>,
    /// The parameters, and the results of instructions, that have a name and were computed, in their order.
    pub values: Vec<StateValue>,
}

/// A value of a call.
#[derive(Debug, Clone)]
pub struct StateValue {
    /// Its name, without the `%`.
    pub name: String,
    /// Its type as it is written.
    pub ty: String,
    /// The value; `None` where it cannot be shown.
    pub value: Option<Shown>,
}

/// A value, or what memory holds.
#[derive(Debug, Clone, PartialEq)]
pub enum Shown {
    /// An integer of this width.
    Int(u32, u128),
    /// A `float`, or a smaller one.
    F32(f32),
    /// A `double`.
    F64(f64),
    /// Another float, by its bits.
    Bits(u128),
    /// An address.
    Ptr(u64),
    /// An array or a vector, by its elements.
    List(Vec<Shown>),
    /// A struct, by its fields.
    Struct(Vec<Shown>),
    /// What is too long or too deep to be shown, or of a type that cannot be.
    Omitted,
}

/// An object of a program's memory.
#[derive(Debug, Clone)]
pub struct StateObject {
    /// What it is.
    pub kind: StatePlace,
    /// Its name, if it has one.
    pub name: Option<String>,
    /// Its type as it is written, if that is known.
    pub ty: Option<String>,
    /// Its address.
    pub address: u64,
    /// Its size in bytes.
    pub size: u64,
    /// Its first bytes.
    pub bytes: Vec<u8>,
    /// What it holds as its type has it, if that is known.
    pub value: Option<Shown>,
}

/// What an object is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StatePlace {
    /// An `alloca` of this call, by its place among those that are under way.
    Local(usize),
    /// A variable that the program may write.
    Variable,
    /// One that it may not write.
    Constant,
    /// A block of the heap.
    Heap,
}

/// Where the values of a function are in its frames.
pub(super) struct Places {
    values: Vec<Option<Vec<PlacedLeaf>>>,
}

/// A scalar of a value, and what it is made of.
struct PlacedLeaf {
    leaf: Leaf,
    from: Location,
    how: How,
}

/// How a scalar is made of what is found.
#[derive(Clone, Copy)]
enum How {
    /// It is that, plus bytes.
    Plus(i32),
    /// It is so many bits of it, from a bit on.
    Lane(u32, u32),
    /// It is whether these bits are not all zero.
    Mask(u32, u32),
}

impl Places {
    /// The places of a function that was lowered last. Where that was written anew with tests, they are of the values that it
    /// had before.
    pub(super) fn new(
        lowerer: &Lowerer,
        (module, info): (&Module, &ModuleInfo),
        function: FuncId,
        origins: Option<&Origins>,
        locations: &Locations,
        symbols: &SymbolTable,
    ) -> Places {
        let body = module.funcs[function].body.as_ref();
        let params = body.map_or(0, |body| body.param_count);
        let values = (0..).map(ir::Value).map_while(|value| {
            let value = match origins {
                Some(origins) => origins.value(value, params)?,
                None => value,
            };
            Some((value, *body?.types.get(value)?))
        });
        let values = values.map(|(value, ty)| {
            let pieces = lowerer.pieces(module, info, value, ty)?;
            let placed = |(leaf, piece)| place(leaf, piece, locations, symbols);
            Some(pieces.into_iter().map(placed).collect())
        });
        Places {
            values: values.collect(),
        }
    }

    /// The bytes of a value as a store would write them.
    fn image(&self, value: ir::Value, size: u64, frame: &StoppedFrame) -> Option<Vec<u8>> {
        let leaves = self.values.get(value.index())?.as_ref()?;
        if size > MOST_BYTES {
            return None;
        }
        let mut image = vec![0u8; size as usize];
        let mut packed_at = 0u64;
        let mut packed_left = 0;
        for placed in leaves {
            let leaf = placed.leaf;
            let bits = placed.bits(frame)?;
            let width = u64::from(leaf.scalar.bits);
            if leaf.packed > 0 {
                (packed_at, packed_left) = (leaf.offset * 8, leaf.packed);
            }
            let at = match packed_left {
                0 => leaf.offset * 8,
                _ => {
                    packed_left -= 1;
                    packed_at += width;
                    packed_at - width
                }
            };
            for bit in (0..width).filter(|bit| bits >> bit & 1 != 0) {
                let at = at + bit;
                *image.get_mut((at / 8) as usize)? |= 1 << (at % 8);
            }
        }
        Some(image)
    }
}

fn place(leaf: Leaf, piece: Piece, locations: &Locations, symbols: &SymbolTable) -> PlacedLeaf {
    let lane = |shape: crate::lir::vector::Shape, lane: u8| {
        let bits = shape.lane().bits();
        (u32::from(lane) * bits, bits)
    };
    let (from, how) = match piece {
        Piece::Value(value) => (locations.value(value), How::Plus(0)),
        Piece::Bits(bits) => (Location::Constant(bits.into()), How::Plus(0)),
        Piece::Sum(value, bytes) => (locations.value(value), How::Plus(bytes)),
        Piece::Slot(slot, bytes) => (locations.slot(slot), How::Plus(bytes)),
        Piece::Symbol(symbol, bytes) => {
            let address = symbols.address(symbol);
            (Location::Constant(address.into()), How::Plus(bytes))
        }
        Piece::Lane(value, shape, number) => {
            let (start, bits) = lane(shape, number);
            (locations.value(value), How::Lane(start, bits))
        }
        Piece::Mask(value, shape, number) => {
            let (start, bits) = lane(shape, number);
            (locations.value(value), How::Mask(start, bits))
        }
    };
    PlacedLeaf { leaf, from, how }
}

impl PlacedLeaf {
    fn bits(&self, frame: &StoppedFrame) -> Option<u128> {
        let word = |at: u32| frame.words.get(at as usize).copied();
        let found = match self.from {
            Location::Nowhere => return None,
            Location::Register(at) => {
                let high = word(at + 1).unwrap_or(0);
                u128::from(word(at)?) | u128::from(high) << 64
            }
            Location::Constant(bits) => bits,
            Location::Slots(at) => frame.slots.wrapping_add_signed(at).into(),
            Location::Behind(at, bytes) => word(at)?.wrapping_add_signed(bytes).into(),
        };
        let part = |start: u32, bits: u32| found >> start & ((1 << bits) - 1);
        Some(match self.how {
            How::Plus(0) => found,
            How::Plus(bytes) => (found as u64).wrapping_add_signed(bytes.into()).into(),
            How::Lane(start, bits) => part(start, bits),
            How::Mask(start, bits) => u128::from(part(start, bits) != 0),
        })
    }
}

/// A frame with what is known of its function.
pub(super) struct Stopped<'a> {
    pub module: &'a Arc<Prepared>,
    pub function: FuncId,
    pub places: Option<&'a Places>,
    pub frame: StoppedFrame,
}

/// The state of a program that has stopped. `find` gives what is known of a frame's function.
pub(super) fn state<'a>(
    machine: &Machine<'_, Library>,
    modules: impl Iterator<Item = (&'a Arc<Prepared>, &'a SymbolTable)>,
    find: impl Fn(StoppedFrame) -> Option<Stopped<'a>>,
) -> State {
    let mut state = calls(machine, MOST_FRAMES, find);
    for (module, symbols) in modules {
        add_variables(module, symbols, &machine.memory, &mut state.objects);
    }
    for (address, size) in machine.state.blocks() {
        state.objects.push(StateObject {
            kind: StatePlace::Heap,
            name: None,
            ty: None,
            address,
            size,
            bytes: contents(&machine.memory, address, size),
            value: None,
        });
    }
    state.objects.truncate(MOST_OBJECTS);
    state.objects.sort_by_key(|object| object.address);
    state
}

/// The innermost call of a program that has stopped, with its `alloca`s.
pub(super) fn call_state<'a>(
    machine: &Machine<'_, Library>,
    find: impl Fn(StoppedFrame) -> Option<Stopped<'a>>,
) -> State {
    let mut state = calls(machine, 1, find);
    state.objects.sort_by_key(|object| object.address);
    state
}

/// The innermost calls, at most so many, with their `alloca`s.
fn calls<'a>(
    machine: &Machine<'_, Library>,
    most: usize,
    find: impl Fn(StoppedFrame) -> Option<Stopped<'a>>,
) -> State {
    let (frames, omitted) = machine.stopped_frames(most);
    let mut state = State {
        calls: Vec::new(),
        omitted,
        objects: Vec::new(),
    };
    for stopped in frames.into_iter().filter_map(find) {
        let call = state.calls.len();
        let shown = call_of(&stopped, call, &machine.memory, &mut state.objects);
        state.calls.push(shown);
    }
    state
}

fn contents(memory: &LinearMemory, address: u64, size: u64) -> Vec<u8> {
    let bytes = memory.slice(address, size.min(MOST_BYTES));
    bytes.unwrap_or_default().to_vec()
}

fn call_of(
    stopped: &Stopped<'_>,
    number: usize,
    memory: &LinearMemory,
    objects: &mut Vec<StateObject>,
) -> StateCall {
    let at = stopped.frame.inst.map(ir::Inst);
    let mut call = StateCall {
        frame: Frame {
            module: Arc::clone(stopped.module),
            function: stopped.function,
            inst: at,
        },
        block: None,
        values: Vec::new(),
    };
    let (Ok(view), Some(at)) = (stopped.module.view(stopped.function), at) else {
        return call;
    };
    let (module, info) = (view.ir(), view.info());
    let Some(body) = &module.funcs[stopped.function].body else {
        return call;
    };
    let Some(here) = body.block_of(at) else {
        return call;
    };
    call.block = module.local_text(body.blocks[here].name);
    let dominators = Dominators::new(&Graph::new(body));
    for (value, &ty) in body.types.iter() {
        let is_computed = match body.def(value) {
            ValueDef::Param(_) => true,
            ValueDef::Inst(inst) => body
                .block_of(inst)
                .is_some_and(|block| match block == here {
                    true => inst < at,
                    false => dominators.dominates(block, here),
                }),
        };
        let name = module.local_text(body.names[value]);
        let (true, Some(name)) = (is_computed, name) else {
            continue;
        };
        let image = info.layout(module, ty).and_then(|layout| {
            let places = stopped.places?;
            places.image(value, layout.alloc_size(), &stopped.frame)
        });
        let shown = image.map(|image| Shown::of_memory(module, info, ty, &image, 0));
        if let (ValueDef::Inst(inst), Some(Shown::Ptr(address))) = (body.def(value), &shown)
            && let InstData::Alloca { ty, count, .. } = body.insts[inst]
        {
            let count = match count.as_value() {
                // Each value before this one was shown, if it could be.
                Some(count) => module
                    .local_text(body.names[count])
                    .and_then(|name| call.values.iter().find(|value| value.name == name))
                    .and_then(|value| match value.value {
                        Some(Shown::Int(_, count)) => u64::try_from(count).ok(),
                        _ => None,
                    }),
                None => Some(match count.as_const().map(|id| module.consts.get(id)) {
                    Some(ir::Const::Int { value, .. }) => value,
                    _ => 1,
                }),
            };
            let layout = info.layout(module, ty);
            if let (Some(count), Some(layout)) = (count, layout) {
                let size = layout.alloc_size().saturating_mul(count);
                let bytes = contents(memory, *address, size);
                let text = type_text(module, ty);
                objects.push(StateObject {
                    kind: StatePlace::Local(number),
                    name: Some(name.clone()),
                    ty: Some(match count {
                        1 => text,
                        count => format!("[{count} x {text}]"),
                    }),
                    address: *address,
                    size,
                    value: Some(match count {
                        1 => Shown::of_memory(module, info, ty, &bytes, 0),
                        count => {
                            Shown::list(module, info, ty, (count, layout.alloc_size()), &bytes, 0)
                        }
                    }),
                    bytes,
                });
            }
        }
        call.values.push(StateValue {
            name,
            ty: shown_type(module, ty),
            value: shown,
        });
    }
    call
}

fn add_variables(
    prepared: &Prepared,
    symbols: &SymbolTable,
    memory: &LinearMemory,
    objects: &mut Vec<StateObject>,
) {
    let (module, info) = (&prepared.ir, &prepared.info);
    for (id, global) in module.globals.iter() {
        let GlobalKind::Variable {
            init: Some(_),
            constant,
            ..
        } = global.kind
        else {
            continue;
        };
        let address = symbols.address(SymbolId(id.0));
        let (1.., Some(layout)) = (address, info.layout(module, global.ty)) else {
            continue;
        };
        // The linker gives some lists no memory, as it has read them.
        let size = layout.alloc_size();
        if memory.slice(address, size).is_err() {
            continue;
        }
        let bytes = contents(memory, address, size);
        objects.push(StateObject {
            kind: match constant {
                true => StatePlace::Constant,
                false => StatePlace::Variable,
            },
            name: Some(module.names.text(global.name).into_owned()),
            ty: Some(type_text(module, global.ty)),
            address,
            size,
            value: Some(Shown::of_memory(module, info, global.ty, &bytes, 0)),
            bytes,
        });
    }
}

impl Shown {
    /// What memory holds at an address as a type of a module has it; `None` where there is no such memory.
    pub(super) fn at(
        prepared: &Prepared,
        ty: TypeId,
        memory: &LinearMemory,
        address: u64,
    ) -> Option<Shown> {
        let (module, info) = (prepared.whole(), &prepared.info);
        let size = info.layout(module, ty)?.alloc_size();
        memory.slice(address, size).ok()?;
        let bytes = contents(memory, address, size);
        Some(Shown::of_memory(module, info, ty, &bytes, 0))
    }

    /// What memory holds as a type has it.
    fn of_memory(
        module: &Module,
        info: &ModuleInfo,
        ty: TypeId,
        bytes: &[u8],
        depth: u32,
    ) -> Shown {
        let number = |len: usize| {
            let bytes = bytes.get(..len)?;
            let bytes = bytes.iter().rev();
            Some(bytes.fold(0u128, |bits, &byte| bits << 8 | u128::from(byte)))
        };
        let shown = match module.types.resolved(ty) {
            _ if depth > MOST_DEPTH => None,
            Type::Int(bits @ ..=128) => number(bits.div_ceil(8) as usize).map(|value| {
                let unused = 128 - bits;
                Shown::Int(bits, value << unused >> unused)
            }),
            Type::Half => {
                number(2).map(|bits| Shown::F32(crate::runtime::float16::half_to_f32(bits as u32)))
            }
            Type::BFloat => number(2).map(|bits| Shown::F32(f32::from_bits((bits as u32) << 16))),
            Type::Float => number(4).map(|bits| Shown::F32(f32::from_bits(bits as u32))),
            Type::Double => number(8).map(|bits| Shown::F64(f64::from_bits(bits as u64))),
            Type::X86Fp80 => number(10).map(Shown::Bits),
            Type::Fp128 | Type::PpcFp128 => number(16).map(Shown::Bits),
            Type::X86Mmx => number(8).map(Shown::Bits),
            Type::Ptr { .. } | Type::TypedPtr { .. } => {
                number(8).map(|address| Shown::Ptr(address as u64))
            }
            Type::Struct { fields, .. } => {
                let fields = module.types.list(fields).iter().enumerate();
                let fields = fields.map(|(i, &field)| {
                    let at = info.layouts.field_offset(&module.types, ty, i);
                    let bytes = at.and_then(|at| bytes.get(at as usize..));
                    let bytes = bytes.unwrap_or_default();
                    Shown::of_memory(module, info, field, bytes, depth + 1)
                });
                Some(Shown::Struct(fields.collect()))
            }
            Type::Array { elem, len } => info.layout(module, elem).map(|layout| {
                let count = (len, layout.alloc_size());
                Shown::list(module, info, elem, count, bytes, depth + 1)
            }),
            Type::Vector {
                elem,
                len,
                scalable: false,
            } => Some(vector(module, info, elem, len, bytes, depth + 1)),
            Type::Int(_)
            | Type::Vector { .. }
            | Type::Void
            | Type::Label
            | Type::Token
            | Type::Metadata
            | Type::X86Amx
            | Type::Target(_)
            | Type::Function { .. }
            | Type::Named(_) => None,
        };
        shown.unwrap_or(Shown::Omitted)
    }

    /// Elements of a type that are so many bytes apart.
    fn list(
        module: &Module,
        info: &ModuleInfo,
        elem: TypeId,
        (count, size): (u64, u64),
        bytes: &[u8],
        depth: u32,
    ) -> Shown {
        // What is behind the bytes that are shown is one element that is omitted.
        let most = bytes.len() as u64 / size.max(1);
        let mut all: Vec<Shown> = (0..count.min(most))
            .map(|i| {
                let bytes = bytes.get((i * size) as usize..).unwrap_or_default();
                Shown::of_memory(module, info, elem, bytes, depth)
            })
            .collect();
        if count > most {
            all.push(Shown::Omitted);
        }
        Shown::List(all)
    }
}

/// The elements of a vector; those that are no whole bytes lie bit by bit.
fn vector(
    module: &Module,
    info: &ModuleInfo,
    elem: TypeId,
    len: u32,
    bytes: &[u8],
    depth: u32,
) -> Shown {
    let Some(bits) = module.types.int_width(elem).filter(|bits| bits % 8 != 0) else {
        let size = info
            .layout(module, elem)
            .map_or(0, |layout| layout.store_size);
        return Shown::list(module, info, elem, (len.into(), size), bytes, depth);
    };
    let bit = |at: u64| {
        let byte = bytes.get((at / 8) as usize).copied().unwrap_or(0);
        u128::from(byte >> (at % 8) & 1)
    };
    let element = |i: u32| {
        let start = u64::from(i) * u64::from(bits);
        let value = (0..u64::from(bits.min(128))).fold(0, |value, n| value | bit(start + n) << n);
        Shown::Int(bits, value)
    };
    Shown::List((0..len).map(element).collect())
}
