//! The texts that the client has open.

use std::path::PathBuf;
use std::sync::Arc;

use serde_json::{Value, json};

use super::reading::Reading;
use super::text::{Change, Encoding, Text};
use super::wire::Refusal;
use crate::diag::{Diagnostics, Source, Span};
use crate::query::{Mention, Mentions, Symbol};
use crate::verify::Profile;

/// A text that is open.
pub(super) struct Document {
    pub uri: String,
    /// As the client has numbered it.
    pub version: Value,
    pub text: Text,
    pub profile: Profile,
    /// Why it cannot be changed, if it cannot.
    pub read_only: Option<&'static str>,
    reading: Option<Reading>,
    /// The edits since it was read.
    changes: Vec<Change>,
    /// Whether the client has the diagnostics of this version.
    pub published: bool,
    /// The semantic tokens that the client has, by their name.
    pub tokens: (u64, Vec<u32>),
}

/// Texts that are longer are read again as a whole when nobody types, and not dropped on the way of an answer.
const LONG: usize = 1 << 20;

impl Document {
    pub(super) fn new(
        uri: &str,
        version: Value,
        text: String,
        encoding: Encoding,
        profile: Profile,
    ) -> Document {
        let is_bitcode = uri.ends_with(".bc") || uri.starts_with("jitlite:");
        Document {
            uri: uri.into(),
            version,
            text: Text::new(text, encoding),
            profile,
            read_only: is_bitcode.then_some("this is the text of bitcode, which cannot be changed"),
            reading: None,
            changes: Vec::new(),
            published: false,
            tokens: (0, Vec::new()),
        }
    }

    /// Takes the changes of a message: of ranges, or of the whole text.
    ///
    /// # Errors
    /// If they are none.
    pub(super) fn change(&mut self, version: Value, changes: &Value) -> Result<(), Refusal> {
        let changes = changes.as_array();
        let changes = changes.ok_or_else(|| Refusal::params("there is no list of changes"))?;
        self.version = version;
        self.published = false;
        for change in changes {
            let new = change["text"].as_str();
            let new = new.ok_or_else(|| Refusal::params("a change has no text"))?;
            let span = match change["range"].is_null() {
                true => Span::new(0, self.text.len()),
                false => self.text.span_in(&change["range"])?,
            };
            let change = self.text.edit(span, new);
            self.changes.push(change);
        }
        Ok(())
    }

    /// Takes another language.
    pub(super) fn set_profile(&mut self, profile: Profile) {
        if self.profile != profile {
            self.profile = profile;
            self.published = false;
            drop_aside(self.reading.take());
        }
    }

    /// The text as it was read last, which is as much of it as requests for a place need.
    ///
    /// # Errors
    /// If it is too long.
    pub(super) fn reading(&mut self) -> Result<&mut Reading, Refusal> {
        if self.reading.is_some() && self.changes.is_empty() {
            return self.known();
        }
        let source = self.source()?;
        let changes = std::mem::take(&mut self.changes);
        let old = self.reading.take();
        let after = old.as_ref();
        let after = after.and_then(|old| old.after(Arc::clone(&source), &changes));
        self.reading = Some(after.unwrap_or_else(|| Reading::whole(source, self.profile)));
        drop_aside(old);
        self.known()
    }

    /// [`reading`](Self::reading), and the text beside it.
    ///
    /// # Errors
    /// If it is too long.
    pub(super) fn read(&mut self) -> Result<(&mut Reading, &Text), Refusal> {
        self.reading()?;
        let reading = self.reading.as_mut();
        let reading = reading.ok_or_else(|| Refusal::failed("the text was not read"))?;
        Ok((reading, &self.text))
    }

    /// The text with all of its bodies read.
    ///
    /// # Errors
    /// If it is too long.
    pub(super) fn whole(&mut self) -> Result<&mut Reading, Refusal> {
        if !self.is_whole() {
            let source = self.source()?;
            self.changes.clear();
            let old = self.reading.replace(Reading::whole(source, self.profile));
            drop_aside(old);
        }
        self.known()
    }

    /// Whether all was read since the last change.
    pub(super) fn is_whole(&self) -> bool {
        self.changes.is_empty() && self.reading.as_ref().is_some_and(Reading::is_whole)
    }

    fn known(&mut self) -> Result<&mut Reading, Refusal> {
        let reading = self.reading.as_mut();
        reading.ok_or_else(|| Refusal::failed("the text was not read"))
    }

    fn source(&self) -> Result<Arc<Source>, Refusal> {
        let source = Source::new(name(&self.uri), self.text.str());
        let source = source.map_err(|error| Refusal::failed(error.to_string()))?;
        Ok(Arc::new(source))
    }

    /// What was found in the text.
    ///
    /// # Errors
    /// If it is too long.
    pub(super) fn diagnostics(&mut self) -> Result<&Diagnostics, Refusal> {
        Ok(&self.reading()?.diagnostics)
    }

    /// The offset of the position of a request.
    ///
    /// # Errors
    /// If it has none.
    pub(super) fn offset(&self, params: &Value) -> Result<usize, Refusal> {
        Ok(self.text.offset(Text::place_in(&params["position"])?))
    }

    /// The name at an offset, with the names around it; where it is none of a function, and all of them are asked for,
    /// with all of the text.
    ///
    /// # Errors
    /// If the text is too long.
    pub(super) fn named(&mut self, offset: usize, all: bool) -> Result<Named<'_>, Refusal> {
        let names = self.reading()?.names_around(offset);
        let here = names.at(offset).copied();
        let is_local = here.is_none_or(|here| is_local(here.symbol));
        if is_local || !all {
            let reading = self.known()?;
            return Ok(Named {
                here,
                names: Names::Around(names),
                reading,
            });
        }
        let reading = self.whole()?;
        let here = reading.names().at(offset).copied();
        Ok(Named {
            here,
            names: Names::All,
            reading,
        })
    }

    /// Remembers the semantic tokens that the client gets, and gives them a name.
    pub(super) fn keep_tokens(&mut self, data: Vec<u32>) -> String {
        self.tokens = (self.tokens.0 + 1, data);
        self.tokens.0.to_string()
    }

    /// A workspace edit of this text.
    pub(super) fn edit(&self, edits: Vec<Value>, with_version: bool) -> Value {
        match with_version {
            true => json!({"documentChanges": [{
                "textDocument": {"uri": self.uri, "version": self.version},
                "edits": edits,
            }]}),
            false => {
                let mut changes = serde_json::Map::new();
                changes.insert(self.uri.clone(), edits.into());
                json!({"changes": changes})
            }
        }
    }
}

/// Whether a symbol is of a function.
pub(super) fn is_local(symbol: Symbol) -> bool {
    match symbol {
        Symbol::Value(..) | Symbol::Block(..) => true,
        Symbol::Global(_)
        | Symbol::Type(_)
        | Symbol::Comdat(_)
        | Symbol::Group(_)
        | Symbol::Node(_) => false,
    }
}

/// A name in a text, and the names that may stand for the same.
pub(super) struct Named<'a> {
    pub here: Option<Mention>,
    names: Names,
    pub reading: &'a Reading,
}

enum Names {
    Around(Mentions),
    All,
}

impl Named<'_> {
    pub(super) fn names(&self) -> &Mentions {
        match &self.names {
            Names::Around(names) => names,
            Names::All => self.reading.names(),
        }
    }
}

/// Dropping a long text takes as long as reading a part of it.
fn drop_aside(reading: Option<Reading>) {
    if let Some(reading) = reading
        && reading.source.bytes().len() > LONG
    {
        // Where there can be no thread, it is dropped here, with the closure.
        let _ = std::thread::Builder::new().spawn(move || drop(reading));
    }
}

/// The path of a file, if a URI names one.
pub(super) fn path(uri: &str) -> Option<PathBuf> {
    use std::os::unix::ffi::OsStringExt;
    let rest = uri.strip_prefix("file://")?;
    // A host may stand in front of the path.
    let path = &rest[rest.find('/')?..];
    Some(PathBuf::from(std::ffi::OsString::from_vec(decoded(path))))
}

/// What a text is called in messages.
fn name(uri: &str) -> String {
    let path = path(uri);
    path.map_or_else(|| uri.into(), |path| path.to_string_lossy().into_owned())
}

/// A text without its percent escapes.
fn decoded(text: &str) -> Vec<u8> {
    let digit = |byte: &u8| char::from(*byte).to_digit(16);
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((&first, behind)) = rest.split_first() {
        rest = behind;
        match behind {
            [high, low, more @ ..] if first == b'%' => match (digit(high), digit(low)) {
                (Some(high), Some(low)) => {
                    bytes.push((high * 16 + low) as u8);
                    rest = more;
                }
                _ => bytes.push(first),
            },
            _ => bytes.push(first),
        }
    }
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_are_those_of_files() {
        let path = |uri: &str| path(uri).map(|path| path.to_string_lossy().into_owned());
        assert_eq!(path("file:///a%20b/c.ll").as_deref(), Some("/a b/c.ll"));
        assert_eq!(path("file://host/c%zz%4").as_deref(), Some("/c%zz%4"));
        assert_eq!(path("untitled:1"), None);
        assert_eq!(path("file://"), None);
    }
}
