//! Symbols as text: variables, aliases, headers of functions, attributes.

use super::{Printer, escaped, name_text, type_text};
use crate::ir::attr::{Attr, AttrSet};
use crate::ir::body::CallConv;
use crate::ir::global::{FuncId, Global, GlobalId, GlobalKind, Linkage, ThreadLocal, Visibility};
use crate::ir::name::LocalName;

fn linkage_word(linkage: Linkage) -> &'static str {
    match linkage {
        Linkage::External => "",
        Linkage::Private => "private ",
        Linkage::Internal => "internal ",
        Linkage::AvailableExternally => "available_externally ",
        Linkage::LinkOnce => "linkonce ",
        Linkage::LinkOnceOdr => "linkonce_odr ",
        Linkage::Weak => "weak ",
        Linkage::WeakOdr => "weak_odr ",
        Linkage::Common => "common ",
        Linkage::Appending => "appending ",
        Linkage::ExternWeak => "extern_weak ",
    }
}

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
        self.text(linkage_word(global.linkage));
        let words = global
            .words
            .map_or(String::new(), |w| self.m.names.text(w).into_owned());
        let words: Vec<&str> = words.split_ascii_whitespace().collect();
        let some = |printer: &mut Self, wanted: fn(&str) -> bool| {
            for word in words.iter().filter(|w| wanted(w)) {
                printer.text(word);
                printer.text(" ");
            }
        };
        some(self, |w| w.starts_with("dso_"));
        match global.visibility {
            Visibility::Default => {}
            Visibility::Hidden => self.text("hidden "),
            Visibility::Protected => self.text("protected "),
        }
        some(self, |w| w.starts_with("dll"));
        match global.thread_local {
            None => {}
            Some(ThreadLocal::GeneralDynamic) => self.text("thread_local "),
            Some(ThreadLocal::LocalDynamic) => self.text("thread_local(localdynamic) "),
            Some(ThreadLocal::InitialExec) => self.text("thread_local(initialexec) "),
            Some(ThreadLocal::LocalExec) => self.text("thread_local(localexec) "),
        }
        some(self, |w| !w.starts_with("dso_") && !w.starts_with("dll"));
    }

    /// A variable, alias or ifunc.
    pub(super) fn variable(&mut self, id: GlobalId) {
        let global = &self.m.globals[id];
        self.global_name(id);
        self.text(" = ");
        let external = matches!(global.kind, GlobalKind::Variable { init: None, .. });
        if external && global.linkage == Linkage::External {
            self.text("external ");
        }
        self.prefix(global);
        let ty = type_text(self.m, global.ty);
        match global.kind {
            GlobalKind::Variable { constant, init } => {
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
                self.text(&ty);
                self.text(", ");
                self.typed_const(target);
            }
            GlobalKind::Function(_) | GlobalKind::Undeclared => {}
        }
        self.properties(global, id, ", ");
        if let Some(tail) = global.tail {
            let tail = self.m.names.get(tail);
            if !tail.starts_with(b",") {
                self.text(" ");
            }
            self.raw(tail);
        }
        self.text("\n");
    }

    fn properties(&mut self, global: &Global, id: GlobalId, separator: &str) {
        let m = self.m;
        if let Some(section) = global.section {
            let text = escaped(m.names.get(section));
            self.text(&format!("{separator}section \"{text}\""));
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
        let tail = global.tail.map_or(&b""[..], |tail| m.names.get(tail));
        self.text(if func.body.is_some() {
            "define "
        } else {
            "declare "
        });
        if func.body.is_none() && tail.starts_with(b"!") {
            self.raw(tail);
            self.text(" ");
        }
        self.prefix(global);
        if func.conv != CallConv::C {
            self.text(&func.conv.text());
            self.text(" ");
        }
        let mut attrs = Printer { m, out: Vec::new() };
        attrs.attrs(func.ret_attrs, false);
        if let Some(attrs) = attrs.out.strip_prefix(b" ") {
            self.raw(attrs);
            self.text(" ");
        }
        self.text(&type_text(m, func.ret));
        self.text(" ");
        self.global_name(func.global);
        self.params(func);
        let tail = match (func.body.is_none() && tail.starts_with(b"!"), tail) {
            (true, _) => &[],
            (false, tail) => tail,
        };
        let (address, tail) = match tail.iter().position(|&b| b == b' ') {
            Some(at) if tail[..at].ends_with(b"unnamed_addr") => (&tail[..at], &tail[at + 1..]),
            None if tail.ends_with(b"unnamed_addr") => (tail, &b""[..]),
            _ => (&b""[..], tail),
        };
        if !address.is_empty() {
            self.text(" ");
            self.raw(address);
        }
        self.attrs(func.attrs, false);
        self.properties(global, func.global, " ");
        let (data, metadata) = split_metadata(tail);
        if !data.is_empty() {
            self.text(" ");
            self.raw(data);
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
        if !metadata.is_empty() {
            self.text(" ");
            self.raw(metadata);
        }
        if let Some(body) = &func.body {
            self.text(" {\n");
            self.body(body);
            self.text("}");
        }
        self.text("\n");
    }

    fn params(&mut self, func: &crate::ir::Function) {
        self.text("(");
        let mut number = 0;
        for (n, param) in func.params.iter().enumerate() {
            if n > 0 {
                self.text(", ");
            }
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
                    if func.body.is_some() || param.name != LocalName::UNNAMED {
                        self.text(&format!(" %{number}"));
                    }
                    number += 1;
                }
            }
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

/// Splits `gc "x" !dbg !0` in front of the metadata, which comes last.
fn split_metadata(tail: &[u8]) -> (&[u8], &[u8]) {
    let mut quoted = false;
    for (at, &b) in tail.iter().enumerate() {
        match b {
            b'"' => quoted = !quoted,
            b'!' if !quoted => return (tail[..at].trim_ascii_end(), &tail[at..]),
            _ => {}
        }
    }
    (tail, b"")
}
