//! Copies to and from addresses of which nothing is known: what is not mapped, or may not be
//! accessed, is an error and not a signal.
//!
//! The kernel does it, by the calls with which a process reads another's memory: half a microsecond.

use std::ffi::c_void;
use std::io;

/// Copies from an address; how many bytes were copied before what is not readable.
///
/// # Errors
///
/// If the system does not offer it, as in a sandbox of system calls.
pub(crate) fn read(address: usize, into: &mut [u8]) -> io::Result<usize> {
    let local = libc::iovec {
        iov_base: into.as_mut_ptr().cast(),
        iov_len: into.len(),
    };
    let remote = libc::iovec {
        iov_base: address as *mut c_void,
        iov_len: into.len(),
    };
    // SAFETY: what is written to is the buffer alone; the kernel checks the other range.
    let copied = unsafe { libc::process_vm_readv(libc::getpid(), &local, 1, &remote, 1, 0) };
    counted(copied)
}

/// Copies to an address; how many bytes were copied before what is not writable.
///
/// # Errors
///
/// As for [`read`].
///
/// # Safety
///
/// What is there must be the caller's to change.
pub(crate) unsafe fn write(address: usize, from: &[u8]) -> io::Result<usize> {
    let local = libc::iovec {
        iov_base: from.as_ptr().cast_mut().cast(),
        iov_len: from.len(),
    };
    let remote = libc::iovec {
        iov_base: address as *mut c_void,
        iov_len: from.len(),
    };
    // SAFETY: the caller says that the memory may be changed; the kernel checks that it can be.
    let copied = unsafe { libc::process_vm_writev(libc::getpid(), &local, 1, &remote, 1, 0) };
    counted(copied)
}

fn counted(copied: isize) -> io::Result<usize> {
    match usize::try_from(copied) {
        Ok(copied) => Ok(copied),
        Err(_) => match io::Error::last_os_error() {
            error if error.raw_os_error() == Some(libc::EFAULT) => Ok(0),
            error => Err(error),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bad_addresses_are_no_signals() {
        let bytes = [1u8, 2, 3, 4];
        let mut read_bytes = [0; 4];
        assert_eq!(read(bytes.as_ptr() as usize, &mut read_bytes).unwrap(), 4);
        assert_eq!(read_bytes, bytes);
        assert_eq!(read(8, &mut read_bytes).unwrap(), 0);
        assert_eq!(read(usize::MAX - 1, &mut read_bytes).unwrap(), 0);
        let mut written = [0u8; 4];
        // SAFETY: one is ours; at the others nothing is, or what cannot be written.
        unsafe {
            assert_eq!(write(written.as_mut_ptr() as usize, &bytes).unwrap(), 4);
            assert_eq!(write(read as *const u8 as usize, &bytes).unwrap(), 0);
            assert_eq!(write(8, &bytes).unwrap(), 0);
        }
        assert_eq!(written, bytes);
    }
}
