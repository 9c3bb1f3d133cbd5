//! What most requests begin with: the text, its language, and a place in it.

use std::sync::Arc;

use jitlite::diag::{Diagnostics, Source, Span};
use jitlite::ir::{FuncId, Module};
use jitlite::query::{Mentions, function_at};
use jitlite::{Profile, read, verify};
use serde_json::{Value, json};

/// A text that was read.
pub(crate) struct Document {
    pub source: Arc<Source>,
    pub profile: Profile,
    pub module: Module,
    /// What the reader found.
    pub diagnostics: Diagnostics,
}

impl Document {
    /// Reads the text of a request.
    pub(crate) fn of(request: &Value) -> Result<Document, String> {
        let (source, profile) = source(request)?;
        let mut diagnostics = Diagnostics::default();
        let module = read::module_in(Arc::clone(&source), profile.language(), &mut diagnostics);
        Ok(Document {
            source,
            profile,
            module,
            diagnostics,
        })
    }

    /// Reads the text of a request, which must be valid.
    pub(crate) fn valid(request: &Value) -> Result<Document, String> {
        let mut document = Document::of(request)?;
        verify::verify(
            &document.module,
            document.profile,
            &mut document.diagnostics,
        );
        match document.diagnostics.has_errors() {
            true => Err("the program has mistakes".into()),
            false => Ok(document),
        }
    }

    /// The names of the text.
    pub(crate) fn mentions(&self) -> Mentions {
        Mentions::of(&self.module)
    }

    /// The function that a request is about: the one of its field `function`, else the one at its `offset`, else the
    /// first that is defined.
    pub(crate) fn function(&self, request: &Value) -> Option<FuncId> {
        let module = &self.module;
        let is_defined = |id: &FuncId| module.funcs[*id].body.is_some();
        let named = request["function"].as_str().and_then(|name| {
            let global = module.find(name.strip_prefix('@').unwrap_or(name))?;
            let mut functions = module.funcs.iter();
            let found = functions.find(|(_, function)| function.global == global);
            found.map(|(id, _)| id)
        });
        let here = || function_at(module, offset(request).ok()?);
        (named.filter(is_defined))
            .or_else(|| here().filter(is_defined))
            .or_else(|| module.funcs.keys().find(is_defined))
    }

    /// The name of a function.
    pub(crate) fn name(&self, function: FuncId) -> String {
        let global = self.module.funcs[function].global;
        let name = self.module.globals[global].name;
        self.module.names.text(name).into_owned()
    }

    /// The names of all functions that are defined.
    pub(crate) fn functions(&self) -> Vec<String> {
        let functions = self.module.funcs.iter();
        let defined = functions.filter(|(_, function)| function.body.is_some());
        defined.map(|(id, _)| self.name(id)).collect()
    }
}

/// The text and the rules of a request: its fields `source`, `name` and `std`.
pub(crate) fn source(request: &Value) -> Result<(Arc<Source>, Profile), String> {
    let text = request["source"]
        .as_str()
        .ok_or("the field `source` is no string")?;
    let name = request["name"].as_str().unwrap_or("program.ll");
    let source = Source::new(name, text).map_err(|error| error.to_string())?;
    Ok((Arc::new(source), profile(request)?))
}

/// The rules of a request: its field `std`, as the command has it.
fn profile(request: &Value) -> Result<Profile, String> {
    let Some(word) = request["std"].as_str() else {
        return Ok(Profile::Auto);
    };
    let mut all = Profile::ALL.iter();
    let found = all.find(|(_, name)| *name == word);
    found
        .map(|(profile, _)| *profile)
        .ok_or_else(|| format!("there is no language `{word}`"))
}

/// The field `offset` of a request: a place in the text, in bytes.
pub(crate) fn offset(request: &Value) -> Result<usize, String> {
    let number = request["offset"].as_u64();
    let number = number.ok_or("the field `offset` is no number")?;
    usize::try_from(number).map_err(|error| error.to_string())
}

/// A range of bytes; null for nothing that was written.
pub(crate) fn range(span: Span) -> Value {
    match span.is_none() {
        true => Value::Null,
        false => json!({"start": span.start, "end": span.end()}),
    }
}
