//! Types of host functions, and how the program may declare them.

use std::fmt;

use crate::diag::Diagnostic;
use crate::ir::print::type_text;
use crate::ir::{GlobalId, Module, Type, TypeId};

/// The type of a parameter or result of a host function.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HostType {
    /// No result.
    Void,
    /// An integer of which only zero or not zero counts; `i1`, but any integer will do.
    Bool,
    /// `i64`
    I64,
    /// `i32`
    I32,
    /// Any pointer; the text is what it is written as.
    Ptr(&'static str),
}

impl fmt::Display for HostType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            HostType::Void => "void",
            HostType::Bool => "i1",
            HostType::I64 => "i64",
            HostType::I32 => "i32",
            HostType::Ptr(text) => text,
        })
    }
}

impl HostType {
    /// The type that a text of LLVM IR is: `void`, an integer, or a pointer.
    pub fn of_text(text: &'static str) -> HostType {
        match text {
            "void" => HostType::Void,
            "i1" => HostType::Bool,
            "i64" => HostType::I64,
            "i32" => HostType::I32,
            _ => HostType::Ptr(text),
        }
    }
}

/// The type of a host function.
#[derive(Clone, Copy, Debug)]
pub struct Signature<'a> {
    /// Its name, without `@`.
    pub name: &'a str,
    /// Its parameters.
    pub params: &'a [HostType],
    /// Its result.
    pub result: HostType,
}

impl fmt::Display for Signature<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} @{}(", self.result, self.name)?;
        for (i, param) in self.params.iter().enumerate() {
            write!(f, "{}{param}", if i == 0 { "" } else { ", " })?;
        }
        f.write_str(")")
    }
}

impl Signature<'_> {
    /// Checks the declaration of `global`, which has the name of the self. Pointers of all types
    /// are alike, and a result may be left out.
    ///
    /// # Errors
    /// A diagnostic at the declaration that says what the function's type is.
    pub fn check(&self, module: &Module, global: GlobalId) -> Result<(), Box<Diagnostic>> {
        let declared = &module.globals[global];
        let Type::Function {
            ret,
            params,
            varargs,
        } = module.types.resolved(declared.ty)
        else {
            return Ok(());
        };
        let params = module.types.list(params);
        let name = self.name;
        let wrong = if params.len() != self.params.len() || varargs {
            let takes = match self.params.len() {
                0 => "no parameter".to_string(),
                1 => "1 parameter".to_string(),
                n => format!("{n} parameters"),
            };
            let dots = if varargs { " and `...`" } else { "" };
            Some(format!("it takes {takes}, not {}{dots}", params.len()))
        } else {
            let mut pairs = params.iter().zip(self.params).enumerate();
            let wrong = pairs.find(|&(_, (&ty, &want))| !fits(module, ty, want));
            match wrong {
                Some((i, (&ty, want))) => {
                    let shown = type_text(module, ty);
                    Some(format!("parameter {} is `{want}`, not `{shown}`", i + 1))
                }
                None if module.types.resolved(ret) == Type::Void => None,
                None if fits(module, ret, self.result) => None,
                None => {
                    let shown = type_text(module, ret);
                    Some(format!("it returns `{}`, not `{shown}`", self.result))
                }
            }
        };
        let Some(wrong) = wrong else {
            return Ok(());
        };
        let message =
            format!("`@{name}` is declared with another type than the host's function has");
        let error = Diagnostic::error("host-type", declared.span, message)
            .label(wrong)
            .note(format!("the host's function is `{self}`"));
        Err(Box::new(error))
    }
}

fn fits(module: &Module, ty: TypeId, want: HostType) -> bool {
    match want {
        HostType::Void => module.types.resolved(ty) == Type::Void,
        HostType::Bool => module.types.int_width(ty).is_some_and(|width| width <= 64),
        HostType::I64 => module.types.int_width(ty) == Some(64),
        HostType::I32 => module.types.int_width(ty) == Some(32),
        HostType::Ptr(_) => module.types.is_pointer(ty),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diag::Span;
    use crate::ir::global::{Global, GlobalKind, Linkage, Visibility};
    use crate::ir::inst::Align;

    /// What is said of a symbol with this type.
    fn signature_error(name: &str, build: impl FnOnce(&mut Module) -> TypeId) -> Option<String> {
        let mut module = Module::new();
        let ty = build(&mut module);
        let ptr_ty = module.types.pointer_to(ty);
        let symbol = module.names.intern(name.as_bytes());
        let global = module.globals.push(Global {
            name: symbol,
            numbered: false,
            span: Span::NONE,
            kind: GlobalKind::Undeclared,
            ty,
            ptr_ty,
            linkage: Linkage::External,
            visibility: Visibility::Default,
            thread_local: None,
            align: Align::default(),
            section: None,
            comdat: None,
            locality: Default::default(),
            dll: Default::default(),
            unnamed_addr: Default::default(),
            externally_initialized: false,
            metadata: crate::entity::List::EMPTY,
        });
        let function = super::super::lookup(name.as_bytes()).unwrap();
        let error = function.signature().check(&module, global).err()?;
        Some(error.labels[0].text.clone())
    }

    #[test]
    fn declarations_are_checked() {
        let void = TypeId::VOID;
        assert_eq!(
            signature_error("ll_puts", |m| {
                let p = m.types.pointer_to(TypeId::I64);
                m.types.function(void, &[p], false)
            }),
            None
        );
        assert_eq!(
            signature_error("ll_ltoa", |m| m.types.function(void, &[TypeId::I64], false)),
            None
        );
        assert_eq!(
            signature_error("print_bool", |m| m.types.function(
                void,
                &[TypeId::I1],
                false
            )),
            None
        );
        assert_eq!(
            signature_error("ll_puts", |m| m.types.function(void, &[TypeId::I64], false))
                .as_deref(),
            Some("parameter 1 is `i8*`, not `i64`")
        );
        assert_eq!(
            signature_error("ll_puts", |m| m.types.function(void, &[], false)).as_deref(),
            Some("it takes 1 parameter, not 0")
        );
        assert_eq!(
            signature_error("ll_puts", |m| m.types.function(void, &[TypeId::PTR], true)).as_deref(),
            Some("it takes 1 parameter, not 1 and `...`")
        );
        assert_eq!(
            signature_error("ll_ltoa", |m| m.types.function(
                TypeId::I64,
                &[TypeId::I64],
                false
            ))
            .as_deref(),
            Some("it returns `i8*`, not `i64`")
        );
    }
}
