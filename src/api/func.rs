//! The functions of a program, as the host calls them.

use std::fmt;
use std::marker::PhantomData;
use std::sync::{Arc, OnceLock};

use super::abi::Abi;
use super::error::{Error, ErrorKind};
use super::host_val::Loan;
use super::instance::{Instance, trap};
use super::trap::Trap;
use super::typed::{
    Left, Params, Passed, Results, SafeParams, ScalarParams, ScalarResult, memory_of,
};
use super::types::{FuncType, ValType};
use super::value::Val;
use super::variable::has_layout;
use crate::ir::print::type_text;
use crate::ir::{self, Attr, FuncId, GlobalId, Type};
use crate::jit::prepared::Prepared;
use crate::jit::report::Report;
use crate::runtime::FuncIndex;
use crate::runtime::stack;
use crate::runtime::trampoline::ArgBlock;
use crate::runtime::trap::TrapKind;

/// A function of a program.
#[derive(Debug, Clone)]
pub struct Func {
    instance: Instance,
    name: Box<str>,
    function: FuncIndex,
    place: (usize, GlobalId),
    ty: Option<FuncType>,
    /// Bytes of stack that a call has for itself, if it has a size of its own.
    stack_size: Option<usize>,
    /// Made for the first call with values.
    abi: Arc<OnceLock<Option<Abi>>>,
}

impl Func {
    pub(super) fn new(
        instance: &Instance,
        function: FuncIndex,
        place: (usize, GlobalId),
    ) -> Option<Func> {
        let ir = &instance.0.program.group().modules[place.0].module.ir;
        let mut func = Func {
            instance: instance.clone(),
            name: ir.names.text(ir.globals[place.1].name).into(),
            function,
            place,
            ty: None,
            stack_size: None,
            abi: Arc::default(),
        };
        let (unit, global, _) = func.definition();
        func.ty = FuncType::of(&unit.ir, global);
        Some(func)
    }

    /// The symbol whose type counts: the definition, where the name is one that another module has
    /// defined. It is no function of the IR where it is an alias or ifunc.
    fn definition(&self) -> (&Prepared, GlobalId, Option<FuncId>) {
        let group = self.instance.0.program.group();
        match group.definition(self.function) {
            Some((unit, id)) => (&unit.module, unit.module.ir.funcs[id].global, Some(id)),
            None => {
                let unit = &group.modules[self.place.0].module;
                let function = match unit.ir.globals[self.place.1].kind {
                    ir::GlobalKind::Function(function) => Some(function),
                    _ => None,
                };
                (unit, self.place.1, function)
            }
        }
    }

    /// Its number.
    pub(super) fn number(&self) -> FuncIndex {
        self.function
    }

    /// Its name, without the `@`.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Its type, or `None` if it has a parameter or a result that Rust cannot pass.
    pub fn ty(&self) -> Option<&FuncType> {
        self.ty.as_ref()
    }

    /// Its type as LLVM writes it.
    pub fn type_text(&self) -> String {
        let (unit, global, _) = self.definition();
        type_text(&unit.ir, unit.ir.globals[global].ty)
    }

    /// Calls it with values whose types are known at run time only: of every [`ValType`](super::ValType).
    /// Arguments beyond the parameters are given to a function with variable arguments; they are
    /// scalars of at most 64 bits.
    ///
    /// # Errors
    ///
    /// If the values are not of the parameters' types, or if the program traps; [`ErrorKind::PassesPointer`] if there is
    /// a pointer among them.
    ///
    /// # Panics
    ///
    /// If a host function that the program calls panics.
    pub fn call(&self, args: &[Val]) -> Result<Option<Val>, Error> {
        if args.iter().any(Val::has_pointer) {
            let name = self.name.clone().into();
            return Err(ErrorKind::PassesPointer { name }.into());
        }
        // SAFETY: no address is passed, and who has made the instance vouches for all numbers.
        unsafe { self.call_with_pointers(args) }
    }

    /// The same, also with pointers.
    ///
    /// # Errors
    ///
    /// As for [`call`](Self::call), but for [`ErrorKind::PassesPointer`].
    ///
    /// # Panics
    ///
    /// As for [`call`](Self::call).
    ///
    /// # Safety
    ///
    /// The program follows the pointers: what it reads and writes there must be there, and be its to read and write,
    /// for as long as it keeps them.
    pub unsafe fn call_with_pointers(&self, args: &[Val]) -> Result<Option<Val>, Error> {
        let wrong = || self.wrong_type(args.iter().map(Val::ty).collect());
        let abi = self.abi().ok_or_else(wrong)?;
        let fixed = args.get(..abi.ty.params.len()).ok_or_else(wrong)?;
        let fit = fixed
            .iter()
            .zip(&abi.ty.params)
            .all(|(arg, ty)| arg.is_of(ty));
        if !fit || (args.len() > fixed.len() && !abi.ty.varargs) {
            return Err(wrong());
        }
        let (mut block, mut stack) = (ArgBlock::new(), Vec::new());
        let mut memory = abi.result_memory();
        if !abi.put_args(args, &mut memory, &mut block, &mut stack) {
            return Err(wrong());
        }
        // SAFETY: the arguments are of the function's types, and the caller vouches for them.
        unsafe { self.call_block(&mut block, &stack)? };
        Ok(abi.result(&block, &memory))
    }

    /// How its values travel; `None` if there is no way.
    pub(super) fn abi(&self) -> Option<&Abi> {
        let abi = self.abi.get_or_init(|| {
            let (unit, global, function) = self.definition();
            let ty = unit.ir.globals[global].ty;
            Abi::of(&unit.ir, &unit.info, self.ty.clone()?, ty, function)
        });
        abi.as_ref()
    }

    /// The error of a call with arguments of other types.
    pub(super) fn wrong_type(&self, args: Vec<ValType>) -> Error {
        let result = self.ty.as_ref().and_then(|ty| ty.result.clone());
        Error::from(ErrorKind::WrongType {
            name: self.name.clone().into(),
            expected: FuncType::new(args, result),
            found: self.ty.clone(),
        })
    }

    /// The same function, whose calls have so many bytes of stack, and not as many as the engine's
    /// [`Config::stack_size`](super::Config::stack_size) says: more, or fewer, though not less than 64 KiB. Using more is a
    /// [`TrapKind::StackOverflow`](super::TrapKind::StackOverflow).
    ///
    /// Such a call has a stack for itself, also where it is made by a host function, whose caller's is then as it was;
    /// further calls that are made within it share that, unless they have a size of their own. Nor is it the stack of the
    /// process's first thread, whatever [`Config::own_stack`](super::Config::own_stack) says. Stacks that are larger than
    /// the engine's are given back to the system after each call; others are kept for the next one.
    ///
    /// ```
    /// use jitlite::{Config, Engine, Error, Linker, Module, Profile, TrapKind};
    ///
    /// fn main() -> Result<(), Error> {
    ///     let engine = Engine::new(&Config::new())?;
    ///     let text = "
    ///         define i64 @half(i64 %n) {
    ///           %done = icmp eq i64 %n, 0
    ///           br i1 %done, label %end, label %more
    ///         more:
    ///           %m = sub i64 %n, 1
    ///           %below = call i64 @half(i64 %m)
    ///           %r = sub i64 %n, %below
    ///           ret i64 %r
    ///         end:
    ///           ret i64 0
    ///         }";
    ///     let module = Module::from_text("half.ll", text, Profile::Auto)?;
    ///     // SAFETY: the program uses no memory but its stack.
    ///     let instance = unsafe { Linker::new(&engine).instantiate(&module)? };
    ///     let half = instance.typed_func::<(i64,), i64>("half")?;
    ///     assert_eq!(half.call((100_000,))?, 50_000);
    ///     let limited = half.with_stack_size(64 << 10);
    ///     assert_eq!(limited.call((100,))?, 50);
    ///     let trap = limited.call((100_000,)).unwrap_err();
    ///     assert_eq!(*trap.kind(), TrapKind::StackOverflow);
    ///     Ok(())
    /// }
    /// ```
    #[must_use]
    pub fn with_stack_size(mut self, bytes: usize) -> Func {
        self.set_stack_size(Some(bytes));
        self
    }

    /// The same, of this value itself; `None` is the engine's size.
    pub(crate) fn set_stack_size(&mut self, bytes: Option<usize>) {
        self.stack_size = bytes.map(|bytes| bytes.max(stack::MIN_SIZE));
    }

    /// The same function, of a type that Rust knows.
    ///
    /// # Errors
    ///
    /// If it is of another type; see [`Instance::typed_func`].
    pub fn typed<P: Params, R: Results>(self) -> Result<TypedFunc<P, R>, Error> {
        let expected = FuncType::new(P::types(), R::ty());
        if self.ty.as_ref() != Some(&expected) || !self.has_result::<R>() {
            return Err(Error::from(ErrorKind::WrongType {
                name: self.name.into(),
                expected,
                found: self.ty,
            }));
        }
        Ok(TypedFunc {
            needs: self.needs(),
            func: self,
            ty: PhantomData,
        })
    }

    /// What the function declares of the memory that its parameters lead to.
    fn needs(&self) -> Arc<[Need]> {
        let (unit, _, function) = self.definition();
        let ir = &unit.ir;
        let params = function.map_or(&[][..], |function| &ir.funcs[function].params);
        let needs = params.iter().enumerate().filter_map(|(param, of)| {
            let mut need = Need {
                param,
                ..Need::default()
            };
            for attr in ir.attrs.get(of.attrs) {
                need.add(unit, attr);
            }
            (need.bytes > 0 || need.align > 1 || need.written).then_some(need)
        });
        needs.collect()
    }

    /// Whether a result that travels in memory has the layout of the type in Rust.
    fn has_result<R: Results>(&self) -> bool {
        let Some(layout) = memory_of::<R>(R::SCALARS) else {
            return true;
        };
        let (unit, global, _) = self.definition();
        match unit.ir.types.resolved(unit.ir.globals[global].ty) {
            Type::Function { ret, .. } => has_layout(unit, ret, layout),
            _ => false,
        }
    }

    /// The address of the function, to be called as a function of C: what the program itself passes
    /// as a function pointer. It is valid as long as a clone of the instance, of this or of another of
    /// its functions lives, and the same for every call of this.
    ///
    /// Any thread may call it. Such a call is no activation of its own: it runs on the stack of who calls
    /// it, and compiles the function if it is called for the first time. There is nothing for a trap to
    /// end, since frames of the host's may lie in between with destructors to run. So a trap tells what
    /// it is and ends the process, and so does the error or panic of a host function that is called
    /// from there. Only where C has called the function from within a [`Func::call`], as `qsort` may do,
    /// a trap ends that call. [`Func::call`] has none of these limits.
    ///
    /// # Safety
    ///
    /// Who calls the address must do so as a function of the type that the program gives it, while the
    /// instance lives, with as much stack as the function needs.
    pub unsafe fn pointer(&self) -> *const u8 {
        self.address() as *const u8
    }

    /// Its address as a value of the program.
    pub(super) fn address(&self) -> usize {
        self.instance.0.program.address(self.function) as usize
    }

    /// # Safety
    ///
    /// `block` and `stack` must hold what the function takes.
    pub(super) unsafe fn call_block(
        &self,
        block: &mut ArgBlock,
        stack: &[u64],
    ) -> Result<(), Trap> {
        block.n_stack = stack.len() as u64;
        block.stack = stack.as_ptr();
        let program = &self.instance.0.program;
        // SAFETY: the caller keeps the contract of `call_block`; the program is trusted since the instance was made.
        let result = unsafe { program.call(self.function, block, self.stack_size) };
        result.map_err(trap)
    }
}

/// What a function declares of the memory that a parameter leads to.
#[derive(Debug, Default)]
struct Need {
    param: usize,
    bytes: u64,
    align: u64,
    /// Whether the function writes there.
    written: bool,
}

impl Need {
    fn add(&mut self, unit: &Prepared, attr: &Attr) {
        let size = |ty| unit.info.layout(&unit.ir, ty).map_or(0, |l| l.alloc_size());
        match *attr {
            Attr::Align(bytes) => self.align = bytes,
            Attr::ByRef(ty) => self.bytes = self.bytes.max(size(ty)),
            Attr::SRet(ty) => {
                self.bytes = self.bytes.max(ty.map_or(0, size));
                self.written = true;
            }
            Attr::Other(_) => match attr.word(&unit.ir.names) {
                Some((b"dereferenceable" | b"dereferenceable_or_null", bytes)) => {
                    let digits = bytes.trim_ascii_start().strip_prefix(b"(");
                    let digits = digits.and_then(|digits| digits.strip_suffix(b")"));
                    let number = str::from_utf8(digits.unwrap_or_default()).ok();
                    let number = number.and_then(|digits| digits.trim().parse().ok());
                    self.bytes = self.bytes.max(number.unwrap_or(0));
                }
                Some((b"writeonly", _)) => self.written = true,
                _ => {}
            },
            _ => {}
        }
    }

    /// Why what is lent will not do.
    fn lacks(&self, name: &str, loan: &Loan) -> Option<String> {
        let &Need {
            param,
            bytes,
            align,
            written,
        } = self;
        let parameter = format!("parameter {} of `@{name}`", param + 1);
        if (loan.bytes as u64) < bytes {
            let lent = loan.bytes;
            return Some(format!(
                "{parameter} leads to {bytes} bytes, as it is declared, but {lent} are lent"
            ));
        }
        if align > 1 && !(loan.address as u64).is_multiple_of(align) {
            return Some(format!(
                "{parameter} is declared `align {align}`, but what is lent is not aligned so"
            ));
        }
        (written && !loan.mutable).then(|| {
            format!("{parameter} is declared to be written, but the memory is lent to be read")
        })
    }
}

/// A function of a program, with its type in Rust: [`Instance::typed_func`] finds it. The types are checked then, and
/// not in calls.
///
/// Its parameters are numbers, structs and arrays of these, and memory that is lent to the program for the time of a
/// call: `&T`, `&mut T`, `&[T]`, `&mut [T]` and `&CStr`, each as a `ptr`. (Where such a type is written out, as for a
/// field, the lifetime is `'static`; it is another one in each call.) With raw pointers among them the function is
/// called by [`call_with_pointers`](Self::call_with_pointers), which is unsafe.
///
/// ```
/// use jitlite::{Config, Engine, Error, Linker, Module, Profile, TrapKind};
///
/// fn main() -> Result<(), Error> {
///     let engine = Engine::new(&Config::new())?;
///     let text = "
///         define void @swap(ptr dereferenceable(16) %pair) {
///           %second = getelementptr i64, ptr %pair, i64 1
///           %a = load i64, ptr %pair
///           %b = load i64, ptr %second
///           store i64 %b, ptr %pair
///           store i64 %a, ptr %second
///           ret void
///         }";
///     let module = Module::from_text("swap.ll", text, Profile::Auto)?;
///     // SAFETY: the program uses no memory but its stack and the sixteen bytes that it declares.
///     let instance = unsafe { Linker::new(&engine).instantiate(&module)? };
///     let swap = instance.typed_func::<(&mut [i64],), ()>("swap")?;
///     let mut pair = [1, 2];
///     swap.call((&mut pair,))?;
///     assert_eq!(pair, [2, 1]);
///     let trap = swap.call((&mut pair[..1],)).unwrap_err();
///     assert!(matches!(trap.kind(), TrapKind::Argument(_)));
///     Ok(())
/// }
/// ```
pub struct TypedFunc<P, R> {
    func: Func,
    needs: Arc<[Need]>,
    ty: PhantomData<fn(P) -> R>,
}

impl<P: Params, R: Results> TypedFunc<P, R> {
    /// Calls it. What is lent has to be as the function declares it; who has made the instance vouches for all else that
    /// it does with that.
    ///
    /// # Errors
    ///
    /// If the program traps, and [`TrapKind::Argument`](super::TrapKind::Argument) if what is lent is not as the
    /// function declares it.
    ///
    /// # Panics
    ///
    /// If a host function that the program calls panics.
    #[inline]
    pub fn call(&self, params: P::Given<'_>) -> Result<R, Trap>
    where
        P: SafeParams,
    {
        // SAFETY: no address is passed but those of memory that is lent, for which the instance's maker vouches.
        unsafe { self.call_with_pointers(params) }
    }

    /// The same, also with raw pointers among the parameters.
    ///
    /// # Errors
    ///
    /// As for [`call`](Self::call).
    ///
    /// # Panics
    ///
    /// As for [`call`](Self::call).
    ///
    /// # Safety
    ///
    /// As for [`Func::call_with_pointers`].
    pub unsafe fn call_with_pointers(&self, params: P::Given<'_>) -> Result<R, Trap> {
        if !self.needs.is_empty() {
            self.check_loans(&P::loans(&params))?;
        }
        let mut block = ArgBlock::new();
        let mut stack = Vec::new();
        if R::SCALARS.fit_in_registers() {
            P::put(params, &mut Passed::new(&mut block, &mut stack, None));
            // SAFETY: the types were checked when this function was made, and the caller vouches for the pointers.
            unsafe { self.func.call_block(&mut block, &stack)? };
            return Ok(R::take(&mut Left::new(&block)));
        }
        let mut result = vec![0u128; size_of::<R>().div_ceil(16)];
        let memory = result.as_mut_ptr().cast::<u8>();
        P::put(
            params,
            &mut Passed::new(&mut block, &mut stack, Some(memory)),
        );
        // SAFETY: the types were checked when this function was made, and the caller vouches for the
        // pointers; the function has written its result, which is of this layout.
        unsafe {
            self.func.call_block(&mut block, &stack)?;
            Ok(R::read(memory))
        }
    }

    /// Compares what is lent with what the function declares.
    fn check_loans(&self, loans: &[Option<Loan>]) -> Result<(), Trap> {
        for need in &*self.needs {
            let loan = loans.get(need.param).and_then(Option::as_ref);
            if let Some(why) = loan.and_then(|loan| need.lacks(&self.func.name, loan)) {
                let kind = TrapKind::Argument(why);
                return Err(Trap::new(Box::new(Report::without_frames(kind))));
            }
        }
        Ok(())
    }

    /// The same function, whose calls have so many bytes of stack: see [`Func::with_stack_size`].
    #[must_use]
    pub fn with_stack_size(self, bytes: usize) -> Self {
        TypedFunc {
            func: self.func.with_stack_size(bytes),
            ..self
        }
    }

    /// The same function, with its type known at run time only.
    pub fn func(&self) -> &Func {
        &self.func
    }
}

impl<P: ScalarParams, R: ScalarResult> TypedFunc<P, R> {
    /// The function as one of C, `unsafe extern "C" fn(...) -> R`: see [`Func::pointer`], which says
    /// how long it is valid and what a trap in it does.
    ///
    /// ```
    /// use jitlite::{Config, Engine, Error, Linker, Module, Profile};
    ///
    /// fn main() -> Result<(), Error> {
    ///     let engine = Engine::new(&Config::new())?;
    ///     let text = "define i64 @twice(i64 %n) { %r = add i64 %n, %n ret i64 %r }";
    ///     let module = Module::from_text("twice.ll", text, Profile::Auto)?;
    ///     // SAFETY: the program uses no memory but its stack.
    ///     let instance = unsafe { Linker::new(&engine).instantiate(&module)? };
    ///     let twice = instance.typed_func::<(i64,), i64>("twice")?;
    ///     // SAFETY: the instance lives, and the function does not trap.
    ///     let result = unsafe { (twice.pointer())(21) };
    ///     assert_eq!(result, 42);
    ///     Ok(())
    /// }
    /// ```
    ///
    /// # Safety
    ///
    /// As for [`Func::pointer`].
    pub unsafe fn pointer(&self) -> P::Pointer<R> {
        // SAFETY: the function is of this type, which was checked when this was made.
        unsafe { P::pointer(self.func.pointer()) }
    }
}

impl<P, R> Clone for TypedFunc<P, R> {
    fn clone(&self) -> Self {
        TypedFunc {
            func: self.func.clone(),
            needs: self.needs.clone(),
            ty: PhantomData,
        }
    }
}

impl<P, R> fmt::Debug for TypedFunc<P, R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("TypedFunc").field(&self.func.name).finish()
    }
}

/// Safe code cannot pass raw pointers, nor structs that have them, nor lend memory that holds some or of which not all
/// bits are a value:
///
/// ```compile_fail,E0277
/// # fn f(instance: jitlite::Instance) -> Result<(), jitlite::Error> {
/// let f = instance.typed_func::<(*mut i64,), ()>("f")?;
/// f.call((std::ptr::null_mut(),))?;
/// # Ok(())
/// # }
/// ```
///
/// ```compile_fail,E0277
/// # fn f(instance: jitlite::Instance) -> Result<(), jitlite::Error> {
/// jitlite::host_struct! { struct Link { next: *const u8 } }
/// let f = instance.typed_func::<(Link,), ()>("f")?;
/// f.call((Link { next: std::ptr::null() },))?;
/// # Ok(())
/// # }
/// ```
///
/// ```compile_fail,E0277
/// # fn f(instance: jitlite::Instance) -> Result<(), jitlite::Error> {
/// instance.typed_func::<(&[*const u8],), ()>("f")?;
/// # Ok(())
/// # }
/// ```
///
/// ```compile_fail,E0277
/// # fn f(instance: jitlite::Instance) -> Result<(), jitlite::Error> {
/// instance.typed_func::<(&mut bool,), ()>("f")?;
/// # Ok(())
/// # }
/// ```
#[cfg(doctest)]
struct NoPointers;
