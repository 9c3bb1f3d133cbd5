//! Stubs of inline assembly: published like other code, once for all calls of a module that are alike.
//!
//! Relies on: a program that is linked. Promises: a stub's address stays the same as long as the program
//! lives.

use rustc_hash::FxHashMap;

use super::engine::{Engine, ModuleGroup};
use super::unwind::table;
use crate::lir::{self, StubData, StubTarget};
use crate::runtime::registry::FrameShape;
use crate::x64::cfi::{Change, FrameInfo};
use crate::x64::regs::Reg;

/// The stubs of a program by what they are of: the place of a module, and the code as its symbols are
/// numbered.
pub(super) type Stubs = FxHashMap<(usize, StubData), u64>;

/// `jmp [rip + 0]`, behind which an address stands: for what code does not reach.
const ISLAND: [u8; 6] = [0xff, 0x25, 0, 0, 0, 0];

/// Publishes the stubs of a function of a module, and puts their addresses into it.
///
/// # Errors
///
/// What cannot be published, in words.
pub(super) fn place(
    engine: &Engine,
    group: &ModuleGroup,
    module: usize,
    func: &mut lir::Function,
) -> Result<(), String> {
    func.place_stubs(|stub| {
        let mut known = group.lock_stubs();
        let key = (module, stub.clone());
        if let Some(&address) = known.get(&key) {
            return Ok(address);
        }
        let address = publish(engine, group, module, stub)?;
        known.insert(key, address);
        Ok(address)
    })
}

fn publish(
    engine: &Engine,
    group: &ModuleGroup,
    module: usize,
    stub: &StubData,
) -> Result<u64, String> {
    let symbols = &group.modules[module].symbols;
    let mut stub = stub.clone();
    let islands = add_islands(engine, group, &mut stub);
    let code = stub.bytes.len();
    let written = stub.frame.as_deref().map(|saved| {
        let mut bytes = stub.bytes.to_vec();
        let written = table::append(&mut bytes, 0..code as isize, &frame_of(saved), None);
        stub.bytes = bytes.into();
        written
    });
    let address = |target: &StubTarget| match target {
        StubTarget::Symbol(symbol) => Some(symbols.address(*symbol)).filter(|&at| at != 0),
        StubTarget::Name(name) => named(group, name),
        StubTarget::Start => None,
    };
    let mut failure = None;
    let made = group.publish(|blocks| {
        let writer = engine.memory.writer().ok()?;
        let block = writer.take_code(stub.bytes.len())?;
        let start = block.address() as u64;
        match stub.relocated(start, address) {
            Ok(mut bytes) => {
                for (at, to) in islands {
                    bytes[at..at + 8].copy_from_slice(&to.to_le_bytes());
                }
                engine.memory.set_shape(&block, FrameShape::CHAINED);
                writer.write(&block, 0, &bytes);
                engine.notify_tools_of_stub(block.address(), code, "inline assembly");
                if let Some(written) = written {
                    let at = block.address();
                    engine.unwinding.add(at..at + code, written.at(at));
                }
                blocks.push(block);
                Some(start)
            }
            Err(why) => {
                failure = Some(why);
                // SAFETY: nobody knows of the block.
                unsafe { writer.free_code(block) };
                None
            }
        }
    });
    made.ok_or_else(|| failure.unwrap_or_else(|| "the code memory is full".into()))
}

/// The frame of a stub as it is in what was written: its first and its last instructions call nothing.
fn frame_of(saved: &[u8]) -> FrameInfo {
    let mut frame = FrameInfo::default();
    frame.push(0, Change::Cfa(Reg::RBP, 16));
    frame.push(0, Change::Saved(Reg::RBP, 16));
    for (&number, below) in saved.iter().zip((24..).step_by(8)) {
        frame.push(0, Change::Saved(Reg(number), below));
    }
    frame
}

/// Appends jumps to what is named and may be too far away, and gives the places of their addresses.
fn add_islands(engine: &Engine, group: &ModuleGroup, stub: &mut StubData) -> Vec<(usize, u64)> {
    const MARGIN: usize = 1 << 20;
    let mut bytes = stub.bytes.to_vec();
    let mut places = Vec::new();
    for reloc in &mut stub.relocs {
        let StubTarget::Name(name) = &reloc.target else {
            continue;
        };
        let far = named(group, name).filter(|&to| !engine.memory.reaches(to as usize, MARGIN));
        let Some(to) = far.filter(|_| reloc.after != 0) else {
            continue;
        };
        reloc.addend += bytes.len() as i64;
        reloc.target = StubTarget::Start;
        bytes.extend_from_slice(&ISLAND);
        places.push((bytes.len(), to));
        bytes.extend([0; 8]);
    }
    stub.bytes = bytes.into();
    places
}

/// The address of what assembly names without a declaration: what the program defines, or the
/// process has.
fn named(group: &ModuleGroup, name: &str) -> Option<u64> {
    for unit in &group.modules {
        let ir = &unit.module.ir;
        // The address of a thread-local variable is no fixed one.
        let found = ir
            .find(name)
            .filter(|&id| ir.globals[id].thread_local.is_none());
        if let Some(global) = found {
            let address = unit.symbols.address(lir::SymbolId(global.0));
            if address != 0 {
                return Some(address);
            }
        }
    }
    let name = std::ffi::CString::new(name).ok()?;
    // SAFETY: the name is a string of C.
    let found = unsafe { libc::dlsym(libc::RTLD_DEFAULT, name.as_ptr()) } as u64;
    (found != 0).then_some(found)
}
