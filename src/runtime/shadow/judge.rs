//! How accesses are judged, in any memory.

use super::finding::{Access, Finding, Object, ObjectKind, ObjectState, Rule};
use super::layout::{ALIGN_SHIFT, MAX_ARGS, NULL_IS_VALID, Owned, WRITES};

/// The objects and the memory of a program that runs.
pub(crate) trait World {
    /// No address has more bits.
    const ADDRESS_BITS: u32;

    /// The number of a record, by its address as code knows it; 0 where it is none.
    fn number_of(&self, owner: u64) -> u32;

    /// The object that an address belongs to, or in whose room behind it it lies.
    fn at(&self, address: u64) -> Option<u32>;

    /// The block of the heap, alive, that an address leads into.
    fn block_at(&self, address: u64) -> Option<u32>;

    /// The block of the heap or variable that starts at an address.
    fn starting_at(&self, address: u64) -> Option<u32>;

    /// What is known of an object.
    fn object(&self, number: u32) -> Object;

    /// Whether it may not be written.
    fn is_constant(&self, number: u32) -> bool;

    /// So many bytes of memory that were judged; fewer where there are not so many.
    fn bytes(&self, address: u64, size: u64) -> &[u8];

    /// A string that was found to end, or that nobody knows, without the end; no more than `max` bytes of it.
    fn string(&self, address: u64, max: u64) -> &[u8];

    /// How many characters the string of wide ones has that somebody vouches for.
    fn wide_length(&self, address: u64) -> u64;

    /// How many bytes of a range are wholly defined, from its start on; all, where nobody asks for that.
    fn defined_bytes(&self, at: u64, size: u64) -> u64;

    /// Memory is written.
    fn define(&mut self, at: u64, size: u64);

    /// Memory is copied, with what is known of it.
    fn copy_shadow(&mut self, to: u64, from: u64, size: u64);

    /// How many characters `printf` makes of the arguments from the number `first` on; `None` where that is not known.
    fn printed(&mut self, format: u64, words: &[u64; MAX_ARGS], first: usize) -> Option<u64>;

    /// The object of a number, or else that at an address.
    fn known_or_at(&self, number: u32, address: u64) -> Option<u32> {
        match number {
            0 => self.at(address),
            known => Some(known),
        }
    }

    /// The object that an argument leads to, if one is known.
    fn owner_of(&self, argument: Owned, value: u64) -> Option<u32> {
        let known = self.number_of(argument.owner);
        match argument.value == value && known != 0 {
            true => Some(known),
            false => self.at(value),
        }
    }

    /// Memory of a whole object is written.
    fn define_object(&mut self, number: u32) {
        let object = self.object(number);
        self.define(object.address, object.size);
    }

    /// The block that a program gives back by a function of a family: its number; nothing where it is one of which
    /// nothing is known.
    ///
    /// # Errors
    ///
    /// Why it cannot be given back.
    fn judge_free(&self, address: u64, family: ObjectKind) -> Result<Option<u32>, Finding> {
        let number = self.starting_at(address).or_else(|| self.at(address));
        let Some(number) = number else {
            return Ok(None);
        };
        let object = self.object(number);
        let broken = |rule| {
            Err(Finding {
                access: Some(Access {
                    address,
                    size: 0,
                    writes: true,
                }),
                object: Some(object),
                ..Finding::new(rule)
            })
        };
        match object.kind {
            ObjectKind::Stack | ObjectKind::Variable => return broken(Rule::InvalidFree),
            ObjectKind::Heap | ObjectKind::New | ObjectKind::NewArray => {}
        }
        match object.state {
            _ if object.address != address => broken(Rule::InvalidFree),
            ObjectState::Freed => broken(Rule::DoubleFree),
            _ if object.kind != family => broken(Rule::MismatchedFree),
            ObjectState::Alive | ObjectState::Returned | ObjectState::OutOfScope => {
                Ok(Some(number))
            }
        }
    }

    /// Whether an access by a pointer, made of the object `known` or of none that is known, is one that the language
    /// defines.
    ///
    /// # Errors
    ///
    /// What is wrong with it.
    fn judge(&self, address: u64, size: u64, known: u32, how: u32) -> Result<(), Finding> {
        let access = Access {
            address,
            size,
            writes: how & WRITES != 0,
        };
        let number = self.known_or_at(known, address);
        let object = number.map(|number| self.object(number));
        let broken = |rule, other| {
            Err(Finding {
                access: Some(access),
                object,
                other,
                ..Finding::new(rule)
            })
        };
        if known == 0 && address < 4096 && how & NULL_IS_VALID == 0 {
            return broken(Rule::NullAccess, None);
        }
        if let (Some(object), Some(number)) = (&object, number) {
            match object.state {
                ObjectState::Alive => {}
                ObjectState::Freed => return broken(Rule::UseAfterFree, None),
                ObjectState::Returned => return broken(Rule::UseAfterReturn, None),
                ObjectState::OutOfScope => return broken(Rule::UseAfterScope, None),
            }
            let offset = address.wrapping_sub(object.address);
            if offset > object.size || object.size - offset < size {
                // A pointer that was made of no address at all is null plus something.
                return broken(Rule::OutOfBounds, None);
            }
            if access.writes && self.is_constant(number) {
                return broken(Rule::WriteToConstant, None);
            }
        }
        if object.is_none() && address >> Self::ADDRESS_BITS != 0 {
            return broken(Rule::OutOfBounds, None);
        }
        let align = 1u64 << (how >> ALIGN_SHIFT & 63);
        if !address.is_multiple_of(align) {
            return broken(Rule::Misaligned, Some(align));
        }
        Ok(())
    }
}

/// Two ranges of the same size do not overlap, unless they are the same.
///
/// # Errors
///
/// That they do.
pub(crate) fn judge_apart(to: u64, from: u64, size: u64) -> Result<(), Finding> {
    if to == from || to.abs_diff(from) >= size {
        return Ok(());
    }
    Err(overlap(to, from, size))
}

/// Two ranges overlap.
pub(super) fn overlap(to: u64, from: u64, size: u64) -> Finding {
    let access = Access {
        address: to,
        size,
        writes: true,
    };
    Finding {
        rule: Rule::Overlap,
        access: Some(access),
        object: None,
        other: Some(from),
        value_at: 0,
        broken: None,
    }
}
