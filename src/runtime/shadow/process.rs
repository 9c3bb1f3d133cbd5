//! The objects and the memory of this process, as accesses are judged by.

use std::collections::BTreeMap;
use std::sync::RwLock;

use super::ADDRESS_BITS;
use super::finding::Object;
use super::judge::World;
use super::layout::MAX_ARGS;
use super::objects::{self, Records};
use crate::runtime::critical;

/// This process.
pub(super) struct Process;

/// Variable arguments of C (System V ABI for x86-64, 3.5.7): those in registers are used up.
#[repr(C)]
struct VariableArgs {
    gp_offset: u32,
    fp_offset: u32,
    in_memory: *const u64,
    in_registers: *const u64,
}

unsafe extern "C" {
    fn vsnprintf(
        to: *mut std::ffi::c_char,
        size: usize,
        format: *const std::ffi::c_char,
        args: *mut VariableArgs,
    ) -> std::ffi::c_int;
}

impl World for Process {
    const ADDRESS_BITS: u32 = ADDRESS_BITS;

    fn number_of(&self, owner: u64) -> u32 {
        objects::number_of(owner as *const _)
    }

    fn at(&self, address: u64) -> Option<u32> {
        objects::at(address)
    }

    fn block_at(&self, address: u64) -> Option<u32> {
        objects::block_at(address)
    }

    fn starting_at(&self, address: u64) -> Option<u32> {
        objects::starting_at(address)
    }

    fn object(&self, number: u32) -> Object {
        objects::describe(number)
    }

    fn is_constant(&self, number: u32) -> bool {
        Records::get(number).is_constant()
    }

    fn bytes(&self, address: u64, size: u64) -> &[u8] {
        // SAFETY: the range was judged: it lies within an object that is alive, or is the whole of one. Nothing is held across
        // the call.
        unsafe { std::slice::from_raw_parts(address as *const u8, size as usize) }
    }

    fn string(&self, address: u64, max: u64) -> &[u8] {
        // SAFETY: the string was judged, or the program vouches for it, as it does to the function that it calls with it.
        unsafe {
            let length = libc::strnlen(address as *const _, max as usize);
            std::slice::from_raw_parts(address as *const u8, length)
        }
    }

    fn wide_length(&self, address: u64) -> u64 {
        // SAFETY: the program vouches for the string, as it does to the function that it calls with it.
        unsafe { libc::wcslen(address as *const _) as u64 }
    }

    fn defined_bytes(&self, at: u64, size: u64) -> u64 {
        match super::follows_values() {
            true => super::planes::defined_bytes(at, size),
            false => size,
        }
    }

    fn define(&mut self, at: u64, size: u64) {
        super::define(at, size);
    }

    fn copy_shadow(&mut self, to: u64, from: u64, size: u64) {
        super::copy_shadow(to, from, size);
    }

    fn printed(&mut self, format: u64, words: &[u64; MAX_ARGS], first: usize) -> Option<u64> {
        let mut list = VariableArgs {
            gp_offset: 48,
            fp_offset: 176,
            in_memory: words[first..].as_ptr(),
            in_registers: std::ptr::null(),
        };
        // SAFETY: the arguments are those that the program gives to the same format, each a word in memory, and
        // nothing is written.
        let count = unsafe { vsnprintf(std::ptr::null_mut(), 0, format as *const _, &mut list) };
        u64::try_from(count).ok()
    }
}

/// Whether code at an address is none of a checked program's: it is of a library or of this process.
pub(super) fn is_native(address: u64) -> bool {
    static KNOWN: RwLock<BTreeMap<u64, bool>> = RwLock::new(BTreeMap::new());
    let _section = critical::enter();
    if let Some(&known) = critical::read(&KNOWN).get(&address) {
        return known;
    }
    let mut info = std::mem::MaybeUninit::<libc::Dl_info>::zeroed();
    // SAFETY: `dladdr` only compares the address, and fills `info` in.
    let found = unsafe { libc::dladdr(address as *const _, info.as_mut_ptr()) } != 0;
    critical::write(&KNOWN).insert(address, found);
    found
}
