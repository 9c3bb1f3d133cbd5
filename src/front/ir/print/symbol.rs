//! Symbols as text: variables, aliases, headers of functions, attributes.

use super::{Printer, escaped, name_text, type_text};
use crate::ir::attr::{Attr, AttrSet};
use crate::ir::body::CallConv;
use crate::ir::global::{
    FuncId, Global, GlobalId, GlobalKind, Linkage, ThreadLocal, UnnamedAddr, Visibility,
};
use crate::ir::name::LocalName;

impl Printer<'_> {
    /// `@name`
    pub(super) fn global_name(&mut self, id: GlobalId) {
        let global = &self.m.globals[id];
        let name = self.m.names.get(global.name);
        let text = match global.numbered {
            true => String::from_utf8_lossy(name).into_owned(),
            false => name_text(name),
        };
        self.text("@");
        self.text(&text);
    }

    /// The words in front of `global`, `define` and so on, in LLVM's order.
    fn prefix(&mut self, global: &Global) {
        if global.linkage != Linkage::External {
            self.word(global.linkage.word());
        }
        self.word(global.locality.word());
        if global.visibility != Visibility::Default {
            self.word(global.visibility.word());
        }
        self.word(global.dll.word());
        match global.thread_local {
            None => {}
            Some(ThreadLocal::GeneralDynamic) => self.text("thread_local "),
            Some(model) => self.text(&format!("thread_local({}) ", model.word())),
        }
    }

    /// A word and a blank, unless it is empty.
    fn word(&mut self, word: &str) {
        if !word.is_empty() {
            self.text(word);
            self.text(" ");
        }
    }

    /// A variable, alias or ifunc.
    pub(super) fn variable(&mut self, id: GlobalId) {
        let global = &self.m.globals[id];
        let start = self.out.len();
        self.global_name(id);
        self.place(global.span, start);
        self.text(" = ");
        let external = matches!(global.kind, GlobalKind::Variable { init: None, .. });
        if external && global.linkage == Linkage::External {
            self.text("external ");
        }
        self.prefix(global);
        self.word(global.unnamed_addr.word());
        let ty = type_text(self.m, global.ty);
        match global.kind {
            GlobalKind::Variable { constant, init } => {
                let space = self.m.types.space(global.ptr_ty).unwrap_or(0);
                if space != 0 {
                    self.text(&format!("addrspace({space}) "));
                }
                if global.externally_initialized {
                    self.text("externally_initialized ");
                }
                self.text(if constant { "constant " } else { "global " });
                self.text(&ty);
                if let Some(init) = init {
                    self.text(" ");
                    self.const_value(init);
                }
            }
            GlobalKind::Alias(target) | GlobalKind::IFunc(target) => {
                let ifunc = matches!(global.kind, GlobalKind::IFunc(_));
                self.text(if ifunc { "ifunc " } else { "alias " });
                // Only the spelling of old has aliases of declarations.
                if !self.m.old_aliases.contains(&id) {
                    self.text(&ty);
                    self.text(", ");
                }
                self.typed_const(target);
            }
            GlobalKind::Function(_) | GlobalKind::Undeclared => {}
        }
        let m = self.m;
        let extra = m.extras.get(&id);
        self.properties(global, id, ", ");
        if let Some(extra) = extra {
            if let Some(model) = extra.code_model {
                self.text(&format!(", code_model \"{}\"", model.word()));
            }
            for sanitizer in &extra.sanitizers {
                self.text(", ");
                self.text(sanitizer.word());
            }
        }
        self.attachments(", ", m.global_attachments(id));
        if let Some(extra) = extra {
            self.attrs(extra.attrs, false);
        }
        self.text("\n");
    }

    fn properties(&mut self, global: &Global, id: GlobalId, separator: &str) {
        let m = self.m;
        if let Some(section) = global.section {
            let text = escaped(m.names.get(section));
            self.text(&format!("{separator}section \"{text}\""));
        }
        if let Some(partition) = m.extras.get(&id).and_then(|extra| extra.partition) {
            let text = escaped(m.names.get(partition));
            self.text(&format!("{separator}partition \"{text}\""));
        }
        if let Some(comdat) = global.comdat {
            let name = m.comdats[comdat].name;
            self.text(separator);
            match name == m.globals[id].name {
                true => self.text("comdat"),
                false => {
                    let text = name_text(m.names.get(name));
                    self.text(&format!("comdat(${text})"));
                }
            }
        }
        if let Some(bytes) = global.align.bytes() {
            self.text(&format!("{separator}align {bytes}"));
        }
    }

    /// A function, declared or defined.
    pub(super) fn function(&mut self, id: FuncId) {
        let m = self.m;
        let func = &m.funcs[id];
        let global = &m.globals[func.global];
        self.text(if func.is_defined() {
            "define "
        } else {
            "declare "
        });
        if !func.is_defined() {
            for attached in m.global_attachments(func.global) {
                self.attachments("", [attached].into_iter());
                self.text(" ");
            }
        }
        self.prefix(global);
        if func.conv != CallConv::C {
            self.text(&func.conv.text());
            self.text(" ");
        }
        let mut attrs = Printer::new(m);
        attrs.attrs(func.ret_attrs, false);
        if let Some(attrs) = attrs.out.strip_prefix(b" ") {
            self.raw(attrs);
            self.text(" ");
        }
        self.text(&type_text(m, func.ret));
        self.text(" ");
        let start = self.out.len();
        self.global_name(func.global);
        self.place(func.span, start);
        self.params(func);
        if global.unnamed_addr != UnnamedAddr::None {
            self.text(" ");
            self.text(global.unnamed_addr.word());
        }
        self.program_space(m.types.space(global.ptr_ty).unwrap_or(0));
        self.attrs(func.attrs, false);
        self.properties(global, func.global, " ");
        if let Some(gc) = m.extras.get(&func.global).and_then(|extra| extra.gc) {
            let text = escaped(m.names.get(gc));
            self.text(&format!(" gc \"{text}\""));
        }
        for (word, constant) in [
            (" prefix ", func.prefix[0]),
            (" prologue ", func.prefix[1]),
            (" personality ", func.personality),
        ] {
            if let Some(constant) = constant {
                self.text(word);
                self.typed_const(constant);
            }
        }
        if let Some(body) = &func.body {
            self.attachments(" ", m.global_attachments(func.global));
            self.text(" {\n");
            self.in_varargs = Some(func.varargs);
            self.body(body);
            self.in_varargs = None;
            self.text("}");
        }
        self.text("\n");
    }

    /// The address space of a function, where it is worth a word.
    pub(super) fn program_space(&mut self, space: u32) {
        if space != 0 || self.program_space != 0 {
            self.text(&format!(" addrspace({space})"));
        }
    }

    fn params(&mut self, func: &crate::ir::Function) {
        self.text("(");
        let mut number = 0;
        for (n, param) in func.params.iter().enumerate() {
            if n > 0 {
                self.text(", ");
            }
            let start = self.out.len();
            self.text(&type_text(self.m, param.ty));
            self.attrs(param.attrs, false);
            let named = match param.name.kind() {
                crate::ir::LocalNameKind::Named(name) => Some(name),
                _ => None,
            };
            match named {
                Some(name) => {
                    let text = name_text(self.m.names.get(name));
                    self.text(&format!(" %{text}"));
                }
                None => {
                    if func.is_defined() || param.name != LocalName::UNNAMED {
                        self.text(&format!(" %{number}"));
                    }
                    number += 1;
                }
            }
            self.place(param.span, start);
        }
        if func.varargs {
            self.text(if func.params.is_empty() {
                "..."
            } else {
                ", ..."
            });
        }
        self.text(")");
    }

    /// Attributes, each with a blank in front.
    pub(super) fn attrs(&mut self, set: AttrSet, group: bool) {
        let m = self.m;
        for &attr in m.attrs.get(set) {
            self.text(" ");
            let typed = |word: &str, ty: Option<crate::ir::TypeId>| match ty {
                Some(ty) => format!("{word}({})", type_text(m, ty)),
                None => word.to_string(),
            };
            let text = match attr {
                Attr::ZeroExt => "zeroext".into(),
                Attr::SignExt => "signext".into(),
                Attr::InReg => "inreg".into(),
                Attr::NoReturn => "noreturn".into(),
                Attr::Returned => "returned".into(),
                Attr::ReturnsTwice => "returns_twice".into(),
                Attr::Align(n) if group => format!("align={n}"),
                Attr::Align(n) => format!("align {n}"),
                Attr::AlignStack(n) if group => format!("alignstack={n}"),
                Attr::AlignStack(n) => format!("alignstack({n})"),
                Attr::ByVal(ty) => typed("byval", ty),
                Attr::SRet(ty) => typed("sret", ty),
                Attr::InAlloca(ty) => typed("inalloca", ty),
                Attr::ByRef(ty) => typed("byref", Some(ty)),
                Attr::Preallocated(ty) => typed("preallocated", Some(ty)),
                Attr::ElementType(ty) => typed("elementtype", Some(ty)),
                Attr::Nest => "nest".into(),
                Attr::Group(n) => format!("#{n}"),
                Attr::Swift(name) | Attr::Other(name) => {
                    self.raw(m.names.get(name));
                    continue;
                }
            };
            self.text(&text);
        }
    }
}
