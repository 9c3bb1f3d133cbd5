//! Intrinsics in one sentence each.

use crate::ir::Intrinsic;

/// Names without `llvm.`, each with what a call does, in order.
#[rustfmt::skip]
const MEANINGS: &[(&str, &str)] = &[
    ("abs", "Gives the absolute value; of the least number it is the same number, or poison if the second operand is true."),
    ("acos", "Gives the arc cosine."),
    ("asin", "Gives the arc sine."),
    ("assume", "Promises that the condition is true; otherwise the program has no meaning."),
    ("atan", "Gives the arc tangent."),
    ("atan2", "Gives the angle of a point."),
    ("bitreverse", "Gives the bits in reverse order."),
    ("bswap", "Gives the bytes in reverse order."),
    ("canonicalize", "Gives the same floating-point number in its canonical form."),
    ("ceil", "Rounds up to an integer."),
    ("clmul", "Multiplies without carries."),
    ("copysign", "Gives the first number with the sign of the second."),
    ("cos", "Gives the cosine."),
    ("cosh", "Gives the hyperbolic cosine."),
    ("ctlz", "Counts the zero bits above the highest one; for zero it gives the width, or poison if the second operand is true."),
    ("ctpop", "Counts the bits that are set."),
    ("cttz", "Counts the zero bits below the lowest one; for zero it gives the width, or poison if the second operand is true."),
    ("dbg.assign", "Tells a debugger of an assignment to a variable."),
    ("dbg.declare", "Tells a debugger where a variable is in memory."),
    ("dbg.label", "Tells a debugger of a label of the source."),
    ("dbg.value", "Tells a debugger the value of a variable from here on."),
    ("debugtrap", "Stops for a debugger."),
    ("donothing", "Does nothing."),
    ("exp", "Gives e to the power of the operand."),
    ("exp10", "Gives 10 to the power of the operand."),
    ("exp2", "Gives 2 to the power of the operand."),
    ("expect", "Gives the first operand, which is likely the second one."),
    ("expect.with.probability", "Gives the first operand, which is the second one with a probability."),
    ("fabs", "Gives the number without its sign."),
    ("floor", "Rounds down to an integer."),
    ("fma", "Multiplies and adds, and rounds once."),
    ("fmuladd", "Multiplies and adds, and rounds once or twice, as is faster."),
    ("fptosi.sat", "Cuts a number to a signed integer, or to the nearest one that there is."),
    ("fptoui.sat", "Cuts a number to an integer without a sign, or to the nearest one that there is."),
    ("frameaddress", "Gives the address of a stack frame."),
    ("frexp", "Splits a number into fraction and exponent."),
    ("fshl", "Puts two integers behind each other, shifts left, and gives the high half."),
    ("fshr", "Puts two integers behind each other, shifts right, and gives the low half."),
    ("get.rounding", "Gives the current rounding mode."),
    ("init.trampoline", "Writes a trampoline that passes a hidden argument."),
    ("invariant.end", "Ends the time in which memory does not change."),
    ("invariant.start", "Begins a time in which memory does not change."),
    ("is.constant", "Gives true if the operand is known to be a constant."),
    ("is.fpclass", "Gives true if a number is of one of the classes."),
    ("ldexp", "Multiplies by a power of two."),
    ("lifetime.end", "Ends the life of a stack object: its contents are gone."),
    ("lifetime.start", "Begins the life of a stack object."),
    ("llrint", "Rounds to an integer in the current mode."),
    ("llround", "Rounds to the nearest integer, halves away from zero."),
    ("log", "Gives the natural logarithm."),
    ("log10", "Gives the logarithm to base 10."),
    ("log2", "Gives the logarithm to base 2."),
    ("lrint", "Rounds to an integer in the current mode."),
    ("lround", "Rounds to the nearest integer, halves away from zero."),
    ("masked.gather", "Reads the elements of a vector from addresses of their own, where the mask is true."),
    ("masked.load", "Reads those elements of a vector for which the mask is true."),
    ("masked.scatter", "Writes the elements of a vector to addresses of their own, where the mask is true."),
    ("masked.store", "Writes those elements of a vector for which the mask is true."),
    ("maximum", "Gives the greater number, and a NaN if an operand is one."),
    ("maxnum", "Gives the greater number, and the other operand if one is a NaN."),
    ("memcpy", "Copies bytes from the second address to the first; the two ranges are the same or apart."),
    ("memcpy.inline", "Copies a fixed number of bytes without calling a function."),
    ("memmove", "Copies bytes from the second address to the first; the two ranges may overlap."),
    ("memset", "Sets bytes to a value."),
    ("memset.inline", "Sets a fixed number of bytes without calling a function."),
    ("minimum", "Gives the lesser number, and a NaN if an operand is one."),
    ("minnum", "Gives the lesser number, and the other operand if one is a NaN."),
    ("modf", "Splits a number into integer and fraction."),
    ("nearbyint", "Rounds to an integer in the current mode."),
    ("objectsize", "Gives the size of the object that a pointer points into, as far as it is known."),
    ("pow", "Gives the first number to the power of the second."),
    ("powi", "Gives a number to the power of an integer."),
    ("prefetch", "Tells the processor that memory will be used."),
    ("ptrmask", "Clears bits of a pointer."),
    ("readcyclecounter", "Gives the count of processor cycles."),
    ("returnaddress", "Gives the address that a function returns to."),
    ("rint", "Rounds to an integer in the current mode."),
    ("round", "Rounds to the nearest integer, halves away from zero."),
    ("roundeven", "Rounds to the nearest integer, halves to the even one."),
    ("sadd.sat", "Adds signed integers; a sum that does not fit becomes the nearest number that does."),
    ("sadd.with.overflow", "Adds signed integers, and gives whether the sum did not fit."),
    ("scmp", "Compares signed integers: -1, 0 or 1."),
    ("sideeffect", "Does nothing, but counts as an effect."),
    ("sin", "Gives the sine."),
    ("sincos", "Gives sine and cosine."),
    ("sinh", "Gives the hyperbolic sine."),
    ("smax", "Gives the greater of two signed integers."),
    ("smin", "Gives the lesser of two signed integers."),
    ("smul.fix", "Multiplies signed fixed-point numbers."),
    ("smul.with.overflow", "Multiplies signed integers, and gives whether the product did not fit."),
    ("sqrt", "Gives the square root."),
    ("sshl.sat", "Shifts a signed integer left; what does not fit becomes the nearest number that does."),
    ("ssub.sat", "Subtracts signed integers; a difference that does not fit becomes the nearest number that does."),
    ("ssub.with.overflow", "Subtracts signed integers, and gives whether the difference did not fit."),
    ("stackrestore", "Gives back the stack that was taken since the matching `llvm.stacksave`."),
    ("stacksave", "Notes how much of the stack is in use."),
    ("stepvector", "Gives the vector 0, 1, 2, and so on."),
    ("tan", "Gives the tangent."),
    ("tanh", "Gives the hyperbolic tangent."),
    ("threadlocal.address", "Gives the address of this thread's copy of a variable."),
    ("trap", "Ends the program."),
    ("trunc", "Rounds towards zero to an integer."),
    ("uadd.sat", "Adds integers without signs; a sum that does not fit becomes the greatest number."),
    ("uadd.with.overflow", "Adds integers without signs, and gives whether the sum did not fit."),
    ("ubsantrap", "Ends the program, with a number for the reason."),
    ("ucmp", "Compares integers without signs: -1, 0 or 1."),
    ("umax", "Gives the greater of two integers without signs."),
    ("umin", "Gives the lesser of two integers without signs."),
    ("umul.fix", "Multiplies fixed-point numbers without signs."),
    ("umul.with.overflow", "Multiplies integers without signs, and gives whether the product did not fit."),
    ("usub.sat", "Subtracts integers without signs; a difference below zero becomes zero."),
    ("usub.with.overflow", "Subtracts integers without signs, and gives whether the difference is below zero."),
    ("va_copy", "Copies a list of variable arguments."),
    ("va_end", "Ends the use of a list of variable arguments."),
    ("va_start", "Begins a list of the variable arguments of this function."),
    ("vector.deinterleave2", "Splits a vector into its even and odd elements."),
    ("vector.extract", "Gives a part of a vector."),
    ("vector.insert", "Gives a vector with a part replaced."),
    ("vector.interleave2", "Makes one vector of two, element by element in turn."),
    ("vector.reduce.add", "Adds the elements of a vector."),
    ("vector.reduce.and", "Joins the elements of a vector by `and`."),
    ("vector.reduce.fadd", "Adds the elements of a vector to a number, in order unless `reassoc` is stated."),
    ("vector.reduce.fmul", "Multiplies the elements of a vector with a number, in order unless `reassoc` is stated."),
    ("vector.reduce.mul", "Multiplies the elements of a vector."),
    ("vector.reduce.or", "Joins the elements of a vector by `or`."),
    ("vector.reduce.smax", "Gives the greatest element of a vector, taken with signs."),
    ("vector.reduce.smin", "Gives the least element of a vector, taken with signs."),
    ("vector.reduce.umax", "Gives the greatest element of a vector, taken without signs."),
    ("vector.reduce.umin", "Gives the least element of a vector, taken without signs."),
    ("vector.reduce.xor", "Joins the elements of a vector by `xor`."),
    ("vector.reverse", "Gives the elements of a vector in reverse order."),
    ("vector.splice", "Gives a window of two vectors that stand behind each other."),
    ("vscale", "Gives the number that the lengths of scalable vectors are multiples of."),
];

/// Families, by how their names begin, each with what its members have in common.
const FAMILIES: &[(&str, &str)] = &[
    (
        "coro.",
        "A step of a coroutine, which LLVM splits into functions.",
    ),
    (
        "dbg.",
        "Tells a debugger about variables; the program does not feel it.",
    ),
    ("eh.", "A part of the handling of exceptions."),
    (
        "experimental.constrained.",
        "As the operation of its name, under a stated rounding mode, with exceptions as stated.",
    ),
    ("gc", "Tells a collector of garbage where pointers are."),
    ("instrprof.", "Counts for a profile."),
    (
        "masked.",
        "Touches those elements of a vector in memory for which the mask is true.",
    ),
    (
        "matrix.",
        "An operation on matrices that are stored as vectors.",
    ),
    ("memcpy.", "Copies bytes, element by element as stated."),
    (
        "memmove.",
        "Copies bytes that may overlap, element by element as stated.",
    ),
    ("memset.", "Sets bytes, element by element as stated."),
    ("objc.", "A step of counting references in Objective-C."),
    ("type.", "Tests the type of a virtual table."),
    (
        "vp.",
        "As the operation of its name, for the elements that the mask and the length select.",
    ),
    ("x86.", "An operation of x86 processors."),
];

/// What a call of an intrinsic does, where it is known here.
pub fn meaning(intrinsic: Intrinsic) -> Option<&'static str> {
    let (start, rest) = intrinsic.name();
    let name = format!("{start}{rest}");
    if let Some((_, says)) = MEANINGS.iter().find(|(of, _)| *of == name) {
        return Some(says);
    }
    let family = FAMILIES.iter().find(|(of, _)| name.starts_with(of));
    family.map(|(_, says)| *says)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_of_intrinsics_that_there_are() {
        let names: Vec<String> = Intrinsic::all().map(|i| i.to_string()).collect();
        assert!(MEANINGS.is_sorted_by(|a, b| a.0 < b.0));
        for (name, _) in MEANINGS {
            assert!(names.contains(&format!("llvm.{name}")), "{name}");
        }
        for (start, _) in FAMILIES {
            let start = format!("llvm.{start}");
            assert!(names.iter().any(|name| name.starts_with(&start)), "{start}");
        }
    }
}
