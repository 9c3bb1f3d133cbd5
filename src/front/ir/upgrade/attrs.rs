//! Attributes that have other words now.

use smallvec::SmallVec;

use crate::ir::attr::{Attr, AttrSet};
use crate::ir::known_attrs::known;
use crate::ir::name::Names;
use crate::ir::{CallConv, Module, Param, TypeId};

/// Brings the attributes of a function or call up to date.
pub fn attributes(attrs: &mut SmallVec<[Attr; 8]>, names: &mut Names) {
    if !attrs.iter().any(|attr| former(attr, names).is_some()) {
        return;
    }
    let mut frame_pointer = None;
    let mut null_is_valid = false;
    attrs.retain(|attr| {
        let Some((known, value)) = former(attr, names) else {
            return true;
        };
        match known {
            FormerAttr::FramePointer => {
                frame_pointer = Some(if value == b"true" { "all" } else { "none" });
            }
            // The one above says more.
            FormerAttr::FramePointerNonLeaf if frame_pointer == Some("all") => {}
            FormerAttr::FramePointerNonLeaf => frame_pointer = Some("non-leaf"),
            FormerAttr::NullIsValid => null_is_valid |= value == b"true",
        }
        false
    });
    if let Some(which) = frame_pointer {
        let text = format!("\"frame-pointer\"=\"{which}\"");
        let attr = Attr::Other(names.intern(text.as_bytes()));
        // Strings stand in the order of their names.
        let before = |attr: &Attr| match attr {
            Attr::Other(name) => {
                let other = names.get(*name);
                !other.starts_with(b"\"") || other < text.as_bytes()
            }
            _ => true,
        };
        let at = attrs.iter().rposition(before).map_or(0, |at| at + 1);
        attrs.insert(at, attr);
    }
    if null_is_valid {
        let attr = Attr::Other(names.intern(b"null_pointer_is_valid"));
        let at = attrs.iter().position(|attr| is_string(attr, names));
        attrs.insert(at.unwrap_or(attrs.len()), attr);
    }
}

/// The attributes of a parameter or result without those that nothing of its type can have: until
/// LLVM 11, `align` could stand at integers, and at results that are `void`.
pub fn fitting(m: &mut Module, set: AttrSet, ty: TypeId) -> AttrSet {
    let fits = |attr: &Attr| {
        let row = attr.word(&m.names).and_then(|(word, _)| known(word));
        row.is_none_or(|row| row.on.fits(&m.types, ty))
    };
    let all = m.attrs.get(set);
    if all.iter().all(fits) {
        return set;
    }
    let fitting: SmallVec<[Attr; 8]> = all.iter().copied().filter(fits).collect();
    m.attrs.intern(&fitting)
}

/// Passes the argument of an interrupt handler of x86 by `byval`, which until LLVM 12 went without
/// saying.
pub fn interrupt_handler(m: &mut Module, conv: CallConv, params: &mut [Param]) {
    let Some(first) = params.first_mut() else {
        return;
    };
    let by_value = |attr: &Attr| matches!(attr, Attr::ByVal(_));
    if conv != CallConv::Number(X86_INTERRUPT) || m.attrs.get(first.attrs).iter().any(by_value) {
        return;
    }
    if let Some(pointee) = m.types.pointee(first.ty) {
        let mut attrs: SmallVec<[Attr; 8]> = SmallVec::from_slice(m.attrs.get(first.attrs));
        attrs.push(Attr::ByVal(Some(pointee)));
        first.attrs = m.attrs.intern(&attrs);
    }
}

/// The number of `x86_intrcc`.
const X86_INTERRUPT: u16 = 83;

fn is_string(attr: &Attr, names: &Names) -> bool {
    matches!(attr, Attr::Other(name) if names.get(*name).starts_with(b"\""))
}

/// An attribute that LLVM knows no more.
enum FormerAttr {
    /// `"no-frame-pointer-elim"="true"`, until LLVM 9.
    FramePointer,
    /// `"no-frame-pointer-elim-non-leaf"`, until LLVM 9.
    FramePointerNonLeaf,
    /// `"null-pointer-is-valid"="true"`, until LLVM 10.
    NullIsValid,
}

/// Which one an attribute is, and its value.
fn former<'n>(attr: &Attr, names: &'n Names) -> Option<(FormerAttr, &'n [u8])> {
    let Attr::Other(name) = attr else { return None };
    let text = names.get(*name).strip_prefix(b"\"")?;
    let end = text.iter().position(|&byte| byte == b'"')?;
    let (key, rest) = text.split_at(end);
    let known = match key {
        b"no-frame-pointer-elim" => FormerAttr::FramePointer,
        b"no-frame-pointer-elim-non-leaf" => FormerAttr::FramePointerNonLeaf,
        b"null-pointer-is-valid" => FormerAttr::NullIsValid,
        _ => return None,
    };
    let value = rest
        .strip_prefix(b"\"=\"")
        .and_then(|value| value.strip_suffix(b"\""));
    Some((known, value.unwrap_or(b"")))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn upgraded(attrs: &[&str]) -> Vec<String> {
        let mut names = Names::default();
        let mut list: SmallVec<[Attr; 8]> = attrs
            .iter()
            .map(|attr| Attr::Other(names.intern(attr.as_bytes())))
            .collect();
        attributes(&mut list, &mut names);
        let text = |attr: &Attr| match attr {
            Attr::Other(name) => names.text(*name).into_owned(),
            _ => String::new(),
        };
        list.iter().map(text).collect()
    }

    #[test]
    fn words_of_old_are_replaced() {
        let old = [
            "nounwind",
            "\"less-precise-fpmad\"=\"false\"",
            "\"no-frame-pointer-elim\"=\"true\"",
            "\"no-frame-pointer-elim-non-leaf\"",
            "\"null-pointer-is-valid\"=\"true\"",
        ];
        let new = [
            "nounwind",
            "null_pointer_is_valid",
            "\"frame-pointer\"=\"all\"",
            "\"less-precise-fpmad\"=\"false\"",
        ];
        assert_eq!(upgraded(&old), new);
        assert_eq!(upgraded(&new), new);
        assert_eq!(
            upgraded(&["\"no-frame-pointer-elim\"=\"false\""]),
            ["\"frame-pointer\"=\"none\""]
        );
    }
}
