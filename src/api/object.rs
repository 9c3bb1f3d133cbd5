//! The objects that the symbols of variables lead to, and what is known of their bytes.
//!
//! The type of a symbol says nothing about the memory that is there: an alias may be of another type than what it
//! names, and a declaration is bound to what another module, another program or a library has defined.

use std::ffi::c_void;
use std::mem::MaybeUninit;
use std::ops::Range;
use std::ptr;

use rustc_hash::FxHashSet;

use super::instance::Instance;
use crate::ir::{GlobalId, GlobalKind, Type, TypeId};
use crate::jit::engine::Object;
use crate::jit::prepared::Prepared;
use crate::lir::SymbolId;

/// What a symbol of a program leads to.
#[derive(Clone)]
pub(super) struct Target {
    /// How many bytes are there, from the symbol on; `None` where nobody says it.
    pub size: Option<usize>,
    /// Whether nobody may write there.
    pub constant: bool,
    /// Which bytes hold pointers.
    pointers: Pointers,
    /// The variable of the same program that it is, from its start on.
    pub start_of: Option<(usize, GlobalId)>,
}

/// Where an object holds pointers.
#[derive(Clone)]
enum Pointers {
    Nowhere,
    /// In parts of a type, which begins so many bytes before the symbol.
    In {
        owner: Instance,
        module: usize,
        ty: TypeId,
        offset: u64,
        /// The types of its parts that have pointers in them.
        with: FxHashSet<TypeId>,
    },
    Unknown,
}

impl Target {
    /// What a symbol of an instance leads to.
    pub(super) fn of(instance: &Instance, place: (usize, GlobalId)) -> Target {
        let group = instance.0.program.group();
        let unit = &group.modules[place.0];
        let address = unit.symbols.address(SymbolId(place.1.0));
        let declared = &unit.module.ir.globals[place.1];
        if let Some(object) = instance.0.program.object_at(address) {
            let start_of = (object.offset == 0).then_some(object.place);
            return Target {
                start_of,
                ..Target::in_program(instance, &object)
            };
        }
        let constant = matches!(declared.kind, GlobalKind::Variable { constant: true, .. });
        let unknown = Target {
            size: None,
            constant,
            pointers: Pointers::Unknown,
            start_of: None,
        };
        // Symbols of thread-local variables lead to descriptors.
        if declared.thread_local.is_some() {
            return unknown;
        }
        if instance.0.host_variables.contains(&address) {
            // The linker has compared the types.
            let layout = unit.module.info.layout(&unit.module.ir, declared.ty);
            return Target {
                size: layout.map(|layout| layout.alloc_size() as usize),
                pointers: Pointers::of(instance, place.0, declared.ty, 0),
                ..unknown
            };
        }
        let mut others = instance.0.offers.instances.iter();
        let other = others.find_map(|other| {
            let object = other.0.program.object_at(address)?;
            Some(Target::in_program(other, &object))
        });
        other.unwrap_or_else(|| Target {
            size: library_size(address),
            ..unknown
        })
    }

    fn in_program(owner: &Instance, object: &Object<'_>) -> Target {
        let (module, id) = object.place;
        let global = &object.unit.ir.globals[id];
        let constant = match global.kind {
            GlobalKind::Variable { constant, .. } => constant,
            _ => false,
        };
        Target {
            size: Some((object.size - object.offset) as usize),
            constant: constant || object.unit.own_variables().unwritten.contains(&id),
            pointers: Pointers::of(owner, module, global.ty, object.offset),
            start_of: None,
        }
    }

    /// Whether bytes that are counted from the symbol on may be part of a pointer.
    pub(super) fn holds_pointer(&self, bytes: Range<usize>) -> bool {
        match &self.pointers {
            Pointers::Nowhere => false,
            Pointers::Unknown => !bytes.is_empty(),
            Pointers::In {
                owner,
                module,
                ty,
                offset,
                with,
            } => {
                let unit = &owner.0.program.group().modules[*module].module;
                let bytes = bytes.start as u64 + offset..bytes.end as u64 + offset;
                is_part_of_pointer(unit, *ty, with, bytes)
            }
        }
    }
}

impl Pointers {
    fn of(owner: &Instance, module: usize, ty: TypeId, offset: u64) -> Pointers {
        let unit = &owner.0.program.group().modules[module].module;
        let with = types_with_pointers(unit, ty);
        match with.is_empty() {
            true => Pointers::Nowhere,
            false => Pointers::In {
                owner: owner.clone(),
                module,
                ty,
                offset,
                with,
            },
        }
    }
}

/// The types that a type is made of.
fn parts(unit: &Prepared, ty: TypeId) -> Vec<TypeId> {
    match unit.ir.types.resolved(ty) {
        Type::Struct { fields, .. } => unit.ir.types.list(fields).to_vec(),
        Type::Array { elem, .. } | Type::Vector { elem, .. } => vec![elem],
        _ => Vec::new(),
    }
}

/// Whether a type that has no parts is one of pointers. What a type of a target holds is not known.
fn is_pointer(ty: Type) -> bool {
    matches!(
        ty,
        Type::Ptr { .. } | Type::TypedPtr { .. } | Type::Target(_)
    )
}

/// Those of a type and its parts that have pointers in them.
fn types_with_pointers(unit: &Prepared, ty: TypeId) -> FxHashSet<TypeId> {
    let mut all = vec![ty];
    let mut seen = FxHashSet::from_iter([ty]);
    let mut at = 0;
    while let Some(&ty) = all.get(at) {
        let new = parts(unit, ty)
            .into_iter()
            .filter(|&part| seen.insert(part));
        all.extend(new.collect::<Vec<_>>());
        at += 1;
    }
    let mut with = FxHashSet::default();
    loop {
        let before = with.len();
        // Parts mostly stand behind what has them.
        for &ty in all.iter().rev() {
            let has_one = is_pointer(unit.ir.types.resolved(ty))
                || parts(unit, ty).iter().any(|part| with.contains(part));
            if has_one {
                with.insert(ty);
            }
        }
        if with.len() == before {
            return with;
        }
    }
}

/// Whether some bytes of a value of a type are part of a pointer.
fn is_part_of_pointer(
    unit: &Prepared,
    ty: TypeId,
    with: &FxHashSet<TypeId>,
    bytes: Range<u64>,
) -> bool {
    let types = &unit.ir.types;
    let size_of = |ty| unit.info.layout(&unit.ir, ty).map_or(0, |l| l.alloc_size());
    let mut work = vec![(ty, 0)];
    while let Some((ty, start)) = work.pop() {
        let is_met = bytes.start < start + size_of(ty) && start < bytes.end;
        if !is_met || !with.contains(&ty) {
            continue;
        }
        match types.resolved(ty) {
            Type::Struct { fields, .. } => {
                for (i, &field) in types.list(fields).iter().enumerate() {
                    match unit.info.layouts.field_offset(types, ty, i) {
                        Some(offset) => work.push((field, start + offset)),
                        None => return true,
                    }
                }
            }
            Type::Array { elem, len } => {
                let size = size_of(elem).max(1);
                let first = bytes.start.saturating_sub(start) / size;
                let last = ((bytes.end - 1 - start) / size).min(len.saturating_sub(1));
                // One that is met as a whole has a pointer that is met.
                if last.saturating_sub(first) >= 2 {
                    return true;
                }
                work.extend((first..=last).map(|i| (elem, start + i * size)));
            }
            _ => return true,
        }
    }
    false
}

/// The size that a loaded library gives the variable at an address.
fn library_size(address: u64) -> Option<usize> {
    /// Has `dladdr1` give the entry of the symbol.
    const RTLD_DL_SYMENT: i32 = 1;
    let mut info = MaybeUninit::<libc::Dl_info>::zeroed();
    let mut entry: *mut c_void = ptr::null_mut();
    let address = address as *const c_void;
    // SAFETY: `dladdr1` only compares the address, and fills in what it is given; zero is valid for that.
    let (info, found) = unsafe {
        let found = libc::dladdr1(address, info.as_mut_ptr(), &mut entry, RTLD_DL_SYMENT);
        (info.assume_init(), found != 0)
    };
    if !found || entry.is_null() || info.dli_saddr.cast_const() != address {
        return None;
    }
    // SAFETY: it is the entry of that symbol, which its library keeps.
    let entry = unsafe { &*entry.cast::<libc::Elf64_Sym>() };
    let size = usize::try_from(entry.st_size).ok()?;
    (size > 0).then_some(size)
}
