//! What calling conventions and the alignment of types ask of functions and calls.

use super::checker::{At, Checker};
use super::inst::call_of;
use super::rule::{Check, InstKind, Rule};
use crate::ir::{Attr, AttrSet, CallConv, FuncId, Function, Type, TypeId};

const CALLS: &[InstKind] = &[InstKind::Call, InstKind::Invoke, InstKind::CallBr];

pub(super) const RULES: &[Rule] = &[
    Rule {
        code: "calling-convention",
        says: "`fastcc`, `coldcc` and those of kernels and shaders take no variable arguments; \
               kernels return `void`, and are passed nothing by `sret` or `byval`; the argument of \
               an interrupt handler is passed by `byval`",
        check: Check::Function(convention),
    },
    Rule {
        code: "calling-convention",
        says: "functions of the convention `amdgpu_cs_chain` are started by an intrinsic alone",
        check: Check::Inst(CALLS, chain),
    },
    Rule {
        code: "call-alignment",
        says: "what is passed and returned is aligned to at most 2^32 bytes",
        check: Check::Inst(CALLS, alignment),
    },
];

/// Properties of conventions, by their numbers.
struct Convention {
    number: u16,
    kind: ConventionKind,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum ConventionKind {
    /// Takes no variable arguments.
    Fixed,
    /// A shader: it has no place for results in memory either.
    Shader,
    /// A kernel, which returns nothing.
    Kernel,
    /// A kernel that is passed structs in memory.
    OpenClKernel,
    /// An interrupt handler of x86.
    Interrupt,
}

const CONVENTIONS: &[Convention] = {
    use ConventionKind::{Fixed, Interrupt, Kernel, OpenClKernel, Shader};
    const fn row(number: u16, kind: ConventionKind) -> Convention {
        Convention { number, kind }
    }
    &[
        row(71, Fixed),
        row(72, Fixed),
        row(76, OpenClKernel),
        row(77, Fixed),
        row(83, Interrupt),
        row(87, Shader),
        row(88, Shader),
        row(89, Shader),
        row(90, Shader),
        row(91, Kernel),
        row(93, Shader),
        row(CHAINS[0], Kernel),
        row(CHAINS[1], Kernel),
    ]
};

/// `amdgpu_cs_chain` and `amdgpu_cs_chain_preserve`.
const CHAINS: [u16; 2] = [104, 105];

fn kind_of(conv: CallConv) -> Option<ConventionKind> {
    match conv {
        CallConv::Fast | CallConv::Cold => Some(ConventionKind::Fixed),
        CallConv::Number(number) => {
            let mut rows = CONVENTIONS.iter();
            rows.find(|row| row.number == number).map(|row| row.kind)
        }
        _ => None,
    }
}

fn convention(c: &mut Checker<'_>, rule: &'static Rule, id: FuncId) {
    let func = &c.m.funcs[id];
    let Some(message) = kind_of(func.conv).and_then(|kind| breach(c, func, kind)) else {
        return;
    };
    let span = c.m.globals[func.global].span;
    let message = format!("{} {message}", c.func_name(func));
    let diagnostic = c.error(rule, span, message);
    c.push(diagnostic);
}

/// What a function has that its convention has not.
fn breach(c: &Checker<'_>, func: &Function, kind: ConventionKind) -> Option<&'static str> {
    use ConventionKind::{Fixed, Interrupt, Kernel, OpenClKernel, Shader};
    let has = |set: AttrSet, of: fn(Attr) -> bool| c.m.attrs.all(set).any(of);
    let any = |of: fn(Attr) -> bool| func.params.iter().any(|param| has(param.attrs, of));
    let by_value = |attr| matches!(attr, Attr::ByVal(_));
    if kind == Interrupt {
        let first = func.params.first();
        let fits = first.is_none_or(|param| has(param.attrs, by_value));
        return (!fits).then_some("is an interrupt handler: its argument is passed by `byval`");
    }
    if matches!(kind, Kernel | OpenClKernel) && func.ret != TypeId::VOID {
        return Some("is a kernel, and so returns `void`");
    }
    if kind != Fixed && any(|attr| matches!(attr, Attr::SRet(_))) {
        return Some("is of a convention without `sret`");
    }
    let in_memory = |attr| {
        matches!(
            attr,
            Attr::ByVal(_) | Attr::Preallocated(_) | Attr::InAlloca(_)
        )
    };
    if matches!(kind, Kernel | Shader) {
        if any(in_memory) {
            return Some("is of a convention without `byval`, `preallocated` and `inalloca`");
        }
        let stack = Some(c.m.target_layout().alloca_space);
        let by_ref = |attr| matches!(attr, Attr::ByRef(_));
        let mut params = func.params.iter();
        if params.any(|p| has(p.attrs, by_ref) && c.m.types.space(p.ty) == stack) {
            return Some("is of a convention without `byref` of the stack");
        }
    }
    func.varargs
        .then_some("is of a convention without variable arguments")
}

fn chain(c: &mut Checker<'_>, rule: &'static Rule, at: At<'_>) {
    let conv = call_of(at).map(|call| call.conv);
    if let Some(CallConv::Number(number)) = conv
        && CHAINS.contains(&number)
    {
        let message = "a function of this convention is started by `llvm.amdgcn.cs.chain` alone";
        let diagnostic = c.opcode_error(rule, at, message);
        c.push(diagnostic);
    }
}

fn alignment(c: &mut Checker<'_>, rule: &'static Rule, at: At<'_>) {
    if !c.infos.has_overaligned() {
        return;
    }
    let Some(call) = call_of(at) else { return };
    let Type::Function { ret, params, .. } = c.m.types.resolved(call.fn_ty) else {
        return;
    };
    let is_intrinsic = super::inst::direct(c, call).is_some_and(|global| c.intrinsics.has(global));
    let mut types = c.m.types.list(params).iter().copied().chain([ret]);
    let found = types.find(|&ty| !is_intrinsic && c.infos.is_overaligned(ty));
    if let Some(ty) = found {
        let message = format!("{} is aligned to more than 2^32 bytes", c.ty(ty));
        let diagnostic = c.opcode_error(rule, at, message);
        c.push(diagnostic);
    }
}
