//! The forms of metadata: tuples, nodes with fields such as `!DILocation(line: 3, scope: !1)`,
//! expressions, strings and values. Brackets nest as deep as they like: what is open is kept on a
//! stack.

use super::{consts, metadata};
use smallvec::SmallVec;

use super::error::Expected;
use super::lex::{
    DIGIT, Input, NAME, PResult, eat, eat_word, fail, is, peek_word, punct, run, skip, string,
    uint, unescape,
};
use super::parser::Parser;
use crate::diag::{Diagnostic, suggest};
use crate::ir::metadata::words::{ENCODINGS, OPERATIONS, Words};
use crate::ir::metadata::{Field, FieldKind, FieldRow, FieldValue, NodeKind};
use crate::ir::{Metadata, MetadataId};

/// Fields that LLVM has had and that say nothing to a newer one: what they hold is passed over.
const FORMER: &[(NodeKind, &str)] = &[
    (NodeKind::CompileUnit, "subprograms"),
    (NodeKind::GlobalVariable, "variable"),
    (NodeKind::LocalVariable, "tag"),
    (NodeKind::LocalVariable, "inlinedAt"),
    (NodeKind::Subprogram, "function"),
    (NodeKind::Subprogram, "bodies"),
];

const ELEMENT: Expected = Expected::Word("metadata such as `!0`, or a constant with its type");

/// What the metadata that is read is for.
#[derive(Clone, Copy, Default)]
pub(super) struct Target {
    /// The row that it defines.
    pub row: Option<MetadataId>,
    /// Whether `distinct` stands in front.
    pub distinct: bool,
    /// Whether it may be a value of the function.
    pub local: bool,
}

/// A bracket that is open.
struct OpenBracket<'a> {
    form: Form,
    start: Input<'a>,
    /// Whether nothing stands in it yet.
    first: bool,
    /// Where its operands begin among those of all brackets.
    operands: usize,
    /// The same of its fields.
    fields: usize,
    /// The fields that its kind has.
    rows: &'static [FieldRow],
    /// The fields that stand in it, by their places among those.
    seen: u32,
    /// The field whose value comes next.
    row: usize,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    /// `!{...}`
    Tuple,
    /// `{...}`: the operands that a field lists.
    List,
    /// `!Node(field: value, ...)`
    Node(NodeKind),
    /// `!DIArgList(...)`: values with their types.
    Arguments,
}

type Stack<'a> = SmallVec<[OpenBracket<'a>; 4]>;

/// The operands and fields of all brackets that are open.
#[derive(Default)]
struct NodeParts {
    operands: SmallVec<[u32; 16]>,
    fields: SmallVec<[(Field, FieldValue); 16]>,
    elements: SmallVec<[u64; 8]>,
}

/// What was read.
enum NodePart {
    /// A bracket that opens, or a field with its value.
    Part,
    /// Metadata, for whatever is around it.
    Whole(MetadataId),
}

fn open_bracket<'a>(
    stack: &mut Stack<'a>,
    parts: &NodeParts,
    form: Form,
    start: Input<'a>,
) -> NodePart {
    stack.push(OpenBracket {
        form,
        start,
        first: true,
        operands: parts.operands.len(),
        fields: parts.fields.len(),
        rows: match form {
            Form::Node(kind) => kind.fields(),
            _ => &[],
        },
        seen: 0,
        row: 0,
    });
    NodePart::Part
}

/// Metadata of any form.
pub(super) fn node<'a>(
    p: &mut Parser<'a>,
    i: Input<'a>,
    target: Target,
) -> PResult<'a, MetadataId> {
    let mut stack = Stack::new();
    let mut parts = NodeParts::default();
    let (mut i, mut read) = metadata_start(p, i, &mut stack, &mut parts, target)?;
    loop {
        // What is whole goes into the bracket around it.
        if let NodePart::Whole(id) = read {
            let Some(around) = stack.last_mut() else {
                return Ok((i, id));
            };
            match around.form {
                Form::Node(_) => {
                    let field = around.rows[around.row].field;
                    parts.fields.push((field, FieldValue::Node(id)));
                }
                _ => parts.operands.push(id.0),
            }
        }
        let Some(innermost) = stack.last_mut() else {
            return fail(i, ELEMENT);
        };
        let (form, end) = match innermost.form {
            form @ (Form::Tuple | Form::List) => (form, b'}'),
            form => (form, b')'),
        };
        if let Some(rest) = eat(i, end) {
            let Some(closed) = stack.pop() else {
                return fail(i, ELEMENT);
            };
            let outermost = stack.is_empty();
            let target = match outermost {
                true => target,
                false => Target::default(),
            };
            read = NodePart::Whole(close(p, closed, rest, &mut parts, target)?);
            i = rest;
            continue;
        }
        if !std::mem::replace(&mut innermost.first, false) {
            i = punct(b',')(i)?.0;
        }
        let inner = Target {
            local: target.local && form == Form::Arguments,
            ..Target::default()
        };
        (i, read) = match form {
            Form::Node(kind) => node_field(p, i, kind, &mut stack, &mut parts)?,
            Form::Arguments => {
                let (rest, id) = metadata::value_metadata(p, i, inner.local)?;
                (rest, NodePart::Whole(id))
            }
            _ => metadata_start(p, i, &mut stack, &mut parts, inner)?,
        };
    }
}

/// Metadata up to where a bracket opens, or all of it.
fn metadata_start<'a>(
    p: &mut Parser<'a>,
    i: Input<'a>,
    stack: &mut Stack<'a>,
    parts: &mut NodeParts,
    target: Target,
) -> PResult<'a, NodePart> {
    let mut i = skip(i);
    while let [b'm', ..] = i
        && let Some(rest) = eat_word(i, "metadata")
    {
        i = skip(rest);
    }
    match i {
        [b'!', b'{', rest @ ..] => Ok((rest, open_bracket(stack, parts, Form::Tuple, i))),
        [b'!', b'"', ..] => {
            let (rest, raw) = string(&i[1..])?;
            let name = p.m.names.intern(&unescape(raw));
            let span = p.span(i, rest);
            let id = p.m.metadata.intern(Metadata::Text(name), span);
            Ok((rest, NodePart::Whole(id)))
        }
        [b'!', b, ..] if is(*b, DIGIT) => {
            let (rest, id) = metadata::node_number(p, i)?;
            Ok((rest, NodePart::Whole(id)))
        }
        [b'!', b, ..] if is(*b, NAME) => {
            let (name, rest) = i[1..].split_at(run(&i[1..], NAME));
            match name {
                b"DIExpression" | b"MDExpression" => {
                    let (rest, id) = expression(p, i, rest, parts, target)?;
                    return Ok((rest, NodePart::Whole(id)));
                }
                b"DIArgList" if p.in_body => {
                    let rest = punct(b'(')(rest)?.0;
                    return Ok((rest, open_bracket(stack, parts, Form::Arguments, i)));
                }
                _ => {}
            }
            // LLVM 3.6 wrote `!MDLocation`.
            let former = || {
                let name = [b"DI", name.strip_prefix(b"MD")?].concat();
                NodeKind::from_word(&name)
            };
            let kind = NodeKind::from_word(name).or_else(former);
            let Some(kind) = kind else {
                return unknown_node(p, i, rest, name);
            };
            let rest = punct(b'(')(rest)?.0;
            Ok((rest, open_bracket(stack, parts, Form::Node(kind), i)))
        }
        [] | [b'!' | b'}' | b')' | b',' | b'"', ..] => fail(i, ELEMENT),
        _ => match eat_word(i, "null") {
            Some(rest) if !stack.is_empty() => Ok((rest, NodePart::Whole(MetadataId::NULL))),
            _ => {
                let (rest, id) = metadata::value_metadata(p, i, target.local)?;
                Ok((rest, NodePart::Whole(id)))
            }
        },
    }
}

#[cold]
fn unknown_node<'a, T>(
    p: &mut Parser<'a>,
    i: Input<'a>,
    to: Input<'a>,
    name: &[u8],
) -> PResult<'a, T> {
    let span = p.span(i, to);
    let shown = super::error::quote(p.m.text(span));
    let message = format!("{shown} is no kind of node");
    let mut diagnostic = Diagnostic::error("unknown-node", span, message);
    let kinds = NodeKind::ALL
        .iter()
        .map(|&(_, word)| (word.as_bytes(), word));
    if let Some(best) = suggest::closest(name, kinds) {
        let text = format!("did you mean `!{best}`?");
        diagnostic = diagnostic.fix(span, format!("!{best}"), text);
    }
    p.report(diagnostic)
}

/// Makes what a bracket held.
fn close<'a>(
    p: &mut Parser<'a>,
    closed: OpenBracket<'a>,
    end: Input<'a>,
    parts: &mut NodeParts,
    target: Target,
) -> Result<MetadataId, nom::Err<super::error::Error>> {
    let Target {
        row, mut distinct, ..
    } = target;
    let span = p.span(closed.start, end);
    let value = match closed.form {
        Form::Tuple | Form::List => Metadata::Tuple {
            distinct,
            operands: p.m.metadata.push_list(&parts.operands[closed.operands..]),
        },
        Form::Arguments => {
            let list = &parts.operands[closed.operands..];
            Metadata::Arguments(p.m.metadata.push_list(list))
        }
        Form::Node(kind) => {
            check_fields(p, kind, &closed, end, parts)?;
            if kind == NodeKind::Subprogram {
                subprogram_flags(&mut parts.fields, closed.fields);
            }
            let fields = &parts.fields[closed.fields..];
            if !distinct && let Some(what) = distinct_only(kind, fields) {
                report_shared(p, what, span, row.is_some());
                distinct = true;
            }
            Metadata::Node {
                kind,
                distinct,
                fields: p.m.metadata.push_fields(kind, fields),
            }
        }
    };
    parts.operands.truncate(closed.operands);
    parts.fields.truncate(closed.fields);
    Ok(made(p, value, span, row))
}

/// The row of metadata that was read. At the top level it may refer to what is not defined so
/// far, so that it is compared with others, and made one with its equals, when all is read.
fn made(
    p: &mut Parser<'_>,
    value: Metadata,
    span: crate::diag::Span,
    row: Option<MetadataId>,
) -> MetadataId {
    let table = &mut p.m.metadata;
    match row {
        Some(id) => {
            table.define(id, value, span);
            id
        }
        None if p.in_body => table.intern(value, span),
        None => table.push(value, span),
    }
}

/// Reports what a node lacks that every node of its kind has.
fn check_fields<'a>(
    p: &mut Parser<'a>,
    kind: NodeKind,
    closed: &OpenBracket<'a>,
    end: Input<'a>,
    parts: &NodeParts,
) -> Result<(), nom::Err<super::error::Error>> {
    let rows = closed.rows.iter().enumerate();
    let missing: Vec<&str> = rows
        .filter(|(n, row)| row.required && closed.seen >> n & 1 == 0)
        .map(|(_, row)| row.field.word())
        .collect();
    let &[first, ..] = missing.as_slice() else {
        return match kind {
            NodeKind::Enumerator => unsigned_enumerator(p, closed, end, parts),
            NodeKind::File => {
                let has = |field| parts.fields[closed.fields..].iter().any(|f| f.0 == field);
                match (has(Field::Checksumkind), has(Field::Checksum)) {
                    (false, true) => {
                        lacks_fields(p, kind, closed, end, &["checksumkind"], "checksumkind")
                    }
                    (true, false) => lacks_fields(p, kind, closed, end, &["checksum"], "checksum"),
                    _ => Ok(()),
                }
            }
            // LLVM 22 has another word for it.
            NodeKind::CompileUnit
                if !parts.fields[closed.fields..].iter().any(|&(field, _)| {
                    matches!(field, Field::Language | Field::SourceLanguageName)
                }) =>
            {
                lacks_fields(p, kind, closed, end, &["language"], "language")
            }
            _ => Ok(()),
        };
    };
    lacks_fields(p, kind, closed, end, &missing, first)
}

/// Reports a node that is not `distinct`, and has to be.
#[cold]
fn report_shared(p: &mut Parser<'_>, what: &str, span: crate::diag::Span, numbered: bool) {
    let message = format!("{what} must be `distinct`");
    let mut diagnostic = Diagnostic::error("not-distinct", span, message);
    if numbered {
        let front = crate::diag::Span::new(span.start as usize, span.start as usize);
        diagnostic = diagnostic.fix(front, "distinct ", "write `distinct` in front of it");
    } else {
        diagnostic = diagnostic.note(
            "only a node that is defined by a number can be: `!0 = distinct !DICompileUnit(...)`",
        );
    }
    p.diags.push(diagnostic);
}

#[cold]
fn lacks_fields<'a>(
    p: &mut Parser<'a>,
    kind: NodeKind,
    closed: &OpenBracket<'a>,
    end: Input<'a>,
    missing: &[&str],
    first: &str,
) -> Result<(), nom::Err<super::error::Error>> {
    let span = p.span(closed.start, end);
    let close = crate::diag::Span::new(span.end() - 1, span.end());
    let word = kind.word();
    let names: Vec<String> = missing.iter().map(|name| format!("`{name}`")).collect();
    let noun = match missing.len() {
        1 => "field",
        _ => "fields",
    };
    let message = format!("this `!{word}` lacks the {noun} {}", names.join(", "));
    let diagnostic = Diagnostic::error("missing-field", close, message)
        .note(format!("every `!{word}` has a `{first}`"));
    p.report(diagnostic).map(|(_, ())| ())
}

fn unsigned_enumerator<'a>(
    p: &mut Parser<'a>,
    closed: &OpenBracket<'a>,
    end: Input<'a>,
    parts: &NodeParts,
) -> Result<(), nom::Err<super::error::Error>> {
    let fields = &parts.fields[closed.fields..];
    let unsigned = fields.contains(&(Field::IsUnsigned, FieldValue::Unsigned(1)));
    let negative = fields.iter().any(|&(field, value)| match value {
        FieldValue::Negative(_) => field == Field::Value,
        FieldValue::Wide(id) => crate::ir::print::constant(&p.m, id).contains('-'),
        _ => false,
    });
    if !(unsigned && negative) {
        return Ok(());
    }
    let span = p.span(closed.start, end);
    let message = "an enumerator that is unsigned has no negative value";
    let diagnostic = Diagnostic::error("field-value", span, message);
    p.report(diagnostic).map(|(_, ())| ())
}

/// `name: value` of a node, up to where a bracket opens.
fn node_field<'a>(
    p: &mut Parser<'a>,
    i: Input<'a>,
    kind: NodeKind,
    stack: &mut Stack<'a>,
    parts: &mut NodeParts,
) -> PResult<'a, NodePart> {
    let start = skip(i);
    let (name, rest) = start.split_at(run(start, NAME));
    let rest = match rest {
        [b':', rest @ ..] if !name.is_empty() => rest,
        _ => return fail(start, Expected::Word("a field such as `line: 1`")),
    };
    let Some(open) = stack.last_mut() else {
        return fail(start, ELEMENT);
    };
    let rows = open.rows;
    // Mostly they stand in the order of the table.
    let is = |row: &FieldRow| row.field.word().as_bytes() == name;
    let next = open.row..rows.len();
    let found = rows[next.clone()]
        .iter()
        .position(is)
        .map(|at| at + next.start);
    let Some(at) = found.or_else(|| rows.iter().position(is)) else {
        if FORMER.contains(&(kind, &String::from_utf8_lossy(name))) {
            let (rest, _) = super::lex::raw_until(rest)?;
            return Ok((rest, NodePart::Part));
        }
        return unknown_field(p, start, kind, name);
    };
    open.row = at;
    let seen = open.seen >> at & 1 == 1;
    open.seen |= 1 << at;
    if seen {
        let message = format!("the field `{}` stands twice", name.escape_ascii());
        let span = p.span(start, rest);
        return p.report(Diagnostic::error("field-twice", span, message));
    }
    let row = &rows[at];
    let value_at = skip(rest);
    let number = matches!(value_at, [b'-' | b'0'..=b'9', ..]);
    let (rest, value) = match row.kind {
        FieldKind::OperandList => {
            let rest = punct(b'{')(value_at)?.0;
            return Ok((rest, open_bracket(stack, parts, Form::List, value_at)));
        }
        FieldKind::Node | FieldKind::NotNull | FieldKind::NumberOrNode | FieldKind::SizeOrNode
            if !number =>
        {
            let (rest, read) = metadata_start(p, value_at, stack, parts, Target::default())?;
            let not_null = match row.kind {
                FieldKind::NotNull => true,
                FieldKind::NumberOrNode => (kind, row.field) == (NodeKind::Subrange, Field::Count),
                _ => false,
            };
            if let (NodePart::Whole(MetadataId::NULL), true) = (&read, not_null) {
                let span = p.span(value_at, rest);
                let message = format!("the field `{}` cannot be null", row.field.word());
                return p.report(Diagnostic::error("field-value", span, message));
            }
            return Ok((rest, read));
        }
        _ => field_value(p, value_at, row)?,
    };
    if let Some(value) = value {
        parts.fields.push((row.field, value));
    }
    Ok((rest, NodePart::Part))
}

/// The value of a field that is no metadata; `None` for what is as nothing.
fn field_value<'a>(
    p: &mut Parser<'a>,
    i: Input<'a>,
    row: &FieldRow,
) -> PResult<'a, Option<FieldValue>> {
    match row.kind {
        FieldKind::Text | FieldKind::NotEmpty => {
            let (rest, raw) = string(i)?;
            if raw.is_empty() {
                if let FieldKind::NotEmpty = row.kind {
                    let span = p.span(i, rest);
                    let message = format!("the field `{}` cannot be empty", row.field.word());
                    return p.report(Diagnostic::error("field-value", span, message));
                }
                return Ok((rest, None));
            }
            let name = p.m.names.intern(&unescape(raw));
            Ok((rest, Some(FieldValue::Text(name))))
        }
        FieldKind::Truth => match peek_word(i) {
            b"true" => Ok((&i[4..], Some(FieldValue::Unsigned(1)))),
            b"false" => Ok((&i[5..], Some(FieldValue::Unsigned(0)))),
            _ => fail(i, Expected::Word("`true` or `false`")),
        },
        FieldKind::WordOf(words) => {
            let (rest, n) = word_of(p, i, words)?;
            Ok((rest, Some(FieldValue::Unsigned(n))))
        }
        FieldKind::FlagsOf(flags) => {
            let (mut rest, mut all) = word_of(p, i, &flags.words)?;
            while let Some(next) = eat(rest, b'|') {
                let (next, n) = word_of(p, skip(next), &flags.words)?;
                all |= n;
                rest = next;
            }
            Ok((rest, Some(FieldValue::Unsigned(all))))
        }
        FieldKind::Unsigned(max) => whole_number(p, i, row, 0, max),
        FieldKind::SizeOrNode => whole_number(p, i, row, 0, u64::MAX),
        FieldKind::Signed => whole_number(p, i, row, i32::MIN.into(), i32::MAX as u64),
        FieldKind::NumberOrNode => {
            let low = match row.field {
                Field::Count => -1,
                _ => i64::MIN,
            };
            whole_number(p, i, row, low, i64::MAX as u64)
        }
        FieldKind::Integer => integer(p, i),
        FieldKind::Node | FieldKind::NotNull | FieldKind::OperandList => fail(i, ELEMENT),
    }
}

/// A number between two.
fn whole_number<'a>(
    p: &mut Parser<'a>,
    i: Input<'a>,
    row: &FieldRow,
    low: i64,
    high: u64,
) -> PResult<'a, Option<FieldValue>> {
    let digits = i.strip_prefix(b"-").unwrap_or(i);
    let (rest, n) = uint(digits)?;
    let negative = digits.len() < i.len() && n != 0;
    let value = match negative {
        true if n <= low.unsigned_abs() && low < 0 => {
            FieldValue::Negative((n as i64).wrapping_neg())
        }
        false if n <= high => FieldValue::Unsigned(n),
        _ => {
            let span = p.span(i, rest);
            let message = format!(
                "the field `{}` holds a number from {low} to {high}",
                row.field.word()
            );
            return p.report(Diagnostic::error("field-value", span, message));
        }
    };
    Ok((rest, Some(value)))
}

/// A number of any width.
fn integer<'a>(p: &mut Parser<'a>, i: Input<'a>) -> PResult<'a, Option<FieldValue>> {
    let digits = i.strip_prefix(b"-").unwrap_or(i);
    let negative = digits.len() < i.len();
    if run(digits, DIGIT) == 0 {
        return fail(i, Expected::Number);
    }
    if let Ok((rest, n)) = uint(digits) {
        if !negative {
            return Ok((rest, Some(FieldValue::Unsigned(n))));
        }
        if n <= 1 << 63 {
            let value = match n {
                0 => FieldValue::Unsigned(0),
                n => FieldValue::Negative((n as i64).wrapping_neg()),
            };
            return Ok((rest, Some(value)));
        }
    }
    // Four bits a digit, and one for the sign.
    let bits = (run(digits, DIGIT) as u32)
        .saturating_mul(4)
        .saturating_add(1);
    let ty = p.m.types.intern(crate::ir::Type::Int(bits));
    let (rest, id) = consts::number(p, i, ty)?;
    Ok((rest, Some(FieldValue::Wide(id))))
}

/// A word, or its number.
fn word_of<'a>(p: &mut Parser<'a>, i: Input<'a>, words: &'static Words) -> PResult<'a, u64> {
    if let [b'0'..=b'9', ..] = i {
        let (rest, n) = uint(i)?;
        if n > words.limit.into() {
            let span = p.span(i, rest);
            let message = format!("this field holds a word or a number up to {}", words.limit);
            return p.report(Diagnostic::error("field-value", span, message));
        }
        return Ok((rest, n));
    }
    let (word, rest) = i.split_at(run(i, NAME));
    if let Some(number) = words.number(word) {
        return Ok((rest, number.into()));
    }
    if word.is_empty() {
        return fail(i, Expected::Word("a word, or its number"));
    }
    let span = p.span(i, rest);
    let shown = super::error::quote(word);
    let all: Vec<String> = words.all().collect();
    let message = format!("{shown} is no word that this field may hold");
    let mut diagnostic = Diagnostic::error("field-value", span, message);
    let known = all.iter().map(|word| (word.as_bytes(), word));
    if let Some(best) = suggest::closest(word, known) {
        let text = format!("did you mean `{best}`?");
        diagnostic = diagnostic.fix(span, best.clone(), text);
    } else if let Some(first) = all.first() {
        diagnostic = diagnostic.note(format!("it holds a word such as `{first}`"));
    }
    p.report(diagnostic)
}

#[cold]
fn unknown_field<'a, T>(
    p: &mut Parser<'a>,
    from: Input<'a>,
    kind: NodeKind,
    name: &[u8],
) -> PResult<'a, T> {
    let span = p.span(from, &from[name.len()..]);
    let word = kind.word();
    let shown = super::error::quote(name);
    let message = format!("a `!{word}` has no field {shown}");
    let mut diagnostic = Diagnostic::error("unknown-field", span, message);
    let names: Vec<&str> = kind.fields().iter().map(|row| row.field.word()).collect();
    let known = names.iter().map(|name| (name.as_bytes(), *name));
    if let Some(best) = suggest::closest(name, known) {
        let text = format!("did you mean `{best}`?");
        diagnostic = diagnostic.fix(span, best, text);
    }
    let note = match names.is_empty() {
        true => "it has none at all".to_string(),
        false => format!("its fields are {}", names.join(", ")),
    };
    p.report(diagnostic.note(note))
}

/// `!DIExpression(DW_OP_plus_uconst, 8)`, behind the word.
fn expression<'a>(
    p: &mut Parser<'a>,
    start: Input<'a>,
    i: Input<'a>,
    parts: &mut NodeParts,
    target: Target,
) -> PResult<'a, MetadataId> {
    let (mut i, ()) = punct(b'(')(i)?;
    parts.elements.clear();
    if let Some(rest) = eat(i, b')') {
        i = rest;
    } else {
        loop {
            let at = skip(i);
            let (rest, n) = match at {
                [b'0'..=b'9', ..] => uint(at)?,
                _ if at.starts_with(b"DW_ATE_") => word_of(p, at, &ENCODINGS)?,
                _ if at.starts_with(b"DW_") => word_of(p, at, &OPERATIONS)?,
                _ => {
                    let word = "a word such as `DW_OP_deref`, or a number";
                    return fail(at, Expected::Word(word));
                }
            };
            parts.elements.push(n);
            match eat(rest, b',') {
                Some(rest) => i = rest,
                None => {
                    i = punct(b')')(rest)?.0;
                    break;
                }
            }
        }
    }
    let span = p.span(start, i);
    let elements = p.m.metadata.push_elements(&parts.elements);
    let value = Metadata::Expression(elements);
    let id = match target.row {
        Some(_) => made(p, value, span, target.row),
        None => p.m.metadata.intern(value, span),
    };
    Ok((i, id))
}

/// What a node is called that has to be `distinct`.
fn distinct_only(kind: NodeKind, fields: &[(Field, FieldValue)]) -> Option<&'static str> {
    const DEFINITION: u64 = 8;
    let defines = |&(field, value): &(Field, FieldValue)| {
        field == Field::SpFlags
            && matches!(value, FieldValue::Unsigned(flags) if flags & DEFINITION != 0)
    };
    match kind {
        NodeKind::CompileUnit => Some("a `!DICompileUnit`"),
        NodeKind::AssignID => Some("a `!DIAssignID`"),
        NodeKind::Subprogram if fields.iter().any(defines) => {
            Some("the `!DISubprogram` of a definition")
        }
        _ => None,
    }
}

/// Puts the flags of a subprogram, which LLVM up to 7 wrote as fields of their own, together.
fn subprogram_flags(fields: &mut SmallVec<[(Field, FieldValue); 16]>, first: usize) {
    const FORMER: [Field; 4] = [
        Field::IsLocal,
        Field::IsDefinition,
        Field::Virtuality,
        Field::IsOptimized,
    ];
    let given = |field: Field| {
        let found = fields[first..].iter().find(|&&(name, _)| name == field);
        found.map(|&(_, value)| value)
    };
    if given(Field::SpFlags).is_none() {
        let number = |field, default| match given(field) {
            Some(FieldValue::Unsigned(n)) => n,
            _ => default,
        };
        let flags = number(Field::Virtuality, 0) & 3
            | number(Field::IsLocal, 0) << 2
            | number(Field::IsDefinition, 1) << 3
            | number(Field::IsOptimized, 0) << 4;
        fields.push((Field::SpFlags, FieldValue::Unsigned(flags)));
    }
    let mut kept = first;
    for at in first..fields.len() {
        if !FORMER.contains(&fields[at].0) {
            fields.swap(kept, at);
            kept += 1;
        }
    }
    fields.truncate(kept);
}
