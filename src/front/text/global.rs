//! Variables, aliases, and the words that symbols of all kinds share.

use super::{attrs, consts, func, metadata, types};
use nom::Parser as _;
use nom::sequence::delimited;

use super::attrs::AttrPosition;
use super::error::Expected;
use super::lex::{
    ALPHA, DIGIT, Ident, Input, PResult, eat, eat_word, fail, is, key_of, peek, peek_word, punct,
    run, sigil_name, skip, string, uint, unescape,
};
use super::parser::{Parser, TOP_WORDS};
use crate::diag::{Diagnostic, Span};
use crate::ir::global::{
    CodeModel, ComdatId, DllStorage, GlobalExtra, Locality, Sanitizer, ThreadLocal, UnnamedAddr,
    Visibility,
};
use crate::ir::inst::Align;
use crate::ir::known_attrs::{Places, known};
use crate::ir::{AttrSet, CallConv, GlobalId, GlobalKind, Linkage, MetadataId, Name, TypeId};

/// What the words in front of `global`, `alias`, `define` and `declare` say.
#[derive(Default)]
pub(super) struct Prefix {
    pub linkage: Linkage,
    /// `external` or `extern_weak`, `dllimport` of old: a variable has no initializer.
    pub external: bool,
    pub visibility: Visibility,
    pub thread_local: Option<ThreadLocal>,
    pub conv: CallConv,
    pub space: Option<u32>,
    pub locality: Locality,
    pub dll: DllStorage,
    pub unnamed_addr: UnnamedAddr,
    pub externally_initialized: bool,
}

/// What may follow a variable, alias or function.
#[derive(Default)]
pub(super) struct Tail {
    pub align: Align,
    pub section: Option<Name>,
    pub comdat: Option<ComdatId>,
    /// What few symbols have; `None` where this one has nothing of it.
    pub extra: Option<GlobalExtra>,
    pub attachments: Vec<(Name, MetadataId)>,
}

impl Tail {
    pub(super) fn extra(&mut self) -> &mut GlobalExtra {
        self.extra.get_or_insert_default()
    }
}

/// The linkage that a word names.
fn linkage(word: &[u8]) -> Option<Linkage> {
    Some(match word {
        // Those of LLVM 2.6 to 3.2.
        b"linker_private" => Linkage::Private,
        b"linker_private_weak" => Linkage::Weak,
        b"linker_private_weak_def_auto" | b"linkonce_odr_auto_hide" => Linkage::LinkOnceOdr,
        _ => return Linkage::from_word(word),
    })
}

/// Whether a word at the top level starts a variable without a name.
pub(super) fn starts_variable(word: &[u8]) -> bool {
    linkage(word).is_some()
        || matches!(
            word,
            b"global"
                | b"constant"
                | b"alias"
                | b"ifunc"
                | b"thread_local"
                | b"hidden"
                | b"protected"
                | b"unnamed_addr"
                | b"local_unnamed_addr"
                | b"dso_local"
        )
}

/// The words in front of `global`, `alias`, `define` and so on, in any order.
pub(super) fn words_in_front<'a>(p: &mut Parser<'a>, i: Input<'a>) -> PResult<'a, Prefix> {
    let start = skip(i);
    let (rest, prefix) = prefix_words(p, start)?;
    let local = matches!(prefix.linkage, Linkage::Private | Linkage::Internal);
    let exposed = match prefix.visibility {
        Visibility::Default => prefix.dll != DllStorage::None,
        _ => true,
    };
    if local && start.starts_with(b"linker_private") {
        // It was the linker that hid the symbol.
        let prefix = Prefix {
            visibility: Visibility::Default,
            ..prefix
        };
        return Ok((rest, prefix));
    }
    if local && exposed {
        let words = start[..start.len() - rest.len()].trim_ascii_end();
        let span = p.span(start, &start[words.len()..]);
        let message = "a `private` or `internal` symbol is seen by no other module";
        let note = "it has no visibility but `default`, and no DLL storage class";
        return p.report(Diagnostic::error("linkage", span, message).note(note));
    }
    Ok((rest, prefix))
}

fn prefix_words<'a>(p: &mut Parser<'a>, mut i: Input<'a>) -> PResult<'a, Prefix> {
    let mut prefix = Prefix::default();
    let mut linked = None;
    let mut convention = None;
    loop {
        i = skip(i);
        let word = match i {
            // Mostly the type of a result comes next.
            [b'i', d, ..] if super::lex::is(*d, DIGIT) => return Ok((i, prefix)),
            [b'v', b'o', ..] | [b'p', b't', b'r', ..] => return Ok((i, prefix)),
            [b, ..] if super::lex::is(*b, ALPHA) => &i[..run(i, ALPHA | DIGIT)],
            _ => return Ok((i, prefix)),
        };
        if matches!(word, b"global" | b"constant") {
            return Ok((i, prefix));
        }
        let rest = &i[word.len()..];
        if let Some(found) = linkage(word) {
            if let Some(first) = linked.replace(p.span(i, rest)) {
                return one_word_only(p, "linkage", first, p.span(i, rest));
            }
            prefix.linkage = found;
            prefix.external = matches!(word, b"external" | b"extern_weak");
            i = rest;
            continue;
        }
        i = match word {
            b"default" => rest,
            b"hidden" => {
                prefix.visibility = Visibility::Hidden;
                rest
            }
            b"protected" => {
                prefix.visibility = Visibility::Protected;
                rest
            }
            b"dso_local" => {
                prefix.locality = Locality::DsoLocal;
                rest
            }
            b"dso_preemptable" => {
                prefix.locality = Locality::DsoPreemptable;
                rest
            }
            b"dllimport" => {
                prefix.dll = DllStorage::Import;
                prefix.external = true;
                rest
            }
            b"dllexport" => {
                prefix.dll = DllStorage::Export;
                rest
            }
            b"unnamed_addr" => {
                prefix.unnamed_addr = UnnamedAddr::Global;
                rest
            }
            b"local_unnamed_addr" => {
                prefix.unnamed_addr = UnnamedAddr::Local;
                rest
            }
            b"externally_initialized" => {
                prefix.externally_initialized = true;
                rest
            }
            b"thread_local" => {
                let (rest, model) = thread_local(rest)?;
                prefix.thread_local = Some(model);
                rest
            }
            b"addrspace" => {
                let Some((rest, space)) = types::address_space(p, i)? else {
                    return Ok((i, prefix));
                };
                prefix.space = Some(space);
                rest
            }
            b"cc" => {
                let (rest, number) = uint(rest)?;
                prefix.conv = CallConv::from_number(number);
                rest
            }
            _ => match CallConv::from_word(word) {
                Some(conv) => {
                    if let Some(first) = convention.replace(p.span(i, rest)) {
                        let span = p.span(i, rest);
                        return one_word_only(p, "calling convention", first, span);
                    }
                    prefix.conv = conv;
                    rest
                }
                None => return Ok((i, prefix)),
            },
        };
    }
}

#[cold]
fn one_word_only<'a, T>(p: &mut Parser<'a>, what: &str, first: Span, span: Span) -> PResult<'a, T> {
    let message = format!("a symbol has one {what}");
    let behind = &p.text[span.end()..];
    let gap = Span::new(
        span.start as usize,
        span.end() + behind.len() - skip(behind).len(),
    );
    let diagnostic = Diagnostic::error("linkage", span, message).fix(gap, "", "leave it out");
    p.report(diagnostic.also(first, "the first is here"))
}

/// A variable, alias or ifunc behind `@name =`.
pub(super) fn variable<'a>(
    p: &mut Parser<'a>,
    i: Input<'a>,
    name: Option<Ident<'a>>,
    span: Span,
) -> PResult<'a, ()> {
    let (i, prefix) = words_in_front(p, i)?;
    let word = peek_word(i);
    let rest = &skip(i)[word.len()..];
    match word {
        b"global" | b"constant" => {
            global_variable(p, rest, name, span, prefix, word == b"constant")
        }
        b"alias" | b"ifunc" => alias(p, rest, name, span, prefix, word == b"ifunc"),
        _ => fail(skip(i), Expected::Word("`global`, `constant` or `alias`")),
    }
}

fn global_variable<'a>(
    p: &mut Parser<'a>,
    i: Input<'a>,
    name: Option<Ident<'a>>,
    span: Span,
    prefix: Prefix,
    constant: bool,
) -> PResult<'a, ()> {
    let (i, ty) = types::ty(p, i)?;
    let id = p.global_def(name, span);
    // Known before its initializer, which may mention it.
    declare_symbol(p, id, ty, &prefix);
    p.m.globals[id].kind = GlobalKind::Variable {
        constant,
        init: None,
    };
    let next = skip(i);
    let line_ends = !func::on_line(i, next);
    // `@y = ...` is another one.
    let starts_variable = |next: Input<'a>| {
        let name = sigil_name(b'@', Expected::Global)(next);
        name.is_ok_and(|(rest, _)| peek(rest) == b'=')
    };
    let starts_entity = TOP_WORDS.contains(&peek_word(next)) || starts_variable(next);
    let at_end = next.is_empty() || next[0] == b',' || line_ends || starts_entity;
    let mut i = i;
    if !(prefix.external && (at_end || !starts_constant(i))) {
        if line_ends && starts_variable(next) {
            // The initializer was forgotten.
            return fail(next, Expected::Word("an initializer"));
        }
        let (rest, init) = consts::checked_constant(p, i, ty)?;
        i = rest;
        p.m.globals[id].kind = GlobalKind::Variable {
            constant,
            init: Some(init),
        };
    }
    let (i, tail) = variable_tail(p, i, id)?;
    finish_symbol(p, id, tail);
    Ok((i, ()))
}

/// Fills in what the words in front say.
pub(super) fn declare_symbol(p: &mut Parser<'_>, id: GlobalId, ty: TypeId, prefix: &Prefix) {
    let ptr_ty = p.m.types.pointer_into(ty, prefix.space.unwrap_or(0));
    let global = &mut p.m.globals[id];
    global.ty = ty;
    global.ptr_ty = ptr_ty;
    global.linkage = prefix.linkage;
    global.visibility = prefix.visibility;
    global.thread_local = prefix.thread_local;
    global.locality = prefix.locality;
    global.dll = prefix.dll;
    global.unnamed_addr = prefix.unnamed_addr;
    global.externally_initialized = prefix.externally_initialized;
}

/// Fills in what stands behind.
pub(super) fn finish_symbol(p: &mut Parser<'_>, id: GlobalId, tail: Tail) {
    let global = &mut p.m.globals[id];
    global.align = tail.align;
    global.section = tail.section;
    global.comdat = tail.comdat;
    if !tail.attachments.is_empty() {
        p.m.attach(id, &tail.attachments);
    }
    if let Some(extra) = tail.extra {
        p.m.extras.insert(id, extra);
    }
}

/// `, section "..."`, `, align 8`, `, !dbg !0`, attributes.
fn variable_tail<'a>(p: &mut Parser<'a>, mut i: Input<'a>, id: GlobalId) -> PResult<'a, Tail> {
    let mut tail = Tail::default();
    while let Some(rest) = eat(i, b',') {
        let rest = skip(rest);
        if let [b'!', ..] = rest {
            let (rest, attached) = metadata::metadata_attachment(p, rest)?;
            tail.attachments.push(attached);
            i = rest;
            continue;
        }
        match symbol_property(p, rest, id, &mut tail)? {
            Some(next) => i = next,
            None => i = variable_property(rest, &mut tail)?,
        }
    }
    let j = skip(i);
    let (rest, set) = attrs::attributes(p, i, AttrPosition::Call)?;
    if set != AttrSet::EMPTY {
        only_of_functions(p, j, rest, set)?;
        tail.extra().attrs = set;
    }
    Ok((rest, tail))
}

/// What a variable may have that functions have not.
fn variable_property<'a>(
    i: Input<'a>,
    tail: &mut Tail,
) -> Result<Input<'a>, nom::Err<super::error::Error>> {
    let word = peek_word(i);
    let rest = &i[word.len()..];
    if let Some(sanitizer) = Sanitizer::from_word(word) {
        tail.extra().sanitizers.push(sanitizer);
        return Ok(rest);
    }
    if word != b"code_model" {
        return fail(i, Expected::Word("`align`, `section` or `comdat`")).map(|(i, ())| i);
    }
    let (rest, model) = string(rest)?;
    let Some(model) = CodeModel::from_word(model) else {
        let models = "`tiny`, `small`, `kernel`, `medium` or `large`";
        return fail(skip(&i[word.len()..]), Expected::Word(models)).map(|(i, ())| i);
    };
    tail.extra().code_model = Some(model);
    Ok(rest)
}

/// Attributes of variables are words that functions have too.
fn only_of_functions<'a>(
    p: &mut Parser<'a>,
    from: Input<'a>,
    to: Input<'a>,
    set: AttrSet,
) -> Result<(), nom::Err<super::error::Error>> {
    let functions = Places::FUNCTION.or(Places::CALL);
    let wrong = p.m.attrs.get(set).iter().find_map(|attr| {
        let (word, _) = attr.word(&p.m.names)?;
        known(word).filter(|row| !row.places.any(functions))
    });
    let Some(row) = wrong else { return Ok(()) };
    let span = p.span(from, to);
    let message = format!("`{}` is no attribute of variables", row.word);
    let diagnostic = Diagnostic::error("attribute-place", span, message)
        .note(format!("`{}`: {}", row.word, row.says))
        .note(format!("it stands {}", row.places.text()));
    p.report(diagnostic).map(|(_, ())| ())
}

/// `align N`, `section "..."`, `comdat`, which symbols of all kinds have.
#[allow(clippy::type_complexity)]
pub(super) fn symbol_property<'a>(
    p: &mut Parser<'a>,
    i: Input<'a>,
    id: GlobalId,
    tail: &mut Tail,
) -> Result<Option<Input<'a>>, nom::Err<super::error::Error>> {
    if let Some(rest) = eat_word(i, "align") {
        let (rest, align) = alignment(p, rest)?;
        tail.align = align;
        return Ok(Some(rest));
    }
    if let Some(rest) = eat_word(i, "section") {
        let (rest, raw) = string(rest)?;
        tail.section = Some(p.m.names.intern(&unescape(raw)));
        return Ok(Some(rest));
    }
    if let Some(rest) = eat_word(i, "partition") {
        let (rest, raw) = string(rest)?;
        tail.extra().partition = Some(p.m.names.intern(&unescape(raw)));
        return Ok(Some(rest));
    }
    if let Some(rest) = eat_word(i, "comdat") {
        let (rest, comdat) = match eat(rest, b'(') {
            Some(rest) => {
                let from = skip(rest);
                let (rest, name) = sigil_name(b'$', Expected::Name)(from)?;
                let comdat = p.comdat(&name.bytes(), p.span(from, rest));
                (punct(b')')(rest)?.0, comdat)
            }
            None => {
                let name = p.m.globals[id].name;
                let name = p.m.names.get(name).to_vec();
                (rest, p.comdat(&name, p.span(i, rest)))
            }
        };
        tail.comdat = Some(comdat.id);
        return Ok(Some(rest));
    }
    Ok(None)
}

/// The number behind `align`.
#[inline]
pub(super) fn alignment<'a>(p: &mut Parser<'a>, i: Input<'a>) -> PResult<'a, Align> {
    let (rest, bytes) = match eat(i, b'(') {
        Some(_) => delimited(punct(b'('), uint, punct(b')')).parse(i)?,
        None => uint(i)?,
    };
    // `align 0` of old means none.
    if bytes == 0 {
        return Ok((rest, Align::NONE));
    }
    match Align::new(bytes) {
        Some(align) if bytes <= 1 << 32 => Ok((rest, align)),
        _ => {
            let span = p.span(skip(i), rest);
            p.report(
                Diagnostic::error(
                    "alignment",
                    span,
                    format!("an alignment is a power of two up to 2^32, found `{bytes}`"),
                )
                .fix(
                    span,
                    bytes.checked_next_power_of_two().unwrap_or(16).to_string(),
                    "did you mean the next power of two?",
                ),
            )
        }
    }
}

fn alias<'a>(
    p: &mut Parser<'a>,
    i: Input<'a>,
    name: Option<Ident<'a>>,
    span: Span,
    mut prefix: Prefix,
    ifunc: bool,
) -> PResult<'a, ()> {
    // `alias weak @f` of old has the linkage behind the word.
    let (i, inner) = words_in_front(p, i)?;
    if inner.linkage != Linkage::External {
        prefix.linkage = inner.linkage;
    }
    // `alias T, T* @x` or, before LLVM 3.5, `alias T* @x`; an expression has no type in front.
    let (i, stated, ptr) = match is_untyped_aliasee(i) {
        true => (i, None, None),
        false => {
            let (i, first) = types::ty(p, i)?;
            match eat(i, b',') {
                Some(rest) if is_untyped_aliasee(rest) => (rest, Some(first), None),
                Some(rest) => {
                    let (rest, ptr) = types::ty(p, rest)?;
                    (rest, Some(first), Some(ptr))
                }
                None => (i, None, Some(first)),
            }
        }
    };
    let pointee = |ptr: TypeId| p.m.types.pointee(ptr).unwrap_or(ptr);
    let ty = stated.or(ptr.map(pointee)).unwrap_or(TypeId::VOID);
    let id = p.global_def(name, span);
    declare_symbol(p, id, ty, &prefix);
    // Not an undeclared symbol any more, before the aliasee is read.
    p.m.globals[id].kind = GlobalKind::Variable {
        constant: false,
        init: None,
    };
    let (i, target) = match ptr {
        Some(ptr) => consts::checked_constant(p, i, ptr)?,
        None => consts::constant(p, i, TypeId::PTR)?,
    };
    // It is in the address space of what it leads to.
    let written = ptr.unwrap_or(p.m.const_type(target));
    let space = p.m.types.space(written).unwrap_or(0);
    let ty = match (stated, ptr) {
        (None, None) => p.m.types.pointee(written).unwrap_or(TypeId::I8),
        _ => ty,
    };
    p.m.globals[id].ty = ty;
    if stated.is_none() {
        p.m.old_aliases.insert(id);
    }
    p.m.globals[id].ptr_ty = p.m.types.pointer_into(ty, space);
    p.m.globals[id].kind = match ifunc {
        true => GlobalKind::IFunc(target),
        false => GlobalKind::Alias(target),
    };
    let (i, tail) = variable_tail(p, i, id)?;
    finish_symbol(p, id, tail);
    Ok((i, ()))
}

fn is_untyped_aliasee(i: Input<'_>) -> bool {
    matches!(
        peek_word(i),
        b"getelementptr" | b"bitcast" | b"addrspacecast" | b"inttoptr"
    )
}

/// Whether a constant can start here; attributes and properties are words too.
fn starts_constant(i: Input<'_>) -> bool {
    match peek(i) {
        b'#' | b'!' | 0 => false,
        b => {
            !super::lex::is(b, ALPHA) || !matches!(peek_word(i), b"align" | b"section" | b"comdat")
        }
    }
}

fn thread_local(i: Input<'_>) -> PResult<'_, ThreadLocal> {
    let Some(inner) = eat(i, b'(') else {
        return Ok((i, ThreadLocal::GeneralDynamic));
    };
    let (rest, word) = super::lex::word(inner)?;
    let model = match ThreadLocal::from_word(word) {
        Some(model) => model,
        None => {
            return fail(
                skip(inner),
                Expected::Word("`localdynamic`, `initialexec` or `localexec`"),
            );
        }
    };
    let (rest, ()) = punct(b')')(rest)?;
    Ok((rest, model))
}

/// `, align N` of one digit and what ends it: as nearly all accesses of memory have it.
#[inline(always)]
pub(super) fn short_align(i: Input<'_>) -> Option<(Input<'_>, Align)> {
    const HEAD: u64 = key_of(", align ");
    let &[head @ .., digit, end] = i.first_chunk::<10>()?;
    if u64::from_le_bytes(head) != HEAD || is(end, DIGIT) {
        return None;
    }
    let align = Align::new(u64::from(digit.wrapping_sub(b'0')))?;
    (digit <= b'8').then(|| (&i[9..], align))
}
