//! Inline assembly.
//!
//! What is no code, a barrier or a value that an optimizer is not to see through, costs nothing:
//! its results are the arguments that they are tied to. All other assembly becomes a *stub*, a
//! function of machine code that the LIR function has with it ([`StubData`](crate::lir::StubData)): inputs are stored to a
//! block in the frame, the stub is called with its address, and outputs are loaded from there.
//! What it is made of is the business of the assembler (`asm`), a feature of the crate.

use super::fail::Done;
use super::info::Class;
use super::operand::Repr;
use super::{Cx, aggregate, assembled, call, exception, memory};
use crate::ir::constraints::{self, Code, Constraint, Role};
use crate::ir::{self, Attr, CallData, Const, Operand, TypeId};
use crate::lir::{InstData, MemFlags, Value};

/// Directives that make no code that does anything, and name nothing.
const HARMLESS: [&[u8]; 4] = [b".ident", b".p2align", b".balign", b".align"];

/// Whether assembly has no instruction, and no directive but harmless ones: nothing but blanks,
/// what separates statements, and comments.
pub(crate) fn is_empty(mut text: &[u8]) -> bool {
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

/// The constraints of a call with the types of its operands.
pub(super) struct AsmOperands<'a> {
    /// The constraints, clobbers included.
    pub constraints: Vec<Constraint<'a>>,
    /// The type of each operand; of an indirect one, that of what the pointer leads to.
    pub types: Vec<TypeId>,
    /// The argument of each that takes one.
    pub args: Vec<Option<Operand>>,
}

impl<'a> AsmOperands<'a> {
    /// The operands that are parts of the result.
    pub(super) fn results(&self) -> impl Iterator<Item = usize> + '_ {
        let operands = self.constraints.iter().enumerate();
        operands
            .filter(|(_, constraint)| constraint.gives_result())
            .map(|(n, _)| n)
    }

    /// The input that an output is tied to: by its number, or by one register that both name.
    fn input_of(&self, output: usize) -> Option<usize> {
        let register = |constraint: &Constraint<'_>| match constraint.codes(0)[..] {
            [Code::Register(name)] => Some(register_name(name)),
            _ => None,
        };
        let named = register(&self.constraints[output]);
        let tied = |constraint: &Constraint<'a>| {
            let number = |code: &Code<'_>| *code == Code::Tied(output);
            constraint.alternatives.iter().flatten().any(number)
                || named.is_some() && register(constraint) == named
        };
        let inputs = self.constraints.iter().enumerate();
        inputs
            .filter(|(_, constraint)| constraint.role == Role::Input)
            .find(|(_, constraint)| tied(constraint))
            .map(|(n, _)| n)
    }
}

/// A register under its 64-bit name without the `r`, so that the names of its parts are the same.
fn register_name(name: &[u8]) -> Vec<u8> {
    match name {
        [b'r' | b'e', rest @ ..] if rest.len() == 2 && rest[0].is_ascii_alphabetic() => rest.into(),
        [letter @ (b'a' | b'b' | b'c' | b'd'), b'l'] => vec![*letter, b'x'],
        [first, second, b'l'] => vec![*first, *second],
        [b'r', digits @ .., b'd' | b'w' | b'b'] => [b"r", digits].concat(),
        name => name.into(),
    }
}

/// The result of a call of inline assembly, and for a `callbr` the number of the label that it
/// leaves by, 0 for none.
pub(super) fn inline_asm(
    cx: &mut Cx<'_>,
    inst: ir::Inst,
    call: &CallData,
) -> Done<(Repr, Option<Value>)> {
    let module = cx.module;
    let asm = call.callee.as_const().map(|id| module.consts.get(id));
    let Some(Const::InlineAsm {
        text,
        constraints,
        flags,
    }) = asm
    else {
        return Err(cx.invalid("what it calls is not assembly"));
    };
    let (text, constraints) = (module.names.get(text), module.names.get(constraints));
    let Some(constraints) = constraints::parse(constraints) else {
        return Err(cx.invalid("its constraints cannot be read"));
    };
    let operands = asm_operands(cx, inst, call, constraints)?;
    if is_empty(text) {
        return Ok((barrier(cx, inst, &operands)?, None));
    }
    /// The flag of assembly that says `unwind`.
    const UNWIND: u8 = 8;
    let unwind = exception::unwind_of(cx, call, None);
    let unwind = unwind.filter(|_| flags & UNWIND != 0);
    assembled::assembled(cx, inst, text, flags, &operands, unwind)
}

/// Whether the function has no prologue and no epilogue, and is nothing but assembly.
pub(super) fn is_naked(cx: &Cx<'_>) -> bool {
    let names = &cx.module.names;
    names.find(b"naked").is_some_and(|naked| {
        let mut attrs = cx.module.attrs.all(cx.func.attrs);
        attrs.any(|attr| attr == Attr::Other(naked))
    })
}

/// The operands of a call of assembly.
pub(super) fn asm_operands<'a>(
    cx: &Cx<'a>,
    inst: ir::Inst,
    call: &CallData,
    constraints: Vec<Constraint<'a>>,
) -> Done<AsmOperands<'a>> {
    let ty = cx.body.inst_type(inst);
    let count = constraints.iter().filter(|c| c.gives_result()).count();
    let mut fields = match cx.module.types.resolved(ty) {
        ir::Type::Struct { fields, .. } if count > 1 => cx.module.types.list(fields).to_vec(),
        ir::Type::Void => Vec::new(),
        _ => vec![ty],
    };
    if fields.len() != count {
        return Err(cx.invalid("inline assembly has not as many results as it says"));
    }
    fields.reverse();
    let mut passed = cx.body.operands(call.args).enumerate();
    let (mut types, mut args) = (Vec::new(), Vec::new());
    for constraint in constraints.iter().filter(|c| c.role != Role::Clobber) {
        if !constraint.takes_argument() {
            types.push(fields.pop().unwrap_or(TypeId::VOID));
            args.push(None);
            continue;
        }
        let Some((n, arg)) = passed.next() else {
            return Err(cx.invalid("inline assembly lacks an argument"));
        };
        let mut ty = cx.type_of(arg);
        if constraint.indirect {
            match call::element_type(cx, call, n).or(cx.module.types.pointee(ty)) {
                Some(pointee) => ty = pointee,
                None => return Err(cx.invalid("an indirect operand has no type")),
            }
        }
        types.push(ty);
        args.push(Some(arg));
    }
    Ok(AsmOperands {
        constraints,
        types,
        args,
    })
}

/// Assembly that is no code.
fn barrier(cx: &mut Cx<'_>, inst: ir::Inst, operands: &AsmOperands<'_>) -> Done<Repr> {
    for (output, constraint) in operands.constraints.iter().enumerate() {
        // What is stored there is what was in the register before.
        if constraint.role == Role::Output
            && constraint.indirect
            && let Some(input) = operands.input_of(output)
            && !operands.constraints[input].indirect
            && let (Some(to), Some(value)) = (operands.args[output], operands.args[input])
        {
            let ty = operands.types[input];
            let (value, to) = (cx.repr(value)?, cx.address(to)?);
            memory::store_at(cx, ty, MemFlags::PLAIN, value, to)?;
        }
    }
    let touches_memory = |constraint: &Constraint<'_>| {
        constraint.role == Role::Output && constraint.indirect
            || constraint.codes(0)[..] == [Code::Register(b"memory")]
    };
    if operands.constraints.iter().any(touches_memory) {
        cx.b.effect(InstData::Barrier);
    }
    let mut parts = Vec::new();
    for output in operands.results() {
        push_result(cx, operands, output, &mut parts)?;
    }
    Ok(asm_result(cx, inst, &parts))
}

/// The result of a call whose results have these leaves.
pub(super) fn asm_result(cx: &mut Cx<'_>, inst: ir::Inst, parts: &[Repr]) -> Repr {
    let ty = cx.body.inst_type(inst);
    match (cx.info.class(ty), parts) {
        (Class::Void, _) => Repr::Unset,
        (Class::Scalar(_), &[repr]) => repr,
        _ => {
            let at = cx.s.parts.len() as u32;
            cx.s.parts.extend_from_slice(parts);
            Repr::Parts(at)
        }
    }
}

/// Appends the leaves of one result of assembly that is no code.
fn push_result(
    cx: &mut Cx<'_>,
    operands: &AsmOperands<'_>,
    output: usize,
    parts: &mut Vec<Repr>,
) -> Done<()> {
    let ty = operands.types[output];
    let input = operands.input_of(output);
    let Some(arg) = input.and_then(|input| operands.args[input]) else {
        let mut leaves = Vec::new();
        let found = cx.info.leaves(cx.module, ty, 0, &mut leaves);
        found.map_err(|limit| cx.limit(limit, ty))?;
        parts.extend(leaves.iter().map(|leaf| Repr::Const(leaf.scalar.ty, 0)));
        return Ok(());
    };
    let given = cx.type_of(arg);
    // An address and an integer as wide are in one register alike.
    let alike = matches!(
        (cx.info.class(given), cx.info.class(ty)),
        (Class::Scalar(given), Class::Scalar(ty)) if given == ty
    );
    if given != ty && !alike {
        return Err(cx.unsupported("inline assembly that ties values of two types"));
    }
    let count = cx.leaf_count(ty)?;
    let at = aggregate::parts(cx, arg)? as usize;
    parts.extend_from_slice(cx.s.parts.get(at..at + count).unwrap_or(&[]));
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The input that each result is.
    fn results(text: &str) -> Vec<Option<usize>> {
        let constraints = constraints::parse(text.as_bytes()).expect("well formed");
        let operands = AsmOperands {
            constraints,
            types: Vec::new(),
            args: Vec::new(),
        };
        operands.results().map(|n| operands.input_of(n)).collect()
    }

    #[test]
    fn constraints_tie_results_to_arguments() {
        assert_eq!(results(""), []);
        assert_eq!(results("~{memory},~{dirflag}"), []);
        assert_eq!(results("=r,0,~{flags}"), [Some(1)]);
        assert_eq!(results("=r,=&r,r,1,0"), [Some(4), Some(3)]);
        assert_eq!(results("={ax},={rdx},{edx},{al}"), [Some(3), Some(2)]);
        assert_eq!(results("=*m,=x,*m,1"), [Some(3)]);
        assert_eq!(results("={r8d},{r8}"), [Some(1)]);
        assert_eq!(results("={si},{sil}"), [Some(1)]);
        assert_eq!(results("=r,imr,!i"), [None]);
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
