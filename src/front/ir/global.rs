//! What a module defines and refers to by `@name`.

use super::attr::AttrSet;
use super::body::{Body, CallConv};
use super::constant::ConstId;
use super::inst::{Align, numbered_words, words};
use super::name::{LocalName, Name};
use super::types::TypeId;
use crate::diag::Span;
use crate::entity;
use crate::entity::List;

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
    /// `dso_local`, `dso_preemptable`
    pub locality: Locality,
    /// `dllimport`, `dllexport`
    pub dll: DllStorage,
    /// `unnamed_addr`, `local_unnamed_addr`
    pub unnamed_addr: UnnamedAddr,
    /// `externally_initialized`, of a variable.
    pub externally_initialized: bool,
    /// The metadata attached to it, to be read by
    /// [`Module::global_attachments`](super::Module::global_attachments).
    pub metadata: List,
}

/// What few symbols have, in [`Module::extras`](super::Module::extras). Nothing of it changes how
/// a program runs.
#[derive(Clone, Debug, Default)]
pub struct GlobalExtra {
    /// `partition "..."`
    pub partition: Option<Name>,
    /// `gc "..."`, of a function.
    pub gc: Option<Name>,
    /// `code_model "..."`, of a variable.
    pub code_model: Option<CodeModel>,
    /// Which sanitizers leave a variable alone, and which do more with it.
    pub sanitizers: Vec<Sanitizer>,
    /// Attributes of a variable.
    pub attrs: AttrSet,
}

impl Global {
    /// A symbol that is undeclared so far, with nothing said of it; first mentioned at `span`.
    pub fn new(name: Name, numbered: bool, span: Span) -> Global {
        Global {
            name,
            numbered,
            span,
            kind: GlobalKind::Undeclared,
            ty: TypeId::VOID,
            ptr_ty: TypeId::PTR,
            linkage: Linkage::External,
            visibility: Visibility::Default,
            thread_local: None,
            align: Align::NONE,
            section: None,
            comdat: None,
            locality: Locality::default(),
            dll: DllStorage::default(),
            unnamed_addr: UnnamedAddr::default(),
            externally_initialized: false,
            metadata: List::EMPTY,
        }
    }
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
    /// Whether it has a body that was not read so far.
    pub unread: bool,
}

impl Function {
    /// Whether it has a body, read or not.
    pub fn is_defined(&self) -> bool {
        self.body.is_some() || self.unread
    }
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

numbered_words! {
    /// How a symbol links (Language Reference, "Linkage Types").
    #[derive(Default)]
    pub enum Linkage {
        #[default] External = "external" => 0, Private = "private" => 9, Internal = "internal" => 3,
        AvailableExternally = "available_externally" => 12, LinkOnce = "linkonce" => 18,
        LinkOnceOdr = "linkonce_odr" => 19, Weak = "weak" => 16, WeakOdr = "weak_odr" => 17,
        Common = "common" => 8, Appending = "appending" => 2, ExternWeak = "extern_weak" => 7,
    }
}

numbered_words! {
    /// Visibility (Language Reference, "Visibility Styles").
    #[derive(Default)]
    pub enum Visibility {
        #[default] Default = "default" => 0, Hidden = "hidden" => 1, Protected = "protected" => 2,
    }
}

numbered_words! {
    /// The model of a thread-local variable; here they all run the same.
    pub enum ThreadLocal {
        GeneralDynamic = "generaldynamic" => 1, LocalDynamic = "localdynamic" => 2,
        InitialExec = "initialexec" => 3, LocalExec = "localexec" => 4,
    }
}

words! {
    /// Whether a symbol is known to be resolved within its module's shared object.
    #[derive(Default)]
    pub enum Locality {
        #[default] Unknown = "", DsoLocal = "dso_local", DsoPreemptable = "dso_preemptable",
    }
}

numbered_words! {
    /// The DLL storage class (Language Reference, "DLL Storage Classes").
    #[derive(Default)]
    pub enum DllStorage {
        #[default] None = "" => 0, Import = "dllimport" => 1, Export = "dllexport" => 2,
    }
}

numbered_words! {
    /// Whether the address of a symbol means something.
    #[derive(Default)]
    pub enum UnnamedAddr {
        #[default] None = "" => 0, Local = "local_unnamed_addr" => 2, Global = "unnamed_addr" => 1,
    }
}

numbered_words! {
    /// Where a variable may lie (Language Reference, "Global Variables").
    pub enum CodeModel {
        Tiny = "tiny" => 1, Small = "small" => 2, Kernel = "kernel" => 3, Medium = "medium" => 4,
        Large = "large" => 5,
    }
}

words! {
    /// What a variable says to sanitizers.
    pub enum Sanitizer {
        NoAddress = "no_sanitize_address", NoHwAddress = "no_sanitize_hwaddress",
        Memtag = "sanitize_memtag", AddressDyninit = "sanitize_address_dyninit",
    }
}
