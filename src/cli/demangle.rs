//! Names as their languages write them: of C++ (Itanium C++ ABI, 5.1), Rust (RFC 2603 and what was
//! before it) and D (D language specification, "Application Binary Interface", Name Mangling).

use std::sync::atomic::{AtomicBool, Ordering};

/// Whether names are shown as they are.
static AS_THEY_ARE: AtomicBool = AtomicBool::new(false);

/// From now on names are shown as they are (`--no-demangle`).
pub(super) fn turn_off() {
    AS_THEY_ARE.store(true, Ordering::Relaxed);
}

/// The name of a symbol as its language writes it, or nothing where it is not mangled. Of functions
/// of C++ their parameters are part of it, of those of D and Rust not.
pub(super) fn demangle(symbol: &str) -> Option<String> {
    if AS_THEY_ARE.load(Ordering::Relaxed) {
        return None;
    }
    // A symbol may have the assembler's mark in front that keeps it from being changed.
    let symbol = symbol.strip_prefix('\x01').unwrap_or(symbol);
    if let Ok(name) = rustc_demangle::try_demangle(symbol) {
        return Some(format!("{name:#}"));
    }
    if symbol.starts_with("_D") {
        return of_d(symbol);
    }
    // Names of types are mangled so, too, but none of a function.
    let mangled = symbol.starts_with("_Z") || symbol.starts_with("__Z");
    let parsed = mangled.then(|| cpp_demangle::Symbol::new(symbol).ok())?;
    let options = cpp_demangle::DemangleOptions::new().no_return_type();
    parsed?.demangle_with_options(&options).ok()
}

/// The name if the symbol is mangled, or else as the IR writes it.
pub(super) fn shown(symbol: &str) -> String {
    demangle(symbol).unwrap_or_else(|| format!("@{symbol}"))
}

/// The qualified name of a symbol of D: `_D` and then names with their lengths. It ends with the
/// first instance of a template, whose arguments are left out; what follows mostly repeats it.
fn of_d(symbol: &str) -> Option<String> {
    let bytes = symbol.as_bytes();
    let mut parts: Vec<&str> = Vec::new();
    let mut at = 2;
    loop {
        let (name, next) = match bytes.get(at) {
            // A name that has come before, by the distance to it in digits of base 26.
            Some(b'Q') => {
                let (distance, next) = base26(bytes, at + 1)?;
                (lname(symbol, at.checked_sub(distance)?)?.0, next)
            }
            Some(b'0'..=b'9') => lname(symbol, at)?,
            _ => break,
        };
        parts.push(match name {
            "__ctor" => "this",
            "__dtor" => "~this",
            "" => "__anonymous",
            name => name,
        });
        at = next;
        if let Some(b"__T" | b"__U") = bytes.get(at..at + 3) {
            parts.push(lname(symbol, at + 3)?.0);
            break;
        }
        // What a member function does to `this` stands between it and its type.
        if bytes.get(at) == Some(&b'M') && matches!(bytes.get(at + 1), Some(b'F' | b'U' | b'W')) {
            break;
        }
    }
    (!parts.is_empty()).then(|| parts.join("."))
}

/// A name behind its length in decimal digits, and what is behind it.
fn lname(symbol: &str, at: usize) -> Option<(&str, usize)> {
    let rest = symbol.get(at..)?;
    let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
    let end = digits.checked_add(rest[..digits].parse().ok()?)?;
    Some((rest.get(digits..end)?, at + end))
}

/// A number whose last digit is a small letter, and what is behind it.
fn base26(bytes: &[u8], at: usize) -> Option<(usize, usize)> {
    let mut value = 0usize;
    for (i, &b) in bytes.iter().enumerate().skip(at) {
        value = value.checked_mul(26)?;
        match b {
            b'A'..=b'Z' => value = value.checked_add((b - b'A').into())?,
            b'a'..=b'z' => return Some((value.checked_add((b - b'a').into())?, i + 1)),
            _ => return None,
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_three_languages() {
        for (symbol, name) in [
            ("_ZN3foo3barEii", "foo::bar(int, int)"),
            (
                "_ZNSt6vectorIiSaIiEE9push_backERKi",
                "std::vector<int, std::allocator<int> >::push_back(int const&)",
            ),
            ("_RNvC7mycrate3foo", "mycrate::foo"),
            (
                "_ZN4core3fmt5Write9write_fmt17h0123456789abcdefE",
                "core::fmt::Write::write_fmt",
            ),
            ("_D3std5stdio4File5closeMFNeZv", "std.stdio.File.close"),
            ("_Dmain", ""),
            ("_D4prog3fooFiZi", "prog.foo"),
            ("_D4prog__T3maxTiZQhFiiZi", "prog.max"),
            ("_D4prog4nodeQkMFZv", "prog.node.prog"),
            ("_D4prog1C6__ctorMFiZCQpQm", "prog.C.this"),
            ("main", ""),
            ("_Z", ""),
            ("_D99999999999999999999x", ""),
            ("_D3fo", ""),
            ("_D3fooQz", ""),
        ] {
            assert_eq!(demangle(symbol).unwrap_or_default(), name, "{symbol}");
        }
        assert_eq!(shown("_D4prog3fooFiZi"), "prog.foo");
        assert_eq!(shown("main"), "@main");
    }
}
