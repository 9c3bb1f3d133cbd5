//! What a module defines and refers to by `@name`.

use super::attr::AttrSet;
use super::body::{Body, CallConv};
use super::constant::ConstId;
use super::inst::Align;
use super::name::{LocalName, Name};
use super::types::TypeId;
use crate::diag::Span;
use crate::entity;

entity! {
    /// A symbol of a module: variable, function, alias.
    pub struct GlobalId, "global";
    /// A function of a module, declared or defined.
    pub struct FuncId, "func";
    /// A comdat of a module.
    pub struct ComdatId, "comdat";
}

/// A symbol.
#[derive(Clone, Debug)]
pub struct Global {
    /// Its name without the `@`; a numbered symbol (`@0`) has the digits for a name.
    pub name: Name,
    /// Whether the name is a number (`@0` and not `@"0"`).
    pub numbered: bool,
    /// The name in its definition or declaration, or in its first use where it has none.
    pub span: Span,
    /// What it is.
    pub kind: GlobalKind,
    /// The type of what it names: of the variable, or the function type.
    pub ty: TypeId,
    /// The type of `@name` as a typed pointer: `ty*`.
    pub ptr_ty: TypeId,
    /// How it links.
    pub linkage: Linkage,
    /// `default`, `hidden`, `protected`.
    pub visibility: Visibility,
    /// The thread-local model, for a thread-local variable.
    pub thread_local: Option<ThreadLocal>,
    /// The alignment.
    pub align: Align,
    /// `section "..."`
    pub section: Option<Name>,
    /// `comdat`
    pub comdat: Option<ComdatId>,
    /// Words in front of `global`, `define` and so on that are kept for printing and change
    /// nothing here (`dso_local`, `unnamed_addr`, `dllimport`, `externally_initialized`).
    pub words: Option<Name>,
    /// The same for what stands behind the rest (`gc "..."`, attributes of variables, metadata).
    pub tail: Option<Name>,
}

/// What a symbol is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GlobalKind {
    /// Mentioned and never declared. `ty` is the function type of the first call, if a call
    /// mentions it, else `void`.
    Undeclared,
    /// `global` or `constant`; without an initializer it is external.
    Variable {
        /// Whether it is a `constant`.
        constant: bool,
        /// The initializer.
        init: Option<ConstId>,
    },
    /// `define` or `declare`.
    Function(FuncId),
    /// `alias`
    Alias(ConstId),
    /// `ifunc`
    IFunc(ConstId),
}

/// A function, declared or defined.
#[derive(Clone, Debug)]
pub struct Function {
    /// Its symbol.
    pub global: GlobalId,
    /// Its parameters.
    pub params: Vec<Param>,
    /// The result.
    pub ret: TypeId,
    /// Whether `...` follows the parameters.
    pub varargs: bool,
    /// Attributes of the result.
    pub ret_attrs: AttrSet,
    /// Attributes of the function.
    pub attrs: AttrSet,
    /// The calling convention.
    pub conv: CallConv,
    /// `personality`
    pub personality: Option<ConstId>,
    /// `prefix` and `prologue` data.
    pub prefix: [Option<ConstId>; 2],
    /// The text from `define` to `}`, or of the declaration.
    pub span: Span,
    /// The body; `None` for a declaration.
    pub body: Option<Body>,
}

/// A parameter.
#[derive(Clone, Copy, Debug)]
pub struct Param {
    /// Its type.
    pub ty: TypeId,
    /// Its name.
    pub name: LocalName,
    /// Type and name in the text.
    pub span: Span,
    /// Its attributes.
    pub attrs: AttrSet,
}

/// How a symbol links (Language Reference, "Linkage Types").
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Linkage {
    /// `external`, the default.
    #[default]
    External,
    /// `private`
    Private,
    /// `internal`
    Internal,
    /// `available_externally`
    AvailableExternally,
    /// `linkonce`
    LinkOnce,
    /// `linkonce_odr`
    LinkOnceOdr,
    /// `weak`
    Weak,
    /// `weak_odr`
    WeakOdr,
    /// `common`
    Common,
    /// `appending`
    Appending,
    /// `extern_weak`
    ExternWeak,
}

/// Visibility (Language Reference, "Visibility Styles").
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Visibility {
    /// `default`
    #[default]
    Default,
    /// `hidden`
    Hidden,
    /// `protected`
    Protected,
}

/// The model of a thread-local variable; here they all run the same.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ThreadLocal {
    /// `thread_local`
    GeneralDynamic,
    /// `thread_local(localdynamic)`
    LocalDynamic,
    /// `thread_local(initialexec)`
    InitialExec,
    /// `thread_local(localexec)`
    LocalExec,
}
