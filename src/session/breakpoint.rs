//! Where a program is to stop: at places, behind writes, and only where a condition is true.

use std::cmp::Ordering;

use super::lines::Place;
use super::names::{self, Path};
use crate::api::{Bytes, Here, Module, Shown};
use crate::ir::GlobalKind;

/// A breakpoint, or a watched place of memory.
#[derive(Clone, Debug)]
pub struct Breakpoint {
    /// What it is called.
    pub number: u32,
    /// What was asked for.
    pub text: String,
    pub what: What,
    pub condition: Option<Condition>,
}

/// Where a breakpoint stops a program.
#[derive(Clone, Debug)]
pub enum What {
    /// In front of these instructions.
    Places(Vec<Place>),
    /// Behind a write of these bytes; backward, in front of it.
    Written(Bytes),
}

impl Breakpoint {
    /// Whether a program stops here, as it is in front of one of the instructions.
    pub fn is_at(&self, here: &Here<'_>) -> bool {
        let What::Places(places) = &self.what else {
            return false;
        };
        let (Some((module, function)), Some(inst)) = (here.function(), here.inst()) else {
            return false;
        };
        places.contains(&(module, function, inst)) && self.is_true(here)
    }

    /// Whether its condition is true, if it has one. One that cannot be judged is not.
    pub fn is_true(&self, here: &Here<'_>) -> bool {
        let condition = self.condition.as_ref();
        condition.is_none_or(|condition| condition.is_true(here))
    }
}

/// `%i == 3`, `@count > %n`.
#[derive(Clone, Debug)]
pub struct Condition {
    left: Term,
    comparison: Comparison,
    right: Term,
}

#[derive(Clone, Debug)]
enum Term {
    Path(Path),
    Int(i128),
    Float(f64),
}

#[derive(Clone, Copy, Debug)]
enum Comparison {
    Equal,
    NotEqual,
    Less,
    LessOrEqual,
    Greater,
    GreaterOrEqual,
}

/// The comparisons as they are written, the longer ones first.
const COMPARISONS: [(&str, Comparison); 6] = [
    ("==", Comparison::Equal),
    ("!=", Comparison::NotEqual),
    ("<=", Comparison::LessOrEqual),
    (">=", Comparison::GreaterOrEqual),
    ("<", Comparison::Less),
    (">", Comparison::Greater),
];

impl Condition {
    /// Reads a condition.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn parse(text: &str) -> Result<Condition, String> {
        let found = COMPARISONS.iter().filter_map(|&(word, comparison)| {
            let at = text.find(word)?;
            Some((at, word, comparison))
        });
        // Of two that begin at a place the longer one is first.
        let found = found.min_by_key(|&(at, ..)| at);
        let Some((at, word, comparison)) = found else {
            return Err(format!(
                "`{text}` compares nothing: a condition is such as `%i == 3`"
            ));
        };
        Ok(Condition {
            left: Term::parse(text[..at].trim())?,
            comparison,
            right: Term::parse(text[at + word.len()..].trim())?,
        })
    }

    /// Whether what it names is there: variables in a module, and values in each function that the program stops in.
    ///
    /// # Errors
    /// What is not there.
    pub fn check(&self, what: &What, modules: &[Module]) -> Result<(), String> {
        for term in [&self.left, &self.right] {
            let Term::Path(path) = term else { continue };
            if path.is_of_source() {
                check_of_source(path, what, modules)?;
                continue;
            }
            let Some(name) = path.local() else {
                let is_variable = |module: &Module| {
                    let ir = module.ir();
                    let found = ir.find(path.name());
                    let kind = found.map(|global| &ir.globals[global].kind);
                    matches!(kind, Some(GlobalKind::Variable { init: Some(_), .. }))
                };
                if !modules.iter().any(is_variable) {
                    return Err(format!("there is no variable `@{}`", path.name()));
                }
                continue;
            };
            // A write may be anywhere: where there is no such value, the condition is not true.
            let What::Places(places) = what else { continue };
            for &(module, function, _) in places {
                let ir = modules[module].ir();
                if names::value_named(ir, function, name).is_none() {
                    let global = ir.funcs[function].global;
                    let function = ir.names.text(ir.globals[global].name);
                    return Err(format!("there is no `%{name}` in `@{function}`"));
                }
            }
        }
        Ok(())
    }

    fn is_true(&self, here: &Here<'_>) -> bool {
        let terms = [&self.left, &self.right];
        let is_of_call = |term: &Term| match term {
            Term::Path(path) => path.is_of_call(),
            Term::Int(_) | Term::Float(_) => true,
        };
        let state = match terms.iter().all(|term| is_of_call(term)) {
            true => here.call_state(),
            false => here.state(),
        };
        let value = |term: &Term| match term {
            Term::Int(value) => Some(Number::Int(*value)),
            Term::Float(value) => Some(Number::Float(*value)),
            Term::Path(path) => {
                let found = path.value(&state, 0, |frame, ty, at| here.value(frame, ty, at));
                Number::of(&found.ok()?.value)
            }
        };
        let [Some(left), Some(right)] = terms.map(value) else {
            return false;
        };
        let ordering = left.compare(right);
        match self.comparison {
            Comparison::Equal => ordering == Some(Ordering::Equal),
            Comparison::NotEqual => ordering != Some(Ordering::Equal),
            Comparison::Less => ordering == Some(Ordering::Less),
            Comparison::LessOrEqual => ordering.is_some_and(Ordering::is_le),
            Comparison::Greater => ordering == Some(Ordering::Greater),
            Comparison::GreaterOrEqual => ordering.is_some_and(Ordering::is_ge),
        }
    }
}

/// A name of the source is one of a variable of the functions at which a breakpoint stands, or of the program.
fn check_of_source(path: &Path, what: &What, modules: &[Module]) -> Result<(), String> {
    let name = path.name();
    let What::Places(places) = what else {
        return Ok(());
    };
    if modules
        .iter()
        .any(|module| module.ir().find(name).is_some())
    {
        return Ok(());
    }
    for &(module, function, _) in places {
        let ir = modules[module].ir();
        if !names::source_variables(ir, function).any(|(_, of)| of == name) {
            let global = ir.funcs[function].global;
            let function = ir.names.text(ir.globals[global].name);
            return Err(format!(
                "there is no variable `{name}` in memory in `@{function}`"
            ));
        }
    }
    Ok(())
}

impl Term {
    fn parse(text: &str) -> Result<Term, String> {
        if text.starts_with(['%', '@', '*']) {
            return Path::parse(text).map(Term::Path);
        }
        let word = match text {
            "true" => Some(1),
            "false" | "null" => Some(0),
            _ => integer(text),
        };
        if let Some(value) = word {
            return Ok(Term::Int(value));
        }
        if let Ok(value) = text.parse() {
            return Ok(Term::Float(value));
        }
        let path = Path::parse(text).map(Term::Path);
        path.map_err(|_| format!("`{text}` is no number, value or variable"))
    }
}

/// An integer in decimal, or in hexadecimal behind `0x`.
pub fn integer(text: &str) -> Option<i128> {
    match text.strip_prefix("0x") {
        Some(digits) => i128::from_str_radix(digits, 16).ok(),
        None => text.parse().ok(),
    }
}

#[derive(Clone, Copy)]
enum Number {
    Int(i128),
    Float(f64),
}

impl Number {
    fn of(value: &Shown) -> Option<Number> {
        Some(match *value {
            Shown::Int(bits, value) => Number::Int(names::signed(bits, value)),
            Shown::Ptr(address) => Number::Int(address.into()),
            Shown::F32(value) => Number::Float(value.into()),
            Shown::F64(value) => Number::Float(value),
            Shown::Bits(_) | Shown::List(_) | Shown::Struct(_) | Shown::Omitted => return None,
        })
    }

    fn compare(self, other: Number) -> Option<Ordering> {
        match (self, other) {
            (Number::Int(left), Number::Int(right)) => Some(left.cmp(&right)),
            (Number::Int(left), Number::Float(right)) => (left as f64).partial_cmp(&right),
            (Number::Float(left), Number::Int(right)) => left.partial_cmp(&(right as f64)),
            (Number::Float(left), Number::Float(right)) => left.partial_cmp(&right),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn conditions_are_read() {
        for text in [
            "%i == 3",
            "@n[2]<=%\"a b\"",
            "*%p != null",
            "%x>1.5",
            "0x10 >= %i",
            "total == list[2]",
        ] {
            assert!(Condition::parse(text).is_ok(), "{text}");
        }
        for (text, why) in [
            (
                "%i",
                "`%i` compares nothing: a condition is such as `%i == 3`",
            ),
            ("%i == 3x", "`3x` is no number, value or variable"),
            (
                "% < 1",
                "`%` is no `%value`, `@variable`, variable of the source, `*` of a pointer, or `[N]` of one",
            ),
        ] {
            assert_eq!(Condition::parse(text).map(|_| ()), Err(why.into()));
        }
    }
}
