//! Whether an assertion on a call fits its program, and whether it holds.

use super::assertion::{Call, Literal};
use super::tested::Tested;
use crate::api::{self, FuncType, Val, ValType};
use crate::diag::{Diagnostic, Span};
use crate::ir::{GlobalKind, Module};
use crate::report::plural;
use crate::trap;

/// What does not fit: the function must be there, and have the types of the call.
/// `span` is the place of the call.
pub(super) fn mistake(call: &Call, span: Span, module: &Module) -> Option<Diagnostic> {
    let error = |message: String| Diagnostic::error("bad-assertion", span, message);
    let name = &call.callee;
    let Some(global) = module.find(name) else {
        return Some(error(format!("there is no function `@{name}`")));
    };
    let place = module.globals[global].span;
    if !matches!(module.globals[global].kind, GlobalKind::Function(_)) {
        return Some(error(format!("`@{name}` is not a function")).also(place, "it is this"));
    }
    let Some(ty) = FuncType::of(module, global) else {
        let what = format!("an assertion on `@{name}`, whose type is not made of scalars");
        let problem = Diagnostic::unsupported(span, what);
        return Some(problem.also(place, "it is defined here"));
    };
    let message = if let Some(what) = wrong_result(call, &ty) {
        format!("`@{name}` returns {what}, which is not what is expected")
    } else if call.args.len() < ty.params.len()
        || (call.args.len() > ty.params.len() && !ty.varargs)
    {
        let (wants, has) = (plural(ty.params.len(), "argument"), call.args.len());
        format!("`@{name}` takes {wants}, not {has}")
    } else {
        let mut pairs = call.args.iter().zip(&ty.params);
        let i = pairs.position(|(arg, param)| !fits(arg, param))?;
        format!(
            "argument {} of `@{name}` is of type `{}`",
            i + 1,
            ty.params[i]
        )
    };
    Some(error(message).also(place, format!("its type is `{ty}`")))
}

/// What a function returns, if that is not of the type that the assertion expects.
fn wrong_result(call: &Call, ty: &FuncType) -> Option<String> {
    match &ty.result {
        None => Some("nothing".into()),
        Some(result) if fits(&call.expected, result) => None,
        Some(result) => Some(format!("`{result}`")),
    }
}

fn fits(literal: &Literal, ty: &ValType) -> bool {
    match (literal, ty) {
        (Literal::Int(width, _), ValType::Int(bits)) => bits == width,
        (Literal::Float(_), ValType::F32) | (Literal::Double(_), ValType::F64) => true,
        (Literal::Null | Literal::Text(_), ValType::Ptr) => true,
        _ => false,
    }
}

/// Makes the call and compares; why the assertion does not hold, if it does not.
pub(super) fn judge(call: &Call, program: &Tested, modules: &[api::Module]) -> Result<(), String> {
    let args = call.args.iter().map(|arg| value(arg, program));
    let args = args.collect::<Result<Vec<Val>, String>>()?;
    let result = program.call(&call.callee, &args, |error| match error.trap() {
        Some(trap) => trap::explain(trap, modules),
        None => error.to_string(),
    })?;
    let Some(result) = result else {
        return Err("it returned nothing".into());
    };
    let same = match (&call.expected, &result) {
        (Literal::Text(text), &Val::Ptr(address)) if address != 0 => {
            let Some(found) = program.string(address) else {
                return Err(format!(
                    "it returned {address:#x}, where there is no string"
                ));
            };
            if found != *text {
                let found = found.escape_ascii();
                return Err(format!(
                    "expected  \"{}\"\nreturned  \"{found}\"",
                    text.escape_ascii()
                ));
            }
            true
        }
        (expected, result) => value(expected, program)?.to_bits() == result.to_bits(),
    };
    match same {
        true => Ok(()),
        false => {
            let expected = match &call.expected {
                Literal::Text(text) => format!("\"{}\"", text.escape_ascii()),
                other => value(other, program)?.to_string(),
            };
            Err(format!("expected  {expected}\nreturned  {result}"))
        }
    }
}

/// A literal as the value of a call. Strings live as long as the program.
fn value(literal: &Literal, program: &Tested) -> Result<Val, String> {
    Ok(match *literal {
        Literal::Int(width, bits) => Val::int(width, bits.into()),
        Literal::Float(bits) => Val::F32(f32::from_bits(bits)),
        Literal::Double(bits) => Val::F64(f64::from_bits(bits)),
        Literal::Null => Val::Ptr(0),
        Literal::Text(ref text) => {
            let end = text.iter().position(|&b| b == 0).unwrap_or(text.len());
            let address = program.put_string(&text[..end]);
            Val::Ptr(address.ok_or("there is no memory for a string")?)
        }
    })
}
