//! Data layouts: what LLVM has added to those of x86 since they were written.

use crate::ir::Module;

/// The address spaces of pointers of 32 and 64 bits, since LLVM 10.
const POINTERS: &str = "-p270:32:32-p271:32:32-p272:64:64";
/// That integers of 128 bits are aligned to 16 bytes, since LLVM 18.
const WIDE: &str = "-i128:128";

/// Brings the data layout of a module for x86 up to date.
pub fn data_layout(m: &mut Module) {
    let (Some(layout), Some(triple)) = (m.data_layout, m.triple) else {
        return;
    };
    let (Ok(layout), Ok(triple)) = (
        std::str::from_utf8(m.names.get(layout)),
        std::str::from_utf8(m.names.get(triple)),
    ) else {
        return;
    };
    if let Some(new) = upgraded(layout, triple) {
        m.data_layout = Some(m.names.intern(new.as_bytes()));
    }
}

/// A layout with all that is new; `None` where nothing is.
fn upgraded(layout: &str, triple: &str) -> Option<String> {
    let arch = triple.split('-').next()?;
    let wide = matches!(arch, "x86_64" | "amd64" | "x86_64h");
    let narrow = arch.len() == 4 && arch.starts_with('i') && arch.ends_with("86");
    if !wide && !narrow {
        return None;
    }
    let mut new = layout.to_string();
    if !new.contains(POINTERS)
        && let Some(at) = behind_mangling(&new)
    {
        new.insert_str(at, POINTERS);
    }
    if !new.contains(WIDE)
        && !triple.contains("elfiamcu")
        && let Some(at) = behind_integers(&new)
    {
        new.insert_str(at, WIDE);
    }
    if narrow && triple.contains("windows-msvc") {
        new = new.replacen("-f80:32-", "-f80:128-", 1);
    }
    (new != layout).then_some(new)
}

/// Where `e-m:x`, or that and `-p:32:32`, ends in front of the layout of numbers of 64 bits.
fn behind_mangling(layout: &str) -> Option<usize> {
    let rest = layout.strip_prefix("e-m:")?;
    let rest = rest.strip_prefix(|c: char| c.is_ascii_lowercase())?;
    let rest = rest.strip_prefix("-p:32:32").unwrap_or(rest);
    let next = rest.starts_with("-i64:") || rest.starts_with("-f64:");
    next.then(|| layout.len() - rest.len())
}

/// Where the specifications of mangling, pointers and integers end, if no other stands between
/// them.
fn behind_integers(layout: &str) -> Option<usize> {
    let early = |part: &str| part.starts_with(['m', 'p', 'i']);
    let mut parts = layout.split('-');
    if parts.next() != Some("e") {
        return None;
    }
    let mut end = 1;
    let mut parts = parts.peekable();
    while let Some(part) = parts.next_if(|part| early(part)) {
        end += 1 + part.len();
    }
    let rest_fits = parts.all(|part| !part.is_empty() && !early(part));
    rest_fits.then_some(end)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn layouts_of_old_get_what_is_new() {
        let linux = "x86_64-unknown-linux-gnu";
        let new = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128";
        for old in [
            "e-m:e-i64:64-f80:128-n8:16:32:64-S128",
            "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128",
        ] {
            assert_eq!(upgraded(old, linux).as_deref(), Some(new));
        }
        assert_eq!(upgraded(new, linux), None);
        assert_eq!(upgraded("e-m:e-i64:64", "aarch64-unknown-linux"), None);
        assert_eq!(upgraded("e", linux).as_deref(), Some("e-i128:128"));
        assert_eq!(upgraded("E-m:e", linux), None);
        assert_eq!(
            upgraded("e-p:64:64:64-i1:8:8-i64:64:64-f32:32:32-a0:0:64", linux).as_deref(),
            Some("e-p:64:64:64-i1:8:8-i64:64:64-i128:128-f32:32:32-a0:0:64")
        );
    }
}
