//! Tells division by zero from a quotient that does not fit.
//!
//! The processor raises the same fault for both, so the instruction is looked at: it is `div` or
//! `idiv`, and its operand is the divisor. Async-signal-safe.

use super::limits;

/// Whether the `div` or `idiv` that `rip` points to has a divisor of zero. An instruction of
/// another form counts as division by zero.
///
/// # Safety
///
/// The registers must be those with which the processor has just executed that instruction, so
/// that both it and its operand are readable.
pub(super) unsafe fn by_zero(registers: &[i64; 23]) -> bool {
    // SAFETY: the caller keeps the contract of `by_zero`.
    unsafe { divisor(registers) }.is_none_or(|divisor| divisor == 0)
}

/// The place of the general registers in the kernel's order, by their number in instructions.
const REGISTERS: [i32; 16] = [
    libc::REG_RAX,
    libc::REG_RCX,
    libc::REG_RDX,
    libc::REG_RBX,
    libc::REG_RSP,
    libc::REG_RBP,
    libc::REG_RSI,
    libc::REG_RDI,
    libc::REG_R8,
    libc::REG_R9,
    libc::REG_R10,
    libc::REG_R11,
    libc::REG_R12,
    libc::REG_R13,
    libc::REG_R14,
    libc::REG_R15,
];

/// Reads instruction bytes one after the other.
struct Bytes(usize);

impl Bytes {
    /// The next byte.
    ///
    /// # Safety
    ///
    /// The next byte is one of the instruction.
    unsafe fn next(&mut self) -> u8 {
        // SAFETY: the caller reads no further than the instruction goes.
        let byte = unsafe { (self.0 as *const u8).read_volatile() };
        self.0 += 1;
        byte
    }

    /// A displacement of one byte or four.
    ///
    /// # Safety
    ///
    /// The next bytes are those of the instruction's displacement.
    unsafe fn displacement(&mut self, bytes: usize) -> i64 {
        let mut value = [0; 4];
        for slot in value.iter_mut().take(bytes) {
            // SAFETY: as for `next`.
            *slot = unsafe { self.next() };
        }
        match bytes {
            1 => i64::from(value[0] as i8),
            _ => i64::from(i32::from_le_bytes(value)),
        }
    }
}

/// The divisor of the instruction.
///
/// # Safety
///
/// As for [`by_zero`].
unsafe fn divisor(registers: &[i64; 23]) -> Option<u64> {
    let register = |number: u8| registers[REGISTERS[usize::from(number & 15)] as usize];
    let mut bytes = Bytes(registers[libc::REG_RIP as usize] as usize);
    // SAFETY: each byte read belongs to the instruction, by its encoding.
    unsafe {
        let mut byte = bytes.next();
        if matches!(byte, limits::PLACE | limits::STOP | limits::STOP_CALLS) {
            byte = bytes.next();
        }
        let word = byte == 0x66;
        if word {
            byte = bytes.next();
        }
        let mut rex = 0;
        if byte & 0xf0 == 0x40 {
            rex = byte;
            byte = bytes.next();
        }
        if byte & 0xfe != 0xf6 {
            return None;
        }
        let size = match byte {
            0xf6 => 1,
            _ if rex & 8 != 0 => 8,
            _ if word => 2,
            _ => 4,
        };
        let modrm = bytes.next();
        if modrm & 0x30 != 0x30 {
            return None;
        }
        let (mode, rm) = (modrm >> 6, modrm & 7);
        let high = (rex & 1) << 3;
        if mode == 3 {
            let value = match (size, rex, rm) {
                // Without a prefix, byte registers 4 to 7 are the second bytes of 0 to 3.
                (1, 0, 4..) => register(rm - 4) >> 8,
                _ => register(rm | high),
            };
            return Some(low_bytes(value as u64, size));
        }
        let mut address = 0i64;
        let mut displacement = [0, 1, 4][usize::from(mode)];
        let mut relative = false;
        if rm == 4 {
            let sib = bytes.next();
            let index = (sib >> 3 & 7) | (rex & 2) << 2;
            if index != 4 {
                address = register(index) << (sib >> 6);
            }
            if sib & 7 == 5 && mode == 0 {
                displacement = 4;
            } else {
                address = address.wrapping_add(register(sib & 7 | high));
            }
        } else if rm == 5 && mode == 0 {
            relative = true;
            displacement = 4;
        } else {
            address = register(rm | high);
        }
        address = address.wrapping_add(bytes.displacement(displacement));
        if relative {
            address = address.wrapping_add(bytes.0 as i64);
        }
        let mut value = 0;
        for i in (0..size).rev() {
            value = value << 8 | u64::from((address.wrapping_add(i) as *const u8).read_volatile());
        }
        Some(value)
    }
}

fn low_bytes(value: u64, size: i64) -> u64 {
    value & (u64::MAX >> (64 - 8 * size))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(code: &[u8], register: i32, value: i64) -> Option<u64> {
        let mut registers = [0; 23];
        registers[libc::REG_RIP as usize] = code.as_ptr() as i64;
        registers[register as usize] = value;
        // SAFETY: the code is readable, and so is what its operand points to in these tests.
        unsafe { divisor(&registers) }
    }

    #[test]
    fn register_operands() {
        // idiv rcx; idiv r9d; div r9w; idiv cl; idiv ch; div sil
        assert_eq!(
            check(&[0x48, 0xf7, 0xf9], libc::REG_RCX, -1),
            Some(u64::MAX)
        );
        assert_eq!(check(&[0x41, 0xf7, 0xf9], libc::REG_R9, 1 << 40), Some(0));
        assert_eq!(
            check(&[0x66, 0x41, 0xf7, 0xf1], libc::REG_R9, 0x10007),
            Some(7)
        );
        assert_eq!(check(&[0xf6, 0xf9], libc::REG_RCX, 0x1200), Some(0));
        assert_eq!(check(&[0xf6, 0xfd], libc::REG_RCX, 0x1200), Some(0x12));
        assert_eq!(check(&[0x40, 0xf6, 0xf6], libc::REG_RSI, 0x105), Some(5));
    }

    #[test]
    fn memory_operands() {
        let data = [0u64, 77];
        let at = data.as_ptr() as i64;
        // idiv qword [rbp-8]; idiv dword [r13+8]; idiv qword [rsp+8]; div byte [rdi]
        assert_eq!(
            check(&[0x48, 0xf7, 0x7d, 0xf8], libc::REG_RBP, at + 16),
            Some(77)
        );
        assert_eq!(
            check(&[0x41, 0xf7, 0x7d, 0x08], libc::REG_R13, at),
            Some(77)
        );
        assert_eq!(
            check(&[0x48, 0xf7, 0x7c, 0x24, 0x08], libc::REG_RSP, at),
            Some(77)
        );
        assert_eq!(check(&[0xf6, 0x37], libc::REG_RDI, at), Some(0));
        // idiv qword [rax*8 + 0]: base 5 without displacement means four bytes of it
        let scaled = [0x48, 0xf7, 0x3c, 0xc5, 0, 0, 0, 0];
        assert_eq!(check(&scaled, libc::REG_RAX, (at + 8) / 8), Some(77));
        // idiv qword [rip + 1], one byte before the operand
        let relative = [0x48, 0xf7, 0x3d, 1, 0, 0, 0, 0xcc, 9, 0, 0, 0, 0, 0, 0, 0];
        assert_eq!(check(&relative, libc::REG_RAX, 0), Some(9));
    }

    #[test]
    fn what_programs_are_stopped_by_may_be_in_front() {
        for prefix in [limits::PLACE, limits::STOP, limits::STOP_CALLS] {
            let code = [prefix, 0x48, 0xf7, 0xf9];
            assert_eq!(check(&code, libc::REG_RCX, -1), Some(u64::MAX));
        }
    }

    #[test]
    fn other_instructions_are_not_divisions() {
        assert_eq!(check(&[0x0f, 0x0b], libc::REG_RAX, 0), None);
        assert_eq!(check(&[0xf7, 0xd8], libc::REG_RAX, 0), None);
    }
}
