//! What the rules work with: the module, what is known of its types, and ways to say what is
//! wrong and where.

use rustc_hash::{FxHashMap, FxHashSet};

use super::Profile;
use super::attachments::Kinds;
use super::attrs::Plain;
use super::debug_info::ScopeCache;
use super::faults::Faults;
use super::infos::{Info, Infos};
use super::intrinsics::IntrinsicSymbols;
use super::llvmlite;
use super::locate::{self, InstParts};
use super::rule::{InstKind, Rule, RuleSet};
use super::show;
use crate::diag::{Diagnostic, Diagnostics, Severity, Span};
use crate::ir::{
    Block, Body, ConstId, Function, GlobalId, GlobalKind, Inst, InstData, LocalName, MetadataId,
    Module, Operand, OperandKind, Type, TypeId, Value, ValueDef,
};

/// The verifier at work on a module.
pub(super) struct Checker<'a> {
    pub m: &'a Module,
    pub profile: Profile,
    pub infos: Infos,
    /// The types that the profile does not have.
    pub faults: Faults,
    /// The sets of attributes that take no thought.
    pub plain: Plain,
    /// The symbols that are intrinsics.
    pub intrinsics: IntrinsicSymbols,
    diags: &'a mut Diagnostics,
    /// What [`agree`](Checker::agree) found of two types.
    agreed: FxHashMap<(TypeId, TypeId), Agreement>,
    /// Two types that agreed but for what pointers point to, since this was last asked for.
    pub loose: Option<(TypeId, TypeId)>,
    /// Whether what only the types of pointers forbid was reported of this instruction.
    pub spared: bool,
    /// Constants that were written with a type that is not theirs: reported as such.
    pub mismatched: FxHashSet<ConstId>,
    /// Whether the parser found no error: then nothing is missing that it would have reported.
    pub clean: bool,
    /// The blocks whose addresses are taken, once that is asked for.
    pub block_addresses: Option<FxHashSet<(GlobalId, LocalName)>>,
    /// Whether LLVM keeps the debug information of the module, and so looks at it.
    pub debug_info: bool,
    /// Whether something was found for which LLVM drops it.
    pub broken: bool,
    /// The metadata that stays where debug information is dropped, once that is asked for.
    pub staying: Option<Vec<bool>>,
    /// The compile units that were met.
    pub units: Vec<MetadataId>,
    pub places: ScopeCache,
    pub kinds: Option<Kinds>,
    /// How many names are still looked up for a similar one.
    pub suggestions: u32,
    /// The metadata that was judged, by its numbers.
    pub seen: Vec<bool>,
    /// The constants and the notes of their types that were judged are those before these.
    pub judged: (usize, usize),
    /// Whether bodies are judged one after the other, and debug information not at all.
    pub gradual: bool,
}

/// What the verifier knows of a module from one body to the next.
#[derive(Clone)]
pub(super) struct KnownModule {
    infos: Infos,
    faults: Faults,
    plain: Plain,
    intrinsics: IntrinsicSymbols,
    agreed: FxHashMap<(TypeId, TypeId), Agreement>,
    kinds: Option<Kinds>,
    seen: Vec<bool>,
    consts: usize,
    mismatches: usize,
}

/// What there is between two types.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Agreement {
    None,
    /// They agree where all pointers are one type.
    Loose,
    Exact,
}

/// An instruction under judgement.
#[derive(Clone, Copy)]
pub(super) struct At<'a> {
    pub func: &'a Function,
    pub body: &'a Body,
    pub block: Block,
    pub inst: Inst,
}

impl<'a> At<'a> {
    pub(super) fn data(&self) -> InstData {
        self.body.insts[self.inst]
    }

    /// The text of the instruction.
    pub(super) fn span(&self) -> Span {
        self.body
            .spans
            .get(self.inst)
            .copied()
            .unwrap_or(Span::NONE)
    }

    /// The type of the result.
    pub(super) fn ty(&self) -> TypeId {
        let result = self.body.result(self.inst);
        self.body.types.get(result).copied().unwrap_or(TypeId::VOID)
    }

    /// The parts of its text.
    pub(super) fn parts(&self, m: &Module) -> InstParts {
        locate::parts(m, self.span(), InstKind::of(&self.data()))
    }
}

impl<'a> Checker<'a> {
    pub(super) fn new(
        m: &'a Module,
        profile: Profile,
        rules: &RuleSet,
        diags: &'a mut Diagnostics,
    ) -> Self {
        let known = KnownModule {
            infos: Infos::new(&m.types),
            faults: Faults::new(&m.types, profile),
            plain: Plain::new(m),
            intrinsics: IntrinsicSymbols::new(m, &rules.intrinsic),
            agreed: FxHashMap::default(),
            kinds: None,
            seen: Vec::new(),
            consts: 0,
            mismatches: 0,
        };
        Checker::with(m, profile, known, diags)
    }

    /// Goes on with what is known of the module, which may have more types, constants, attributes
    /// and metadata by now.
    pub(super) fn resume(
        m: &'a Module,
        profile: Profile,
        mut known: KnownModule,
        diags: &'a mut Diagnostics,
    ) -> Self {
        known.infos.extend(&m.types);
        known.faults.extend(&m.types, profile);
        known.plain.extend(m);
        known.intrinsics.extend(m);
        Checker {
            gradual: true,
            ..Checker::with(m, profile, known, diags)
        }
    }

    /// What is known of the module, for [`resume`](Self::resume).
    pub(super) fn into_known(self) -> KnownModule {
        KnownModule {
            infos: self.infos,
            faults: self.faults,
            plain: self.plain,
            intrinsics: self.intrinsics,
            agreed: self.agreed,
            kinds: self.kinds,
            seen: self.seen,
            consts: self.judged.0,
            mismatches: self.judged.1,
        }
    }

    fn with(
        m: &'a Module,
        profile: Profile,
        known: KnownModule,
        diags: &'a mut Diagnostics,
    ) -> Self {
        let clean = !diags.has_errors();
        Checker {
            m,
            profile,
            infos: known.infos,
            faults: known.faults,
            plain: known.plain,
            intrinsics: known.intrinsics,
            diags,
            agreed: known.agreed,
            loose: None,
            spared: false,
            mismatched: m.const_mismatches[known.mismatches..]
                .iter()
                .map(|m| m.operand)
                .collect(),
            clean,
            block_addresses: None,
            debug_info: super::debug_info::is_kept(m),
            broken: false,
            staying: None,
            units: Vec::new(),
            places: ScopeCache::default(),
            kinds: known.kinds,
            suggestions: 50,
            seen: known.seen,
            judged: (known.consts, known.mismatches),
            gradual: false,
        }
    }

    /// Reports.
    pub(super) fn push(&mut self, diagnostic: Diagnostic) {
        self.diags.push(diagnostic);
    }

    /// Whether the place of a further error is of no use.
    pub(super) fn is_full(&self) -> bool {
        self.diags.is_full()
    }

    /// How much was found so far.
    pub(super) fn found(&self) -> (usize, usize) {
        (self.diags.error_count(), self.diags.iter().len())
    }

    /// The start of a diagnostic: what the rule says is its note.
    pub(super) fn error(&self, rule: &Rule, span: Span, message: impl Into<String>) -> Diagnostic {
        let diagnostic = Diagnostic::error(rule.code, span, message);
        let says = match self.profile {
            Profile::Llvmlite => llvmlite::says(rule),
            _ => rule.says,
        };
        match says {
            "" => diagnostic,
            says => diagnostic.note(says),
        }
    }

    /// The start of a diagnostic at operand `n`, in the order of the text, of an instruction.
    pub(super) fn operand_error(
        &self,
        rule: &Rule,
        at: At<'_>,
        n: usize,
        message: impl Into<String>,
    ) -> Diagnostic {
        let span = at.parts(self.m).operand(n).unwrap_or(at.span());
        self.error(rule, span, message)
    }

    /// The start of a diagnostic at the word of an instruction.
    pub(super) fn opcode_error(
        &self,
        rule: &Rule,
        at: At<'_>,
        message: impl Into<String>,
    ) -> Diagnostic {
        let span = at.parts(self.m).opcode.unwrap_or(at.span());
        self.error(rule, span, message)
    }

    /// Whether to look for a name that may have been meant: in a module where nothing is
    /// right, that would take long and help nobody.
    pub(super) fn may_suggest(&mut self) -> bool {
        self.suggestions = self.suggestions.saturating_sub(1);
        self.suggestions > 0
    }

    /// What is known of a type.
    #[inline]
    pub(super) fn info(&self, ty: TypeId) -> Info {
        self.infos.get(ty)
    }

    /// What a pointer points to, if that binds its uses: in a module that writes `ptr`, the types
    /// that symbols and `alloca`s have of themselves say nothing.
    #[inline]
    pub(super) fn pointee(&self, ty: TypeId) -> Option<TypeId> {
        match self.m.opaque_pointers && self.profile != Profile::Llvmlite {
            true => None,
            false => self.m.types.pointee(ty),
        }
    }

    /// Whether a value of one type may stand where the other is asked for: types that differ by
    /// names alone agree, and `ptr` agrees with every pointer. So do, but in LLVMlite, pointers
    /// to different types, as LLVM takes all for `ptr`: that is noted in `loose`.
    #[inline]
    pub(super) fn agree(&mut self, a: TypeId, b: TypeId) -> bool {
        a == b || self.agree_slow(a, b)
    }

    fn agree_slow(&mut self, a: TypeId, b: TypeId) -> bool {
        let types = &self.m.types;
        if let (Type::TypedPtr { space: s, .. }, Type::TypedPtr { space: t, .. }) =
            (types.resolved(a), types.resolved(b))
            && self.m.opaque_pointers
            && self.profile != Profile::Llvmlite
        {
            return s == t;
        }
        let profile = self.profile;
        let agreement = *self.agreed.entry((a, b)).or_insert_with(|| {
            let (exact, loose) = match profile {
                Profile::Llvmlite => (types.equivalent(a, b, true), false),
                Profile::Llvm => {
                    let identical = types.identical(a, b);
                    (identical && types.equivalent(a, b, true), identical)
                }
                _ => (types.equivalent(a, b, true), types.alike(a, b)),
            };
            match (exact, loose) {
                (true, _) => Agreement::Exact,
                (false, true) => Agreement::Loose,
                (false, false) => Agreement::None,
            }
        });
        if agreement == Agreement::Loose {
            self.loose.get_or_insert((a, b));
        }
        agreement != Agreement::None
    }

    /// As [`agree`](Self::agree), where pointers to different types do not.
    pub(super) fn agree_exactly(&mut self, a: TypeId, b: TypeId) -> bool {
        let before = self.loose.take();
        let agree = self.agree(a, b) && self.loose.is_none();
        self.loose = before;
        agree
    }

    /// Reports what only the types of pointers forbid, which LLVM 19 does not have: everywhere but
    /// in LLVMlite a warning.
    pub(super) fn push_pointer(&mut self, mut diagnostic: Diagnostic) {
        if self.profile != Profile::Llvmlite {
            if self.spared {
                return;
            }
            diagnostic.severity = Severity::Warning;
            diagnostic.notes.clear();
            diagnostic =
                diagnostic.note("LLVM takes pointers to all types for `ptr`, and accepts it");
        }
        self.push(diagnostic);
    }

    /// The type of an operand; `None` where it is missing.
    #[inline]
    pub(super) fn operand_type(&self, body: &Body, operand: Operand) -> Option<TypeId> {
        match operand.kind() {
            OperandKind::Value(value) => body.types.get(value).copied(),
            OperandKind::Const(id) => Some(self.m.const_type(id)),
            OperandKind::Missing => None,
        }
    }

    /// Whether an operand is missing or has any of these properties.
    #[inline]
    pub(super) fn is(&self, at: At<'_>, operand: Operand, of: Info) -> bool {
        self.operand_type(at.body, operand)
            .is_none_or(|ty| self.info(ty).any(of))
    }

    /// Whether an operand is missing or of a type that agrees.
    #[inline]
    pub(super) fn has_type(&mut self, at: At<'_>, operand: Operand, ty: TypeId) -> bool {
        match self.operand_type(at.body, operand) {
            Some(own) => self.agree(own, ty),
            None => true,
        }
    }

    /// Reports an operand that is not of the kind that its place asks for; `n` counts operands
    /// in the order of the text.
    #[cold]
    pub(super) fn wrong_operand(
        &mut self,
        rule: &Rule,
        at: At<'_>,
        n: usize,
        operand: Operand,
        wanted: &str,
    ) {
        let diagnostic = self.not_wanted(rule, at, n, operand, wanted);
        self.push(diagnostic);
    }

    /// What [`wrong_operand`](Self::wrong_operand) reports.
    pub(super) fn not_wanted(
        &self,
        rule: &Rule,
        at: At<'_>,
        n: usize,
        operand: Operand,
        wanted: &str,
    ) -> Diagnostic {
        let own = self
            .operand_type(at.body, operand)
            .map_or("no type".to_string(), |ty| show::ty(self.m, ty));
        let what = show::operand(self.m, at.body, operand);
        let diagnostic = self
            .operand_error(
                rule,
                at,
                n,
                format!(
                    "`{}` wants {wanted}, but {} is `{own}`",
                    at.data().word(),
                    quoted(&what)
                ),
            )
            .label(format!("this is `{own}`"));
        self.and_definition(diagnostic, at, operand)
    }

    /// Whether something was said of a type already: it is faulty, or has a part that is not
    /// defined. Who uses it is spared.
    pub(super) fn is_reported(&self, ty: TypeId) -> bool {
        self.faults.get(ty).is_some() || self.lacks_definition(ty, 0)
    }

    fn lacks_definition(&self, ty: TypeId, depth: u32) -> bool {
        const DEEP: u32 = 16;
        let lacks = |ty: TypeId| depth < DEEP && self.lacks_definition(ty, depth + 1);
        match self.m.types.get(ty) {
            Type::Named(id) => match self.m.types.named[id].body {
                Some(body) => lacks(body),
                None => !self.m.types.named[id].defined || self.m.types.named[id].failed,
            },
            Type::Array { elem, .. } => lacks(elem),
            Type::Struct { fields, .. } => {
                self.m.types.list(fields).iter().any(|&field| lacks(field))
            }
            _ => false,
        }
    }

    /// A type in quotes.
    pub(super) fn ty(&self, ty: TypeId) -> String {
        format!("`{}`", show::ty(self.m, ty))
    }

    /// An operand in quotes, or in words where it has no name.
    pub(super) fn shown(&self, body: &Body, operand: Operand) -> String {
        quoted(&show::operand(self.m, body, operand))
    }

    /// Adds where an operand gets its type from.
    pub(super) fn and_definition(
        &self,
        diagnostic: Diagnostic,
        at: At<'_>,
        operand: Operand,
    ) -> Diagnostic {
        match operand.kind() {
            OperandKind::Value(value) => {
                let name = quoted(&show::value(self.m, at.body, value));
                let ty = at.body.types.get(value).copied().unwrap_or(TypeId::VOID);
                let span = self.value_span(at.func, at.body, value);
                match at.body.def(value) {
                    ValueDef::Param(_) => {
                        diagnostic.also(span, format!("the parameter {name} is {}", self.ty(ty)))
                    }
                    ValueDef::Inst(_) => {
                        diagnostic.also(span, format!("{name} is defined as {} here", self.ty(ty)))
                    }
                }
            }
            OperandKind::Const(id) => self.and_global(diagnostic, id),
            OperandKind::Missing => diagnostic,
        }
    }

    /// Adds where a global is defined, if the constant is the address of one.
    pub(super) fn and_global(&self, diagnostic: Diagnostic, id: ConstId) -> Diagnostic {
        let crate::ir::Const::Global(global) = self.m.consts.get(id) else {
            return diagnostic;
        };
        let g = &self.m.globals[global];
        if g.kind == GlobalKind::Undeclared {
            return diagnostic;
        }
        let name = show::name_text(self.m, g.name);
        diagnostic.also(
            g.span,
            format!(
                "`@{name}` is {} as {} here",
                self.how(global),
                self.ty(g.ty)
            ),
        )
    }

    /// `declared` or `defined`.
    pub(super) fn how(&self, global: GlobalId) -> &'static str {
        match self.m.globals[global].kind {
            GlobalKind::Variable { init: None, .. } | GlobalKind::Undeclared => "declared",
            GlobalKind::Function(f) if !self.m.funcs[f].is_defined() => "declared",
            _ => "defined",
        }
    }

    /// Where a local value is defined: its name.
    pub(super) fn value_span(&self, func: &Function, body: &Body, value: Value) -> Span {
        match body.def(value) {
            ValueDef::Param(n) => func.params.get(n as usize).map_or(Span::NONE, |p| p.span),
            ValueDef::Inst(inst) => {
                let span = body.spans.get(inst).copied().unwrap_or(Span::NONE);
                match body.insts.get(inst) {
                    Some(data) => locate::parts(self.m, span, InstKind::of(data))
                        .result
                        .unwrap_or(span),
                    None => span,
                }
            }
        }
    }

    /// Where a block's label is written.
    pub(super) fn block_span(&self, body: &Body, block: Block) -> Span {
        body.blocks.get(block).map_or(Span::NONE, |b| b.span)
    }

    /// A block's label in quotes.
    pub(super) fn block_name(&self, body: &Body, block: Block) -> String {
        match body.blocks.get(block) {
            Some(b) if b.name != crate::ir::LocalName::UNNAMED => {
                format!("`{}`", show::local(self.m, b.name))
            }
            _ if block == Block(0) => "the entry block".to_string(),
            _ => "an unnamed block".to_string(),
        }
    }

    /// The name of a function in quotes.
    pub(super) fn func_name(&self, func: &Function) -> String {
        let global = &self.m.globals[func.global];
        format!("`@{}`", show::name_text(self.m, global.name))
    }

    /// Whether the text of an instruction has a word that stands on its own.
    pub(super) fn has_word(&self, at: At<'_>, word: &str) -> bool {
        locate::word_in(self.m, at.span(), word) != at.span()
    }
}

/// In quotes, unless it is a phrase.
pub(super) fn quoted(what: &str) -> String {
    match what.starts_with(['a', 't', 'i', 'm']) && what.contains(' ') || what == "metadata" {
        true => what.to_string(),
        false => format!("`{what}`"),
    }
}
