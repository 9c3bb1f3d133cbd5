//! From today's `ir` back to LLVM 1.x assembly or that of 2002, for programs that these can express.
//!
//! What has no form there is an error that says what it is. Every pointer becomes an `sbyte*`, which
//! is cast where it is used; every integer is of a signed type, and cast where an instruction is of
//! unsigned ones. So the translation is plain, and the program that comes of it full of casts.

mod inst;

use std::collections::BTreeSet;
use std::fmt::Write as _;

use jitlite::ir::attr::Attr;
use jitlite::ir::body::CallConv;
use jitlite::ir::{
    CastOp, Const, ConstId, ConstOp, Function, GlobalId, GlobalKind, Linkage, Module, Type, TypeId,
};
use jitlite::legacy::Dialect;

/// What the dialect cannot express.
pub type Expressed<T> = Result<T, String>;

/// A text of a dialect that does what a module does.
pub fn downgrade(m: &Module, dialect: Dialect) -> Expressed<String> {
    let mut down = Down {
        m,
        dialect,
        out: String::new(),
        declared: BTreeSet::new(),
        fresh: 0,
    };
    if !m.module_asm.is_empty() {
        return Err("module assembly".into());
    }
    let triple = m.triple.map_or(&b""[..], |name| m.names.get(name));
    if !triple.is_empty() && !triple.starts_with(b"x86_64") {
        return Err("another target".into());
    }
    down.globals()?;
    for function in m.funcs.values() {
        down.function(function)?;
    }
    let mut text = String::new();
    for line in &down.declared {
        let _ = writeln!(text, "declare {line}");
    }
    Ok(text + &down.out)
}

struct Down<'a> {
    m: &'a Module,
    dialect: Dialect,
    out: String,
    /// Intrinsics that are called, with their types.
    declared: BTreeSet<String>,
    /// How many names of values were made up.
    fresh: u32,
}

/// An operand: its type and how it is written.
type Typed = (String, String);

impl Down<'_> {
    fn globals(&mut self) -> Expressed<()> {
        for (id, global) in self.m.globals.iter() {
            let own = self.m.names.get(global.name);
            match global.kind {
                GlobalKind::Function(_) => continue,
                _ if own.starts_with(b"llvm.") => return Err("variables of LLVM".into()),
                GlobalKind::Variable { .. } => {}
                GlobalKind::Alias(_) | GlobalKind::IFunc(_) => return Err("an alias".into()),
                GlobalKind::Undeclared => continue,
            }
            let GlobalKind::Variable { constant, init } = global.kind else {
                continue;
            };
            if global.thread_local.is_some() {
                return Err("a thread-local variable".into());
            }
            let ty = self.ty(global.ty)?;
            let name = self.name(id)?;
            let kind = if constant { "constant" } else { "global" };
            match init {
                Some(init) => {
                    let linkage = linkage(global.linkage)?;
                    let (_, value) = self.constant(init)?;
                    let _ = write!(self.out, "{name} = {linkage}{kind} {ty} {value}");
                }
                None if global.linkage == Linkage::External => {
                    let _ = write!(self.out, "{name} = external {kind} {ty}");
                }
                None => return Err("a weak declaration".into()),
            }
            if let Some(section) = self.section(id)? {
                let _ = write!(self.out, ", {section}");
            }
            match global.align.bytes() {
                Some(align) if align > 16 && self.dialect == Dialect::Llvm2002 => {
                    return Err("an alignment".into());
                }
                Some(align) if self.dialect == Dialect::Llvm1 => {
                    let _ = write!(self.out, ", align {align}");
                }
                _ => {}
            }
            self.out.push('\n');
        }
        // Whoever is used before it is defined is declared nowhere else.
        for function in self.m.funcs.values().filter(|f| f.body.is_none()) {
            let global = &self.m.globals[function.global];
            if self.m.names.get(global.name).starts_with(b"llvm.") {
                continue;
            }
            if global.linkage != Linkage::External {
                return Err("a weak declaration".into());
            }
            let narrow = |ty| self.m.types.int_width(ty).is_some_and(|width| width < 32);
            if narrow(function.ret) || function.params.iter().any(|param| narrow(param.ty)) {
                return Err("narrow integers to and from C".into());
            }
            let header = self.header(function, false)?;
            let _ = writeln!(self.out, "declare {header}");
        }
        self.out.push_str("implementation\n");
        Ok(())
    }

    fn function(&mut self, function: &Function) -> Expressed<()> {
        let Some(body) = &function.body else {
            return Ok(());
        };
        if function.prefix.iter().any(Option::is_some) {
            return Err("data beside a function".into());
        }
        let linkage = linkage(self.m.globals[function.global].linkage)?;
        let header = self.header(function, true)?;
        let section = self.section(function.global)?.unwrap_or_default();
        let (open, close) = match self.dialect {
            Dialect::Llvm1 => ("{", "}"),
            Dialect::Llvm2002 => ("begin", "end"),
        };
        let _ = writeln!(self.out, "{linkage}{header} {section}\n{open}");
        for block in body.blocks.keys() {
            let _ = writeln!(self.out, "L{}:", block.0);
            for inst in body.block_insts(block) {
                self.instruction(body, inst)?;
            }
        }
        let _ = writeln!(self.out, "{close}");
        Ok(())
    }

    /// `section "name"`, which the assembly of 2002 lacks.
    fn section(&self, id: GlobalId) -> Expressed<Option<String>> {
        let Some(section) = self.m.globals[id].section else {
            return Ok(None);
        };
        match self.dialect {
            Dialect::Llvm1 => Ok(Some(format!("section \"{}\"", self.m.names.text(section)))),
            Dialect::Llvm2002 => Err("a section".into()),
        }
    }

    /// `R %f(P %.v0, ...)`, with the names of parameters where they are asked for.
    fn header(&self, function: &Function, names: bool) -> Expressed<String> {
        let mut text = convention(function.conv)?.to_string();
        let _ = write!(
            text,
            "{} {}(",
            self.ty(function.ret)?,
            self.name(function.global)?
        );
        for (n, param) in function.params.iter().enumerate() {
            let attrs = self.m.attrs.get(param.attrs);
            if attrs
                .iter()
                .any(|attr| matches!(attr, Attr::ByVal(_) | Attr::InAlloca(_)))
            {
                return Err("parameters by value".into());
            }
            let comma = if n == 0 { "" } else { ", " };
            let _ = write!(text, "{comma}{}", self.ty(param.ty)?);
            if names {
                let _ = write!(text, " %.v{n}");
            }
        }
        if function.varargs {
            if names {
                return Err("a function of variable arguments".into());
            }
            text.push_str(if function.params.is_empty() {
                "..."
            } else {
                ", ..."
            });
        }
        text.push(')');
        Ok(text)
    }

    fn name(&self, id: GlobalId) -> Expressed<String> {
        let name = self.m.names.get(self.m.globals[id].name);
        match std::str::from_utf8(name) {
            Ok(name) if !name.contains(['"', '\\', '\n']) => Ok(format!("%\"{name}\"")),
            _ => Err("a name of other letters".into()),
        }
    }

    fn ty(&self, id: TypeId) -> Expressed<String> {
        let list = |fields: &[TypeId]| -> Expressed<String> {
            let fields: Expressed<Vec<String>> = fields.iter().map(|&ty| self.ty(ty)).collect();
            Ok(fields?.join(", "))
        };
        Ok(match self.m.types.resolved(id) {
            Type::Void => "void".into(),
            Type::Int(1) => "bool".into(),
            Type::Int(8) => "sbyte".into(),
            Type::Int(16) => "short".into(),
            Type::Int(32) => "int".into(),
            Type::Int(64) => "long".into(),
            Type::Float => "float".into(),
            Type::Double => "double".into(),
            Type::Ptr { space: 0 } | Type::TypedPtr { space: 0, .. } => "sbyte*".into(),
            Type::Array { elem, len } => format!("[{len} x {}]", self.ty(elem)?),
            Type::Struct { fields, packed } => {
                let fields = list(self.m.types.list(fields))?;
                match packed {
                    true => format!("<{{ {fields} }}>"),
                    false => format!("{{ {fields} }}"),
                }
            }
            Type::Vector {
                elem,
                len,
                scalable: false,
            } if self.dialect == Dialect::Llvm1 => match self.ty(elem)?.as_str() {
                "bool" | "sbyte*" => return Err("vectors of bits or pointers".into()),
                elem => format!("<{len} x {elem}>"),
            },
            Type::Function {
                ret,
                params,
                varargs,
            } => {
                let params = list(self.m.types.list(params))?;
                let dots = match (varargs, params.is_empty()) {
                    (false, _) => "",
                    (true, true) => "...",
                    (true, false) => ", ...",
                };
                format!("{} ({params}{dots})", self.ty(ret)?)
            }
            Type::Int(_) => return Err("integers of other widths".into()),
            Type::Vector { .. } => return Err("vectors".into()),
            _ => return Err("another type".into()),
        })
    }

    fn constant(&self, id: ConstId) -> Expressed<Typed> {
        let types = &self.m.types;
        let (ty, text) = match self.m.consts.get(id) {
            Const::Int { ty, value } => (
                ty,
                match types.int_width(ty) {
                    Some(1) => (value & 1 == 1).to_string(),
                    Some(width) => {
                        let unused = 64 - width.min(64);
                        ((value << unused) as i64 >> unused).to_string()
                    }
                    None => return Err("another integer".into()),
                },
            ),
            Const::Float { ty, bits } => {
                let double = match types.resolved(ty) {
                    Type::Float => f64::from(f32::from_bits(bits as u32)),
                    Type::Double => f64::from_bits(bits),
                    _ => return Err("other floats".into()),
                };
                (ty, format!("0x{:016X}", double.to_bits()))
            }
            Const::Null(ty) => (ty, "null".into()),
            Const::Zero(ty) => (
                ty,
                match types.resolved(ty) {
                    Type::Int(1) => "false".into(),
                    Type::Int(_) => "0".into(),
                    Type::Float | Type::Double => "0.0".into(),
                    Type::Ptr { .. } | Type::TypedPtr { .. } => "null".into(),
                    _ => "zeroinitializer".into(),
                },
            ),
            Const::Undef(ty) | Const::Poison(ty) => (ty, "undef".into()),
            Const::Global(global) => {
                let to = self.ty(self.m.globals[global].ty)?;
                let name = self.name(global)?;
                if self
                    .m
                    .names
                    .get(self.m.globals[global].name)
                    .starts_with(b"llvm.")
                {
                    return Err("the address of an intrinsic".into());
                }
                return Ok(("sbyte*".into(), format!("cast ({to}* {name} to sbyte*)")));
            }
            Const::Bytes { ty, at, len } => {
                if !matches!(types.resolved(ty), Type::Array { .. }) {
                    return Err("a vector of bytes".into());
                }
                let mut text = String::from("c\"");
                for &byte in self.m.consts.bytes(at, len) {
                    let _ = write!(text, "\\{byte:02X}");
                }
                (ty, text + "\"")
            }
            Const::Aggregate { ty, elems } => {
                let elems: Expressed<Vec<Typed>> = self
                    .m
                    .consts
                    .list(elems)
                    .map(|elem| self.constant(elem))
                    .collect();
                let elems: Vec<String> = elems?
                    .into_iter()
                    .map(|(ty, text)| format!("{ty} {text}"))
                    .collect();
                let (open, close) = match types.resolved(ty) {
                    Type::Array { .. } => ("[", "]"),
                    Type::Struct { packed: true, .. } => ("<{", "}>"),
                    Type::Struct { .. } => ("{", "}"),
                    _ => ("<", ">"),
                };
                (ty, format!("{open} {} {close}", elems.join(", ")))
            }
            Const::Splat { ty, elem } => {
                let Type::Vector { len, .. } = types.resolved(ty) else {
                    return Err("a repeated constant".into());
                };
                let (elem_ty, elem) = self.constant(elem)?;
                let all = vec![format!("{elem_ty} {elem}"); len as usize];
                (ty, format!("< {} >", all.join(", ")))
            }
            Const::Expr {
                op,
                ty,
                source,
                args,
            } => {
                let args: Vec<ConstId> = self.m.consts.list(args).collect();
                (ty, self.expression(op, ty, source, &args)?)
            }
            _ => return Err("another constant".into()),
        };
        Ok((self.ty(ty)?, text))
    }

    fn expression(
        &self,
        op: ConstOp,
        ty: TypeId,
        source: TypeId,
        args: &[ConstId],
    ) -> Expressed<String> {
        let (from, value) = self.constant(args[0])?;
        let to = self.ty(ty)?;
        match op {
            ConstOp::Gep(_) => {
                let element = self.ty(source)?;
                let mut text = format!("{element}* cast ({from} {value} to {element}*)");
                let mut at = source;
                for (n, &index) in args[1..].iter().enumerate() {
                    let Const::Int { value, .. } = self.m.consts.get(index) else {
                        return Err("an index that is no number".into());
                    };
                    at = self.step(at, n, value, &mut text)?;
                }
                let result = self.ty(at)?;
                Ok(format!("cast ({result}* getelementptr ({text}) to sbyte*)"))
            }
            ConstOp::Cast(CastOp::PtrToInt) => Ok(format!(
                "cast (ulong cast ({from} {value} to ulong) to {to})"
            )),
            ConstOp::Cast(CastOp::IntToPtr) => {
                let wide = unsigned(&from);
                Ok(format!(
                    "cast ({wide} cast ({from} {value} to {wide}) to {to})"
                ))
            }
            ConstOp::Cast(CastOp::BitCast) if from == to => Ok(value),
            _ => Err("another constant expression".into()),
        }
    }

    /// Writes the index `n` of an address within a type; gives the type that it leads to.
    fn step(&self, at: TypeId, n: usize, index: u64, text: &mut String) -> Expressed<TypeId> {
        let own = self.m.types.resolved(at);
        let (word, to) = match own {
            _ if n == 0 => ("long", at),
            Type::Array { elem, .. } | Type::Vector { elem, .. } => ("long", elem),
            Type::Struct { fields, .. } => {
                let word = match self.dialect {
                    Dialect::Llvm1 => "uint",
                    Dialect::Llvm2002 => "ubyte",
                };
                (word, self.m.types.list(fields)[index as usize])
            }
            _ => return Err("an index into another type".into()),
        };
        let _ = write!(text, ", {word} {}", index as i64);
        Ok(to)
    }
}

fn linkage(linkage: Linkage) -> Expressed<&'static str> {
    Ok(match linkage {
        Linkage::External => "",
        Linkage::Private | Linkage::Internal => "internal ",
        Linkage::LinkOnce | Linkage::LinkOnceOdr => "linkonce ",
        Linkage::Weak | Linkage::WeakOdr | Linkage::Common => "weak ",
        _ => return Err("another linkage".into()),
    })
}

fn convention(conv: CallConv) -> Expressed<&'static str> {
    Ok(match conv {
        CallConv::C => "",
        CallConv::Fast => "fastcc ",
        CallConv::Cold => "coldcc ",
        _ => return Err("another calling convention".into()),
    })
}

/// The unsigned type of the width of a signed one.
fn unsigned(ty: &str) -> String {
    match ty {
        "sbyte" => "ubyte".into(),
        "bool" => "bool".into(),
        _ if ty.starts_with('<') => ty
            .replace("x sbyte", "x ubyte")
            .replace("x short", "x ushort")
            .replace("x int", "x uint")
            .replace("x long", "x ulong"),
        other => format!("u{other}"),
    }
}
