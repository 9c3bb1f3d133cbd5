//! Instructions.

use std::fmt::Write as _;

use jitlite::ir::body::{CallData, TailKind};
use jitlite::ir::inst::{MemFlags, Ordering};
use jitlite::ir::{
    BinaryOp, Block, Body, CastOp, Const, ConstId, FCmpCond, GlobalKind, ICmpCond, Inst, InstData,
    Operand, Type, TypeId,
};
use jitlite::legacy::Dialect;

use super::{Down, Expressed, Typed, convention, unsigned};

impl Down<'_> {
    pub(super) fn instruction(&mut self, body: &Body, inst: Inst) -> Expressed<()> {
        let to = format!("%.v{}", body.result(inst).0);
        match body.insts[inst] {
            InstData::Binary { op, args, .. } => self.binary(body, op, args, &to),
            InstData::FNeg { arg, .. } => {
                let (ty, value) = self.operand(body, arg)?;
                self.line(format_args!("{to} = sub {ty} -0.0, {value}"))
            }
            InstData::Cast { op, arg, .. } => {
                let ty = self.ty(body.inst_type(inst))?;
                self.conversion(body, op, arg, &ty, &to)
            }
            InstData::ICmp { cond, args, .. } => self.icmp(body, cond, args, &to),
            InstData::FCmp { cond, args, .. } => self.fcmp(body, cond, args, &to),
            InstData::Select { args, .. } => {
                self.later("select")?;
                let cond = self.operand(body, args[0])?;
                let (ty, a) = self.operand(body, args[1])?;
                let (_, b) = self.operand(body, args[2])?;
                if cond.0 != "bool" || ty.starts_with(['{', '[']) {
                    return Err("select of other types".into());
                }
                self.line(format_args!(
                    "{to} = select bool {}, {ty} {a}, {ty} {b}",
                    cond.1
                ))
            }
            InstData::Freeze { arg } => {
                let (ty, value) = self.operand(body, arg)?;
                self.line(format_args!("{to} = cast {ty} {value} to {ty}"))
            }
            InstData::Phi { incoming, .. } => {
                if body.pool.get(incoming).is_empty() {
                    return Err("a phi without pairs".into());
                }
                let ty = self.first_class(body.inst_type(inst))?;
                let mut text = format!("{to} = phi {ty} ");
                for (n, pair) in body.pool.get(incoming).chunks_exact(2).enumerate() {
                    let (_, value) = self.operand(body, Operand(pair[0]))?;
                    let comma = if n == 0 { "" } else { ", " };
                    let _ = write!(text, "{comma}[ {value}, %L{} ]", pair[1]);
                }
                self.line(format_args!("{text}"))
            }
            InstData::Alloca {
                ty, count, align, ..
            } => self.alloca(body, ty, count, align.bytes(), &to),
            InstData::Load { ptr, flags, .. } => {
                let ty = self.first_class(body.inst_type(inst))?;
                let ptr = self.pointer_to(body, ptr, &ty)?;
                let volatile = volatile(flags)?;
                self.line(format_args!("{to} = {volatile}load {ty}* {ptr}"))
            }
            InstData::Store {
                value, ptr, flags, ..
            } => {
                let (ty, value) = self.operand(body, value)?;
                if ty.starts_with(['{', '[']) || ty.starts_with("<{") {
                    return Err("aggregates as values".into());
                }
                let ptr = self.pointer_to(body, ptr, &ty)?;
                let volatile = volatile(flags)?;
                self.line(format_args!("{volatile}store {ty} {value}, {ty}* {ptr}"))
            }
            InstData::Gep { source, args, .. } => {
                let args: Vec<Operand> = body.operands(args).collect();
                self.address(body, source, &args, &to)
            }
            InstData::Call { call } => {
                let ret = body.inst_type(inst);
                self.call(body, &body.calls[call], ret, &to)
            }
            InstData::ExtractElement { args } => {
                let (ty, vector) = self.operand(body, args[0])?;
                let index = self.index(body, args[1])?;
                self.line(format_args!(
                    "{to} = extractelement {ty} {vector}, uint {index}"
                ))
            }
            InstData::InsertElement { args } => {
                let (ty, vector) = self.operand(body, args[0])?;
                let (elem, value) = self.operand(body, args[1])?;
                let index = self.index(body, args[2])?;
                self.line(format_args!(
                    "{to} = insertelement {ty} {vector}, {elem} {value}, uint {index}"
                ))
            }
            InstData::Ret { value } if value.is_missing() => self.line(format_args!("ret void")),
            InstData::Ret { value } => {
                let (ty, value) = self.operand(body, value)?;
                if ty.starts_with(['{', '[']) {
                    return Err("aggregates as values".into());
                }
                self.line(format_args!("ret {ty} {value}"))
            }
            InstData::Br { to } => self.line(format_args!("br label %L{}", to.0)),
            InstData::CondBr { cond, then, els } => {
                let (_, cond) = self.operand(body, cond)?;
                let (then, els) = (then.0, els.0);
                self.line(format_args!(
                    "br bool {cond}, label %L{then}, label %L{els}"
                ))
            }
            InstData::Switch { value, targets } => {
                let words = body.pool.get(targets).to_vec();
                self.switch(body, value, &words)
            }
            InstData::Unreachable => {
                self.later("unreachable")?;
                self.line(format_args!("unreachable"))
            }
            other => Err(other.word().to_string()),
        }
    }

    fn line(&mut self, text: std::fmt::Arguments<'_>) -> Expressed<()> {
        let _ = writeln!(self.out, "\t{text}");
        Ok(())
    }

    /// An instruction that came after 2002.
    fn later(&self, what: &str) -> Expressed<()> {
        match self.dialect {
            Dialect::Llvm1 => Ok(()),
            Dialect::Llvm2002 => Err(what.into()),
        }
    }

    fn operand(&self, body: &Body, operand: Operand) -> Expressed<Typed> {
        match (operand.as_value(), operand.as_const()) {
            (Some(value), _) => {
                let ty = self.ty(body.types[value])?;
                Ok((ty, format!("%.v{}", value.0)))
            }
            (_, Some(id)) => self.constant(id),
            _ => Err("an operand that is missing".into()),
        }
    }

    fn first_class(&self, ty: TypeId) -> Expressed<String> {
        match self.m.types.resolved(ty) {
            Type::Struct { .. } | Type::Array { .. } => Err("aggregates as values".into()),
            _ => self.ty(ty),
        }
    }

    /// The name of a value that is cast to another type.
    fn cast(&mut self, (from, value): Typed, to: &str) -> String {
        if from == to {
            return value;
        }
        self.fresh += 1;
        let name = format!("%.t{}", self.fresh);
        let _ = writeln!(self.out, "\t{name} = cast {from} {value} to {to}");
        name
    }

    fn pointer_to(&mut self, body: &Body, ptr: Operand, ty: &str) -> Expressed<String> {
        let ptr = self.operand(body, ptr)?;
        Ok(self.cast(ptr, &format!("{ty}*")))
    }

    /// The number of an element, as a `uint`.
    fn index(&mut self, body: &Body, index: Operand) -> Expressed<String> {
        let index = self.operand(body, index)?;
        Ok(self.cast(index, "uint"))
    }

    fn binary(&mut self, body: &Body, op: BinaryOp, args: [Operand; 2], to: &str) -> Expressed<()> {
        let (a, b) = (self.operand(body, args[0])?, self.operand(body, args[1])?);
        let ty = a.0.clone();
        let word = match op {
            BinaryOp::Add | BinaryOp::FAdd => "add",
            BinaryOp::Sub | BinaryOp::FSub => "sub",
            BinaryOp::Mul | BinaryOp::FMul => "mul",
            BinaryOp::SDiv | BinaryOp::UDiv | BinaryOp::FDiv => "div",
            BinaryOp::SRem | BinaryOp::URem | BinaryOp::FRem => "rem",
            BinaryOp::And => "and",
            BinaryOp::Or => "or",
            BinaryOp::Xor => "xor",
            BinaryOp::Shl => "shl",
            BinaryOp::LShr | BinaryOp::AShr => "shr",
        };
        let logic = matches!(op, BinaryOp::And | BinaryOp::Or | BinaryOp::Xor);
        if ty == "bool" && !logic {
            return Err("arithmetic on bits".into());
        }
        if matches!(op, BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr) {
            if ty.starts_with('<') {
                return Err("shifts of vectors".into());
            }
            let own = if op == BinaryOp::LShr {
                unsigned(&ty)
            } else {
                ty.clone()
            };
            let value = self.cast(a, &own);
            let amount = self.cast(b, "ubyte");
            return self.of_type(
                &own,
                &ty,
                to,
                &format!("{word} {own} {value}, ubyte {amount}"),
            );
        }
        let own = match op {
            BinaryOp::UDiv | BinaryOp::URem => unsigned(&ty),
            _ => ty.clone(),
        };
        let (a, b) = (self.cast(a, &own), self.cast(b, &own));
        self.of_type(&own, &ty, to, &format!("{word} {own} {a}, {b}"))
    }

    /// Names the result of an instruction of type `own` as a value of type `ty`.
    fn of_type(&mut self, own: &str, ty: &str, to: &str, text: &str) -> Expressed<()> {
        if own == ty {
            return self.line(format_args!("{to} = {text}"));
        }
        self.fresh += 1;
        let name = format!("%.t{}", self.fresh);
        self.line(format_args!("{name} = {text}"))?;
        self.line(format_args!("{to} = cast {own} {name} to {ty}"))
    }

    fn conversion(
        &mut self,
        body: &Body,
        op: CastOp,
        arg: Operand,
        ty: &str,
        to: &str,
    ) -> Expressed<()> {
        let (from, value) = self.operand(body, arg)?;
        if from.starts_with('<') || ty.starts_with('<') {
            return Err("conversions of vectors".into());
        }
        let step = match op {
            CastOp::Trunc if ty == "bool" => {
                self.fresh += 1;
                let low = format!("%.t{}", self.fresh);
                self.line(format_args!("{low} = and {from} {value}, 1"))?;
                return self.line(format_args!("{to} = cast {from} {low} to bool"));
            }
            CastOp::SExt if from == "bool" => {
                let one = self.cast((from, value), ty);
                return self.line(format_args!("{to} = sub {ty} 0, {one}"));
            }
            CastOp::SIToFP if from == "bool" => return Err("a signed bit as a float".into()),
            CastOp::ZExt | CastOp::UIToFP => unsigned(&from),
            CastOp::FPToUI | CastOp::FPToSI if ty == "bool" => {
                return Err("a float as a bit".into());
            }
            CastOp::FPToUI => unsigned(ty),
            CastOp::PtrToInt if ty == "bool" => return Err("an address as a bit".into()),
            CastOp::PtrToInt => "ulong".into(),
            CastOp::IntToPtr => unsigned(&from),
            CastOp::BitCast if from != ty => return Err("bits as another type".into()),
            CastOp::Trunc
            | CastOp::SExt
            | CastOp::FPTrunc
            | CastOp::FPExt
            | CastOp::FPToSI
            | CastOp::SIToFP
            | CastOp::BitCast => from.clone(),
            _ => return Err(op.word().into()),
        };
        let value = self.cast((from, value), &step);
        self.line(format_args!("{to} = cast {step} {value} to {ty}"))
    }

    fn icmp(&mut self, body: &Body, cond: ICmpCond, args: [Operand; 2], to: &str) -> Expressed<()> {
        let (a, b) = (self.operand(body, args[0])?, self.operand(body, args[1])?);
        let (word, sign) = match cond {
            ICmpCond::Eq => ("seteq", None),
            ICmpCond::Ne => ("setne", None),
            ICmpCond::Ult => ("setlt", Some(false)),
            ICmpCond::Ule => ("setle", Some(false)),
            ICmpCond::Ugt => ("setgt", Some(false)),
            ICmpCond::Uge => ("setge", Some(false)),
            ICmpCond::Slt => ("setlt", Some(true)),
            ICmpCond::Sle => ("setle", Some(true)),
            ICmpCond::Sgt => ("setgt", Some(true)),
            ICmpCond::Sge => ("setge", Some(true)),
        };
        if a.0.starts_with('<') || a.0 == "bool" && sign.is_some() {
            return Err("comparisons of vectors or bits".into());
        }
        let ty = match (a.0.as_str(), sign) {
            ("sbyte*", Some(true)) => "long".to_string(),
            ("sbyte*", Some(false)) => "ulong".into(),
            (own, Some(false)) => unsigned(own),
            (own, _) => own.to_string(),
        };
        let (a, b) = (self.cast(a, &ty), self.cast(b, &ty));
        self.line(format_args!("{to} = {word} {ty} {a}, {b}"))
    }

    fn fcmp(&mut self, body: &Body, cond: FCmpCond, args: [Operand; 2], to: &str) -> Expressed<()> {
        let (ty, a) = self.operand(body, args[0])?;
        let (_, b) = self.operand(body, args[1])?;
        if ty.starts_with('<') {
            return Err("comparisons of vectors".into());
        }
        let (word, negated) = match cond {
            FCmpCond::Oeq => ("seteq", false),
            FCmpCond::Une => ("setne", false),
            FCmpCond::Olt => ("setlt", false),
            FCmpCond::Ole => ("setle", false),
            FCmpCond::Ogt => ("setgt", false),
            FCmpCond::Oge => ("setge", false),
            FCmpCond::Ult => ("setge", true),
            FCmpCond::Ule => ("setgt", true),
            FCmpCond::Ugt => ("setle", true),
            FCmpCond::Uge => ("setlt", true),
            FCmpCond::Uno | FCmpCond::Ord => {
                self.declared
                    .insert(format!("bool %llvm.isunordered({ty}, {ty})"));
                let call = format!("call bool %llvm.isunordered({ty} {a}, {ty} {b})");
                return self.condition(to, &call, cond == FCmpCond::Ord);
            }
            _ => return Err("another comparison of floats".into()),
        };
        self.condition(to, &format!("{word} {ty} {a}, {b}"), negated)
    }

    fn condition(&mut self, to: &str, text: &str, negated: bool) -> Expressed<()> {
        if !negated {
            return self.line(format_args!("{to} = {text}"));
        }
        self.fresh += 1;
        let name = format!("%.t{}", self.fresh);
        self.line(format_args!("{name} = {text}"))?;
        self.line(format_args!("{to} = xor bool true, {name}"))
    }

    fn alloca(
        &mut self,
        body: &Body,
        ty: TypeId,
        count: Operand,
        align: Option<u64>,
        to: &str,
    ) -> Expressed<()> {
        if align.is_some_and(|align| align > 16) {
            return Err("an alignment".into());
        }
        let ty = self.ty(ty)?;
        self.fresh += 1;
        let name = format!("%.t{}", self.fresh);
        if count.is_missing() {
            self.line(format_args!("{name} = alloca {ty}"))?;
        } else {
            let count = self.index(body, count)?;
            self.line(format_args!("{name} = alloca {ty}, uint {count}"))?;
        }
        self.line(format_args!("{to} = cast {ty}* {name} to sbyte*"))
    }

    fn address(
        &mut self,
        body: &Body,
        source: TypeId,
        args: &[Operand],
        to: &str,
    ) -> Expressed<()> {
        let element = self.ty(source)?;
        let base = self.pointer_to(body, args[0], &element)?;
        let mut text = String::new();
        let mut at = source;
        for (n, &index) in args[1..].iter().enumerate() {
            let constant = index.as_const().map(|id| self.m.consts.get(id));
            at = match constant {
                Some(Const::Int { ty, value }) => {
                    let width = self.m.types.int_width(ty).unwrap_or(64).min(64);
                    let value = (value << (64 - width)) as i64 >> (64 - width);
                    self.step(at, n, value as u64, &mut text)?
                }
                Some(_) => return Err("an index that is no number".into()),
                None => {
                    let index = self.operand(body, index)?;
                    if index.0.starts_with('<') || index.0 == "bool" {
                        return Err("an index of another type".into());
                    }
                    let index = self.cast(index, "long");
                    let to = match self.m.types.resolved(at) {
                        _ if n == 0 => at,
                        Type::Array { elem, .. } | Type::Vector { elem, .. } => elem,
                        _ => return Err("an index into another type".into()),
                    };
                    let _ = write!(text, ", long {index}");
                    to
                }
            };
        }
        let result = self.ty(at)?;
        let own = format!("getelementptr {element}* {base}{text}");
        self.of_type(&format!("{result}*"), "sbyte*", to, &own)
    }

    fn switch(&mut self, body: &Body, value: Operand, words: &[u32]) -> Expressed<()> {
        let (ty, value) = self.operand(body, value)?;
        if ty == "bool" {
            return Err("switch on a bit".into());
        }
        let default = words[0];
        let mut rows = Vec::new();
        for pair in words[1..].chunks_exact(2) {
            rows.push((self.constant(ConstId(pair[0]))?.1, Block(pair[1]).0));
        }
        if self.dialect == Dialect::Llvm1 {
            let rows: Vec<String> = rows
                .iter()
                .map(|(value, to)| format!("{ty} {value}, label %L{to}"))
                .collect();
            let rows = rows.join(" ");
            return self.line(format_args!(
                "switch {ty} {value}, label %L{default} [ {rows} ]"
            ));
        }
        if ty != "int" {
            return Err("switch on another type".into());
        }
        let value = self.cast((ty, value), "uint");
        let rows: Vec<String> = rows
            .iter()
            .map(|(value, to)| {
                let value = value.parse::<i32>().map(|value| value as u32).unwrap_or(0);
                format!("{{ uint, label }} {{ uint {value}, label %L{to} }}")
            })
            .collect();
        let (len, rows) = (rows.len(), rows.join(", "));
        self.line(format_args!(
            "switch uint {value}, label %L{default}, [{len} x {{ uint, label }}] [ {rows} ]"
        ))
    }

    fn call(&mut self, body: &Body, call: &CallData, ret: TypeId, to: &str) -> Expressed<()> {
        if call.tail == TailKind::MustTail {
            return Err("musttail".into());
        }
        let ty = self.ty(call.fn_ty)?;
        let global = match call.callee.as_const().map(|id| self.m.consts.get(id)) {
            Some(Const::Global(global)) => Some(global),
            Some(Const::InlineAsm { .. }) => return Err("assembly".into()),
            _ => None,
        };
        let to = if ret == TypeId::VOID {
            String::new()
        } else {
            format!("{to} = ")
        };
        let mut args = Vec::new();
        if let Some(global) = global {
            let name = self.m.names.get(self.m.globals[global].name);
            if name.starts_with(b"llvm.") {
                let name = String::from_utf8_lossy(name).into_owned();
                return self.intrinsic(body, &name, call, &to);
            }
        }
        for arg in body.operands(call.args) {
            let (ty, value) = self.operand(body, arg)?;
            if ty.starts_with(['{', '[']) {
                return Err("aggregates as values".into());
            }
            args.push(format!("{ty} {value}"));
        }
        let callee = match global {
            Some(global) => {
                let same = match self.m.globals[global].kind {
                    GlobalKind::Function(_) => self.ty(self.m.globals[global].ty)? == ty,
                    _ => false,
                };
                if !same {
                    return Err("a call as another type".into());
                }
                self.name(global)?
            }
            None => self.pointer_to(body, call.callee, &ty)?,
        };
        let (conv, args) = (convention(call.conv)?, args.join(", "));
        self.line(format_args!("{to}call {conv}{ty}* {callee}({args})"))
    }

    fn intrinsic(&mut self, body: &Body, name: &str, call: &CallData, to: &str) -> Expressed<()> {
        let base = name
            .trim_start_matches("llvm.")
            .split('.')
            .next()
            .unwrap_or("");
        let mut args = Vec::new();
        if matches!(base, "lifetime" | "assume" | "donothing" | "dbg") {
            return Ok(());
        }
        for arg in body.operands(call.args) {
            args.push(self.operand(body, arg)?);
        }
        let mut arg =
            |n: usize, to: &str, down: &mut Self| down.cast(std::mem::take(&mut args[n]), to);
        match (base, name.rsplit('.').next()) {
            ("memcpy" | "memmove", Some(width @ ("i32" | "i64"))) => {
                let ty = if width == "i32" { "uint" } else { "ulong" };
                self.declared.insert(format!(
                    "void %llvm.{base}.{width}(sbyte*, sbyte*, {ty}, uint)"
                ));
                let (d, s, n) = (
                    arg(0, "sbyte*", self),
                    arg(1, "sbyte*", self),
                    arg(2, ty, self),
                );
                self.line(format_args!(
                    "call void %llvm.{base}.{width}(sbyte* {d}, sbyte* {s}, {ty} {n}, uint 1)"
                ))
            }
            ("memset", Some(width @ ("i32" | "i64"))) => {
                let ty = if width == "i32" { "uint" } else { "ulong" };
                self.declared.insert(format!(
                    "void %llvm.memset.{width}(sbyte*, ubyte, {ty}, uint)"
                ));
                let (d, v, n) = (
                    arg(0, "sbyte*", self),
                    arg(1, "ubyte", self),
                    arg(2, ty, self),
                );
                self.line(format_args!(
                    "call void %llvm.memset.{width}(sbyte* {d}, ubyte {v}, {ty} {n}, uint 1)"
                ))
            }
            ("sqrt", Some(width @ ("f32" | "f64"))) => {
                let ty = if width == "f32" { "float" } else { "double" };
                self.declared
                    .insert(format!("{ty} %llvm.sqrt.{width}({ty})"));
                let x = arg(0, ty, self);
                self.line(format_args!("{to}call {ty} %llvm.sqrt.{width}({ty} {x})"))
            }
            ("ctpop" | "ctlz" | "cttz", Some(width @ ("i32" | "i64"))) => {
                let (own, ty) = match width {
                    "i32" => ("int", "uint"),
                    _ => ("long", "ulong"),
                };
                self.declared
                    .insert(format!("{ty} %llvm.{base}.{width}({ty})"));
                let x = arg(0, ty, self);
                let text = format!("call {ty} %llvm.{base}.{width}({ty} {x})");
                self.of_type(ty, own, to.trim_end_matches(" = "), &text)
            }
            _ => Err(format!("intrinsic {base}")),
        }
    }
}

fn volatile(flags: MemFlags) -> Expressed<&'static str> {
    if flags.get_ordering() != Ordering::NotAtomic {
        return Err("atomics".into());
    }
    Ok(if flags.is_volatile() { "volatile " } else { "" })
}
