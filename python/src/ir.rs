//! What a module says, for `jitlite.llvmlite_binding`: symbols and types.

use jitlite::entity::Entity;
use jitlite::ir::global::{DllStorage, Visibility};
use jitlite::ir::known_attrs::{Places, Takes, known};
use jitlite::ir::print::{self, name_text, type_text};
use jitlite::ir::{
    self, Attr, AttrSet, GlobalId, GlobalKind, Layout, Linkage, LocalNameKind, NamedTypeId, Type,
    TypeId, field_offset,
};
use jitlite::{Module, Profile};
use pyo3::exceptions::{PyKeyError, PyValueError};
use pyo3::prelude::*;

use crate::engine::one_of;
use crate::errors;

const LINKAGES: [(&str, Linkage); 11] = [
    ("external", Linkage::External),
    ("private", Linkage::Private),
    ("internal", Linkage::Internal),
    ("available_externally", Linkage::AvailableExternally),
    ("linkonce_any", Linkage::LinkOnce),
    ("linkonce_odr", Linkage::LinkOnceOdr),
    ("weak_any", Linkage::Weak),
    ("weak_odr", Linkage::WeakOdr),
    ("common", Linkage::Common),
    ("appending", Linkage::Appending),
    ("external_weak", Linkage::ExternWeak),
];
const VISIBILITIES: [(&str, Visibility); 3] = [
    ("default", Visibility::Default),
    ("hidden", Visibility::Hidden),
    ("protected", Visibility::Protected),
];
const STORAGES: [(&str, DllStorage); 3] = [
    ("default", DllStorage::None),
    ("dllimport", DllStorage::Import),
    ("dllexport", DllStorage::Export),
];

fn word_of<T: PartialEq>(member: T, known: &'static [(&str, T)]) -> &'static str {
    let found = known.iter().find(|(_, other)| *other == member);
    found.map_or("", |(word, _)| word)
}

/// A function or variable of a module.
#[pyclass(frozen, get_all, module = "jitlite")]
pub struct IrSymbol {
    name: String,
    /// `function`, `variable`, or a word for what is neither.
    kind: &'static str,
    is_declaration: bool,
    linkage: &'static str,
    visibility: &'static str,
    storage_class: &'static str,
    attributes: Vec<String>,
    /// Names and attributes of parameters.
    params: Vec<(String, Vec<String>)>,
}

/// All symbols of a module, in order.
pub fn symbols(module: &Module) -> Vec<IrSymbol> {
    let ir = module.ir();
    let ids = ir.globals.keys();
    ids.map(|id| symbol(ir, id)).collect()
}

fn symbol(ir: &ir::Module, id: GlobalId) -> IrSymbol {
    let global = &ir.globals[id];
    let (mut attributes, mut params) = (Vec::new(), Vec::new());
    let (kind, is_declaration) = match global.kind {
        GlobalKind::Function(function) => {
            let function = &ir.funcs[function];
            attributes = words(ir, function.attrs);
            let named = function.params.iter().map(|param| {
                let name = match param.name.kind() {
                    LocalNameKind::Named(name) => ir.names.text(name).into_owned(),
                    LocalNameKind::Unnamed | LocalNameKind::Number(_) => String::new(),
                };
                (name, words(ir, param.attrs))
            });
            params = named.collect();
            ("function", !function.is_defined())
        }
        GlobalKind::Variable { init, .. } => ("variable", init.is_none()),
        GlobalKind::Alias(_) => ("alias", false),
        GlobalKind::IFunc(_) => ("ifunc", false),
        GlobalKind::Undeclared => ("undeclared", true),
    };
    IrSymbol {
        name: ir.names.text(global.name).into_owned(),
        kind,
        is_declaration,
        linkage: word_of(global.linkage, &LINKAGES),
        visibility: word_of(global.visibility, &VISIBILITIES),
        storage_class: word_of(global.dll, &STORAGES),
        attributes,
        params,
    }
}

/// Attributes as they are written, those that have a word.
fn words(ir: &ir::Module, set: AttrSet) -> Vec<String> {
    let attrs = ir.attrs.all(set).filter_map(|attr| match attr {
        Attr::Group(_) => None,
        Attr::Other(name) => Some(ir.names.text(name).into_owned()),
        _ => {
            let (word, _) = attr.word(&ir.names)?;
            Some(String::from_utf8_lossy(word).into_owned())
        }
    });
    attrs.collect()
}

fn find(module: &Module, name: &str) -> PyResult<GlobalId> {
    let found = module.ir().find(name);
    found.ok_or_else(|| PyKeyError::new_err(name.to_owned()))
}

/// The type of what a symbol names.
pub fn type_of(module: &Module, name: &str) -> PyResult<IrType> {
    let ty = module.ir().globals[find(module, name)?].ty;
    Ok(IrType::new(module, ty))
}

/// The named types that have a body or are opaque, in order.
pub fn named_types(module: &Module) -> Vec<IrType> {
    let types = &module.ir().types;
    let named = types
        .named
        .keys()
        .filter_map(|id| types.find(Type::Named(id)));
    named.map(|ty| IrType::new(module, ty)).collect()
}

/// A symbol as it is written: a function with its body, or the line of another.
pub fn symbol_text(module: &Module, name: &str) -> PyResult<String> {
    let (ir, id) = (module.ir(), find(module, name)?);
    if let GlobalKind::Function(function) = ir.globals[id].kind {
        let text = print::function(ir, function);
        return Ok(String::from_utf8_lossy(&text).into_owned());
    }
    let start = format!("@{} = ", name_text(ir.names.get(ir.globals[id].name)));
    let text = module.to_text();
    let line = text.lines().find(|line| line.starts_with(&start));
    line.map(str::to_owned)
        .ok_or_else(|| PyKeyError::new_err(name.to_owned()))
}

/// A module of which one thing is another.
pub fn changed(
    py: Python<'_>,
    module: &Module,
    what: &str,
    symbol: &str,
    value: &str,
) -> PyResult<Module> {
    let mut ir = module.ir().clone();
    let text = |ir: &mut ir::Module| match value {
        "" => None,
        _ => Some(ir.names.intern(value.as_bytes())),
    };
    match what {
        "triple" => ir.triple = text(&mut ir),
        "data_layout" => ir.data_layout = text(&mut ir),
        "linkage" => {
            let id = find(module, symbol)?;
            ir.globals[id].linkage = one_of(value, "linkage", &LINKAGES)?;
        }
        "visibility" => {
            let id = find(module, symbol)?;
            ir.globals[id].visibility = one_of(value, "visibility", &VISIBILITIES)?;
        }
        "storage_class" => {
            let id = find(module, symbol)?;
            ir.globals[id].dll = one_of(value, "storage class", &STORAGES)?;
        }
        "attribute" => {
            let id = find(module, symbol)?;
            let is_known = known(value.as_bytes());
            let (GlobalKind::Function(function), true) = (
                ir.globals[id].kind,
                is_known.is_some_and(|known| {
                    known.places.any(Places::FUNCTION) && matches!(known.takes, Takes::Nothing)
                }),
            ) else {
                let message = format!("no such attribute '{value}'");
                return Err(PyValueError::new_err(message));
            };
            let name = ir.names.intern(value.as_bytes());
            let attr = match value {
                "noreturn" => Attr::NoReturn,
                "returns_twice" => Attr::ReturnsTwice,
                _ => Attr::Other(name),
            };
            let before = ir.funcs[function].attrs;
            let mut attrs = ir.attrs.get(before).to_vec();
            if !ir.attrs.has(before, attr) {
                attrs.push(attr);
            }
            ir.funcs[function].attrs = ir.attrs.intern(&attrs);
        }
        what => return Err(PyValueError::new_err(format!("no `{what}` to change"))),
    }
    Module::from_ir(ir, Profile::Auto).map_err(|error| errors::raise(py, error))
}

/// A type of a module.
#[pyclass(frozen, module = "jitlite")]
pub struct IrType {
    module: Module,
    ty: TypeId,
}

impl IrType {
    fn new(module: &Module, ty: TypeId) -> IrType {
        IrType {
            module: module.clone(),
            ty,
        }
    }

    fn resolved(&self) -> Type {
        self.module.ir().types.resolved(self.ty)
    }

    fn name_id(&self) -> Option<NamedTypeId> {
        match self.module.ir().types.get(self.ty) {
            Type::Named(id) => Some(id),
            _ => None,
        }
    }

    fn layout(&self) -> PyResult<Layout> {
        let layout = Layout::of(&self.module.ir().types, self.ty);
        layout.ok_or_else(|| PyValueError::new_err(format!("`{}` has no size", self.text())))
    }

    fn text(&self) -> String {
        type_text(self.module.ir(), self.ty)
    }
}

#[pymethods]
impl IrType {
    /// The pointer that a symbol of the module is.
    fn pointer(&self) -> IrType {
        IrType::new(&self.module, TypeId::PTR)
    }

    /// Without the `%`; empty of what has no name.
    #[getter]
    fn name(&self) -> String {
        let ir = self.module.ir();
        let name = self.name_id().map(|id| ir.types.named[id].name);
        name.map_or_else(String::new, |name| ir.names.text(name).into_owned())
    }

    /// As llvmlite names it.
    #[getter]
    fn kind(&self) -> &'static str {
        match self.resolved() {
            Type::Void => "void",
            Type::Label => "label",
            Type::Token => "token",
            Type::Metadata => "metadata",
            Type::X86Amx => "x86_amx",
            Type::X86Mmx => "x86_mmx",
            Type::Target(_) => "target",
            Type::Half => "half",
            Type::BFloat => "bfloat",
            Type::Float => "float",
            Type::Double => "double",
            Type::X86Fp80 => "x86_fp80",
            Type::Fp128 => "fp128",
            Type::PpcFp128 => "ppc_fp128",
            Type::Int(_) => "integer",
            Type::Ptr { .. } | Type::TypedPtr { .. } => "pointer",
            Type::Function { .. } => "function",
            Type::Struct { .. } | Type::Named(_) => "struct",
            Type::Array { .. } => "array",
            Type::Vector {
                scalable: false, ..
            } => "vector",
            Type::Vector { scalable: true, .. } => "scalable_vector",
        }
    }

    /// Of a struct its fields, of an array or vector its element; of a function its result and parameters.
    #[getter]
    fn elements(&self) -> Vec<IrType> {
        let types = &self.module.ir().types;
        let new = |&ty: &TypeId| IrType::new(&self.module, ty);
        match self.resolved() {
            Type::Struct { fields, .. } => types.list(fields).iter().map(new).collect(),
            Type::Array { elem, .. } | Type::Vector { elem, .. } => vec![new(&elem)],
            Type::Function { ret, params, .. } => {
                let params = types.list(params).iter().map(new);
                std::iter::once(new(&ret)).chain(params).collect()
            }
            _ => Vec::new(),
        }
    }

    /// How many elements an array or vector has.
    #[getter]
    fn element_count(&self) -> Option<u64> {
        match self.resolved() {
            Type::Array { len, .. } => Some(len),
            Type::Vector { len, .. } => Some(len.into()),
            _ => None,
        }
    }

    /// The bits of a number or of a vector of such; 0 of all else.
    #[getter]
    fn width(&self) -> u64 {
        match self.resolved() {
            Type::Half | Type::BFloat => 16,
            Type::Float => 32,
            Type::Double | Type::X86Mmx => 64,
            Type::X86Fp80 => 80,
            Type::Fp128 | Type::PpcFp128 => 128,
            Type::X86Amx => 8192,
            Type::Int(width) => width.into(),
            Type::Vector { elem, len, .. } => {
                IrType::new(&self.module, elem).width() * u64::from(len)
            }
            _ => 0,
        }
    }

    #[getter]
    fn is_vararg(&self) -> bool {
        matches!(self.resolved(), Type::Function { varargs: true, .. })
    }

    #[getter]
    fn is_packed(&self) -> bool {
        matches!(self.resolved(), Type::Struct { packed: true, .. })
    }

    #[getter]
    fn is_opaque(&self) -> bool {
        matches!(self.resolved(), Type::Named(_))
    }

    /// In bytes, with what is unused up to the next one.
    #[getter]
    fn size(&self) -> PyResult<u64> {
        Ok(self.layout()?.alloc_size())
    }

    #[getter]
    fn alignment(&self) -> PyResult<u64> {
        Ok(self.layout()?.align)
    }

    /// Where a field begins, of a struct that has it.
    fn offset(&self, field: usize) -> Option<u64> {
        field_offset(&self.module.ir().types, self.ty, field)
    }

    /// As LLVM writes it; what has a name with its definition.
    fn __str__(&self) -> String {
        let ir = self.module.ir();
        let Some(id) = self.name_id() else {
            return self.text();
        };
        let body = ir.types.named[id].body;
        let body = body.map_or_else(|| "opaque".to_owned(), |body| type_text(ir, body));
        format!("{} = type {body}", self.text())
    }

    fn __repr__(&self) -> String {
        format!("<jitlite.IrType #{} {}>", self.ty.index(), self.text())
    }
}
