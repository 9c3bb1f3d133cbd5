//! The parser's state and the top level of a module.
//!
//! Two passes: the first reads everything but function bodies, which a skim passes over; the
//! second reads the bodies. So a body knows every type and symbol of the module, in whatever
//! order they are defined, and no body depends on another.

use super::{attrs, body, consts, diagnose, func, global, metadata, summary, types, use_list};
use std::sync::Arc;

use rustc_hash::FxHashMap;

use super::error::{self, Error, Expected};
use super::lex::{
    ALPHA, DIGIT, Ident, Input, PResult, eat_word, is, keyword, peek_word, punct, run, sigil_name,
    skip, string, uint32, unescape,
};
use super::locals::Locals;
use super::metadata::NodeNumbers;
use crate::diag::{Diagnostic, Diagnostics, Source, Span};
use crate::ir::global::ComdatId;
use crate::ir::layout::DataLayout;
use crate::ir::module::{Comdat, ConstMismatch};
use crate::ir::{
    Body, ConstId, FuncId, Global, GlobalId, GlobalKind, Inst, MetadataId, Module, Name,
    NamedTypeId, Outline, Type, TypeId, upgrade,
};

/// How often what follows a body that is shorter than it seemed is parsed again.
const MAX_LATE: u32 = 16;

/// What is being parsed and all that is known so far.
pub(super) struct Parser<'a> {
    /// The whole text.
    pub text: &'a [u8],
    /// Offset behind the part that is being parsed.
    pub end: usize,
    pub m: Module,
    pub diags: &'a mut Diagnostics,
    /// The body that is being filled; its memory serves all functions.
    pub body: Body,
    pub locals: Locals,
    /// Whether a function body is being parsed.
    pub in_body: bool,
    /// The bodies that the first pass left for the second.
    pub bodies: Vec<(FuncId, Span)>,
    /// Where bodies stand, if that is known.
    pub outline: Option<&'a [Span]>,
    /// Typed constants of the first pass, to be compared when all types are known.
    pub unchecked: Vec<ConstMismatch>,
    pub comdats: FxHashMap<Name, ComdatRow>,
    /// The nodes by their numbers.
    pub nodes: NodeNumbers,
    /// Values of the function in metadata that were used before they were defined.
    pub forward_metadata: Vec<MetadataId>,
    /// The names that entries of the module summary have.
    pub summarized: Vec<(Name, Span)>,
    pub recent: super::recent::RecentNames,
    pub recent_attrs: super::recent::RecentAttrs<'a>,
    /// Values that were taken for types: no types to miss a definition of.
    pub mistaken: Vec<NamedTypeId>,
    /// `%T` by its name.
    pub named_types: Vec<TypeId>,
    pub small_ints: Vec<ConstId>,
    /// What [`agree`](Parser::agree) found of two types.
    pub agreed: FxHashMap<(TypeId, TypeId), bool>,
    /// Lists under construction, each from its own base on.
    pub type_stack: Vec<TypeId>,
    pub const_stack: Vec<ConstId>,
    /// What is around them.
    pub open_types: Vec<super::types::OpenType<'a>>,
    pub open_consts: Vec<super::consts::OpenConst<'a>>,
    pub words: Vec<u32>,
    /// Instructions that name blocks.
    pub block_users: Vec<Inst>,
    /// Whether the last block has no terminator so far.
    pub block_open: bool,
    /// Offset behind the last instruction.
    pub prev_end: usize,
    /// The name that the current statement defines.
    pub statement_name: crate::ir::LocalName,
    /// The function whose body is being parsed.
    pub func: FuncId,
    /// What follows the closing brace of bodies that the skim thought longer.
    pub late: Vec<Span>,
    /// The part of a constant that the last failure was at.
    pub bad_part: Option<diagnose::Part>,
    /// The last definition whose body has another definition in front of its end.
    pub open_body: Option<FuncId>,
    /// The data layout as far as it was read, for the address spaces that it names.
    pub layout: DataLayout,
    /// The number of the next unnamed symbol.
    next_global: u32,
    pub next_brace: super::skim::NextBrace,
}

/// A text of which all but the bodies was parsed.
pub(super) struct Top {
    pub module: Module,
    /// The nodes of metadata by their numbers.
    pub nodes: NodeNumbers,
    /// Where the bodies are.
    pub bodies: Vec<(FuncId, Span)>,
}

impl<'a> Parser<'a> {
    pub(super) fn new(source: &'a Arc<Source>, diags: &'a mut Diagnostics) -> Parser<'a> {
        let text = source.bytes();
        Parser {
            text,
            end: text.len(),
            m: Module {
                source: Some(source.clone()),
                ..Module::new()
            },
            diags,
            body: Body::default(),
            locals: Locals::default(),
            in_body: false,
            bodies: Vec::new(),
            outline: None,
            unchecked: Vec::new(),
            comdats: FxHashMap::default(),
            nodes: Default::default(),
            forward_metadata: Vec::new(),
            summarized: Vec::new(),
            recent: super::recent::RecentNames::new(text.len()),
            recent_attrs: super::recent::RecentAttrs::new(),
            mistaken: Vec::new(),
            named_types: Vec::new(),
            small_ints: Vec::new(),
            agreed: FxHashMap::default(),
            type_stack: Vec::new(),
            const_stack: Vec::new(),
            open_types: Vec::new(),
            open_consts: Vec::new(),
            words: Vec::new(),
            block_users: Vec::new(),
            block_open: false,
            prev_end: 0,
            statement_name: crate::ir::LocalName::UNNAMED,
            func: FuncId(0),
            late: Vec::new(),
            bad_part: None,
            open_body: None,
            layout: DataLayout::default(),
            next_global: 0,
            next_brace: Default::default(),
        }
    }

    /// Parses all but bodies.
    fn run_first(&mut self) {
        let start = self.m.source.as_ref().map_or(0, |source| source.mark());
        self.top_level(&self.text[start as usize..]);
        self.m.types.settle();
        upgrade::data_layout(&mut self.m);
        if let Some(stands) = self.m.unify_metadata() {
            self.nodes.replace(&stands);
        }
        for mismatch in std::mem::take(&mut self.unchecked) {
            let own = self.m.const_type(mismatch.operand);
            if !self.agree(own, mismatch.written) {
                self.m.const_mismatches.push(mismatch);
            }
        }
    }

    /// Parses all but bodies for good, and gives what it takes to parse those. `None` where something is wrong.
    pub(super) fn run_top(mut self) -> Option<Top> {
        self.run_first();
        self.m.settle_aliases();
        let is_good = self.diags.error_count() == 0;
        is_good.then_some(Top {
            module: self.m,
            nodes: self.nodes,
            bodies: self.bodies,
        })
    }

    /// Takes a module over whose top level was parsed, and the numbers of its nodes, to parse a body.
    pub(super) fn resume(&mut self, m: &mut Module, nodes: &mut NodeNumbers) {
        self.layout = m.target_layout();
        self.in_body = true;
        std::mem::swap(&mut self.m, m);
        std::mem::swap(&mut self.nodes, nodes);
    }

    /// Gives both back.
    pub(super) fn pause(mut self, m: &mut Module, nodes: &mut NodeNumbers) {
        std::mem::swap(&mut self.m, m);
        std::mem::swap(&mut self.nodes, nodes);
    }

    /// Parses the whole text.
    pub(super) fn run(mut self) -> Module {
        self.run_first();
        let symbols = self.m.globals.len();
        let outline: Vec<Span> = self.bodies.iter().map(|&(_, span)| span).collect();
        let mut rounds = 0;
        loop {
            self.in_body = true;
            for (func, span) in std::mem::take(&mut self.bodies) {
                body::function_body(&mut self, func, span);
            }
            // What the skim took for a part of a body: never much in a text that people wrote.
            let late = std::mem::take(&mut self.late);
            if late.is_empty() || rounds == MAX_LATE {
                break;
            }
            rounds += 1;
            self.in_body = false;
            for span in late {
                self.end = span.end();
                self.next_brace = Default::default();
                self.top_level(&self.text[span.start as usize..span.end()]);
                self.m.types.settle();
            }
        }
        if rounds == 0 && self.m.globals.len() == symbols {
            self.m.outline = Some(Outline {
                bodies: outline.into(),
                ..Outline::default()
            });
        }
        self.undefined_comdats();
        summary::settle_summaries(&mut self);
        // Where something could not be read, its definitions are missing too.
        if self.diags.error_count() == 0 {
            metadata::undefined_metadata(&mut self);
        }
        for named in self.mistaken {
            self.m.types.named[named].defined = true;
        }
        self.m.settle_aliases();
        self.m
    }

    /// The offset of an input.
    #[inline(always)]
    pub(super) fn at(&self, i: Input<'a>) -> usize {
        self.end - i.len()
    }

    /// The span between two inputs.
    #[inline(always)]
    pub(super) fn span(&self, from: Input<'a>, to: Input<'a>) -> Span {
        Span {
            start: (self.end - from.len()) as u32,
            len: (from.len() - to.len()) as u32,
        }
    }

    /// Fails with a diagnostic of its own.
    #[cold]
    pub(super) fn report<T>(&mut self, diagnostic: Diagnostic) -> PResult<'a, T> {
        self.diags.push(diagnostic);
        Err(nom::Err::Failure(Error {
            left: 0,
            expected: Expected::Reported,
        }))
    }

    /// Whether a value of type `own` may stand where `written` is written. Types that differ by
    /// names alone agree, and `ptr` agrees with every pointer.
    #[inline]
    pub(super) fn agree(&mut self, own: TypeId, written: TypeId) -> bool {
        own == written || self.agree_slow(own, written)
    }

    fn agree_slow(&mut self, own: TypeId, written: TypeId) -> bool {
        if let (Type::TypedPtr { space, .. }, Type::Ptr { space: to })
        | (Type::Ptr { space }, Type::TypedPtr { space: to, .. }) =
            (self.m.types.get(own), self.m.types.get(written))
        {
            return space == to;
        }
        let types = &self.m.types;
        *self.agreed.entry((own, written)).or_insert_with(|| {
            types.equivalent(own, written, true) && types.identical(own, written)
        })
    }

    /// The symbol of a name that is used, made where nothing has mentioned it.
    pub(super) fn global_use(&mut self, name: Ident<'a>, span: Span) -> GlobalId {
        let numbered = matches!(name, Ident::Number(_));
        let name = match name {
            Ident::Plain(name) => consts::plain_name(self, name),
            other => self.m.names.intern(&other.bytes()),
        };
        self.m.symbol(name, numbered, span)
    }

    /// The symbol of a name that is being defined. A name that is defined already gives an error
    /// and a symbol that nothing finds.
    pub(super) fn global_def(&mut self, name: Option<Ident<'a>>, span: Span) -> GlobalId {
        // `@""` is as no name.
        let name = name.filter(|&name| name != Ident::Quoted(b""));
        let name = name.unwrap_or(Ident::Number(self.next_global));
        if let Ident::Number(n) = name {
            self.next_global = self.next_global.max(n.saturating_add(1));
        }
        let id = self.global_use(name, span);
        let global = &mut self.m.globals[id];
        if global.kind == GlobalKind::Undeclared {
            global.span = span;
            return id;
        }
        // A declaration may stand beside a definition in the texts of people: the definition
        // wins, and two declarations are one.
        let copy = global.clone();
        let shown = super::error::quote(
            self.text
                .get(span.start as usize..span.end())
                .unwrap_or(&[]),
        );
        let line = memchr::memrchr(b'\n', &self.text[..span.start as usize]).map_or(0, |n| n + 1);
        let is_declared = self.text[line..].starts_with(b"declare");
        self.diags.push(
            Diagnostic::error("redefinition", span, format!("{shown} is defined twice"))
                .also(copy.span, "first defined here")
                .note(match is_declared {
                    true => "what is defined is not declared besides: leave the declaration out",
                    false => "a symbol stands for one thing: give one of them another name, or leave it out",
                }),
        );
        self.m.globals.push(Global { span, ..copy })
    }

    /// All top-level entities of `i`.
    pub(super) fn top_level(&mut self, mut i: Input<'a>) {
        loop {
            i = skip(i);
            if i.is_empty() {
                return;
            }
            match self.entity(i) {
                Ok((rest, ())) => i = rest,
                Err(nom::Err::Error(e) | nom::Err::Failure(e)) => {
                    if let Some(rest) = self.nested(i, e) {
                        i = rest;
                        continue;
                    }
                    if e.expected != Expected::Reported {
                        diagnose::syntax_error(self, i, e);
                    }
                    i = match self.nearly_definition(i, e) {
                        Some(rest) => rest,
                        None => {
                            self.note_failed(i);
                            self.next_entity(i)
                        }
                    };
                }
                Err(nom::Err::Incomplete(_)) => return,
            }
        }
    }

    /// What comes behind the rest of a body that another definition stands in, of which that is said
    /// once.
    #[cold]
    fn nested(&mut self, i: Input<'a>, e: super::error::Error) -> Option<Input<'a>> {
        let is_rest = e.expected == Expected::TopLevel && self.open_body.is_some();
        is_rest.then_some(())?;
        self.open_body = None;
        let rest = super::skim::skip_body(i, &mut self.next_brace);
        Some(rest.strip_prefix(b"}").unwrap_or(rest))
    }

    /// What comes behind an entity whose first word alone is wrong, and is close to that of a
    /// definition: it is read as one, so that what it holds is looked at.
    #[cold]
    fn nearly_definition(&mut self, i: Input<'a>, e: super::error::Error) -> Option<Input<'a>> {
        let word = peek_word(i);
        if e.expected != Expected::TopLevel || e.left as usize != i.len() || word.is_empty() {
            return None;
        }
        if let Some(name) = diagnose::header::named_type(i) {
            let made = self.type_def(name);
            return made.ok().map(|(rest, ())| rest);
        }
        let line = &i[..memchr::memchr(b'\n', i).unwrap_or(i.len())];
        if !line.contains(&b'@') {
            return None;
        }
        let words = [(&b"define"[..], "define"), (b"declare", "declare")];
        let (meant, rest) = match diagnose::header::definition_in(i) {
            Some((0, meant)) => (meant, i),
            Some((at, _)) => (
                std::str::from_utf8(peek_word(&i[at..])).ok()?,
                &i[at + peek_word(&i[at..]).len()..],
            ),
            None => {
                let meant = super::foreign::definition(word)
                    .or_else(|| crate::diag::suggest::closest(word, words))?;
                (meant, &i[word.len()..])
            }
        };
        let made = match meant {
            "define" => func::define_function(self, i, rest),
            _ => func::declare(self, i, rest),
        };
        match made {
            Ok((rest, ())) => Some(rest),
            // It is no definition after all, or has a mistake of its own.
            Err(nom::Err::Error(e) | nom::Err::Failure(e)) => {
                if e.expected != Expected::Reported && rest.len() > e.left as usize {
                    diagnose::syntax_error(self, i, e);
                }
                None
            }
            Err(nom::Err::Incomplete(_)) => None,
        }
    }

    /// Notes the name that a failed entity would have defined: its uses are no errors.
    #[cold]
    fn note_failed(&mut self, i: Input<'a>) {
        // Far from its start, a name is no name of a definition.
        const FAR: usize = 1000;
        let line = &i[..i.len().min(FAR)];
        let line = &line[..memchr::memchr(b'\n', line).unwrap_or(line.len())];
        if let Some(behind) = super::lex::eat(&line[peek_word(line).len()..], b'=') {
            let name = Ident::Plain(peek_word(line));
            let span = self.span(i, &i[name.bytes().len()..]);
            return self.note_failed_name(name, span, peek_word(behind) == b"type");
        }
        let Some(at) = memchr::memchr2(b'@', b'%', line) else {
            return;
        };
        let name = &i[at..];
        if line[at] == b'%' && super::foreign::is_type_definition(peek_word(line)) {
            if let Ok((rest, ident)) = sigil_name(b'%', Expected::Name)(name) {
                self.note_failed_name(ident, self.span(name, rest), true);
            }
            return;
        }
        if let (b'%', 0) = (line[at], at) {
            if let Ok((rest, ident)) = sigil_name(b'%', Expected::Name)(name) {
                self.note_failed_name(ident, self.span(name, rest), true);
            }
            return;
        }
        let Some(at) = memchr::memchr(b'@', line) else {
            return;
        };
        let name = &i[at..];
        if let Ok((rest, ident)) = sigil_name(b'@', Expected::Name)(name) {
            self.note_failed_name(ident, self.span(name, rest), false);
        }
    }

    fn note_failed_name(&mut self, name: Ident<'a>, span: Span, is_type: bool) {
        if is_type {
            let ty = types::named_type(self, name, span);
            if let Type::Named(named) = self.m.types.get(ty) {
                self.mistaken.push(named);
                self.m.types.named[named].failed = true;
            }
            return;
        }
        let id = self.global_use(name, span);
        // More than are ever shown need not be distinguished.
        let room = self.m.failed.len() < Diagnostics::DEFAULT_LIMIT;
        if let GlobalKind::Variable { init: None, .. } = self.m.globals[id].kind
            && self.m.globals[id].span == span
        {
            // Its initializer has failed.
            self.m.globals[id].kind = GlobalKind::Undeclared;
        }
        if room && self.m.globals[id].kind == GlobalKind::Undeclared {
            self.m.failed.push(id);
        }
    }

    /// The next line that starts like a top-level entity. A body that follows a bad header is
    /// passed over.
    fn next_entity(&mut self, i: Input<'a>) -> Input<'a> {
        let mut rest = i;
        if matches!(peek_word(i), b"define") {
            rest = super::skim::body_end(i, &mut self.next_brace).unwrap_or(i);
        }
        if let Some(behind) = diagnose::behind_comment(rest) {
            return behind;
        }
        loop {
            let Some(at) = memchr::memchr(b'\n', rest) else {
                return &[];
            };
            rest = &rest[at + 1..];
            let starts = match rest {
                [b'@' | b'%' | b'$' | b'!' | b'^', ..] => true,
                [b, ..] if is(*b, ALPHA) => {
                    let word = peek_word(rest);
                    let near = || TOP_WORDS.iter().map(|&top| (top, ()));
                    // `x = global i32 0` lacks its sign.
                    let defines = super::lex::peek(&rest[word.len()..]) == b'=';
                    TOP_WORDS.contains(&word)
                        || defines
                        || word.len() > 4 && crate::diag::suggest::closest(word, near()).is_some()
                }
                _ => false,
            };
            if starts {
                return rest;
            }
        }
    }

    fn entity(&mut self, i: Input<'a>) -> PResult<'a, ()> {
        match i {
            [b'@', ..] => {
                let (rest, name) = sigil_name(b'@', Expected::Global)(i)?;
                let span = self.span(i, rest);
                let (rest, ()) = punct(b'=')(rest)?;
                global::variable(self, rest, Some(name), span)
            }
            [b'%', ..] => self.type_def(i),
            [b'$', ..] => self.comdat_def(i),
            [b'!', ..] => metadata::metadata_def(self, i),
            [b'^', ..] => summary::summary(self, i),
            [b, ..] if is(*b, ALPHA) => self.word_entity(i),
            _ => super::lex::fail(i, Expected::TopLevel),
        }
    }

    fn word_entity(&mut self, i: Input<'a>) -> PResult<'a, ()> {
        let len = run(i, ALPHA | DIGIT);
        let (word, rest) = i.split_at(len);
        match word {
            b"define" => func::define_function(self, i, rest),
            b"declare" => func::declare(self, i, rest),
            b"source_filename" => {
                let (rest, name) = self.assigned_string(rest)?;
                self.m.source_filename = Some(name);
                Ok((rest, ()))
            }
            b"target" => {
                if let Some(rest) = eat_word(rest, "triple") {
                    let (rest, name) = self.assigned_string(rest)?;
                    self.m.triple = Some(name);
                    return Ok((rest, ()));
                }
                let (rest, ()) = keyword("datalayout")(rest)?;
                let (rest, name) = self.assigned_string(rest)?;
                self.m.data_layout = Some(name);
                // What is wrong with it is the verifier's to say.
                self.layout = self.m.target_layout();
                Ok((rest, ()))
            }
            b"module" => {
                let (rest, ()) = keyword("asm")(rest)?;
                let (end, raw) = string(rest)?;
                let line = self.m.names.intern(&unescape(raw));
                let span = self.span(i, end);
                self.m.module_asm.push((line, span));
                Ok((end, ()))
            }
            b"attributes" => self.attribute_group(rest),
            b"uselistorder" | b"uselistorder_bb" => use_list::module_use_list(self, i),
            _ if global::starts_variable(word) => {
                let span = Span::new(self.at(i), self.at(i) + len);
                global::variable(self, i, None, span)
            }
            _ => super::lex::fail(i, Expected::TopLevel),
        }
    }

    fn assigned_string(&mut self, i: Input<'a>) -> PResult<'a, Name> {
        let (i, ()) = punct(b'=')(i)?;
        let (i, raw) = string(i)?;
        Ok((i, self.m.names.intern(&unescape(raw))))
    }

    /// `%T = type ...`
    fn type_def(&mut self, i: Input<'a>) -> PResult<'a, ()> {
        let (rest, name) = sigil_name(b'%', Expected::Local)(i)?;
        let span = self.span(i, rest);
        let (rest, ()) = punct(b'=')(rest)?;
        let rest = match keyword("type")(rest) {
            Ok((rest, ())) => rest,
            Err(error) => diagnose::header::foreign_type(self, i, rest).ok_or(error)?,
        };
        let ty = types::named_type(self, name, span);
        let Type::Named(id) = self.m.types.get(ty) else {
            return super::lex::fail(i, Expected::Type);
        };
        let (rest, body) = match eat_word(rest, "opaque") {
            Some(rest) => (rest, None),
            None => {
                let (rest, ty) = types::ty(self, rest)?;
                (rest, Some(ty))
            }
        };
        let named = self.m.types.named[id];
        if named.defined {
            let shown = error::quote(self.m.text(span));
            self.diags.push(
                Diagnostic::error(
                    "redefinition",
                    span,
                    format!("type {shown} is defined twice"),
                )
                .also(named.span, "first defined here"),
            );
            return Ok((rest, ()));
        }
        let named = &mut self.m.types.named[id];
        named.defined = true;
        named.span = span;
        named.body = body;
        Ok((rest, ()))
    }

    /// `$c = comdat any`
    fn comdat_def(&mut self, i: Input<'a>) -> PResult<'a, ()> {
        let (named, name) = sigil_name(b'$', Expected::Name)(i)?;
        let (rest, ()) = punct(b'=')(named)?;
        let (rest, ()) = keyword("comdat")(rest)?;
        let word_at = skip(rest);
        let (rest, kind) = super::lex::word(rest)?;
        if !COMDAT_KINDS.contains(&kind) {
            return super::lex::fail(word_at, Expected::Word("a kind such as `any`"));
        }
        let span = self.span(i, named);
        let row = self.comdat(&name.bytes(), span);
        if row.defined {
            let shown = error::quote(self.m.text(span));
            self.diags.push(
                Diagnostic::error(
                    "redefinition",
                    span,
                    format!("comdat {shown} is defined twice"),
                )
                .also(row.span, "first defined here"),
            );
        }
        let kind = self.m.names.intern(kind);
        let comdat = &mut self.m.comdats[row.id];
        comdat.kind = kind;
        let row = ComdatRow {
            span,
            defined: true,
            ..row
        };
        self.comdats.insert(comdat.name, row);
        Ok((rest, ()))
    }

    /// The comdat of a name, made where there is none.
    pub(super) fn comdat(&mut self, name: &[u8], span: Span) -> ComdatRow {
        let name = self.m.names.intern(name);
        let kind = self.m.names.intern(b"any");
        let comdats = &mut self.m.comdats;
        *self.comdats.entry(name).or_insert_with(|| ComdatRow {
            id: comdats.push(Comdat { name, kind }),
            span,
            defined: false,
        })
    }

    /// Reports the comdats that nothing defines.
    fn undefined_comdats(&mut self) {
        for comdat in self.m.comdats.values() {
            let Some(row) = self.comdats.get(&comdat.name).filter(|row| !row.defined) else {
                continue;
            };
            let name = crate::ir::print::name_text(self.m.names.get(comdat.name));
            let message = format!("use of undefined comdat `${name}`");
            let diagnostic = Diagnostic::error("undefined-comdat", row.span, message);
            let note = format!("a comdat is defined by a line such as `${name} = comdat any`");
            self.diags.push(diagnostic.note(note));
        }
    }

    /// `attributes #0 = { ... }`
    fn attribute_group(&mut self, i: Input<'a>) -> PResult<'a, ()> {
        let (i, ()) = punct(b'#')(i)?;
        let (i, number) = uint32(i)?;
        let (i, ()) = punct(b'=')(i)?;
        let (i, ()) = punct(b'{')(i)?;
        let (i, set) = attrs::attributes(self, i, super::attrs::AttrPosition::Group)?;
        let (i, ()) = punct(b'}')(i)?;
        self.m.attrs.groups.insert(number, set);
        Ok((i, ()))
    }
}

/// A comdat by its name.
#[derive(Clone, Copy)]
pub(super) struct ComdatRow {
    pub id: ComdatId,
    /// Where it is defined, or else first used.
    span: Span,
    defined: bool,
}

/// What a comdat asks of those that are merged.
const COMDAT_KINDS: [&[u8]; 5] = [
    b"any",
    b"exactmatch",
    b"largest",
    b"nodeduplicate",
    b"samesize",
];

/// The words that start top-level entities.
pub(super) const TOP_WORDS: &[&[u8]] = &[
    b"define",
    b"declare",
    b"target",
    b"source_filename",
    b"module",
    b"attributes",
    b"uselistorder",
    b"uselistorder_bb",
];
