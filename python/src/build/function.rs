//! `FunctionBuilder`.

use jitlite::build as b;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use super::handle::{
    AnyArg, AnyAttribute, AnyType, AnyValue, Block, Flags, GepFlags, Type, Value, one_of, op,
    values,
};
use super::module::{ModuleBuilder, conv};

/// Puts instructions into the body of a function, which as a value is its address. They are put behind the last one of
/// the current block, which is an unnamed first one until `switch_to` says which.
#[pyclass(frozen, module = "jitlite.build")]
pub struct FunctionBuilder {
    #[pyo3(get)]
    module: Py<ModuleBuilder>,
    pub function: b::Function,
}

const TAILS: [(&str, b::TailKind); 3] = [
    ("tail", b::TailKind::Tail),
    ("musttail", b::TailKind::MustTail),
    ("notail", b::TailKind::NoTail),
];

type Body<'m> = b::FunctionBuilder<'m>;

impl FunctionBuilder {
    pub fn new(module: &Bound<'_, ModuleBuilder>, function: b::Function) -> FunctionBuilder {
        FunctionBuilder {
            module: module.clone().unbind(),
            function,
        }
    }

    fn with<T>(&self, work: impl FnOnce(&Body<'_>) -> T) -> PyResult<T> {
        let module = self.module.get();
        module.with(|m| work(&mut m.view(self.function)))
    }

    /// Makes an instruction, with a name or without.
    fn inst(
        &self,
        name: Option<&str>,
        make: impl FnOnce(&Body<'_>) -> b::Value,
    ) -> PyResult<Value> {
        self.with(|f| {
            let value = make(f);
            if let Some(name) = name {
                f.set_name(value, name);
            }
            Value(value)
        })
    }
}

/// Sets flags where there are some: what has none may not be given any.
fn flagged(f: &Body<'_>, value: b::Value, flags: Flags) -> b::Value {
    if flags.0 != b::Flags::NONE {
        f.set_flags(value, flags.0);
    }
    value
}

/// How memory is accessed.
struct Access {
    align: Option<u64>,
    volatile: bool,
    ordering: Option<b::Ordering>,
}

impl Access {
    fn new(align: Option<u64>, volatile: bool, ordering: Option<&str>) -> PyResult<Access> {
        let ordering = ordering.map(self::ordering).transpose()?;
        if ordering.is_some() && align.is_none() {
            let message = "an atomic access has an alignment, which `align` says";
            return Err(PyValueError::new_err(message));
        }
        Ok(Access {
            align,
            volatile,
            ordering,
        })
    }

    fn set(&self, f: &Body<'_>, value: b::Value) -> b::Value {
        match (self.ordering, self.align) {
            (Some(ordering), Some(align)) => f.set_atomic(value, ordering, align),
            (None, Some(align)) => f.set_align(value, align),
            (_, None) => {}
        }
        if self.volatile {
            f.set_volatile(value);
        }
        value
    }
}

fn ordering(word: &str) -> PyResult<b::Ordering> {
    // What is not atomic has no word.
    op(word, "ordering", &b::Ordering::ALL[1..])
}

/// What is said of a call.
struct How {
    flags: Flags,
    tail: Option<b::TailKind>,
}

impl How {
    fn new(flags: Flags, tail: Option<&str>) -> PyResult<How> {
        let tail = tail.map(|word| one_of(word, "kind of tail call", &TAILS));
        let tail = tail.transpose()?;
        Ok(How { flags, tail })
    }

    fn set(&self, f: &Body<'_>, call: b::Value) -> b::Value {
        if let Some(tail) = self.tail {
            f.set_tail(call, tail);
        }
        flagged(f, call, self.flags)
    }
}

#[pymethods]
impl FunctionBuilder {
    /// Parameter number `n`, from 0.
    #[pyo3(signature = (n, name=None))]
    fn param(&self, n: usize, name: Option<&str>) -> PyResult<Value> {
        self.inst(name, |f| f.param(n))
    }

    /// The type of its result.
    #[getter]
    fn result_type(&self) -> PyResult<Type> {
        self.with(|f| Type(f.result_type()))
    }

    /// The type of a value.
    fn type_of(&self, value: AnyValue) -> PyResult<Type> {
        self.with(|f| Type(f.type_of(value.0)))
    }

    /// A new block, to go to and to be filled later. It is `%name`, or has a number where that is empty.
    #[pyo3(signature = (name=""))]
    fn block(&self, name: &str) -> PyResult<Block> {
        self.with(|f| Block(f.block(name)))
    }

    /// Puts what comes next into a block, behind what is there already.
    fn switch_to(&self, block: &Block) -> PyResult<()> {
        self.with(|f| f.switch_to(block.0))
    }

    /// The block that instructions are put into.
    #[getter]
    fn current_block(&self) -> PyResult<Block> {
        self.with(|f| Block(f.current_block()))
    }

    /// Whether that has its terminator: then nothing more can be put into it.
    #[getter]
    fn is_terminated(&self) -> PyResult<bool> {
        self.with(|f| f.is_terminated())
    }

    fn set_name(&self, value: AnyValue, name: &str) -> PyResult<()> {
        self.with(|f| f.set_name(value.0, name))
    }

    fn set_block_name(&self, block: &Block, name: &str) -> PyResult<()> {
        self.with(|f| f.set_block_name(block.0, name))
    }

    /// The source line and column, from 1, of the instructions that come next. A trap there names them.
    #[pyo3(signature = (line, column=0))]
    fn set_line(&self, line: u32, column: u32) -> PyResult<()> {
        self.with(|f| f.set_line(line, column))
    }

    // Instructions that compute.

    #[pyo3(signature = (op, a, b, name=None, *, flags=Flags::default()))]
    fn binary(
        &self,
        op: &str,
        a: AnyArg,
        b: AnyArg,
        name: Option<&str>,
        flags: Flags,
    ) -> PyResult<Value> {
        let op = self::op(op, "binary operation", b::BinaryOp::ALL)?;
        self.inst(name, |f| {
            let value = f.binary(op, a.0, b.0);
            flagged(f, value, flags)
        })
    }

    #[pyo3(signature = (op, value, ty, name=None, *, flags=Flags::default()))]
    fn cast(
        &self,
        op: &str,
        value: AnyValue,
        ty: AnyType,
        name: Option<&str>,
        flags: Flags,
    ) -> PyResult<Value> {
        let op = self::op(op, "conversion", b::CastOp::ALL)?;
        self.inst(name, |f| {
            let ty = ty.make(f);
            let value = f.cast(op, value.0, ty);
            flagged(f, value, flags)
        })
    }

    #[pyo3(signature = (cond, a, b, name=None, *, flags=Flags::default()))]
    fn icmp(
        &self,
        cond: &str,
        a: AnyArg,
        b: AnyArg,
        name: Option<&str>,
        flags: Flags,
    ) -> PyResult<Value> {
        let cond = op(cond, "condition of `icmp`", b::ICmpCond::ALL)?;
        self.inst(name, |f| {
            let value = f.icmp(cond, a.0, b.0);
            flagged(f, value, flags)
        })
    }

    #[pyo3(signature = (cond, a, b, name=None, *, flags=Flags::default()))]
    fn fcmp(
        &self,
        cond: &str,
        a: AnyArg,
        b: AnyArg,
        name: Option<&str>,
        flags: Flags,
    ) -> PyResult<Value> {
        let cond = op(cond, "condition of `fcmp`", b::FCmpCond::ALL)?;
        self.inst(name, |f| {
            let value = f.fcmp(cond, a.0, b.0);
            flagged(f, value, flags)
        })
    }

    /// `sub 0, value`
    #[pyo3(signature = (value, name=None))]
    fn neg(&self, value: AnyValue, name: Option<&str>) -> PyResult<Value> {
        self.inst(name, |f| f.neg(value.0))
    }

    /// `xor value, -1`
    #[pyo3(signature = (value, name=None))]
    fn not_(&self, value: AnyValue, name: Option<&str>) -> PyResult<Value> {
        self.inst(name, |f| f.not(value.0))
    }

    #[pyo3(signature = (value, name=None, *, flags=Flags::default()))]
    fn fneg(&self, value: AnyValue, name: Option<&str>, flags: Flags) -> PyResult<Value> {
        self.inst(name, |f| {
            let value = f.fneg(value.0);
            flagged(f, value, flags)
        })
    }

    #[pyo3(signature = (value, name=None))]
    fn freeze(&self, value: AnyValue, name: Option<&str>) -> PyResult<Value> {
        self.inst(name, |f| f.freeze(value.0))
    }

    #[pyo3(signature = (cond, then, otherwise, name=None, *, flags=Flags::default()))]
    fn select(
        &self,
        cond: AnyValue,
        then: AnyArg,
        otherwise: AnyArg,
        name: Option<&str>,
        flags: Flags,
    ) -> PyResult<Value> {
        self.inst(name, |f| {
            let value = f.select(cond.0, then.0, otherwise.0);
            flagged(f, value, flags)
        })
    }

    /// A `phi`, whose incoming values are added as they become known. It is put at the head of the current block.
    #[pyo3(signature = (ty, name=None, *, flags=Flags::default()))]
    fn phi(&self, ty: AnyType, name: Option<&str>, flags: Flags) -> PyResult<Value> {
        self.inst(name, |f| {
            let ty = ty.make(f);
            let value = f.phi(ty);
            flagged(f, value, flags)
        })
    }

    /// Says what a `phi` is where control comes from a block.
    fn add_incoming(&self, phi: AnyValue, value: AnyArg, block: &Block) -> PyResult<()> {
        self.with(|f| f.add_incoming(phi.0, value.0, block.0))
    }

    #[pyo3(signature = (aggregate, indices, name=None))]
    fn extract_value(
        &self,
        aggregate: AnyValue,
        indices: Vec<u32>,
        name: Option<&str>,
    ) -> PyResult<Value> {
        self.inst(name, |f| f.extract_value(aggregate.0, &indices))
    }

    #[pyo3(signature = (aggregate, elem, indices, name=None))]
    fn insert_value(
        &self,
        aggregate: AnyValue,
        elem: AnyArg,
        indices: Vec<u32>,
        name: Option<&str>,
    ) -> PyResult<Value> {
        self.inst(name, |f| f.insert_value(aggregate.0, elem.0, &indices))
    }

    #[pyo3(signature = (vector, index, name=None))]
    fn extract_element(
        &self,
        vector: AnyValue,
        index: AnyArg,
        name: Option<&str>,
    ) -> PyResult<Value> {
        self.inst(name, |f| f.extract_element(vector.0, index.0))
    }

    #[pyo3(signature = (vector, elem, index, name=None))]
    fn insert_element(
        &self,
        vector: AnyValue,
        elem: AnyArg,
        index: AnyArg,
        name: Option<&str>,
    ) -> PyResult<Value> {
        self.inst(name, |f| f.insert_element(vector.0, elem.0, index.0))
    }

    /// For each element of the result the number of one of both vectors, or -1 for `poison`.
    #[pyo3(signature = (a, b, mask, name=None))]
    fn shuffle(
        &self,
        a: AnyValue,
        b: AnyValue,
        mask: Vec<i32>,
        name: Option<&str>,
    ) -> PyResult<Value> {
        self.inst(name, |f| f.shuffle(a.0, b.0, &mask))
    }

    // Memory.

    /// A local variable: an `alloca` at the head of the entry block, wherever the builder is.
    #[pyo3(signature = (ty, name=None, *, align=None))]
    fn local_variable(
        &self,
        ty: AnyType,
        name: Option<&str>,
        align: Option<u64>,
    ) -> PyResult<Value> {
        let access = Access::new(align, false, None)?;
        self.inst(name, |f| {
            let ty = ty.make(f);
            let value = f.local_variable(ty);
            access.set(f, value)
        })
    }

    /// `alloca`, here, of one value or of several.
    #[pyo3(signature = (ty, count=None, name=None, *, align=None))]
    fn alloca(
        &self,
        ty: AnyType,
        count: Option<AnyArg>,
        name: Option<&str>,
        align: Option<u64>,
    ) -> PyResult<Value> {
        let access = Access::new(align, false, None)?;
        self.inst(name, |f| {
            let ty = ty.make(f);
            let value = match count {
                Some(count) => f.alloca_array(ty, count.0),
                None => f.alloca(ty),
            };
            access.set(f, value)
        })
    }

    #[pyo3(signature = (ty, address, name=None, *, align=None, volatile=false, ordering=None))]
    fn load(
        &self,
        ty: AnyType,
        address: AnyValue,
        name: Option<&str>,
        align: Option<u64>,
        volatile: bool,
        ordering: Option<&str>,
    ) -> PyResult<Value> {
        let access = Access::new(align, volatile, ordering)?;
        self.inst(name, |f| {
            let ty = ty.make(f);
            let value = f.load(ty, address.0);
            access.set(f, value)
        })
    }

    #[pyo3(signature = (value, address, *, align=None, volatile=false, ordering=None))]
    fn store(
        &self,
        value: AnyValue,
        address: AnyValue,
        align: Option<u64>,
        volatile: bool,
        ordering: Option<&str>,
    ) -> PyResult<Value> {
        let access = Access::new(align, volatile, ordering)?;
        self.inst(None, |f| {
            let store = f.store(value.0, address.0);
            access.set(f, store)
        })
    }

    #[pyo3(signature = (source, base, indices, name=None, *, flags=GepFlags::default()))]
    fn gep(
        &self,
        source: AnyType,
        base: AnyValue,
        indices: Vec<AnyValue>,
        name: Option<&str>,
        flags: GepFlags,
    ) -> PyResult<Value> {
        self.inst(name, |f| {
            let source = source.make(f);
            let value = f.gep(source, base.0, &values(&indices));
            f.set_gep_flags(value, flags.0);
            value
        })
    }

    /// The address of a field of a struct.
    #[pyo3(signature = (source, base, field, name=None))]
    fn field(
        &self,
        source: AnyType,
        base: AnyValue,
        field: u32,
        name: Option<&str>,
    ) -> PyResult<Value> {
        self.inst(name, |f| {
            let source = source.make(f);
            f.field(source, base.0, field)
        })
    }

    /// The address of an element of an array.
    #[pyo3(signature = (elem, base, index, name=None))]
    fn element(
        &self,
        elem: AnyType,
        base: AnyValue,
        index: AnyArg,
        name: Option<&str>,
    ) -> PyResult<Value> {
        self.inst(name, |f| {
            let elem = elem.make(f);
            f.element(elem, base.0, index.0)
        })
    }

    #[pyo3(signature = (list, ty, name=None))]
    fn va_arg(&self, list: AnyValue, ty: AnyType, name: Option<&str>) -> PyResult<Value> {
        self.inst(name, |f| {
            let ty = ty.make(f);
            f.va_arg(list.0, ty)
        })
    }

    fn fence(&self, ordering: &str) -> PyResult<Value> {
        let ordering = self::ordering(ordering)?;
        self.inst(None, |f| f.fence(ordering))
    }

    /// A struct of what was there, and whether it was what was expected.
    #[pyo3(signature = (address, expected, new, success="seq_cst", failure="seq_cst", name=None))]
    fn cmpxchg(
        &self,
        address: AnyValue,
        expected: AnyArg,
        new: AnyArg,
        success: &str,
        failure: &str,
        name: Option<&str>,
    ) -> PyResult<Value> {
        let orderings = [ordering(success)?, ordering(failure)?];
        self.inst(name, |f| f.cmpxchg(address.0, expected.0, new.0, orderings))
    }

    /// What was there before.
    #[pyo3(signature = (op, address, value, ordering="seq_cst", name=None))]
    fn atomic_rmw(
        &self,
        op: &str,
        address: AnyValue,
        value: AnyValue,
        ordering: &str,
        name: Option<&str>,
    ) -> PyResult<Value> {
        let op = self::op(op, "atomic operation", b::RmwOp::ALL)?;
        let ordering = self::ordering(ordering)?;
        self.inst(name, |f| f.atomic_rmw(op, address.0, value.0, ordering))
    }

    // Calls.

    #[pyo3(signature = (function, args=Vec::new(), name=None, *, tail=None, flags=Flags::default()))]
    fn call(
        &self,
        function: &FunctionBuilder,
        args: Vec<AnyValue>,
        name: Option<&str>,
        tail: Option<&str>,
        flags: Flags,
    ) -> PyResult<Value> {
        let how = How::new(flags, tail)?;
        self.inst(name, |f| {
            let call = f.call(function.function, &values(&args));
            how.set(f, call)
        })
    }

    /// A call of a function by its address, or of inline assembly; `ty` is the type of the function.
    #[pyo3(signature = (
        ty, callee, args=Vec::new(), name=None, *, tail=None, conv="ccc", flags=Flags::default()
    ))]
    // They are Python's keywords.
    #[expect(clippy::too_many_arguments)]
    fn call_indirect(
        &self,
        ty: AnyType,
        callee: AnyValue,
        args: Vec<AnyValue>,
        name: Option<&str>,
        tail: Option<&str>,
        conv: &str,
        flags: Flags,
    ) -> PyResult<Value> {
        let (how, conv) = (How::new(flags, tail)?, self::conv(conv)?);
        self.inst(name, |f| {
            let ty = ty.make(f);
            let call = f.call_indirect(ty, callee.0, &values(&args));
            f.set_call_conv(call, conv);
            how.set(f, call)
        })
    }

    #[pyo3(signature = (function, args, normal, unwind, name=None))]
    fn invoke(
        &self,
        function: &FunctionBuilder,
        args: Vec<AnyValue>,
        normal: &Block,
        unwind: &Block,
        name: Option<&str>,
    ) -> PyResult<Value> {
        self.inst(name, |f| {
            f.invoke(function.function, &values(&args), normal.0, unwind.0)
        })
    }

    #[pyo3(signature = (ty, callee, args, normal, unwind, name=None))]
    fn invoke_indirect(
        &self,
        ty: AnyType,
        callee: AnyValue,
        args: Vec<AnyValue>,
        normal: &Block,
        unwind: &Block,
        name: Option<&str>,
    ) -> PyResult<Value> {
        self.inst(name, |f| {
            let ty = ty.make(f);
            f.invoke_indirect(ty, callee.0, &values(&args), normal.0, unwind.0)
        })
    }

    /// Says something of a call: "nounwind", or a pair such as ("key", "value").
    fn add_call_attribute(&self, call: AnyValue, attribute: AnyAttribute) -> PyResult<()> {
        self.with(|f| {
            let attribute = attribute.make(f);
            f.add_call_attribute(call.0, attribute);
        })
    }

    /// The same of argument number `n`, from 0.
    fn add_arg_attribute(&self, call: AnyValue, n: usize, attribute: AnyAttribute) -> PyResult<()> {
        self.with(|f| {
            let attribute = attribute.make(f);
            f.add_arg_attribute(call.0, n, attribute);
        })
    }

    /// Copies `len` bytes between places that do not overlap.
    fn memcpy(&self, to: AnyValue, source: AnyValue, len: AnyArg) -> PyResult<Value> {
        self.inst(None, |f| f.memcpy(to.0, source.0, len.0))
    }

    /// Copies `len` bytes.
    fn memmove(&self, to: AnyValue, source: AnyValue, len: AnyArg) -> PyResult<Value> {
        self.inst(None, |f| f.memmove(to.0, source.0, len.0))
    }

    /// Sets `len` bytes to `byte`.
    fn memset(&self, to: AnyValue, byte: AnyArg, len: AnyArg) -> PyResult<Value> {
        self.inst(None, |f| f.memset(to.0, byte.0, len.0))
    }

    // Exceptions.

    /// `clauses` are pairs: ("catch", type) or ("filter", array of types).
    #[pyo3(signature = (ty, clauses=Vec::new(), cleanup=false, name=None))]
    fn landing_pad(
        &self,
        ty: AnyType,
        clauses: Vec<(String, AnyValue)>,
        cleanup: bool,
        name: Option<&str>,
    ) -> PyResult<Value> {
        let mut list = Vec::new();
        for (word, value) in &clauses {
            let catch = one_of(word, "clause", &[("catch", true), ("filter", false)])?;
            list.push(match catch {
                true => b::Clause::Catch(value.0),
                false => b::Clause::Filter(value.0),
            });
        }
        list.extend(cleanup.then_some(b::Clause::Cleanup));
        self.inst(name, |f| {
            let ty = ty.make(f);
            f.landing_pad(ty, &list)
        })
    }

    fn resume(&self, value: AnyValue) -> PyResult<Value> {
        self.inst(None, |f| f.resume(value.0))
    }

    // What ends blocks.

    fn br(&self, to: &Block) -> PyResult<Value> {
        self.inst(None, |f| f.br(to.0))
    }

    fn cond_br(&self, cond: AnyValue, then: &Block, otherwise: &Block) -> PyResult<Value> {
        self.inst(None, |f| f.cond_br(cond.0, then.0, otherwise.0))
    }

    /// A `switch`, whose cases are added one by one.
    fn switch(&self, value: AnyValue, default: &Block) -> PyResult<Value> {
        self.inst(None, |f| f.switch(value.0, default.0))
    }

    fn add_case(&self, switch: AnyValue, value: AnyArg, to: &Block) -> PyResult<()> {
        self.with(|f| f.add_case(switch.0, value.0, to.0))
    }

    /// `ret`, with a value, or a number of the type of the result; `ret void` without.
    #[pyo3(signature = (value=None))]
    fn ret(&self, value: Option<AnyArg>) -> PyResult<Value> {
        self.inst(None, |f| match value {
            Some(value) => f.ret(value.0),
            None => f.ret_void(),
        })
    }

    fn unreachable(&self) -> PyResult<Value> {
        self.inst(None, |f| f.unreachable())
    }
}
