//! Symbols that a program needs and nobody offers.

use std::fmt;

use super::error::Invalid;
use super::externs::{Extern, ExternType};
use super::module::Module;
use crate::diag::{Diagnostic, suggest};
use crate::jit::link::LinkError;

/// The symbols that a program needs and that neither its modules nor its linker have: all of them.
#[derive(Debug)]
pub struct Missing {
    /// The symbols, in the order of the modules, each once.
    pub symbols: Vec<MissingSymbol>,
    /// The same as diagnostics, with the places of their declarations.
    pub invalid: Invalid,
}

/// A symbol that is missing.
#[derive(Debug, Clone)]
pub struct MissingSymbol {
    /// The symbol, with its type.
    pub symbol: Extern,
    /// The name most like it that there is.
    pub similar: Option<String>,
    /// How the host may offer it, where that is known.
    pub help: Option<String>,
}

/// The code of the diagnostic of a symbol that is missing.
const CODE: &str = "undefined-symbol";

/// The symbols that are missing by the errors of a link; `None` if those say other things too.
/// The errors then say what is like the symbols.
pub(super) fn symbols(
    modules: &[Module],
    errors: &mut [LinkError],
    mut candidates: Vec<String>,
    help: impl Fn(&Extern) -> Option<String>,
) -> Option<Vec<MissingSymbol>> {
    if errors.is_empty() || errors.iter().any(|(_, error)| error.code != CODE) {
        return None;
    }
    let exports = modules.iter().flat_map(Module::exports);
    candidates.extend(exports.map(|symbol| symbol.name));
    let mut symbols: Vec<MissingSymbol> = Vec::new();
    for (m, error) in errors {
        let Some(symbol) = of_error(modules.get(*m)?, error) else {
            continue;
        };
        let similar = suggest::closest(
            symbol.name.as_bytes(),
            candidates
                .iter()
                .map(|name| (name.as_bytes(), name.clone())),
        );
        let help = help(&symbol);
        if let Some(similar) = &similar {
            error.notes.push(format!("a similar name is `@{similar}`"));
        }
        error.notes.extend(help.clone());
        if symbols.iter().all(|known| known.symbol.name != symbol.name) {
            symbols.push(MissingSymbol {
                symbol,
                similar,
                help,
            });
        }
    }
    Some(symbols)
}

/// The symbol that an error is of.
fn of_error(module: &Module, error: &Diagnostic) -> Option<Extern> {
    let ir = module.top();
    let mut globals = ir.globals.iter();
    let (id, _) = globals.find(|(_, global)| {
        let name = ir.names.text(global.name);
        global.span == error.span() && error.message.contains(&format!("`@{name}`"))
    })?;
    Some(Extern::of(ir, id))
}

/// A line for each symbol.
impl fmt::Display for Missing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.symbols.len() {
            1 => f.write_str("a symbol is defined nowhere:")?,
            n => write!(f, "{n} symbols are defined nowhere:")?,
        }
        for missing in &self.symbols {
            let Extern {
                name,
                ty,
                type_text,
                ..
            } = &missing.symbol;
            let what = match ty {
                ExternType::Func(_) => "function",
                ExternType::Variable(_) => "variable",
                ExternType::ThreadLocal(_) => "thread-local variable",
            };
            write!(f, "\n  {what} `@{name}` of type `{type_text}`")?;
            if let Some(similar) = &missing.similar {
                write!(f, "; did you mean `@{similar}`?")?;
            }
            if let Some(help) = &missing.help {
                write!(f, "; {help}")?;
            }
        }
        Ok(())
    }
}
