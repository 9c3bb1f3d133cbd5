//! What modules say of themselves: `!llvm.module.flags`, `!llvm.ident`, `!llvm.commandline`
//! (Language Reference, "Module Flags Metadata").

use rustc_hash::FxHashMap;

use super::named;
use super::values::{is_node, is_text, number, text, tuple};
use crate::diag::Span;
use crate::ir::{CastOp, Const, ConstId, ConstOp, GlobalKind, Metadata, MetadataId, Module, Name};
use crate::verify::Profile;
use crate::verify::checker::Checker;
use crate::verify::rule::Rule;

/// What is done where two modules have a flag of one name.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Behavior {
    /// 1, 2 and 4: any value.
    Free,
    /// 3: the value is a flag that another flag has to have.
    Require,
    /// 5 and 6: the values are lists.
    Append,
    /// 7
    Max,
    /// 8
    Min,
}

impl Behavior {
    fn of(number: u128) -> Option<Behavior> {
        Some(match number {
            1 | 2 | 4 => Behavior::Free,
            3 => Behavior::Require,
            5 | 6 => Behavior::Append,
            7 => Behavior::Max,
            8 => Behavior::Min,
            _ => return None,
        })
    }
}

/// A flag whose parts are of the right kinds.
struct Flag {
    behavior: Behavior,
    name: Name,
    value: MetadataId,
}

pub(super) fn module_flags(c: &mut Checker<'_>, rule: &'static Rule) {
    let m = c.m;
    let mut values: FxHashMap<Name, MetadataId> = FxHashMap::default();
    let mut required = Vec::new();
    // What is not defined was reported as such.
    let defined = |id: &&MetadataId| m.metadata.get(**id) != Metadata::Undefined;
    for &id in named(m, "llvm.module.flags").iter().filter(defined) {
        let flag = match read(m, id) {
            Ok(flag) => flag,
            Err(message) => {
                report(c, rule, id, message);
                continue;
            }
        };
        if flag.behavior == Behavior::Require {
            required.push((id, flag.value));
        } else if values.insert(flag.name, flag.value).is_some() {
            let name = String::from_utf8_lossy(m.names.get(flag.name)).into_owned();
            report(c, rule, id, format!("the flag \"{name}\" stands twice"));
            continue;
        }
        let says = match c.profile {
            // LLVM up to 5 had these as a flag.
            Profile::Llvm if m.names.get(flag.name) == b"Linker Options" => {
                match named(m, "llvm.linker.options") {
                    [] => Some("linker options are listed in `!llvm.linker.options`".to_string()),
                    _ => None,
                }
            }
            _ => wrong_value(m, &flag),
        };
        if let Some(message) = says {
            report(c, rule, id, message);
        }
    }
    for (id, pair) in required {
        let pair = tuple(m, pair).unwrap_or_default();
        let (Some(&name), Some(&value)) = (pair.first(), pair.get(1)) else {
            continue;
        };
        let own = m.metadata.as_text(name).and_then(|name| values.get(&name));
        let name = String::from_utf8_lossy(text(m, name).unwrap_or_default()).into_owned();
        match own {
            None => report(
                c,
                rule,
                id,
                format!("the required flag \"{name}\" is missing"),
            ),
            Some(&own) if own != value => {
                let message = format!("the flag \"{name}\" has not the value that is required");
                report(c, rule, id, message);
            }
            Some(_) => {}
        }
    }
    both_or_none(c, rule, &values);
}

/// Flags of which a module has both or none.
fn both_or_none(c: &mut Checker<'_>, rule: &'static Rule, values: &FxHashMap<Name, MetadataId>) {
    let m = c.m;
    let names = [
        "aarch64-elf-pauthabi-platform",
        "aarch64-elf-pauthabi-version",
    ];
    let [platform, version] = names.map(|name| {
        let value = m
            .names
            .find(name.as_bytes())
            .and_then(|name| values.get(&name));
        value.is_some_and(|&value| number(m, value).is_some())
    });
    if platform != version {
        let message = format!(
            "a module has both flags \"{}\" and \"{}\", or none",
            names[0], names[1]
        );
        let span = list_span(m, "llvm.module.flags");
        let diagnostic = c.error(rule, span, message);
        c.push(diagnostic);
    }
}

fn list_span(m: &Module, name: &str) -> Span {
    let name = m.names.find(name.as_bytes());
    let list = m.metadata.named.iter().find(|row| Some(row.name) == name);
    list.map_or(Span::NONE, |row| row.span)
}

fn report(c: &mut Checker<'_>, rule: &'static Rule, id: MetadataId, message: String) {
    let diagnostic = c.error(rule, c.m.metadata.span(id), message);
    c.push(diagnostic);
}

/// Takes a flag apart.
fn read(m: &Module, id: MetadataId) -> Result<Flag, String> {
    let wrong = |message: &str| Err(message.to_string());
    let parts = tuple(m, id).unwrap_or_default();
    let &[behavior, name, value] = parts.as_slice() else {
        return wrong("a flag is a triple such as `!{i32 1, !\"name\", i32 2}`");
    };
    let Some(behavior) = number(m, behavior) else {
        return wrong("a flag begins with a number from 1 to 8: how it is merged");
    };
    let Some(behavior) = Behavior::of(behavior.value) else {
        return Err(format!(
            "a flag begins with a number from 1 to 8: {} is none of them",
            behavior.value
        ));
    };
    let Some(name) = m.metadata.as_text(name) else {
        return wrong("the name of a flag is a string");
    };
    match behavior {
        Behavior::Free => {}
        Behavior::Require => {
            let pair = tuple(m, value).unwrap_or_default();
            if pair.len() != 2 || !is_text(m, pair[0]) {
                return wrong("a required flag is a pair of its name and its value");
            }
        }
        Behavior::Append if !is_node(m, value) => {
            return wrong("a flag that is appended to has a list for a value");
        }
        Behavior::Append => {}
        Behavior::Max if number(m, value).is_none() => {
            return wrong("a flag whose greatest value counts has a number for a value");
        }
        Behavior::Max => {}
        Behavior::Min if number(m, value).is_none_or(|n| n.signed() < 0) => {
            return wrong("a flag whose least value counts has a number that is not negative");
        }
        Behavior::Min => {}
    }
    Ok(Flag {
        behavior,
        name,
        value,
    })
}

/// What is wrong with the value of a flag that LLVM knows by its name.
fn wrong_value(m: &Module, flag: &Flag) -> Option<String> {
    let name = m.names.get(flag.name);
    match name {
        b"wchar_size" | b"SemanticInterposition" => {
            let name = String::from_utf8_lossy(name);
            let number = number(m, flag.value);
            number
                .is_none()
                .then(|| format!("the flag \"{name}\" is a number"))
        }
        b"CG Profile" => {
            let entries = tuple(m, flag.value).unwrap_or_default();
            let fits = |&entry: &MetadataId| {
                let parts = tuple(m, entry).unwrap_or_default();
                matches!(parts.as_slice(), &[from, to, count]
                    if is_function(m, from) && is_function(m, to) && number(m, count).is_some())
            };
            let wrong = entries.iter().any(|entry| !fits(entry));
            wrong.then(|| {
                "an entry of \"CG Profile\" is a triple of two functions and a number".into()
            })
        }
        _ => None,
    }
}

/// Whether metadata is a function, or stands for one that is no more.
fn is_function(m: &Module, id: MetadataId) -> bool {
    if id == MetadataId::NULL {
        return true;
    }
    let symbol = m
        .metadata
        .as_constant(id)
        .and_then(|id| behind_casts(m, id));
    symbol.is_some_and(|symbol| match symbol {
        Const::Global(symbol) => matches!(m.globals[symbol].kind, GlobalKind::Function(_)),
        _ => false,
    })
}

/// A constant behind conversions.
fn behind_casts(m: &Module, mut id: ConstId) -> Option<Const> {
    loop {
        match m.consts.get(id) {
            Const::Expr {
                op: ConstOp::Cast(CastOp::BitCast | CastOp::AddrSpaceCast),
                args,
                ..
            } => id = m.consts.list(args).next()?,
            other => return Some(other),
        }
    }
}

pub(super) fn strings(c: &mut Checker<'_>, rule: &'static Rule) {
    for name in ["llvm.ident", "llvm.commandline"] {
        for &id in named(c.m, name) {
            let parts = tuple(c.m, id).unwrap_or_default();
            if !matches!(parts.as_slice(), &[only] if is_text(c.m, only)) {
                let message =
                    format!("`!{name}` lists nodes of one string, such as `!{{!\"mine\"}}`");
                report(c, rule, id, message);
            }
        }
    }
}
