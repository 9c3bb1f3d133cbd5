//! Tokens of the assembly: nom parsers over the bytes of the text.
//!
//! A parser skips the blanks and comments in front of its token and stops right behind it, so
//! that an instruction's span ends with its last token. Nothing here allocates but the
//! unescaping of a string that has an escape. Bytes need not be UTF-8; NUL is a blank, as in
//! LLVM.

use std::borrow::Cow;

use super::error::{Error, Expected};

/// What the parsers work on: the rest of the text, or of a function body.
pub(crate) type Input<'a> = &'a [u8];

/// What every parser gives: the rest and its output.
pub(crate) type PResult<'a, T> = nom::IResult<Input<'a>, T, Error>;

/// A byte of a name: letters, digits and `-$._`.
pub(crate) const NAME: u8 = 1;
/// A blank.
pub(crate) const BLANK: u8 = 2;
/// A decimal digit.
pub(crate) const DIGIT: u8 = 4;
/// May follow a type and change it: `*`, `(`, the `a` of `addrspace`, and what may stand in
/// front of these.
pub(crate) const SUFFIX: u8 = 8;
/// A letter or `_`.
pub(crate) const ALPHA: u8 = 16;
/// A blank, or the semicolon that starts a comment.
pub(crate) const TRIVIA: u8 = 32;

static CLASS: [u8; 256] = classes();

const fn classes() -> [u8; 256] {
    let mut table = [0u8; 256];
    let mut b = 0usize;
    while b < 256 {
        let c = b as u8;
        let mut class = 0;
        if c.is_ascii_alphabetic() || c == b'_' {
            class |= ALPHA | NAME;
        }
        if c.is_ascii_digit() {
            class |= DIGIT | NAME;
        }
        if matches!(c, b'$' | b'.' | b'-') {
            class |= NAME;
        }
        if matches!(c, b' ' | b'\t' | b'\n' | b'\r' | 0 | 0x0b | 0x0c) {
            class |= BLANK | SUFFIX | TRIVIA;
        }
        if matches!(c, b'*' | b'(' | b'a' | b';') {
            class |= SUFFIX;
        }
        if c == b';' {
            class |= TRIVIA;
        }
        table[b] = class;
        b += 1;
    }
    table
}

/// Whether a byte is of a class.
#[inline(always)]
pub(crate) fn is(b: u8, class: u8) -> bool {
    CLASS[b as usize] & class != 0
}

/// Whether the input starts with a byte of a class.
#[inline(always)]
pub(crate) fn starts(i: Input<'_>, class: u8) -> bool {
    matches!(i, [b, ..] if is(*b, class))
}

/// How many bytes of a class the input starts with.
#[inline(always)]
pub(crate) fn run(i: Input<'_>, class: u8) -> usize {
    // Most runs are short: the first bytes are looked at without asking where the input ends.
    let mut known = 0;
    if let Some(chunk) = i.first_chunk::<8>() {
        for (at, &b) in chunk.iter().enumerate() {
            if !is(b, class) {
                return at;
            }
        }
        known = chunk.len();
    }
    long_run(i, known, class)
}

/// As [`run`], where the first `known` bytes are of the class.
#[inline(never)]
fn long_run(i: Input<'_>, known: usize, class: u8) -> usize {
    let rest = i.get(known..).unwrap_or(&[]);
    let end = rest.iter().position(|&b| !is(b, class));
    end.map_or(i.len(), |at| known + at)
}

/// The input behind blanks and comments.
#[inline(always)]
pub(crate) fn skip(i: Input<'_>) -> Input<'_> {
    match i {
        // Between most tokens there is one blank, or none.
        [b' ', b, ..] if !is(*b, TRIVIA) => &i[1..],
        [b, ..] if !is(*b, TRIVIA) => i,
        _ => skip_more(i),
    }
}

/// Whether nothing but blanks and a comment follow in the line.
pub(crate) fn ends_line(i: Input<'_>) -> bool {
    let before = &i[..i.len() - skip(i).len()];
    before.contains(&b'\n')
}

#[inline(never)]
fn skip_more(mut i: Input<'_>) -> Input<'_> {
    while let [b, rest @ ..] = i {
        if is(*b, BLANK) {
            i = rest;
            // Comments at the end of a line often stand far to the right.
            while let Some((b"        ", rest)) = i.split_first_chunk::<8>() {
                i = rest;
            }
        } else if *b == b';' {
            i = match memchr::memchr(b'\n', rest) {
                Some(at) => &rest[at + 1..],
                None => &[],
            };
        } else {
            break;
        }
    }
    i
}

/// The start of the next statement: most lines start with two blanks, those of the first years with
/// a tab.
#[inline(always)]
pub(crate) fn skip_line(i: Input<'_>) -> Input<'_> {
    match i {
        [b'\n', b' ', b' ', b, ..] if !is(*b, TRIVIA) => &i[3..],
        [b'\n', b'\t', b, ..] if !is(*b, TRIVIA) => &i[2..],
        _ => skip_more(i),
    }
}

/// An error at the input.
#[inline]
pub(crate) fn fail<T>(i: Input<'_>, expected: Expected) -> PResult<'_, T> {
    Err(nom::Err::Error(Error::new(i, expected)))
}

/// The punctuation `b`.
#[inline(always)]
pub(crate) fn punct<'a>(b: u8) -> impl Fn(Input<'a>) -> PResult<'a, ()> {
    move |i| match skip(i) {
        [first, rest @ ..] if *first == b => Ok((rest, ())),
        i => fail(i, Expected::Byte(b)),
    }
}

/// The input behind the punctuation `b`, if that comes next.
#[inline(always)]
pub(crate) fn eat(i: Input<'_>, b: u8) -> Option<Input<'_>> {
    match skip(i) {
        [first, rest @ ..] if *first == b => Some(rest),
        _ => None,
    }
}

/// The byte that the next token starts with; 0 at the end.
#[inline(always)]
pub(crate) fn peek(i: Input<'_>) -> u8 {
    skip(i).first().copied().unwrap_or(0)
}

/// The word that comes next, without looking behind it; empty where there is none.
#[inline]
pub(crate) fn peek_word(i: Input<'_>) -> &[u8] {
    let i = skip(i);
    match i {
        [b, ..] if is(*b, ALPHA) => &i[..run(i, ALPHA | DIGIT)],
        _ => &[],
    }
}

/// Any word: a letter, then letters, digits and `_`.
#[inline]
pub(crate) fn word(i: Input<'_>) -> PResult<'_, &[u8]> {
    let i = skip(i);
    match peek_word(i) {
        [] => fail(i, Expected::Word("a word")),
        word => Ok((&i[word.len()..], word)),
    }
}

/// The input behind the word `w`, if that comes next.
#[inline(always)]
pub(crate) fn eat_word<'a>(i: Input<'a>, w: &str) -> Option<Input<'a>> {
    let i = skip(i);
    if w.len() < 8
        && let Some(chunk) = i.first_chunk::<8>()
    {
        // One load, compared with a constant.
        let word = u64::from_le_bytes(*chunk);
        let same = word & ((1 << (8 * w.len())) - 1) == key_of(w);
        return (same && !is(chunk[w.len()], ALPHA | DIGIT)).then(|| &i[w.len()..]);
    }
    eat_long_word(i, w)
}

#[inline(never)]
fn eat_long_word<'a>(i: Input<'a>, w: &str) -> Option<Input<'a>> {
    let (word, rest) = i.split_at_checked(w.len())?;
    if word != w.as_bytes() {
        return None;
    }
    match rest {
        [b, ..] if is(*b, ALPHA | DIGIT) => None,
        _ => Some(rest),
    }
}

/// The word `w`.
#[inline(always)]
pub(crate) fn keyword<'a>(w: &'static str) -> impl Fn(Input<'a>) -> PResult<'a, ()> {
    move |i| match eat_word(i, w) {
        Some(rest) => Ok((rest, ())),
        None => fail(skip(i), Expected::Word(w)),
    }
}

/// The first eight bytes of a word as a number, zero-padded: words of up to eight bytes are
/// distinguished by one compare. `len` is the length of the word that `i` starts with.
#[inline(always)]
pub(crate) fn key(i: Input<'_>, len: usize) -> u64 {
    match i.first_chunk::<8>() {
        Some(chunk) if len < 8 => u64::from_le_bytes(*chunk) & ((1 << (8 * len)) - 1),
        Some(chunk) => u64::from_le_bytes(*chunk),
        None => {
            let mut chunk = [0; 8];
            let len = len.min(i.len()).min(8);
            chunk[..len].copy_from_slice(&i[..len]);
            u64::from_le_bytes(chunk)
        }
    }
}

/// The [`key`] of a word that is known.
pub(crate) const fn key_of(word: &str) -> u64 {
    let word = word.as_bytes();
    let mut key = 0;
    let mut at = 0;
    while at < word.len() && at < 8 {
        key |= (word[at] as u64) << (8 * at);
        at += 1;
    }
    key
}

/// A name behind its sigil.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ident<'a> {
    /// Only digits.
    Number(u32),
    /// As it stands in the text.
    Plain(&'a [u8]),
    /// What stands between quotes, escapes unresolved.
    Quoted(&'a [u8]),
}

impl<'a> Ident<'a> {
    /// The bytes of the name. A number has its digits.
    pub(crate) fn bytes(self) -> Cow<'a, [u8]> {
        match self {
            Ident::Number(n) => Cow::Owned(n.to_string().into_bytes()),
            Ident::Plain(name) => Cow::Borrowed(name),
            Ident::Quoted(raw) => unescape(raw),
        }
    }
}

/// The name that starts right here (no blanks are skipped): digits, name bytes or a quoted string.
#[inline(always)]
pub(crate) fn ident(i: Input<'_>) -> PResult<'_, Ident<'_>> {
    if let Some(chunk) = i.first_chunk::<8>() {
        if is(chunk[0], DIGIT) {
            // Up to seven digits and what ends them, without asking where the input ends.
            let mut n = (chunk[0] - b'0') as u32;
            for (at, &b) in chunk.iter().enumerate().skip(1) {
                let digit = b.wrapping_sub(b'0');
                if digit > 9 {
                    if is(b, NAME) {
                        break;
                    }
                    return Ok((&i[at..], Ident::Number(n)));
                }
                n = n * 10 + digit as u32;
            }
            return rare_ident(i);
        }
        if is(chunk[0], NAME) {
            let len = run(i, NAME);
            return Ok((&i[len..], Ident::Plain(&i[..len])));
        }
    }
    rare_ident(i)
}

#[inline(never)]
fn rare_ident(i: Input<'_>) -> PResult<'_, Ident<'_>> {
    match i {
        [b, ..] if is(*b, NAME) => {
            let len = run(i, NAME);
            let (name, rest) = i.split_at(len);
            let number = std::str::from_utf8(name).ok().and_then(|s| s.parse().ok());
            match number {
                Some(n) if name[0] != b'-' && n <= crate::ir::LocalName::MAX_NUMBER => {
                    Ok((rest, Ident::Number(n)))
                }
                _ => Ok((rest, Ident::Plain(name))),
            }
        }
        [b'"', ..] => {
            let (rest, raw) = string(i)?;
            if unescape(raw).contains(&0) {
                return fail(i, Expected::Word("a name without a zero byte"));
            }
            Ok((rest, Ident::Quoted(raw)))
        }
        _ => fail(i, Expected::Name),
    }
}

/// A name behind the sigil `sigil`.
#[inline(always)]
pub(crate) fn sigil_name<'a>(
    sigil: u8,
    expected: Expected,
) -> impl Fn(Input<'a>) -> PResult<'a, Ident<'a>> {
    move |i| match skip(i) {
        [first, rest @ ..] if *first == sigil => ident(rest),
        i => fail(i, expected),
    }
}

/// `"..."`: what stands between the quotes. A `\22` is the quote inside; nothing else ends it.
#[inline]
pub(crate) fn string(i: Input<'_>) -> PResult<'_, &[u8]> {
    let i = skip(i);
    let [b'"', rest @ ..] = i else {
        return fail(i, Expected::String);
    };
    match memchr::memchr(b'"', rest) {
        Some(end) => Ok((&rest[end + 1..], &rest[..end])),
        None => fail(i, Expected::Quote),
    }
}

/// Resolves `\\` and `\XX`; a backslash before anything else stands for itself.
pub(crate) fn unescape(raw: &[u8]) -> Cow<'_, [u8]> {
    let Some(first) = memchr::memchr(b'\\', raw) else {
        return Cow::Borrowed(raw);
    };
    let mut out = Vec::with_capacity(raw.len());
    let mut i = raw;
    let mut next = Some(first);
    while let Some(at) = next {
        out.extend_from_slice(&i[..at]);
        i = &i[at..];
        let hex = |b: u8| (b as char).to_digit(16).map(|d| d as u8);
        i = match i {
            [_, b'\\', rest @ ..] => {
                out.push(b'\\');
                rest
            }
            [_, a, b, rest @ ..] if hex(*a).is_some() && hex(*b).is_some() => {
                out.push(hex(*a).unwrap_or(0) << 4 | hex(*b).unwrap_or(0));
                rest
            }
            [b, rest @ ..] => {
                out.push(*b);
                rest
            }
            [] => i,
        };
        next = memchr::memchr(b'\\', i);
    }
    out.extend_from_slice(i);
    Cow::Owned(out)
}

/// An unsigned decimal number.
#[inline]
pub(crate) fn uint(i: Input<'_>) -> PResult<'_, u64> {
    let i = skip(i);
    match short_uint(i) {
        Some((rest, n)) => Ok((rest, n)),
        None => any_uint(i),
    }
}

/// A number of one to seven digits with text behind it, as most are: all digits at once.
#[inline]
fn short_uint(i: Input<'_>) -> Option<(Input<'_>, u64)> {
    const ALL: u64 = 0x0101_0101_0101_0101;
    let digits = u64::from_le_bytes(*i.first_chunk()?) ^ (ALL * b'0' as u64);
    // The high bit of the first byte that is no digit, and perhaps of some behind it.
    let other = (digits.wrapping_add(ALL * (0x80 - 10)) | digits) & (ALL * 0x80);
    let len = other.trailing_zeros() / 8;
    if !(1..8).contains(&len) {
        return None;
    }
    // Zeros in front make it eight digits, the last of which is in the high byte. Pairs of digits
    // become numbers up to 99, and those the whole.
    let digits = digits << (64 - 8 * len);
    let pairs = (digits * 10).wrapping_add(digits >> 8);
    const LOW: u64 = 0x0000_00ff_0000_00ff;
    let even = (pairs & LOW).wrapping_mul(1_000_000 << 32 | 100);
    let odd = (pairs >> 16 & LOW).wrapping_mul(10_000 << 32 | 1);
    Some((&i[len as usize..], even.wrapping_add(odd) >> 32))
}

/// A number of any length.
#[inline(never)]
fn any_uint(i: Input<'_>) -> PResult<'_, u64> {
    let len = run(i, DIGIT);
    if len == 0 {
        return hex_uint(i);
    }
    let mut n = 0u64;
    for &b in &i[..len] {
        match n
            .checked_mul(10)
            .and_then(|n| n.checked_add((b - b'0') as u64))
        {
            Some(next) => n = next,
            None => return fail(i, Expected::SmallNumber),
        }
    }
    Ok((&i[len..], n))
}

/// `u0x1F`
#[inline(never)]
fn hex_uint(i: Input<'_>) -> PResult<'_, u64> {
    let Some(rest) = i.strip_prefix(b"u0x") else {
        return fail(i, Expected::Number);
    };
    let len = run(rest, NAME);
    let (digits, rest) = rest.split_at(len);
    let value = std::str::from_utf8(digits).ok();
    match value.and_then(|digits| u64::from_str_radix(digits, 16).ok()) {
        Some(value) => Ok((rest, value)),
        None => fail(i, Expected::SmallNumber),
    }
}

/// An unsigned number of at most 32 bits.
#[inline]
pub(crate) fn uint32(i: Input<'_>) -> PResult<'_, u32> {
    let (rest, n) = uint(i)?;
    match u32::try_from(n) {
        Ok(n) => Ok((rest, n)),
        Err(_) => fail(skip(i), Expected::SmallNumber),
    }
}

/// The length of the token that starts right here, for carets; 0 at the end of the text.
pub(crate) fn token_len(i: Input<'_>) -> usize {
    match i {
        [] => 0,
        [b'%' | b'@' | b'$' | b'!' | b'#', rest @ ..] => match rest {
            [b'"', ..] => 1 + token_len(rest),
            _ => 1 + run(rest, NAME),
        },
        [b'"', rest @ ..] | [b'c', b'"', rest @ ..] => {
            let head = i.len() - rest.len();
            let line = &rest[..memchr::memchr(b'\n', rest).unwrap_or(rest.len())];
            head + memchr::memchr(b'"', line).map_or(line.len(), |at| at + 1)
        }
        [b'.', b'.', b'.', ..] => 3,
        [b, ..] if is(*b, NAME) => run(i, NAME),
        // A character of more than one byte is one token.
        [b, rest @ ..] if *b >= 0xc0 => 1 + rest.iter().take_while(|&&b| b & 0xc0 == 0x80).count(),
        _ => 1,
    }
}

/// Skips text with balanced brackets up to one of `,` `)` `]` `}` on its own level. Strings and
/// comments are passed over.
pub(crate) fn raw_until(i: Input<'_>) -> PResult<'_, &[u8]> {
    let start = skip(i);
    let mut i = start;
    let mut depth = 0usize;
    let mut end = start;
    while let [b, rest @ ..] = i {
        match b {
            b'"' => {
                let (after, _) = string(i)?;
                i = after;
                end = i;
                continue;
            }
            b';' => {
                i = match memchr::memchr(b'\n', rest) {
                    Some(at) => &rest[at..],
                    None => &[],
                };
                continue;
            }
            b'(' | b'[' | b'{' => depth += 1,
            b')' | b']' | b'}' if depth == 0 => break,
            b')' | b']' | b'}' => depth -= 1,
            b',' if depth == 0 => break,
            _ => {}
        }
        i = rest;
        if !is(*b, BLANK) {
            end = i;
        }
    }
    Ok((end, &start[..start.len() - end.len()]))
}

/// The escaped bytes of a string: the place of each in what [`unescape`] gives, and how many more bytes
/// it was written with.
pub(crate) fn escapes(raw: &[u8]) -> Vec<(u32, u32)> {
    let (mut list, mut at, mut more) = (Vec::new(), 0, 0);
    while let Some(next) = memchr::memchr(b'\\', raw.get(at..).unwrap_or(&[])) {
        at += next;
        let own = match raw[at + 1..] {
            [b'\\', ..] => 1,
            [a, b, ..] if a.is_ascii_hexdigit() && b.is_ascii_hexdigit() => 2,
            _ => 0,
        };
        if own > 0 {
            list.push((at as u32 - more, own));
        }
        more += own;
        at += 1 + own as usize;
    }
    list
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blanks_and_comments_are_skipped() {
        assert_eq!(skip(b" \t\r\n\0; a\n ;b\n x"), b"x");
        assert_eq!(skip(b"; only"), b"");
    }

    #[test]
    fn numbers_of_any_length_end_at_the_first_other_byte() {
        let mut text = String::new();
        for digit in (1..=9).chain([0, 1, 2]) {
            text.push(char::from(b'0' + digit));
            for behind in ["", " ", ")", "/", ":", "a", "\u{b1}3456789", ", 12345678"] {
                let input = format!(" {text}{behind}");
                let expected = Ok((behind.as_bytes(), text.parse().expect("it is one")));
                assert_eq!(uint(input.as_bytes()), expected, "{input}");
            }
        }
        assert_eq!(uint(b"00000000007;      "), Ok((&b";      "[..], 7)));
        assert_eq!(uint(b"18446744073709551615"), Ok((&b""[..], u64::MAX)));
        assert!(uint(b"18446744073709551616 ").is_err());
        assert!(uint(b"x1234567").is_err());
    }

    #[test]
    fn names_are_numbers_words_or_quoted() {
        assert_eq!(ident(b"12 "), Ok((&b" "[..], Ident::Number(12))));
        assert_eq!(ident(b"12a "), Ok((&b" "[..], Ident::Plain(b"12a"))));
        assert_eq!(ident(b"a.b-$_:"), Ok((&b":"[..], Ident::Plain(b"a.b-$_"))));
        assert_eq!(ident(b"\"a b\","), Ok((&b","[..], Ident::Quoted(b"a b"))));
        assert!(ident(b"=").is_err());
        let big = ident(b"99999999999999999999999").unwrap().1;
        assert_eq!(big, Ident::Plain(b"99999999999999999999999"));
    }

    #[test]
    fn strings_keep_any_bytes() {
        assert_eq!(&*unescape(b"a\\22b\\\\c\\zz\\ff"), b"a\"b\\c\\zz\xff");
        assert_eq!(&*unescape(b"\\0"), b"\\0");
        assert_eq!(escapes(b"a\\22b\\\\c\\zz\\ff"), [(1, 2), (3, 1), (8, 2)]);
        assert!(string(b"\"abc").is_err());
    }

    #[test]
    fn words_have_keys() {
        assert_eq!(key(b"add i64 %x", 3), key_of("add"));
        assert_eq!(key(b"add", 3), key_of("add"));
        assert_eq!(key(b"getelementptr", 13), key_of("getelementptr"));
    }

    #[test]
    fn raw_text_ends_on_its_own_level() {
        let (rest, raw) = raw_until(b" !DIExpression(1, 2) , !3").unwrap();
        assert_eq!((rest, raw), (&b" , !3"[..], &b"!DIExpression(1, 2)"[..]));
    }
}
