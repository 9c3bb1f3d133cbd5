//! The forms of metadata: tuples, nodes with fields such as `!DILocation(line: 3, scope: !1)`, and
//! debug records.
//!
//! Which fields a node has differs from one LLVM to the next, so what is held is what holds in all
//! of them: fields that are known have values of their kind, each stands once, and others may have
//! any value.

use smallvec::SmallVec;

use super::error::Expected;
use super::lex::{
    DIGIT, Input, NAME, PResult, eat, eat_word, fail, is, punct, raw_until, run, skip, string,
};
use super::parser::Parser;
use crate::diag::Diagnostic;

/// What the value of a field is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    /// `!1`, `null`, `i32 5`, a node.
    Metadata,
    /// `"text"`
    Text,
    /// `12`
    Unsigned,
    /// `true` or `false`
    Truth,
    /// `DW_TAG_member`, `DIFlagPublic | DIFlagVirtual`, or their numbers.
    Words,
    /// `-12`, or metadata.
    Number,
    /// A string, a number or metadata: nodes differ.
    Value,
    /// Words or metadata: nodes differ.
    WordsOrNode,
    /// `{!1, !2}`
    Operands,
}

/// The fields that are known, by name, in order.
const FIELDS: &[(&[u8], Kind)] = &[
    (b"align", Kind::Number),
    (b"allocated", Kind::Number),
    (b"annotations", Kind::Metadata),
    (b"apinotes", Kind::Text),
    (b"arg", Kind::Unsigned),
    (b"associated", Kind::Metadata),
    (b"attributes", Kind::Unsigned),
    (b"baseType", Kind::Metadata),
    (b"cc", Kind::Words),
    (b"checksum", Kind::Text),
    (b"checksumkind", Kind::Words),
    (b"column", Kind::Unsigned),
    (b"configMacros", Kind::Text),
    (b"containingType", Kind::Metadata),
    (b"count", Kind::Number),
    (b"dataLocation", Kind::Metadata),
    (b"debugInfoForProfiling", Kind::Truth),
    (b"declaration", Kind::Metadata),
    (b"defaulted", Kind::Truth),
    (b"directory", Kind::Text),
    (b"discriminator", Kind::Number),
    (b"dwoId", Kind::Unsigned),
    (b"elements", Kind::Metadata),
    (b"emissionKind", Kind::Words),
    (b"encoding", Kind::Words),
    (b"entity", Kind::Metadata),
    (b"enums", Kind::Metadata),
    (b"exportSymbols", Kind::Truth),
    (b"expr", Kind::Metadata),
    (b"extraData", Kind::Metadata),
    (b"file", Kind::Metadata),
    (b"filename", Kind::Text),
    (b"flags", Kind::Value),
    (b"getter", Kind::Text),
    (b"globals", Kind::Metadata),
    (b"header", Kind::Text),
    (b"identifier", Kind::Text),
    (b"implicitCode", Kind::Truth),
    (b"imports", Kind::Metadata),
    (b"includePath", Kind::Text),
    (b"inlinedAt", Kind::Metadata),
    (b"isDecl", Kind::Truth),
    (b"isDefinition", Kind::Truth),
    (b"isImplicitCode", Kind::Truth),
    (b"isLocal", Kind::Truth),
    (b"isOptimized", Kind::Truth),
    (b"isUnsigned", Kind::Truth),
    (b"language", Kind::Words),
    (b"line", Kind::Unsigned),
    (b"linkageName", Kind::Text),
    (b"lowerBound", Kind::Number),
    (b"macros", Kind::Metadata),
    (b"name", Kind::Text),
    (b"nameTableKind", Kind::Words),
    (b"nodes", Kind::Metadata),
    (b"offset", Kind::Number),
    (b"operands", Kind::Operands),
    (b"producer", Kind::Text),
    (b"rangesBaseAddress", Kind::Truth),
    (b"rank", Kind::Number),
    (b"retainedNodes", Kind::Metadata),
    (b"retainedTypes", Kind::Metadata),
    (b"runtimeVersion", Kind::Unsigned),
    (b"scope", Kind::Metadata),
    (b"scopeLine", Kind::Unsigned),
    (b"sdk", Kind::Text),
    (b"setter", Kind::Text),
    (b"size", Kind::Number),
    (b"source", Kind::Text),
    (b"spFlags", Kind::Words),
    (b"specification", Kind::Metadata),
    (b"splitDebugFilename", Kind::Text),
    (b"splitDebugInlining", Kind::Truth),
    (b"stride", Kind::Number),
    (b"sysroot", Kind::Text),
    (b"tag", Kind::Words),
    (b"targetFuncName", Kind::Text),
    (b"templateParams", Kind::Metadata),
    (b"thisAdjustment", Kind::Number),
    (b"thrownTypes", Kind::Metadata),
    (b"type", Kind::WordsOrNode),
    (b"types", Kind::Metadata),
    (b"unit", Kind::Metadata),
    (b"upperBound", Kind::Number),
    (b"value", Kind::Value),
    (b"var", Kind::Metadata),
    (b"virtualIndex", Kind::Unsigned),
    (b"virtuality", Kind::Words),
    (b"vtableHolder", Kind::Metadata),
];

/// The debug records, and how many operands each has.
const RECORDS: [(&str, usize); 5] = [
    ("assign", 7),
    ("declare", 4),
    ("declare_value", 4),
    ("label", 2),
    ("value", 4),
];

const ELEMENT: Expected = Expected::Word("metadata such as `!0`, or a constant with its type");

/// A bracket that is open.
struct Open {
    form: Form,
    /// Whether nothing stands in it yet.
    first: bool,
    /// The fields that stand in it, by their places in the table.
    seen: u128,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    /// `!{...}`
    Tuple,
    /// `!Node(field: value, ...)`
    Node,
    /// `!DIExpression(...)`: words and numbers.
    Expression,
    /// `!DIArgList(...)`: values with their types.
    Arguments,
}

type Stack = SmallVec<[Open; 4]>;

fn open(stack: &mut Stack, form: Form) {
    stack.push(Open {
        form,
        first: true,
        seen: 0,
    });
}

impl<'a> Parser<'a> {
    /// Metadata of any form. Brackets nest as deep as they like.
    pub(super) fn metadata(&mut self, i: Input<'a>) -> PResult<'a, ()> {
        let mut stack = Stack::new();
        let mut i = self.metadata_start(i, &mut stack)?.0;
        while let Some(innermost) = stack.last_mut() {
            let (form, end) = match innermost.form {
                Form::Tuple => (Form::Tuple, b'}'),
                form => (form, b')'),
            };
            if let Some(rest) = eat(i, end) {
                stack.pop();
                i = rest;
                continue;
            }
            if !std::mem::replace(&mut innermost.first, false) {
                i = punct(b',')(i)?.0;
            }
            i = match form {
                Form::Tuple => self.metadata_start(i, &mut stack)?.0,
                Form::Node => self.metadata_field(i, &mut stack)?.0,
                Form::Expression => words(i)?.0,
                Form::Arguments => self.loose_value(i)?.0,
            };
        }
        Ok((i, ()))
    }

    /// Metadata up to where a bracket opens, if it has any.
    fn metadata_start(&mut self, i: Input<'a>, stack: &mut Stack) -> PResult<'a, ()> {
        let mut i = skip(i);
        while let [b'm', ..] = i
            && let Some(rest) = eat_word(i, "metadata")
        {
            i = skip(rest);
        }
        match i {
            [b'!', b'{', rest @ ..] => {
                open(stack, Form::Tuple);
                Ok((rest, ()))
            }
            [b'!', b'"', ..] => Ok((string(&i[1..])?.0, ())),
            [b'!', b, ..] if is(*b, DIGIT) => {
                let rest = &i[1 + run(&i[1..], DIGIT)..];
                self.metadata_uses(&i[..i.len() - rest.len()]);
                Ok((rest, ()))
            }
            [b'!', b, ..] if is(*b, NAME) => {
                let (name, rest) = i[1..].split_at(run(&i[1..], NAME));
                let rest = punct(b'(')(rest)?.0;
                open(
                    stack,
                    match name {
                        b"DIExpression" | b"MDExpression" => Form::Expression,
                        b"DIArgList" => Form::Arguments,
                        _ => Form::Node,
                    },
                );
                Ok((rest, ()))
            }
            [] | [b'!' | b'}' | b')' | b',' | b'"', ..] => fail(i, ELEMENT),
            _ => match eat_word(i, "null") {
                Some(rest) => Ok((rest, ())),
                None => self.loose_value(i),
            },
        }
    }

    /// `name: value` of a node, up to where a bracket opens.
    fn metadata_field(&mut self, i: Input<'a>, stack: &mut Stack) -> PResult<'a, ()> {
        let start = skip(i);
        let (name, rest) = start.split_at(run(start, NAME));
        let rest = match rest {
            [b':', rest @ ..] if !name.is_empty() => rest,
            _ => return fail(start, Expected::Word("a field such as `line: 1`")),
        };
        let Ok(known) = FIELDS.binary_search_by(|(known, _)| (*known).cmp(name)) else {
            let (rest, value) = raw_until(false)(rest)?;
            self.metadata_uses(value);
            return Ok((rest, ()));
        };
        if let Some(innermost) = stack.last_mut() {
            let bit = 1 << known;
            if innermost.seen & bit != 0 {
                let message = format!("the field `{}` stands twice", name.escape_ascii());
                let span = self.span(start, rest);
                return self.report(Diagnostic::error("field-twice", span, message));
            }
            innermost.seen |= bit;
        }
        let i = skip(rest);
        let number = matches!(i, [b'-' | b'0'..=b'9', ..]);
        match (FIELDS[known].1, i) {
            (Kind::Number | Kind::Value, _) if number => signed(i),
            (Kind::Value, [b'"', ..]) | (Kind::Text, _) => Ok((string(i)?.0, ())),
            (Kind::Value, [b'D', ..]) | (Kind::Words, _) => words(i),
            (Kind::WordsOrNode, [b'D' | b'0'..=b'9', ..]) => words(i),
            (Kind::Unsigned, _) => Ok((super::lex::uint(i)?.0, ())),
            (Kind::Truth, _) => match eat_word(i, "true").or_else(|| eat_word(i, "false")) {
                Some(rest) => Ok((rest, ())),
                None => fail(i, Expected::Word("`true` or `false`")),
            },
            (Kind::Operands, _) => {
                let rest = punct(b'{')(i)?.0;
                open(stack, Form::Tuple);
                Ok((rest, ()))
            }
            (Kind::Metadata | Kind::Number | Kind::Value | Kind::WordsOrNode, _) => {
                self.metadata_start(i, stack)
            }
        }
    }

    /// A value with its type; outside of functions a constant.
    fn loose_value(&mut self, i: Input<'a>) -> PResult<'a, ()> {
        if self.in_body {
            return self.loose_operand(i);
        }
        let i = skip(i);
        let (rest, id) = self.typed_constant(i)?;
        self.loose_constant(id, i, rest);
        Ok((rest, ()))
    }

    /// `#dbg_value(...)` and its like: they say nothing about what the program does.
    pub(super) fn debug_record(&mut self, i: Input<'a>) -> PResult<'a, ()> {
        let word = i.strip_prefix(b"#dbg_").unwrap_or(i);
        let (name, rest) = word.split_at(run(word, NAME));
        let Some(&(_, count)) = RECORDS.iter().find(|(known, _)| known.as_bytes() == name) else {
            return fail(i, Expected::Word("a debug record such as `#dbg_value`"));
        };
        let mut i = punct(b'(')(rest)?.0;
        for n in 0..count {
            if n > 0 {
                i = punct(b',')(i)?.0;
            }
            i = self.metadata(i)?.0;
        }
        punct(b')')(i)
    }
}

/// Words or numbers, with `|` between them.
fn words(i: Input<'_>) -> PResult<'_, ()> {
    let mut i = skip(i);
    loop {
        let len = run(i, NAME);
        if len == 0 {
            return fail(
                i,
                Expected::Word("a word such as `DW_OP_deref`, or a number"),
            );
        }
        i = &i[len..];
        match eat(i, b'|') {
            Some(rest) => i = skip(rest),
            None => return Ok((i, ())),
        }
    }
}

/// A number of any size.
fn signed(i: Input<'_>) -> PResult<'_, ()> {
    let digits = i.strip_prefix(b"-").unwrap_or(i);
    match run(digits, DIGIT) {
        0 => fail(i, Expected::Number),
        len => Ok((&digits[len..], ())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_are_in_order_and_few() {
        assert!(FIELDS.is_sorted_by(|a, b| a.0 < b.0));
        assert!(FIELDS.len() <= 128);
    }
}
