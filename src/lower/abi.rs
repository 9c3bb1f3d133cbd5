//! What travels: the LIR signatures of function types, by the System V convention as clang and LLVM
//! apply it to LLVM IR. (Where it travels is said by [`lir::abi`].)
//!
//! LLVM gives each scalar leaf of an aggregate parameter, and lanes of a vector together, a place
//! of its own (`passing.rs`); a result that does not fit in three integer and two vector registers
//! (four, of vectors) is returned in memory behind a hidden first parameter; `byval` arguments are
//! copied to the stack of arguments. Parameters of more than 1,024 leaves travel by address, here
//! only. All conventions are the C convention here. Where a function meets native code, the [`crossing`] has what its
//! own convention says.

use super::fail::unsupported;
use super::huge;
use super::info::{Class, Leaf, ModuleInfo, Passing, Scalar};
use super::passing::{Piece, pieces};
use super::tail::guarantees_tail_calls;
use crate::diag::Diagnostic;
use crate::ir::{self, Attr, AttrSet, CallConv, Module, Type, TypeId};
use crate::lir::convention::{Border, Convention, Crossing, Refusal, RefusedPart, Role};
use crate::lir::{self, ArgAssigner, Param, ParamMark, Signature};
use std::ops::Range;

/// How a result travels.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Return {
    /// There is none, or each piece is a result.
    #[default]
    Leaves,
    /// A narrow integer, sign-extended (else zero-extended) to 32 bits.
    Extended {
        /// Whether the sign is extended.
        signed: bool,
    },
    /// Stored behind a hidden first parameter, which is also the result.
    Memory,
    /// `void`, but the `sret` parameter of this number is also the result.
    SRet(u32),
}

/// How one parameter travels.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PassMode {
    /// Each piece is a parameter.
    Leaves,
    /// A narrow integer, sign-extended (else zero-extended) to 32 bits.
    Extended {
        /// Whether the sign is extended.
        signed: bool,
    },
    /// Copied to the stack in this many 8-byte words.
    Copied {
        /// Bytes.
        size: u32,
        /// The alignment, at least 8.
        align: u32,
    },
    /// In memory of the caller, by its address.
    ByAddress,
}

/// Values of more leaves travel by address. LLVM gives each leaf a place of its own on the stack
/// however many there are; nothing but functions of a program could be called so.
const MAX_LEAVES: usize = 1024;

/// The largest `byval` argument, in bytes.
const MAX_BYVAL: u64 = 256 * 1024;

/// Builds a signature parameter by parameter.
#[derive(Default, Debug)]
pub(super) struct SigBuilder {
    /// The signature.
    pub sig: Signature,
    /// Results on the stack of the x87.
    pub x87_results: u8,
    /// Places of the results so far.
    results: ArgAssigner,
}

impl SigBuilder {
    /// Starts again and keeps the memory.
    pub(super) fn clear(&mut self) {
        let Signature {
            params,
            results,
            varargs,
            returns_twice,
            tail,
        } = &mut self.sig;
        params.clear();
        results.clear();
        (*varargs, *returns_twice, *tail) = (false, false, false);
        self.x87_results = 0;
        self.results = ArgAssigner::default();
    }

    /// A parameter that travels by its type.
    #[inline(always)]
    pub(super) fn param(&mut self, ty: lir::Type) {
        self.marked(ty, ParamMark::None);
    }

    #[inline(always)]
    fn marked(&mut self, ty: lir::Type, mark: ParamMark) {
        self.sig.params.push(Param { ty, mark });
    }

    /// A narrow integer that is extended to 32 bits.
    fn extended(&mut self, signed: bool) {
        self.marked(lir::Type::I32, extended(signed));
    }

    /// The first of the integers that a vector was taken apart to. LLVM takes an `i64` for the start
    /// of an `i128`.
    fn first_of_split(&mut self, ty: lir::Type) {
        match ty {
            lir::Type::I64 => self.marked(ty, ParamMark::Split),
            _ => self.param(ty),
        }
    }

    /// An 80-bit float: 16 bytes of the stack.
    pub(super) fn x87(&mut self) {
        self.marked(lir::Type::I64, ParamMark::Memory { align: 16 });
        self.marked(lir::Type::I16, ParamMark::Rest);
    }

    /// An integer of two words.
    pub(super) fn pair(&mut self, low: lir::Type, high: lir::Type) {
        self.marked(low, ParamMark::Pair);
        self.marked(high, ParamMark::Rest);
    }

    /// A parameter that is copied to the stack, as 8-byte words.
    pub(super) fn copied(&mut self, size: u32, align: u16) {
        for word in 0..size.div_ceil(8) {
            let mark = match word {
                0 => ParamMark::Memory { align },
                _ => ParamMark::Rest,
            };
            self.marked(lir::Type::I64, mark);
        }
    }

    /// The address of memory for the result, parameter `at`, is a result itself.
    pub(super) fn returns_address(&mut self, at: usize) {
        self.result(lir::Type::I64);
        if let Some(Param {
            ty: lir::Type::I64,
            mark: mark @ ParamMark::None,
        }) = self.sig.params.get_mut(at)
        {
            *mark = ParamMark::ResultAddress;
        }
    }

    /// All registers that are left, and the address of what is on the stack: for the variable
    /// arguments of a function.
    pub(super) fn variable(&mut self) -> VarArgsRegs {
        let taken = ArgAssigner::after(&self.sig.params);
        let variable = VarArgsRegs {
            ints: taken.ints(),
            floats: taken.floats(),
        };
        (variable.ints..ArgAssigner::INTS).for_each(|_| self.param(lir::Type::I64));
        (variable.floats..ArgAssigner::FLOATS).for_each(|_| self.param(lir::Type::V128));
        self.marked(lir::Type::I64, ParamMark::Variable);
        variable
    }

    /// A result; false if it does not fit in registers.
    pub(super) fn result(&mut self, ty: lir::Type) -> bool {
        let fits = self.results.result(ty).is_some();
        self.sig.results.extend(fits.then_some(Param::new(ty)));
        fits
    }

    /// A result on the stack of the x87; false if there are two already.
    fn x87_result(&mut self) -> bool {
        self.x87_results += 1;
        self.x87_results <= 2
    }
}

fn extended(signed: bool) -> ParamMark {
    match signed {
        true => ParamMark::SignExtended,
        false => ParamMark::ZeroExtended,
    }
}

/// The extension that attributes ask for, of integers below 32 bits.
pub(super) fn extension(scalar: Scalar, passing: Passing) -> Option<bool> {
    let narrow = scalar.ty.is_int() && scalar.bits < 32 && scalar.small.is_none();
    (narrow && (passing.sign_ext || passing.zero_ext)).then_some(passing.sign_ext)
}

/// Adds a parameter of type `ty`.
pub(super) fn param(
    module: &Module,
    info: &ModuleInfo,
    sig: &mut SigBuilder,
    leaves: &mut Vec<Leaf>,
    ty: TypeId,
    passing: Passing,
) -> Result<PassMode, String> {
    if let Some(word) = passing.unknown {
        return Err(format!("a parameter with the attribute `{word}`"));
    }
    if let Some(by_val) = passing.by_val {
        return copied(
            module,
            info,
            sig,
            by_val.or(module.types.pointee(ty)),
            passing,
        );
    }
    match info.class(ty) {
        Class::Scalar(scalar) => match extension(scalar, passing) {
            Some(signed) => {
                sig.extended(signed);
                return Ok(PassMode::Extended { signed });
            }
            None => sig.param(scalar.travels()),
        },
        _ => {
            leaves.clear();
            let is_huge = match info.leaves(module, ty, 0, leaves) {
                Ok(()) => false,
                Err(_) if huge::size(module, info, ty).is_some() => true,
                Err(limit) => return Err(limit.describe(module, "a parameter", ty)),
            };
            if is_huge || leaves.len() > MAX_LEAVES {
                sig.param(lir::Type::I64);
                return Ok(PassMode::ByAddress);
            }
            if let (Some(..=128), [low, high]) = (info.wide(module, ty), &leaves[..]) {
                sig.pair(low.scalar.ty, high.scalar.ty);
                return Ok(PassMode::Leaves);
            }
            for piece in pieces(leaves) {
                match piece {
                    Piece { x87: true, .. } => sig.x87(),
                    Piece { splits: true, .. } => sig.first_of_split(piece.ty),
                    _ => sig.param(piece.ty),
                }
            }
        }
    }
    Ok(PassMode::Leaves)
}

fn copied(
    module: &Module,
    info: &ModuleInfo,
    sig: &mut SigBuilder,
    ty: Option<TypeId>,
    passing: Passing,
) -> Result<PassMode, String> {
    let layout = ty
        .and_then(|ty| info.layout(module, ty))
        .ok_or("a `byval` parameter without a type")?;
    let size = layout.store_size;
    let align = passing.align.max(8);
    if size > MAX_BYVAL || align > 4096 {
        return Err(format!(
            "a `byval` parameter of {size} bytes, align {align}"
        ));
    }
    let (size, align) = (size as u32, align as u16);
    sig.copied(size, align);
    let align = align.into();
    Ok(PassMode::Copied { size, align })
}

/// Starts a signature with its result, and the hidden parameter where it needs one.
pub(super) fn result(
    module: &Module,
    info: &ModuleInfo,
    sig: &mut SigBuilder,
    leaves: &mut Vec<Leaf>,
    ty: TypeId,
    passing: Passing,
) -> Result<Return, String> {
    leaves.clear();
    match info.class(ty) {
        Class::Void => return Ok(Return::Leaves),
        Class::Scalar(scalar) => {
            // One scalar fits.
            let (ty, mark, how) = match extension(scalar, passing) {
                Some(signed) => (
                    lir::Type::I32,
                    extended(signed),
                    Return::Extended { signed },
                ),
                None => (scalar.travels(), ParamMark::None, Return::Leaves),
            };
            sig.sig.results.push(Param { ty, mark });
            return Ok(how);
        }
        Class::Aggregate | Class::Other => match info.leaves(module, ty, 0, leaves) {
            Ok(()) => {}
            Err(_) if huge::size(module, info, ty).is_some() => return Ok(in_memory(sig)),
            Err(limit) => return Err(limit.describe(module, "a result", ty)),
        },
    }
    let mut fits = |piece: Piece| match piece.x87 {
        true => sig.x87_result(),
        false => sig.result(piece.ty),
    };
    if pieces(leaves).all(&mut fits) {
        return Ok(Return::Leaves);
    }
    Ok(in_memory(sig))
}

/// Starts a signature whose result is in memory of the caller.
fn in_memory(sig: &mut SigBuilder) -> Return {
    sig.clear();
    sig.param(lir::Type::I64);
    sig.returns_address(0);
    Return::Memory
}

/// Whether functions of a convention are run: all of those of a program call each other as by that of C.
pub(super) fn check_conv(conv: CallConv, varargs: bool) -> Result<(), String> {
    match conv {
        CallConv::Number(number) if LIKE_C.contains(&number) || OTHERS.contains(&number) => Ok(()),
        CallConv::Number(_) => Err(format!("the calling convention `{}`", conv.text())),
        // Its lists of variable arguments are others.
        CallConv::Win64 if varargs => Err(RefusedPart::Variable.describe(&conv.text())),
        _ => Ok(()),
    }
}

/// What other code makes of a convention; [`None`] where that is not built.
fn convention(conv: CallConv) -> Option<Convention> {
    Some(match conv {
        CallConv::C | CallConv::SysV => Convention::C,
        CallConv::Fast => Convention::Fast,
        CallConv::Cold => Convention::Cold,
        CallConv::Tail => Convention::Tail,
        CallConv::Swift => Convention::Swift,
        CallConv::SwiftTail => Convention::SwiftTail,
        CallConv::PreserveMost => Convention::PreserveMost,
        CallConv::PreserveAll => Convention::PreserveAll,
        CallConv::Win64 => Convention::Win64,
        CallConv::Ghc => Convention::Ghc,
        CallConv::Number(CXX_FAST_TLS) => Convention::CxxFastTls,
        CallConv::Number(PRESERVE_NONE) => Convention::PreserveNone,
        CallConv::Number(REG_CALL) => Convention::RegCall,
        CallConv::Number(number) if LIKE_C.contains(&number) => Convention::C,
        CallConv::Number(_) => return None,
    })
}

/// What an attribute makes of a parameter.
fn role_of(module: &Module, attr: Attr) -> Option<Role> {
    match attr {
        Attr::Nest => Some(Role::Nest),
        Attr::Swift(word) => match module.names.get(word) {
            b"swiftself" => Some(Role::SwiftSelf),
            b"swiftasync" => Some(Role::SwiftAsync),
            b"swifterror" => Some(Role::SwiftError),
            _ => None,
        },
        _ => None,
    }
}

/// The same of all attributes of a parameter.
pub(super) fn role(module: &Module, attrs: AttrSet) -> Role {
    let mut roles = module
        .attrs
        .all(attrs)
        .filter_map(|attr| role_of(module, attr));
    roles.next().unwrap_or_default()
}

/// Whether nothing of a signature by a convention differs from what a program makes of it, whatever its types are but
/// those of floats that its result has.
pub(super) fn is_plainly_c(conv: CallConv, mut roles: impl Iterator<Item = Role>) -> bool {
    let is_c = matches!(convention(conv), Some(Convention::C | Convention::Fast));
    is_c && roles.all(|role| role == Role::Plain)
}

/// Whether a result has more floats than a program returns in registers: other code has them there.
pub(super) fn returns_many_floats(module: &Module, info: &ModuleInfo, ret: TypeId) -> bool {
    let mut leaves = Vec::new();
    if info.class(ret) != Class::Aggregate || info.leaves(module, ret, 0, &mut leaves).is_err() {
        return false;
    }
    let floats = pieces(&leaves).filter(|piece| piece.ty.is_float());
    floats.count() > usize::from(ArgAssigner::FLOAT_RESULTS)
}

/// What is between a program and other code that calls a function or is called as it; [`None`] where that is nothing.
pub(crate) fn crossing(
    module: &Module,
    info: &ModuleInfo,
    func: &ir::Function,
) -> Option<Crossing> {
    let roles = || func.params.iter().map(|param| role(module, param.attrs));
    if is_plainly_c(func.conv, roles()) && !returns_many_floats(module, info, func.ret) {
        return None;
    }
    let mut all = Vec::new();
    let ret = (func.ret, info.passing(func.ret_attrs));
    let params = func.params.iter().map(|p| (p.ty, info.passing(p.attrs)));
    let of_param = |i: usize, places: Range<usize>| {
        all.resize(places.start, Role::Plain);
        all.resize(places.end, roles().nth(i).unwrap_or_default());
    };
    // What no engine can pass is an error where it is called or compiled.
    let abi = FunctionAbi::of_parts(module, info, ret, params, func.conv, func.varargs, of_param);
    let abi = abi.ok()?;
    crossing_of(
        module,
        info,
        func.conv,
        (func.ret, abi.ret),
        func.varargs,
        abi.sig,
        all,
    )
}

/// The same of a signature with what its parameters are, as far as these are given.
pub(super) fn crossing_of(
    module: &Module,
    info: &ModuleInfo,
    conv: CallConv,
    (ret, how): (TypeId, Return),
    varargs: bool,
    sig: Signature,
    mut roles: Vec<Role>,
) -> Option<Crossing> {
    let refused = |part| {
        let convention = conv.to_number();
        Some(Crossing::Refused(Refusal { convention, part }))
    };
    let Some(convention) = convention(conv) else {
        return refused(RefusedPart::Convention);
    };
    roles.resize(sig.params.len(), Role::Plain);
    for (param, role) in sig.params.iter().zip(&mut roles) {
        if param.mark == ParamMark::ResultAddress {
            *role = Role::ResultAddress;
        }
    }
    let mut border = Border {
        convention,
        sig,
        roles,
        in_memory: Vec::new(),
    };
    if how == Return::Memory {
        match parts_of_result(module, info, convention, ret) {
            Ok(parts) => border.in_memory = parts,
            Err(part) => return refused(part),
        }
    }
    if border.places().is_none() {
        return refused(match varargs {
            true => RefusedPart::Variable,
            false => RefusedPart::Parameter,
        });
    }
    match border.is_needed() {
        true if varargs => refused(RefusedPart::Variable),
        true => Some(Crossing::Built(border)),
        false => None,
    }
}

/// The parts of a result that is in memory here, if they are in registers by another convention.
fn parts_of_result(
    module: &Module,
    info: &ModuleInfo,
    convention: Convention,
    ret: TypeId,
) -> Result<Vec<(lir::Type, u32)>, RefusedPart> {
    let mut leaves = Vec::new();
    info.leaves(module, ret, 0, &mut leaves)
        .map_err(|_| RefusedPart::Result)?;
    let all: Vec<Piece> = pieces(&leaves).collect();
    let types = || all.iter().map(|piece| piece.ty);
    if !Border::has_results(convention, types()) {
        return Ok(Vec::new());
    }
    let mut at = 0;
    let parts = all.iter().map(|piece| {
        let leaf = leaves[at];
        at += piece.leaves as usize;
        let is_plain = match piece.stride {
            0 => !piece.x87 && !leaf.scalar.is_odd() && leaf.scalar.small.is_none(),
            stride => piece.leaves * stride == 16,
        };
        let offset = u32::try_from(leaf.offset).ok().filter(|_| is_plain);
        Ok((piece.ty, offset.ok_or(RefusedPart::Result)?))
    });
    parts.collect()
}

/// The first parameter of a function that is passed as no function outside of the program would
/// expect it.
pub(crate) fn private_param(
    module: &Module,
    info: &ModuleInfo,
    func: &ir::Function,
) -> Option<TypeId> {
    let mut leaves = Vec::new();
    let is_long = |&ty: &TypeId| {
        leaves.clear();
        info.class(ty) == Class::Aggregate
            && match info.leaves(module, ty, 0, &mut leaves) {
                Ok(()) => leaves.len() > MAX_LEAVES,
                Err(_) => huge::size(module, info, ty).is_some(),
            }
    };
    func.params.iter().map(|param| param.ty).find(is_long)
}

/// The first type of a function's parameters and its result, in this order, that is a [long
/// vector](is_long_vector), and whether it is that of the result.
pub(crate) fn long_vector(
    module: &Module,
    info: &ModuleInfo,
    func: &ir::Function,
) -> Option<(TypeId, bool)> {
    let params = func.params.iter().map(|param| (param.ty, false));
    params
        .chain([(func.ret, true)])
        .find(|&(ty, _)| is_long_vector(module, info, ty))
}

/// Whether a type is a vector that takes more than one register of 128 bits: it is taken apart to several
/// here. Whoever passes one in C does so with AVX: in one register or, as a variable argument, on the stack,
/// aligned to its size.
pub(super) fn is_long_vector(module: &Module, info: &ModuleInfo, ty: TypeId) -> bool {
    info.vector(module, ty).is_some_and(|(lane, count)| {
        !lane.is_odd() && u64::from(lane.bytes()) * u64::from(count) > 16
    })
}

/// Conventions that are the C convention on x86-64, or differ in registers that are preserved:
/// `cxx_fast_tlscc`, `x86_stdcallcc`, `x86_fastcallcc`, `x86_thiscallcc`. Functions for graphics processors are
/// functions of C here: `ptx_kernel`, `ptx_device`, `spir_func`, `spir_kernel`, `amdgpu_kernel`.
const LIKE_C: [u16; 9] = [CXX_FAST_TLS, 64, 65, 70, 71, 72, 75, 76, 91];
const CXX_FAST_TLS: u16 = 17;
const PRESERVE_NONE: u16 = 21;
const REG_CALL: u16 = 92;
/// Those that pass arguments otherwise: HiPE's, `preserve_nonecc`, `intel_ocl_bicc`,
/// `x86_regcallcc`.
const OTHERS: [u16; 4] = [11, PRESERVE_NONE, 77, REG_CALL];

/// How a function's parameters and result travel.
#[derive(Clone, Debug, Default)]
pub struct FunctionAbi {
    /// The signature.
    pub sig: Signature,
    /// The result.
    pub ret: Return,
    /// The parameters.
    pub params: Vec<PassMode>,
    /// Where variable arguments start, of a function that takes them.
    pub variable: Option<VarArgsRegs>,
}

/// The registers that the fixed parameters of a function with variable arguments take. All others
/// are parameters of its LIR too, integers first, and then the address of the first variable
/// argument on the stack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct VarArgsRegs {
    /// Integer registers.
    pub ints: u8,
    /// Vector registers.
    pub floats: u8,
}

impl FunctionAbi {
    /// Classifies a function that is declared or defined. The diagnostic names what no engine
    /// can pass.
    pub fn of(
        module: &Module,
        info: &ModuleInfo,
        func: &ir::Function,
    ) -> Result<FunctionAbi, Box<Diagnostic>> {
        let span = module.globals[func.global].span;
        let fail = |what: String| unsupported(span, format_args!("a function with {what}"));
        check_conv(func.conv, func.varargs).map_err(fail)?;
        let ret = (func.ret, info.passing(func.ret_attrs));
        let params = func.params.iter().map(|p| (p.ty, info.passing(p.attrs)));
        FunctionAbi::of_parts(
            module,
            info,
            ret,
            params,
            func.conv,
            func.varargs,
            |_, _| (),
        )
        .map_err(|(param, what)| match param {
            Some(i) => unsupported(func.params[i].span, what),
            None => fail(what),
        })
    }

    /// Classifies a function type, whose parameters have no attributes. `None` if it is no function
    /// type, or one that no engine can call.
    pub fn of_type(module: &Module, info: &ModuleInfo, fn_ty: TypeId) -> Option<FunctionAbi> {
        let Type::Function {
            ret,
            params,
            varargs,
        } = module.types.resolved(fn_ty)
        else {
            return None;
        };
        let none = Passing::default();
        let params = module.types.list(params).iter().map(|&ty| (ty, none));
        let conv = CallConv::default();
        FunctionAbi::of_parts(module, info, (ret, none), params, conv, varargs, |_, _| ()).ok()
    }

    /// The same of its parts. An error is that of a parameter, or of the result. `of_param` is told which places of the
    /// signature each parameter has.
    fn of_parts(
        module: &Module,
        info: &ModuleInfo,
        (ret_ty, ret_passing): (TypeId, Passing),
        types: impl Iterator<Item = (TypeId, Passing)>,
        conv: CallConv,
        varargs: bool,
        mut of_param: impl FnMut(usize, Range<usize>),
    ) -> Result<FunctionAbi, (Option<usize>, String)> {
        let mut sig = SigBuilder::default();
        let mut leaves = Vec::new();
        let mut ret = result(module, info, &mut sig, &mut leaves, ret_ty, ret_passing)
            .map_err(|what| (None, what))?;
        let mut params = Vec::new();
        for (i, (ty, passing)) in types.enumerate() {
            let at = sig.sig.params.len();
            let passed = param(module, info, &mut sig, &mut leaves, ty, passing)
                .map_err(|what| (Some(i), what))?;
            if passing.sret && info.class(ret_ty) == Class::Void && ret == Return::Leaves {
                sig.returns_address(at);
                ret = Return::SRet(i as u32);
            }
            params.push(passed);
            of_param(i, at..sig.sig.params.len());
        }
        sig.sig.tail = guarantees_tail_calls(conv);
        let variable = varargs.then(|| sig.variable());
        Ok(FunctionAbi {
            sig: sig.sig,
            ret,
            params,
            variable,
        })
    }
}

/// The signature of a function type without attributes: for callers that know no function, only
/// the type of a function pointer. `None` if it is not a function type, or one that no engine can
/// call.
pub fn signature(module: &Module, info: &ModuleInfo, fn_ty: TypeId) -> Option<Signature> {
    let Type::Function { ret, params, .. } = module.types.resolved(fn_ty) else {
        return None;
    };
    let mut sig = SigBuilder::default();
    let mut leaves = Vec::new();
    let none = Passing::default();
    result(module, info, &mut sig, &mut leaves, ret, none).ok()?;
    if sig.x87_results > 0 {
        return None;
    }
    for &ty in module.types.list(params) {
        param(module, info, &mut sig, &mut leaves, ty, none).ok()?;
    }
    Some(sig.sig)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All keywords for conventions of LLVM 19's lexer, by what becomes of their functions.
    const BUILT: &str = "amdgpu_kernel ccc coldcc cxx_fast_tlscc fastcc ghccc preserve_allcc preserve_mostcc \
        preserve_nonecc ptx_device ptx_kernel spir_func spir_kernel swiftcc swifttailcc tailcc win64cc \
        x86_64_sysvcc x86_fastcallcc x86_regcallcc x86_stdcallcc x86_thiscallcc";
    const WITHIN_A_PROGRAM: &str = "intel_ocl_bicc";
    const REFUSED: &str = "aarch64_sme_preservemost_from_x0 aarch64_sme_preservemost_from_x1 \
        aarch64_sme_preservemost_from_x2 aarch64_sve_vector_pcs aarch64_vector_pcs amdgpu_cs amdgpu_cs_chain \
        amdgpu_cs_chain_preserve amdgpu_es amdgpu_gfx amdgpu_gs amdgpu_hs amdgpu_ls amdgpu_ps amdgpu_vs anyregcc \
        arm_aapcs_vfpcc arm_aapcscc arm_apcscc avr_intrcc avr_signalcc cfguard_checkcc graalcc hhvm_ccc hhvmcc \
        m68k_rtdcc msp430_intrcc riscv_vector_cc x86_intrcc x86_vectorcallcc";

    #[test]
    fn each_convention_is_built_or_refused_by_its_name() {
        for (words, runs, meets_native_code) in [
            (BUILT, true, true),
            (WITHIN_A_PROGRAM, true, false),
            (REFUSED, false, false),
        ] {
            for word in words.split_whitespace() {
                let conv = CallConv::from_word(word.as_bytes());
                let conv = conv.unwrap_or_else(|| panic!("`{word}` is no keyword"));
                assert_eq!(conv.text(), word);
                let ran = check_conv(conv, false);
                assert_eq!(ran.is_ok(), runs, "{word}");
                let says = ran.err().unwrap_or_else(|| word.into());
                assert!(says.contains(word), "{says}");
                assert_eq!(convention(conv).is_some(), meets_native_code, "{word}");
                let says = RefusedPart::Convention.describe(&conv.text());
                assert!(says.contains(word), "{says}");
            }
        }
        // HiPE's has no keyword.
        let hipe = CallConv::from_number(11);
        assert!(check_conv(hipe, false).is_ok() && convention(hipe).is_none());
    }
}
