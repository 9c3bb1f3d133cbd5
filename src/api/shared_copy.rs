//! Copies of memory that other threads may read and write meanwhile.
//!
//! They are made of relaxed atomic accesses, each as wide as the alignment lets it be. So no data race is undefined
//! behaviour of the host, and an aligned scalar of up to eight bytes is never torn.

use std::sync::atomic::{AtomicU8, AtomicU16, AtomicU32, AtomicU64, Ordering};

/// The width of the next access: of what lies at `address`, with so many bytes left.
fn width(address: usize, left: usize) -> usize {
    let aligned = 1 << address.trailing_zeros().min(3);
    let fits = 1 << left.ilog2().min(3);
    aligned.min(fits)
}

/// Copies what is at an address.
///
/// # Safety
///
/// So many bytes must be there to be read.
pub(super) unsafe fn read(from: *const u8, into: &mut [u8]) {
    let mut at = 0;
    while at < into.len() {
        let from = from.wrapping_add(at).cast_mut();
        let width = width(from as usize, into.len() - at);
        // SAFETY: the bytes are there by the caller's word, and aligned for this width.
        let bits = unsafe {
            match width {
                8 => AtomicU64::from_ptr(from.cast()).load(Ordering::Relaxed),
                4 => u64::from(AtomicU32::from_ptr(from.cast()).load(Ordering::Relaxed)),
                2 => u64::from(AtomicU16::from_ptr(from.cast()).load(Ordering::Relaxed)),
                _ => u64::from(AtomicU8::from_ptr(from).load(Ordering::Relaxed)),
            }
        };
        into[at..at + width].copy_from_slice(&bits.to_le_bytes()[..width]);
        at += width;
    }
}

/// Copies bytes to an address.
///
/// # Safety
///
/// So many bytes must be there to be written.
pub(super) unsafe fn write(to: *mut u8, from: &[u8]) {
    let mut at = 0;
    while at < from.len() {
        let to = to.wrapping_add(at);
        let width = width(to as usize, from.len() - at);
        let mut bits = [0; 8];
        bits[..width].copy_from_slice(&from[at..at + width]);
        let bits = u64::from_le_bytes(bits);
        // SAFETY: the bytes are there by the caller's word, and aligned for this width.
        unsafe {
            match width {
                8 => AtomicU64::from_ptr(to.cast()).store(bits, Ordering::Relaxed),
                4 => AtomicU32::from_ptr(to.cast()).store(bits as u32, Ordering::Relaxed),
                2 => AtomicU16::from_ptr(to.cast()).store(bits as u16, Ordering::Relaxed),
                _ => AtomicU8::from_ptr(to).store(bits as u8, Ordering::Relaxed),
            }
        }
        at += width;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn copies_are_whole_at_every_alignment() {
        let source: Vec<u8> = (1..=40).collect();
        for start in 0..9 {
            for len in 0..24 {
                let mut read_back = vec![0; len];
                let mut written = [0u8; 40];
                // SAFETY: both are within vectors of 40 bytes.
                unsafe {
                    read(source[start..].as_ptr(), &mut read_back);
                    write(written[start..].as_mut_ptr(), &source[start..start + len]);
                }
                assert_eq!(read_back, source[start..start + len]);
                assert_eq!(written[start..start + len], source[start..start + len]);
                assert!(written[..start].iter().all(|&byte| byte == 0));
                assert!(written[start + len..].iter().all(|&byte| byte == 0));
            }
        }
    }
}
