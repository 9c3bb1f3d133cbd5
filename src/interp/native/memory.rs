//! Accesses to memory of the program: each is one machine instruction, at any alignment, and may
//! fault.

use std::arch::asm;

/// Reads `[addr + offset]`.
///
/// # Safety
///
/// The address may be any: a fault is a trap, as the loop has noted `ip`. What lies there is the program's to read.
#[inline(always)]
pub(in crate::interp) unsafe fn load8(addr: u64, offset: i64) -> u64 {
    let value: u64;
    // SAFETY: the caller is prepared for a fault.
    unsafe {
        asm!(
            "movzx {value:e}, byte ptr [{addr} + {offset}]",
            value = out(reg) value,
            addr = in(reg) addr,
            offset = in(reg) offset,
            options(nostack, preserves_flags, readonly)
        );
    }
    value
}

/// Reads `[addr + index * 1]`.
///
/// # Safety
///
/// The address may be any: a fault is a trap, as the loop has noted `ip`. What lies there is the program's to read.
#[inline(always)]
pub(in crate::interp) unsafe fn load8_indexed(addr: u64, index: u64) -> u64 {
    let value: u64;
    // SAFETY: the caller is prepared for a fault.
    unsafe {
        asm!(
            "movzx {value:e}, byte ptr [{addr} + {index} * 1]",
            value = out(reg) value,
            addr = in(reg) addr,
            index = in(reg) index,
            options(nostack, preserves_flags, readonly)
        );
    }
    value
}

/// Reads `[addr + offset]`.
///
/// # Safety
///
/// The address may be any: a fault is a trap, as the loop has noted `ip`. What lies there is the program's to read.
#[inline(always)]
pub(in crate::interp) unsafe fn load16(addr: u64, offset: i64) -> u64 {
    let value: u64;
    // SAFETY: the caller is prepared for a fault.
    unsafe {
        asm!(
            "movzx {value:e}, word ptr [{addr} + {offset}]",
            value = out(reg) value,
            addr = in(reg) addr,
            offset = in(reg) offset,
            options(nostack, preserves_flags, readonly)
        );
    }
    value
}

/// Reads `[addr + index * 2]`.
///
/// # Safety
///
/// The address may be any: a fault is a trap, as the loop has noted `ip`. What lies there is the program's to read.
#[inline(always)]
pub(in crate::interp) unsafe fn load16_indexed(addr: u64, index: u64) -> u64 {
    let value: u64;
    // SAFETY: the caller is prepared for a fault.
    unsafe {
        asm!(
            "movzx {value:e}, word ptr [{addr} + {index} * 2]",
            value = out(reg) value,
            addr = in(reg) addr,
            index = in(reg) index,
            options(nostack, preserves_flags, readonly)
        );
    }
    value
}

/// Reads `[addr + offset]`.
///
/// # Safety
///
/// The address may be any: a fault is a trap, as the loop has noted `ip`. What lies there is the program's to read.
#[inline(always)]
pub(in crate::interp) unsafe fn load32(addr: u64, offset: i64) -> u64 {
    let value: u64;
    // SAFETY: the caller is prepared for a fault.
    unsafe {
        asm!(
            "mov {value:e}, dword ptr [{addr} + {offset}]",
            value = out(reg) value,
            addr = in(reg) addr,
            offset = in(reg) offset,
            options(nostack, preserves_flags, readonly)
        );
    }
    value
}

/// Reads `[addr + index * 4]`.
///
/// # Safety
///
/// The address may be any: a fault is a trap, as the loop has noted `ip`. What lies there is the program's to read.
#[inline(always)]
pub(in crate::interp) unsafe fn load32_indexed(addr: u64, index: u64) -> u64 {
    let value: u64;
    // SAFETY: the caller is prepared for a fault.
    unsafe {
        asm!(
            "mov {value:e}, dword ptr [{addr} + {index} * 4]",
            value = out(reg) value,
            addr = in(reg) addr,
            index = in(reg) index,
            options(nostack, preserves_flags, readonly)
        );
    }
    value
}

/// Reads `[addr + offset]`.
///
/// # Safety
///
/// The address may be any: a fault is a trap, as the loop has noted `ip`. What lies there is the program's to read.
#[inline(always)]
pub(in crate::interp) unsafe fn load64(addr: u64, offset: i64) -> u64 {
    let value: u64;
    // SAFETY: the caller is prepared for a fault.
    unsafe {
        asm!(
            "mov {value:r}, qword ptr [{addr} + {offset}]",
            value = out(reg) value,
            addr = in(reg) addr,
            offset = in(reg) offset,
            options(nostack, preserves_flags, readonly)
        );
    }
    value
}

/// Reads `[addr + index * 8]`.
///
/// # Safety
///
/// The address may be any: a fault is a trap, as the loop has noted `ip`. What lies there is the program's to read.
#[inline(always)]
pub(in crate::interp) unsafe fn load64_indexed(addr: u64, index: u64) -> u64 {
    let value: u64;
    // SAFETY: the caller is prepared for a fault.
    unsafe {
        asm!(
            "mov {value:r}, qword ptr [{addr} + {index} * 8]",
            value = out(reg) value,
            addr = in(reg) addr,
            index = in(reg) index,
            options(nostack, preserves_flags, readonly)
        );
    }
    value
}

/// Writes `[addr + offset]`.
///
/// # Safety
///
/// The address may be any: a fault is a trap, as the loop has noted `ip`. What lies there is the program's to write.
#[inline(always)]
pub(in crate::interp) unsafe fn store8(addr: u64, offset: i64, value: u8) {
    // SAFETY: the caller is prepared for a fault.
    unsafe {
        asm!(
            "mov byte ptr [{addr} + {offset}], {value}",
            addr = in(reg) addr,
            offset = in(reg) offset,
            value = in(reg_byte) value,
            options(nostack, preserves_flags)
        );
    }
}

/// Writes `[addr + index * 1]`.
///
/// # Safety
///
/// The address may be any: a fault is a trap, as the loop has noted `ip`. What lies there is the program's to write.
#[inline(always)]
pub(in crate::interp) unsafe fn store8_indexed(addr: u64, index: u64, value: u8) {
    // SAFETY: the caller is prepared for a fault.
    unsafe {
        asm!(
            "mov byte ptr [{addr} + {index} * 1], {value}",
            addr = in(reg) addr,
            index = in(reg) index,
            value = in(reg_byte) value,
            options(nostack, preserves_flags)
        );
    }
}

/// Writes `[addr + offset]`.
///
/// # Safety
///
/// The address may be any: a fault is a trap, as the loop has noted `ip`. What lies there is the program's to write.
#[inline(always)]
pub(in crate::interp) unsafe fn store16(addr: u64, offset: i64, value: u16) {
    // SAFETY: the caller is prepared for a fault.
    unsafe {
        asm!(
            "mov word ptr [{addr} + {offset}], {value:x}",
            addr = in(reg) addr,
            offset = in(reg) offset,
            value = in(reg) value,
            options(nostack, preserves_flags)
        );
    }
}

/// Writes `[addr + index * 2]`.
///
/// # Safety
///
/// The address may be any: a fault is a trap, as the loop has noted `ip`. What lies there is the program's to write.
#[inline(always)]
pub(in crate::interp) unsafe fn store16_indexed(addr: u64, index: u64, value: u16) {
    // SAFETY: the caller is prepared for a fault.
    unsafe {
        asm!(
            "mov word ptr [{addr} + {index} * 2], {value:x}",
            addr = in(reg) addr,
            index = in(reg) index,
            value = in(reg) value,
            options(nostack, preserves_flags)
        );
    }
}

/// Writes `[addr + offset]`.
///
/// # Safety
///
/// The address may be any: a fault is a trap, as the loop has noted `ip`. What lies there is the program's to write.
#[inline(always)]
pub(in crate::interp) unsafe fn store32(addr: u64, offset: i64, value: u32) {
    // SAFETY: the caller is prepared for a fault.
    unsafe {
        asm!(
            "mov dword ptr [{addr} + {offset}], {value:e}",
            addr = in(reg) addr,
            offset = in(reg) offset,
            value = in(reg) value,
            options(nostack, preserves_flags)
        );
    }
}

/// Writes `[addr + index * 4]`.
///
/// # Safety
///
/// The address may be any: a fault is a trap, as the loop has noted `ip`. What lies there is the program's to write.
#[inline(always)]
pub(in crate::interp) unsafe fn store32_indexed(addr: u64, index: u64, value: u32) {
    // SAFETY: the caller is prepared for a fault.
    unsafe {
        asm!(
            "mov dword ptr [{addr} + {index} * 4], {value:e}",
            addr = in(reg) addr,
            index = in(reg) index,
            value = in(reg) value,
            options(nostack, preserves_flags)
        );
    }
}

/// Writes `[addr + offset]`.
///
/// # Safety
///
/// The address may be any: a fault is a trap, as the loop has noted `ip`. What lies there is the program's to write.
#[inline(always)]
pub(in crate::interp) unsafe fn store64(addr: u64, offset: i64, value: u64) {
    // SAFETY: the caller is prepared for a fault.
    unsafe {
        asm!(
            "mov qword ptr [{addr} + {offset}], {value:r}",
            addr = in(reg) addr,
            offset = in(reg) offset,
            value = in(reg) value,
            options(nostack, preserves_flags)
        );
    }
}

/// Writes `[addr + index * 8]`.
///
/// # Safety
///
/// The address may be any: a fault is a trap, as the loop has noted `ip`. What lies there is the program's to write.
#[inline(always)]
pub(in crate::interp) unsafe fn store64_indexed(addr: u64, index: u64, value: u64) {
    // SAFETY: the caller is prepared for a fault.
    unsafe {
        asm!(
            "mov qword ptr [{addr} + {index} * 8], {value:r}",
            addr = in(reg) addr,
            index = in(reg) index,
            value = in(reg) value,
            options(nostack, preserves_flags)
        );
    }
}

/// Reads 16 bytes at `[addr + offset]` into two registers.
///
/// # Safety
///
/// As for [`load64`]; two registers can be written at `to`.
#[inline(always)]
pub(in crate::interp) unsafe fn load128(addr: u64, offset: i64, to: *mut u64) {
    // SAFETY: the caller is prepared for a fault; `to` leads to two registers.
    unsafe {
        asm!(
            "movups {value}, [{addr} + {offset}]",
            "movups [{to}], {value}",
            value = out(xmm_reg) _,
            addr = in(reg) addr,
            offset = in(reg) offset,
            to = in(reg) to,
            options(nostack, preserves_flags)
        );
    }
}

/// Writes 16 bytes from two registers at `[addr + offset]`.
///
/// # Safety
///
/// As for [`store64`]; two registers can be read at `from`.
#[inline(always)]
pub(in crate::interp) unsafe fn store128(addr: u64, offset: i64, from: *const u64) {
    // SAFETY: the caller is prepared for a fault; `from` leads to two registers.
    unsafe {
        asm!(
            "movups {value}, [{from}]",
            "movups [{addr} + {offset}], {value}",
            value = out(xmm_reg) _,
            addr = in(reg) addr,
            offset = in(reg) offset,
            from = in(reg) from,
            options(nostack, preserves_flags)
        );
    }
}
