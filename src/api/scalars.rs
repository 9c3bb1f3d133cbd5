//! Functions of scalars, called with words: for hosts whose own values are typed at run time.

use super::abi::Place;
use super::error::Error;
use super::func::Func;
use super::types::FuncType;
use crate::runtime::trampoline::ArgBlock;

/// A function whose parameters and result are scalars of at most 64 bits: made by [`Func::scalars`]. A call allocates
/// nothing, unless arguments travel on the stack.
///
/// ```
/// use jitlite::{Config, Engine, Error, Linker, Module, Profile};
///
/// fn main() -> Result<(), Error> {
///     let engine = Engine::new(&Config::new())?;
///     let text = "define double @scale(double %x, i8 %n) {
///       %f = sitofp i8 %n to double
///       %r = fmul double %x, %f
///       ret double %r
///     }";
///     let module = Module::from_text("scale.ll", text, Profile::Auto)?;
///     // SAFETY: the program uses no memory but its stack.
///     let instance = unsafe { Linker::new(&engine).instantiate(&module)? };
///     let scale = instance.func("scale")?.scalars().expect("its types are scalars");
///     // SAFETY: the function takes no addresses.
///     let bits = unsafe { scale.call(&[2.5f64.to_bits(), -4i8 as u64])? };
///     assert_eq!(f64::from_bits(bits), -10.0);
///     Ok(())
/// }
/// ```
#[derive(Debug, Clone)]
pub struct ScalarFunc {
    func: Func,
    ty: FuncType,
    params: Box<[Place]>,
    result: Option<Place>,
    /// Words of arguments on the stack.
    stack: usize,
}

impl Func {
    /// The same function, to be called with words. `None` if a parameter or the result is no scalar of at most 64 bits,
    /// or if it has variable arguments.
    pub fn scalars(&self) -> Option<ScalarFunc> {
        let abi = self.abi()?;
        let (params, result) = abi.scalars()?;
        Some(ScalarFunc {
            ty: abi.ty.clone(),
            stack: params.iter().map(Place::stack_end).max().unwrap_or(0),
            params,
            result,
            func: self.clone(),
        })
    }
}

impl ScalarFunc {
    /// Calls it with the bits of its arguments, those of `float` and `double` among them. Bits beyond an argument's width
    /// do not count; those of the result are zero, and so is what a function without a result gives.
    ///
    /// # Errors
    ///
    /// If there are more or fewer words than parameters, or if the program traps.
    ///
    /// # Panics
    ///
    /// If a host function that the program calls panics.
    ///
    /// # Safety
    ///
    /// The program may use memory by the addresses that it is given.
    pub unsafe fn call(&self, args: &[u64]) -> Result<u64, Error> {
        if args.len() != self.params.len() {
            let params = vec![super::ValType::I64; args.len()];
            return Err(self.func.wrong_type(params));
        }
        let (mut block, mut stack) = (ArgBlock::new(), vec![0; self.stack]);
        for (place, &bits) in self.params.iter().zip(args) {
            place.put(bits, &mut block, &mut stack);
        }
        // SAFETY: the places are those of the function's parameters; the caller vouches for addresses.
        unsafe { self.func.call_block(&mut block, &stack)? };
        Ok(self.result.map_or(0, |place| place.result(&block)))
    }

    /// Its type.
    pub fn ty(&self) -> &FuncType {
        &self.ty
    }
}
