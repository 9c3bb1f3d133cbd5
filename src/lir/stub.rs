//! Machine code that a function has with it and calls by its address: what inline assembly became.

use std::sync::Arc;

use super::function::{Function, SymbolId};
use super::inst::InstData;
use super::types::Type;

/// Machine code that runs anywhere when its relocations are filled in.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct StubData {
    /// The bytes.
    pub bytes: Arc<[u8]>,
    /// What is to be filled in.
    pub relocs: Vec<StubReloc>,
    /// Where it has a frame, whose base is `rbp` with the caller's one in it: the general registers whose
    /// values follow below, by their numbers. So exceptions find the way through what it calls.
    pub frame: Option<Box<[u8]>>,
}

/// A field of a stub that depends on an address.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct StubReloc {
    /// Where the field is.
    pub offset: u32,
    /// Its size in bytes: 1, 2, 4 or 8.
    pub size: u8,
    /// Of a field that is relative to the end of its instruction, the distance to that in bytes; 0
    /// for an absolute one.
    pub after: u8,
    /// What is added to the address.
    pub addend: i64,
    /// Whose address.
    pub target: StubTarget,
}

/// What a stub refers to.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum StubTarget {
    /// The stub itself.
    Start,
    /// A symbol of the module.
    Symbol(SymbolId),
    /// A symbol that the module does not name.
    Name(Arc<str>),
}

impl StubData {
    /// The bytes for a stub at `start`.
    ///
    /// # Errors
    ///
    /// What has no address, or is too far away, in words.
    pub fn relocated(
        &self,
        start: u64,
        mut address: impl FnMut(&StubTarget) -> Option<u64>,
    ) -> Result<Vec<u8>, String> {
        let mut bytes = self.bytes.to_vec();
        for reloc in &self.relocs {
            let target = match &reloc.target {
                StubTarget::Start => start,
                other => match (address(other), other) {
                    (Some(address), _) => address,
                    (None, StubTarget::Name(name)) => {
                        return Err(format!(
                            "`{name}`, which inline assembly names, is undefined"
                        ));
                    }
                    (None, _) => return Err("a symbol of inline assembly is undefined".into()),
                },
            };
            let mut value = target.wrapping_add(reloc.addend as u64);
            if reloc.after != 0 {
                let end = start + u64::from(reloc.offset) + u64::from(reloc.after);
                value = value.wrapping_sub(end);
            }
            let bits = u32::from(reloc.size) * 8;
            let unused = 64 - bits;
            let extended = ((value << unused) as i64 >> unused) as u64;
            if extended != value && (reloc.after != 0 || value << unused >> unused != value) {
                return Err(format!(
                    "an address in inline assembly does not fit in {bits} bits"
                ));
            }
            let place = bytes.get_mut(reloc.offset as usize..);
            let size = usize::from(reloc.size.min(8));
            match place.and_then(|place| place.get_mut(..size)) {
                Some(place) => place.copy_from_slice(&value.to_le_bytes()[..size]),
                None => return Err("a field of inline assembly is not there".into()),
            }
        }
        Ok(bytes)
    }
}

impl Function {
    /// Puts the addresses of stubs in the place of the instructions that ask for them.
    ///
    /// # Errors
    ///
    /// The first that `address` gives.
    pub fn place_stubs<E>(
        &mut self,
        mut address: impl FnMut(&StubData) -> Result<u64, E>,
    ) -> Result<(), E> {
        let mut addresses = Vec::with_capacity(self.stubs.len());
        for (_, stub) in self.stubs.iter() {
            addresses.push(address(stub)?);
        }
        if addresses.is_empty() {
            return Ok(());
        }
        for inst in self.insts.values_mut() {
            if let InstData::StubAddr { stub } = *inst {
                let imm = addresses.get(stub.0 as usize).copied().unwrap_or(0);
                *inst = InstData::Iconst { ty: Type::I64, imm };
            }
        }
        Ok(())
    }
}
