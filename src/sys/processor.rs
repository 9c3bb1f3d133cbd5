//! What the C library found out about the processor when it was loaded.
//!
//! The instruction `cpuid` leaves a virtual machine, and takes 5 to 15 µs there. The standard library executes it
//! seven times when it is first asked for a feature: one part in thirty of a small program's run.

use std::sync::OnceLock;

/// Where `cpuid` answers for a feature.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FeatureBit {
    /// The leaf, by the C library's number of it.
    pub(crate) leaf: u32,
    /// The register: `eax`, `ebx`, `ecx`, `edx`.
    pub(crate) register: usize,
    /// The bit of the register.
    pub(crate) bit: u32,
}

impl FeatureBit {
    /// Leaf 1.
    pub(crate) const LEAF_1: u32 = 0;
    /// Leaf 7, subleaf 0.
    pub(crate) const LEAF_7: u32 = 1;
    /// Leaf 0x80000001.
    pub(crate) const LEAF_80000001: u32 = 2;
    /// The register `ebx`.
    pub(crate) const EBX: usize = 1;
    /// The register `ecx`.
    pub(crate) const ECX: usize = 2;
}

/// What the C library gives for a leaf (`struct cpuid_feature` of glibc's `<bits/platform/x86.h>`).
#[repr(C)]
struct Leaf {
    /// What the processor says.
    cpuid: [u32; 4],
    /// What of it programs can use.
    active: [u32; 4],
}

type LeafOf = unsafe extern "C" fn(u32) -> *const Leaf;

/// Whether programs can use a feature; `None` where the C library does not say, as before glibc 2.33.
pub(crate) fn can_use(feature: FeatureBit) -> Option<bool> {
    static LEAF_OF: OnceLock<Option<LeafOf>> = OnceLock::new();
    let leaf_of = (*LEAF_OF.get_or_init(find))?;
    // SAFETY: it takes the number of a leaf, and gives one that is all zeros for a number that it does not know.
    // It is never changed.
    let leaf = unsafe { leaf_of(feature.leaf).as_ref() }?;
    let active = leaf.active.get(feature.register)?;
    Some(active >> feature.bit & 1 != 0)
}

fn find() -> Option<LeafOf> {
    // SAFETY: the name is a C string, and what is found has this type.
    unsafe {
        let found = libc::dlsym(libc::RTLD_DEFAULT, c"__x86_get_cpuid_feature_leaf".as_ptr());
        std::mem::transmute::<*mut libc::c_void, Option<LeafOf>>(found)
    }
}
