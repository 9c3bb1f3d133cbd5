//! Inline assembly that is no code: barriers, and values that an optimizer is not to see through.
//!
//! No access to memory is moved over one that says `~{memory}`. A result that is tied to an argument
//! (by its number, or by one register that both name) is that argument; of any other it is not
//! said what it is.

use super::Cx;
use super::fail::Done;
use super::info::Class;
use super::operand::Repr;
use crate::ir::{self, CallData, Name, Operand, TypeId};
use crate::lir;

/// Directives that make no code that does anything, and name nothing.
const HARMLESS: [&[u8]; 4] = [b".ident", b".p2align", b".balign", b".align"];

/// Whether assembly has no instruction, and no directive but harmless ones: nothing but blanks,
/// what separates statements, and comments.
pub fn is_empty(mut text: &[u8]) -> bool {
    loop {
        text = match text.trim_ascii_start() {
            [] => return true,
            [b';', rest @ ..] => rest,
            [b'/', b'*', rest @ ..] => match memchr::memmem::find(rest, b"*/") {
                Some(at) => &rest[at + 2..],
                None => return false,
            },
            line @ ([b'#', ..] | [b'/', b'/', ..]) => match memchr::memchr(b'\n', line) {
                Some(at) => &line[at..],
                None => return true,
            },
            line @ [b'.', ..] => {
                let end = memchr::memchr(b'\n', line).unwrap_or(line.len());
                let (line, rest) = line.split_at(end);
                let word = line.split(u8::is_ascii_whitespace).next().unwrap_or(line);
                // Another statement may follow on the line.
                if !HARMLESS.contains(&word) || line.contains(&b';') {
                    return false;
                }
                rest
            }
            _ => return false,
        };
    }
}

/// What the constraints of empty assembly say.
#[derive(Debug, Default, PartialEq, Eq)]
struct Ties {
    /// For each result the argument that it is.
    results: Vec<Option<usize>>,
    /// Whether memory is read and written.
    memory: bool,
}

/// A register under its 64-bit name, so that the names of its parts are the same.
fn register(constraint: &[u8]) -> Option<Vec<u8>> {
    let name = constraint.strip_prefix(b"{")?.strip_suffix(b"}")?;
    Some(match name {
        [b'r' | b'e', rest @ ..] if rest.len() == 2 && rest[0].is_ascii_alphabetic() => rest.into(),
        [letter @ (b'a' | b'b' | b'c' | b'd'), b'l'] => vec![*letter, b'x'],
        [first, second, b'l'] => vec![*first, *second],
        [b'r', digits @ .., b'd' | b'w' | b'b'] => [b"r", digits].concat(),
        name => name.into(),
    })
}

/// Reads constraints; an error is the one that is not understood.
fn ties(constraints: &[u8]) -> Result<Ties, &[u8]> {
    let mut ties = Ties::default();
    // The constraints of results and of the arguments, as far as they are values.
    let mut outputs: Vec<&[u8]> = Vec::new();
    let mut args = 0;
    if constraints.is_empty() {
        return Ok(ties);
    }
    // Which argument each operand is, that a number may mean.
    for whole in constraints.split(|&byte| byte == b',') {
        match whole {
            b"~{memory}" => ties.memory = true,
            [b'~' | b'!', ..] => {}
            [b'=', rest @ ..] => {
                let rest = rest.strip_prefix(b"&").unwrap_or(rest);
                if let [b'*', place @ ..] = rest {
                    // What is in memory stays as it is; what a register is stored to does not.
                    if !place
                        .iter()
                        .any(|byte| matches!(byte, b'm' | b'o' | b'V' | b'g'))
                    {
                        return Err(whole);
                    }
                    args += 1;
                    ties.memory = true;
                    outputs.push(b"*");
                } else {
                    outputs.push(rest);
                    ties.results.push(None);
                }
            }
            [b'+', ..] => return Err(whole),
            input => {
                let input = input.strip_prefix(b"%").unwrap_or(input);
                let tied = match std::str::from_utf8(input).ok().and_then(|i| i.parse().ok()) {
                    Some(number) if number >= outputs.len() => return Err(whole),
                    Some(number) => Some(number),
                    None => register(input).and_then(|name| {
                        let same = |output: &&[u8]| register(output).as_ref() == Some(&name);
                        outputs.iter().position(same)
                    }),
                };
                if let Some(output) = tied {
                    let before = outputs[..output].iter().filter(|&&o| o != b"*").count();
                    match outputs[output] {
                        b"*" => return Err(whole),
                        _ => ties.results[before] = Some(args),
                    }
                }
                args += 1;
            }
        }
    }
    Ok(ties)
}

impl Cx<'_> {
    pub(super) fn inline_asm(
        &mut self,
        inst: ir::Inst,
        (text, constraints): (Name, Name),
        call: &CallData,
    ) -> Done<Repr> {
        let names = &self.module.names;
        if !is_empty(names.get(text)) {
            let text = names.text(text).escape_debug().to_string();
            return Err(self.unsupported(format_args!("the inline assembly \"{text}\"")));
        }
        let ties = match ties(names.get(constraints)) {
            Ok(ties) => ties,
            Err(part) => {
                let part = String::from_utf8_lossy(part).into_owned();
                return Err(
                    self.unsupported(format_args!("the constraint \"{part}\" of inline assembly"))
                );
            }
        };
        if ties.memory {
            self.b.effect(lir::InstData::Barrier);
        }
        let ty = self.body.inst_type(inst);
        if self.info.class(ty) == Class::Void {
            return Ok(Repr::Unset);
        }
        let fields: Vec<TypeId> = match self.module.types.resolved(ty) {
            ir::Type::Struct { fields, .. } if ties.results.len() > 1 => {
                self.module.types.list(fields).to_vec()
            }
            _ => vec![ty],
        };
        if fields.len() != ties.results.len() {
            return Err(self.invalid("inline assembly has not as many results as it says"));
        }
        let mut parts = Vec::new();
        for (&field, tied) in fields.iter().zip(&ties.results) {
            self.push_result(field, *tied, call, &mut parts)?;
        }
        if let (Class::Scalar(_), &[repr]) = (self.info.class(ty), &parts[..]) {
            return Ok(repr);
        }
        let at = self.s.parts.len() as u32;
        self.s.parts.extend(parts);
        Ok(Repr::Parts(at))
    }

    /// Appends the leaves of one result.
    fn push_result(
        &mut self,
        ty: TypeId,
        tied: Option<usize>,
        call: &CallData,
        parts: &mut Vec<Repr>,
    ) -> Done<()> {
        let Some(arg) = tied else {
            let mut leaves = Vec::new();
            let found = self.info.leaves(self.module, ty, 0, &mut leaves);
            found.map_err(|limit| self.limit(limit, ty))?;
            parts.extend(leaves.iter().map(|leaf| Repr::Const(leaf.scalar.ty, 0)));
            return Ok(());
        };
        let Some(&word) = self.body.pool.get(call.args).get(arg) else {
            return Err(self.invalid("inline assembly lacks an argument"));
        };
        let arg = Operand(word);
        if self.type_of(arg) != ty {
            return Err(self.unsupported("inline assembly that ties values of two types"));
        }
        let count = self.leaf_count(ty)?;
        let at = self.parts(arg)? as usize;
        parts.extend_from_slice(self.s.parts.get(at..at + count).unwrap_or(&[]));
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn constraints_tie_results_to_arguments() {
        let results = |text: &'static str| ties(text.as_bytes()).map(|ties| ties.results);
        assert_eq!(results(""), Ok(vec![]));
        assert_eq!(results("~{memory},~{dirflag}"), Ok(vec![]));
        assert_eq!(results("=r,0,~{flags}"), Ok(vec![Some(0)]));
        assert_eq!(results("=r,=&r,r,1,0"), Ok(vec![Some(2), Some(1)]));
        assert_eq!(
            results("={ax},={rdx},{edx},{al}"),
            Ok(vec![Some(1), Some(0)])
        );
        assert_eq!(results("=*m,=x,*m,1"), Ok(vec![Some(2)]));
        assert_eq!(results("={r8d},{r8}"), Ok(vec![Some(0)]));
        assert_eq!(results("={si},{sil}"), Ok(vec![Some(0)]));
        assert_eq!(results("=r,imr,!i"), Ok(vec![None]));
        assert_eq!(results("=*r,0"), Err(&b"=*r"[..]));
        assert_eq!(results("=r,1"), Err(&b"1"[..]));
    }

    #[test]
    fn comments_are_no_code() {
        assert!(is_empty(b"") && is_empty(b" \n\t# nothing\n"));
        assert!(is_empty(b"/* a\n nop */ ; // b\n\t/**/# c"));
        assert!(!is_empty(b"nop") && !is_empty(b"# a\nret") && !is_empty(b"/* nop"));
        assert!(is_empty(b".ident \"a\"\n\t.p2align 4, 0x90 # b"));
        assert!(!is_empty(b".ident \"a\"; nop") && !is_empty(b".long 1"));
        assert!(!is_empty(b"/* a */ nop") && !is_empty(b"; ret"));
    }
}
