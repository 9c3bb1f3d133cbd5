//! Programs that can be called.

use std::fmt;
use std::marker::PhantomData;
use std::panic;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use super::error::Error;
use super::trap::Trap;
use super::typed::{Params, Results};
use super::value::{FuncType, Val, put_arg, result_bits};
use crate::ir::GlobalId;
use crate::jit::closure::HostThunk;
use crate::jit::engine::{Ended, Failure, Program, Stats};
use crate::jit::optimized::Optimized;
use crate::jit::report::Report;
use crate::lir::Places;
use crate::runtime::trampoline::ArgBlock;
use crate::runtime::unhandled;
use crate::runtime::{FuncIndex, Symbol};

/// A program: modules that are linked with each other and with the host, and their variables.
///
/// Making one is the one place where a program is trusted; see
/// [`Linker::instantiate`](super::Linker::instantiate). An instance may be called from several
/// threads at once; whether its functions can stand that is for the program to know. Clones are
/// of the same program, which is unloaded with the last of them and of the [`Func`]s.
#[derive(Clone)]
pub struct Instance(pub(super) Arc<Inner>);

pub(super) struct Inner {
    program: Program,
    /// What is told of traps in threads of its own.
    told: Mutex<Option<unhandled::Registration>>,
    /// Kept for the program, which calls them.
    _thunks: Vec<Arc<HostThunk>>,
}

impl Instance {
    pub(super) fn new(program: Program, thunks: Vec<Arc<HostThunk>>) -> Instance {
        Instance(Arc::new(Inner {
            program,
            told: Mutex::default(),
            _thunks: thunks,
        }))
    }

    pub(super) fn downgrade(&self) -> Weak<Inner> {
        Arc::downgrade(&self.0)
    }

    /// A function that one of the modules defines or declares.
    ///
    /// # Errors
    ///
    /// If there is none of this name.
    pub fn func(&self, name: &str) -> Result<Func, Error> {
        let program = &self.0.program;
        let found = program.find(name).and_then(|place| self.func_of(place));
        found.ok_or_else(|| Error::NoFunction { name: name.into() })
    }

    /// The function at an address that the program has given away, as a parameter of a host
    /// function or in its memory. It is of the type that the program has defined or declared it
    /// with, whatever it was passed as.
    ///
    /// A call of the address itself, past this, is a call without an activation: a trap in it tells
    /// what it is and aborts the process, for there is no frame of the program's to end, and those
    /// of the host may have destructors to run.
    ///
    /// # Errors
    ///
    /// If no function of this program has the address. Those of C have addresses of the program's own
    /// if the program declares them.
    pub fn func_at<T>(&self, address: *const T) -> Result<Func, Error> {
        let program = &self.0.program;
        let address = address as usize;
        let found = program.function_at(address);
        let found = found.and_then(|function| self.func_of(program.place_of(function)?));
        found.ok_or(Error::NoFunctionAt { address })
    }

    /// The function of a symbol.
    fn func_of(&self, place: (usize, GlobalId)) -> Option<Func> {
        let program = &self.0.program;
        let Symbol::Function(function) = program.symbol(place)? else {
            return None;
        };
        // The definition's type, where the name is one that another module has defined.
        let group = program.group();
        let ir = &group.modules[place.0].module.ir;
        let ty = match group.definition(function) {
            Some((unit, id)) => {
                let ir = &unit.module.ir;
                FuncType::of(ir, ir.funcs[id].global)
            }
            None => FuncType::of(ir, place.1),
        };
        Some(Func {
            instance: self.clone(),
            name: ir.names.text(ir.globals[place.1].name).into(),
            function,
            ty,
        })
    }

    /// A function of a type that Rust knows: `instance.typed_func::<(i64,), i64>("fac")`.
    ///
    /// # Errors
    ///
    /// If there is none of this name, or if it is of another type. Pointers are not told apart
    /// by what they point to, nor integers by their sign.
    pub fn typed_func<P: Params, R: Results>(&self, name: &str) -> Result<TypedFunc<P, R>, Error> {
        self.func(name)?.typed()
    }

    /// The function at an address, of a type that Rust knows; see [`func_at`](Self::func_at).
    ///
    /// # Errors
    ///
    /// If no function of this program has the address, or if it is of another type.
    pub fn typed_func_at<P: Params, R: Results>(
        &self,
        address: *const impl Sized,
    ) -> Result<TypedFunc<P, R>, Error> {
        self.func_at(address)?.typed()
    }

    /// The address of a variable that one of the modules defines or declares.
    pub fn variable(&self, name: &str) -> Option<*mut u8> {
        let program = &self.0.program;
        match program.symbol(program.find(name)?)? {
            Symbol::Data(address) => Some(address as *mut u8),
            Symbol::Function(_) => None,
        }
    }

    /// Compiles all functions now instead of when they are first called. What cannot be compiled
    /// is in [`failures`](Self::failures) afterwards.
    pub fn compile_all(&self) {
        self.0.program.compile_all();
    }

    /// The functions that could not be compiled, of those that were tried.
    pub fn failures(&self) -> Vec<Failure> {
        self.0.program.group().failures()
    }

    /// The number of functions that the modules define.
    pub fn function_count(&self) -> usize {
        self.0.program.function_count()
    }

    /// What its engine has done so far.
    pub fn stats(&self) -> Stats {
        self.0.program.engine().stats()
    }

    /// What the optimizing compiler of its engine has done so far.
    pub fn optimized(&self) -> Optimized {
        self.0.program.engine().optimized()
    }

    /// Calls the functions in `llvm.global_dtors`. This is for programs that end; whoever drops
    /// an instance without it leaves them out.
    ///
    /// # Errors
    ///
    /// If one of them traps.
    pub fn run_destructors(&self) -> Result<(), Trap> {
        // SAFETY: the program is trusted since the instance was made.
        unsafe { self.0.program.run_hooks(true) }.map_err(trap)
    }

    /// Has a function told of traps in threads that the program itself has started, before such a
    /// trap ends the process. It takes the place of the one that was set before, and is kept as long
    /// as the program. It runs on the thread that has trapped, in the handler of a signal, and should
    /// end the process.
    pub fn on_thread_trap(&self, tell: impl Fn(&Trap) + Send + Sync + 'static) {
        let instance = self.downgrade();
        let registration = unhandled::Registration::new(Box::new(move |trap| {
            let instance = instance.upgrade();
            if let Some(report) = instance.and_then(|inner| inner.program.describe_unhandled(trap))
            {
                tell(&Trap::new(Box::new(report)));
            }
        }));
        let told = &self.0.told;
        let before = told
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .replace(registration);
        drop(before);
    }

    /// Stops a thread that runs this program, for good, and says what it was doing; `message` is why.
    /// Only for who then ends the process: what the thread holds stays held. No frames where the
    /// thread does not answer.
    #[cfg(feature = "cli")]
    pub(crate) fn stop(&self, thread: i32, message: &str) -> Trap {
        Trap::new(Box::new(self.0.program.stop(thread, message)))
    }

    pub(super) fn run_constructors(&self) -> Result<(), Trap> {
        // SAFETY: as above.
        unsafe { self.0.program.run_hooks(false) }.map_err(trap)
    }
}

/// Makes a trap of what ended a call, or goes on panicking where a host function did.
fn trap(ended: Ended) -> Trap {
    match ended {
        Ended::Trap(report) => Trap::new(report),
        Ended::Panic(payload) => panic::resume_unwind(payload),
        Ended::Stack(error) => Trap::new(Box::new(Report::no_stack(&error))),
    }
}

impl fmt::Debug for Instance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Instance")
            .field("functions", &self.function_count())
            .finish_non_exhaustive()
    }
}

/// A function of a program.
#[derive(Debug, Clone)]
pub struct Func {
    instance: Instance,
    name: Box<str>,
    function: FuncIndex,
    ty: Option<FuncType>,
}

impl Func {
    /// Its type, or `None` if it has a parameter or a result that Rust cannot pass.
    pub fn ty(&self) -> Option<&FuncType> {
        self.ty.as_ref()
    }

    /// Calls it with values whose types are known at run time only. Arguments beyond the
    /// parameters are given to a function with variable arguments.
    ///
    /// # Errors
    ///
    /// If the values are not of the parameters' types, or if the program traps.
    ///
    /// # Panics
    ///
    /// If a host function that the program calls panics.
    pub fn call(&self, args: &[Val]) -> Result<Option<Val>, Error> {
        let wrong = || Error::WrongType {
            name: self.name.clone().into(),
            expected: FuncType {
                params: args.iter().map(|arg| arg.ty()).collect(),
                result: self.ty.as_ref().and_then(|ty| ty.result),
                varargs: false,
            },
            found: self.ty.clone(),
        };
        let ty = self.ty.as_ref().ok_or_else(wrong)?;
        let fixed = args.get(..ty.params.len()).ok_or_else(wrong)?;
        let given = fixed.iter().map(|arg| arg.ty());
        if !given.eq(ty.params.iter().copied()) || (args.len() > fixed.len() && !ty.varargs) {
            return Err(wrong());
        }
        let mut block = ArgBlock::new();
        let (mut stack, mut places) = (Vec::new(), Places::default());
        for arg in args {
            put_arg(&mut block, &mut stack, &mut places, arg.ty(), arg.to_bits());
        }
        // SAFETY: the arguments are of the function's types.
        unsafe { self.call_block(&mut block, &stack)? };
        let result = ty.result;
        Ok(result.map(|ty| Val::from_bits(ty, result_bits(&block, ty))))
    }

    /// The same function, of a type that Rust knows.
    ///
    /// # Errors
    ///
    /// If it is of another type; see [`Instance::typed_func`].
    pub fn typed<P: Params, R: Results>(self) -> Result<TypedFunc<P, R>, Error> {
        let expected = FuncType {
            params: P::types(),
            result: R::ty(),
            varargs: false,
        };
        if self.ty.as_ref() != Some(&expected) {
            return Err(Error::WrongType {
                name: self.name.into(),
                expected,
                found: self.ty,
            });
        }
        Ok(TypedFunc {
            func: self,
            ty: PhantomData,
        })
    }

    /// # Safety
    ///
    /// `block` and `stack` must hold what the function takes.
    unsafe fn call_block(&self, block: &mut ArgBlock, stack: &[u64]) -> Result<(), Trap> {
        block.n_stack = stack.len() as u64;
        block.stack = stack.as_ptr();
        // SAFETY: passed on; the program is trusted since the instance was made.
        unsafe { self.instance.0.program.call(self.function, block) }.map_err(trap)
    }
}

/// A function of a program, with its type in Rust: its call checks nothing.
pub struct TypedFunc<P, R> {
    func: Func,
    ty: PhantomData<fn(P) -> R>,
}

impl<P: Params, R: Results> TypedFunc<P, R> {
    /// Calls it.
    ///
    /// # Errors
    ///
    /// If the program traps.
    ///
    /// # Panics
    ///
    /// If a host function that the program calls panics.
    pub fn call(&self, params: P) -> Result<R, Trap> {
        let mut block = ArgBlock::new();
        let mut stack = Vec::new();
        params.put(&mut block, &mut stack);
        // SAFETY: the types were checked when this function was made.
        unsafe { self.func.call_block(&mut block, &stack)? };
        Ok(R::take(&block))
    }

    /// The same function, with its type known at run time only.
    pub fn func(&self) -> &Func {
        &self.func
    }
}

impl<P, R> Clone for TypedFunc<P, R> {
    fn clone(&self) -> Self {
        TypedFunc {
            func: self.func.clone(),
            ty: PhantomData,
        }
    }
}

impl<P, R> fmt::Debug for TypedFunc<P, R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("TypedFunc").field(&self.func.name).finish()
    }
}
