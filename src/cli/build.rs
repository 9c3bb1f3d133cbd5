//! How the command line is linked, so that it starts fast.
//!
//! It goes to a fixed address: of a small program's whole run a sixth would go into the 8,400 relocations
//! of the tables otherwise. What GDB looks for by name is exported, so that it is found without other symbols,
//! too.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rustc-link-arg-bins=-no-pie");
    // Functions of other crates are called directly (`.cargo/config.toml`); those of C are bound at the start.
    println!("cargo::rustc-link-arg-bins=-Wl,-z,now");
    for name in ["__jit_debug_descriptor", "__jit_debug_register_code"] {
        println!("cargo::rustc-link-arg-bins=-Wl,--export-dynamic-symbol={name}");
    }
}
