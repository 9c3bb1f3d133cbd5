//! What `__builtin_cpu_supports` asks of newer processors. Compilers link the answers into each program, hidden,
//! so that no library has them for others, as it has those for older processors (`clib.rs`).

use std::arch::is_x86_feature_detected as has;
use std::sync::OnceLock;

/// The address of a variable that a program asks the processor's features of.
pub(super) fn symbol(name: &[u8]) -> Option<*const u8> {
    static FEATURES: OnceLock<[u32; 3]> = OnceLock::new();
    (name == b"__cpu_features2").then(|| FEATURES.get_or_init(features).as_ptr().cast())
}

/// The value of `__cpu_features2`: the features with the numbers from 32 on, by the enumeration that the libraries
/// of GCC and LLVM share (`X86TargetParser.def`). What the standard library cannot tell is said to be not there.
fn features() -> [u32; 3] {
    let newer = has!("avx2") && has!("bmi1") && has!("bmi2") && has!("f16c") && has!("fma");
    let v2 = has!("cmpxchg16b") && has!("popcnt") && has!("ssse3") && has!("sse4.2");
    let v3 = v2 && newer && has!("lzcnt") && has!("movbe");
    let wide = has!("avx512f") && has!("avx512bw") && has!("avx512cd") && has!("avx512dq");
    let v4 = v3 && wide && has!("avx512vl");
    let numbers = [
        (32, has!("gfni")),
        (33, has!("vpclmulqdq")),
        (34, has!("avx512vnni")),
        (35, has!("avx512bitalg")),
        (36, has!("avx512bf16")),
        (37, has!("avx512vp2intersect")),
        (40, has!("adx")),
        (46, has!("cmpxchg16b")),
        (49, has!("f16c")),
        (57, has!("lzcnt")),
        (58, has!("movbe")),
        (69, has!("rdrand")),
        (70, has!("rdseed")),
        (74, has!("sha")),
        (78, has!("vaes")),
        (81, has!("xsave")),
        (82, has!("xsavec")),
        (83, has!("xsaveopt")),
        (84, has!("xsaves")),
        (95, true),
        (96, v2),
        (97, v3),
        (98, v4),
    ];
    let mut words = [0; 3];
    for (number, _) in numbers.into_iter().filter(|&(_, is_there)| is_there) {
        words[number / 32 - 1] |= 1 << (number % 32);
    }
    words
}
