//! `string.h` and `strings.h`.

use super::{Call, Done, Value, errno, functions, heap};
use crate::interp::portable::Stop;

functions! {
    memcpy: "ptr (ptr, ptr, i64)" = copy;
    memmove: "ptr (ptr, ptr, i64)" = copy;
    mempcpy: "ptr (ptr, ptr, i64)" = |c| { let (to, from, n) = (c.word()?, c.word()?, c.word()?); c.memory().copy(to, from, n)?; Ok(to.wrapping_add(n).into()) };
    __memcpy_chk: "ptr (ptr, ptr, i64, i64)" = copy;
    __memmove_chk: "ptr (ptr, ptr, i64, i64)" = copy;
    bcopy: "void (ptr, ptr, i64)" = |c| { let (from, to, n) = (c.word()?, c.word()?, c.word()?); c.memory().copy(to, from, n)?; Ok(Value::Void) };
    memset: "ptr (ptr, i32, i64)" = fill;
    __memset_chk: "ptr (ptr, i32, i64, i64)" = fill;
    bzero: "void (ptr, i64)" = |c| { let (to, n) = (c.word()?, c.word()?); c.memory().slice_mut(to, n)?.fill(0); Ok(Value::Void) };
    memcmp: "i32 (ptr, ptr, i64)" = compare_bytes;
    bcmp: "i32 (ptr, ptr, i64)" = compare_bytes;
    memchr: "ptr (ptr, i32, i64)" = |c| find_byte(c, false);
    memrchr: "ptr (ptr, i32, i64)" = |c| find_byte(c, true);
    rawmemchr: "ptr (ptr, i32)" = rawmemchr;
    memmem: "ptr (ptr, i64, ptr, i64)" = memmem;
    strlen: "i64 (ptr)" = |c| { let s = c.word()?; Ok((c.memory().c_string(s)?.len() as u64).into()) };
    strnlen: "i64 (ptr, i64)" = |c| { let (s, most) = (c.word()?, c.word()?); Ok((bounded(c, s, most)?.len() as u64).into()) };
    strcpy: "ptr (ptr, ptr)" = |c| { let (to, from) = (c.word()?, c.string()?); c.write_string(to, &from)?; Ok(to.into()) };
    __strcpy_chk: "ptr (ptr, ptr, i64)" = |c| { let (to, from) = (c.word()?, c.string()?); c.write_string(to, &from)?; Ok(to.into()) };
    stpcpy: "ptr (ptr, ptr)" = |c| { let (to, from) = (c.word()?, c.string()?); c.write_string(to, &from)?; Ok((to + from.len() as u64).into()) };
    strncpy: "ptr (ptr, ptr, i64)" = |c| copy_bounded(c, false);
    __strncpy_chk: "ptr (ptr, ptr, i64, i64)" = |c| copy_bounded(c, false);
    stpncpy: "ptr (ptr, ptr, i64)" = |c| copy_bounded(c, true);
    strlcpy: "i64 (ptr, ptr, i64)" = strlcpy;
    strlcat: "i64 (ptr, ptr, i64)" = strlcat;
    strcat: "ptr (ptr, ptr)" = |c| append(c, false);
    __strcat_chk: "ptr (ptr, ptr, i64)" = |c| append(c, false);
    strncat: "ptr (ptr, ptr, i64)" = |c| append(c, true);
    strcmp: "i32 (ptr, ptr)" = |c| compare(c, None, |b| b);
    strcoll: "i32 (ptr, ptr)" = |c| compare(c, None, |b| b);
    strncmp: "i32 (ptr, ptr, i64)" = |c| compare(c, Some(()), |b| b);
    strcasecmp: "i32 (ptr, ptr)" = |c| compare(c, None, |b| b.to_ascii_lowercase());
    strncasecmp: "i32 (ptr, ptr, i64)" = |c| compare(c, Some(()), |b| b.to_ascii_lowercase());
    strchr: "ptr (ptr, i32)" = |c| find_char(c, false, false);
    index: "ptr (ptr, i32)" = |c| find_char(c, false, false);
    strrchr: "ptr (ptr, i32)" = |c| find_char(c, true, false);
    rindex: "ptr (ptr, i32)" = |c| find_char(c, true, false);
    strchrnul: "ptr (ptr, i32)" = |c| find_char(c, false, true);
    strstr: "ptr (ptr, ptr)" = |c| find_string(c, |b| b);
    strcasestr: "ptr (ptr, ptr)" = |c| find_string(c, |b| b.to_ascii_lowercase());
    strspn: "i64 (ptr, ptr)" = |c| { let (s, set) = (c.string()?, c.string()?); Ok((span(&s, &set, true) as u64).into()) };
    strcspn: "i64 (ptr, ptr)" = |c| { let (s, set) = (c.string()?, c.string()?); Ok((span(&s, &set, false) as u64).into()) };
    strpbrk: "ptr (ptr, ptr)" = strpbrk;
    strtok: "ptr (ptr, ptr)" = strtok;
    strtok_r: "ptr (ptr, ptr, ptr)" = strtok_r;
    __strtok_r: "ptr (ptr, ptr, ptr)" = strtok_r;
    strsep: "ptr (ptr, ptr)" = strsep;
    strdup: "ptr (ptr)" = |c| { let s = c.string()?; duplicate(c, &s) };
    __strdup: "ptr (ptr)" = |c| { let s = c.string()?; duplicate(c, &s) };
    strndup: "ptr (ptr, i64)" = |c| { let (s, most) = (c.word()?, c.word()?); let s = bounded(c, s, most)?; duplicate(c, &s) };
    strxfrm: "i64 (ptr, ptr, i64)" = strlcpy;
    strerror: "ptr (i32)" = strerror;
    ffs: "i32 (i32)" = |c| { let n = c.int()?; Ok(if n == 0 { 0 } else { n.trailing_zeros() as i32 + 1 }.into()) };
    swab: "void (ptr, ptr, i64)" = swab;
}

fn copy(c: &mut Call<'_, '_>) -> Done {
    let (to, from, len) = (c.word()?, c.word()?, c.word()?);
    c.memory().copy(to, from, len)?;
    Ok(to.into())
}

fn fill(c: &mut Call<'_, '_>) -> Done {
    let (to, byte, len) = (c.word()?, c.word()?, c.word()?);
    c.memory().slice_mut(to, len)?.fill(byte as u8);
    Ok(to.into())
}

fn compare_bytes(c: &mut Call<'_, '_>) -> Done {
    let (a, b, len) = (c.word()?, c.word()?, c.word()?);
    let memory = c.memory();
    let (a, b) = (memory.slice(a, len)?, memory.slice(b, len)?);
    let differs = a.iter().zip(b).find(|(a, b)| a != b);
    let difference = differs.map_or(0, |(&a, &b)| i32::from(a) - i32::from(b));
    Ok(difference.into())
}

fn find_byte(c: &mut Call<'_, '_>, last: bool) -> Done {
    let (at, byte, len) = (c.word()?, c.word()? as u8, c.word()?);
    if len == 0 {
        return Ok(Value::Int(0));
    }
    // What is behind the byte that is looked for need not be there.
    let rest = c.memory().rest(at)?;
    let there = rest.len() as u64;
    let bytes = &rest[..len.min(there) as usize];
    let found = match last {
        true => bytes.iter().rposition(|&b| b == byte),
        false => bytes.iter().position(|&b| b == byte),
    };
    match found {
        Some(place) => Ok((at + place as u64).into()),
        None if len > there => Err(crate::interp::portable::memory::Fault(at + there).into()),
        None => Ok(Value::Int(0)),
    }
}

fn rawmemchr(c: &mut Call<'_, '_>) -> Done {
    let (at, byte) = (c.word()?, c.word()? as u8);
    let rest = c.memory().rest(at)?;
    match rest.iter().position(|&b| b == byte) {
        Some(place) => Ok((at + place as u64).into()),
        None => Err(crate::interp::portable::memory::Fault(at + rest.len() as u64).into()),
    }
}

fn memmem(c: &mut Call<'_, '_>) -> Done {
    let (at, len, what, what_len) = (c.word()?, c.word()?, c.word()?, c.word()?);
    let memory = c.memory();
    let (text, what) = (memory.slice(at, len)?, memory.slice(what, what_len)?);
    let found = position(text, what);
    Ok(found.map_or(0, |place| at + place as u64).into())
}

fn position(text: &[u8], what: &[u8]) -> Option<usize> {
    // In linear time, whatever the bytes are.
    memchr::memmem::find(text, what)
}

/// The bytes of a string, of which at most so many count.
fn bounded(c: &mut Call<'_, '_>, at: u64, most: u64) -> Result<Vec<u8>, Stop> {
    Ok(bytes_of(c, at, most)?)
}

/// The same for who has the memory.
pub(super) fn bytes_of(
    c: &mut Call<'_, '_>,
    at: u64,
    most: u64,
) -> Result<Vec<u8>, crate::interp::portable::memory::Fault> {
    if most == 0 {
        return Ok(Vec::new());
    }
    let rest = c.memory().rest(at)?;
    let there = rest.len() as u64;
    let bytes = &rest[..most.min(there) as usize];
    match bytes.iter().position(|&byte| byte == 0) {
        Some(len) => Ok(bytes[..len].to_vec()),
        None if most > there => Err(crate::interp::portable::memory::Fault(at + there)),
        None => Ok(bytes.to_vec()),
    }
}

fn copy_bounded(c: &mut Call<'_, '_>, gives_end: bool) -> Done {
    let (to, from, len) = (c.word()?, c.word()?, c.word()?);
    let text = bounded(c, from, len)?;
    let target = c.memory().slice_mut(to, len)?;
    target[..text.len()].copy_from_slice(&text);
    target[text.len()..].fill(0);
    let end = to + text.len() as u64;
    Ok(if gives_end { end } else { to }.into())
}

fn strlcpy(c: &mut Call<'_, '_>) -> Done {
    let (to, from, size) = (c.word()?, c.string()?, c.word()?);
    if size > 0 {
        let len = from.len().min(size as usize - 1);
        c.write_string(to, &from[..len])?;
    }
    Ok((from.len() as u64).into())
}

fn strlcat(c: &mut Call<'_, '_>) -> Done {
    let (to, from, size) = (c.word()?, c.string()?, c.word()?);
    let have = bounded(c, to, size)?.len() as u64;
    let room = (size - have).saturating_sub(1) as usize;
    if have < size {
        c.write_string(to + have, &from[..from.len().min(room)])?;
    }
    Ok((have + from.len() as u64).into())
}

fn append(c: &mut Call<'_, '_>, is_bounded: bool) -> Done {
    let (to, from) = (c.word()?, c.word()?);
    let most = if is_bounded { c.word()? } else { u64::MAX };
    let text = bounded(c, from, most)?;
    let len = c.memory().c_string(to)?.len() as u64;
    c.write_string(to + len, &text)?;
    Ok(to.into())
}

fn compare(c: &mut Call<'_, '_>, most: Option<()>, key: fn(u8) -> u8) -> Done {
    let (a, b) = (c.word()?, c.word()?);
    let most = match most {
        Some(()) => c.word()?,
        None => u64::MAX,
    };
    let mut at = 0;
    while at < most {
        let memory = c.memory();
        let [x] = memory.read(a.wrapping_add(at))?;
        let [y] = memory.read(b.wrapping_add(at))?;
        let (x, y): (u8, u8) = (key(x), key(y));
        if x != y || x == 0 {
            return Ok((i32::from(x) - i32::from(y)).into());
        }
        at += 1;
    }
    Ok(0i32.into())
}

fn find_char(c: &mut Call<'_, '_>, last: bool, or_end: bool) -> Done {
    let (at, byte) = (c.word()?, c.word()? as u8);
    let text = c.memory().c_string(at)?;
    let end = text.len();
    let found = match (byte, last) {
        (0, _) => Some(end),
        (_, true) => text.iter().rposition(|&b| b == byte),
        (_, false) => text.iter().position(|&b| b == byte),
    };
    let found = found.or(or_end.then_some(end));
    Ok(found.map_or(0, |place| at + place as u64).into())
}

fn find_string(c: &mut Call<'_, '_>, key: fn(u8) -> u8) -> Done {
    let at = c.word()?;
    let what: Vec<u8> = c.string()?.into_iter().map(key).collect();
    let text: Vec<u8> = c.memory().c_string(at)?.iter().map(|&b| key(b)).collect();
    let found = position(&text, &what);
    Ok(found.map_or(0, |place| at + place as u64).into())
}

/// How many bytes at the start are in a set, or are not.
fn span(text: &[u8], set: &[u8], inside: bool) -> usize {
    let place = text.iter().position(|byte| set.contains(byte) != inside);
    place.unwrap_or(text.len())
}

fn strpbrk(c: &mut Call<'_, '_>) -> Done {
    let (at, set) = (c.word()?, c.string()?);
    let text = c.memory().c_string(at)?;
    let place = span(text, &set, false);
    let found = place < text.len();
    Ok(if found { at + place as u64 } else { 0 }.into())
}

fn strtok(c: &mut Call<'_, '_>) -> Done {
    let (text, set) = (c.word()?, c.string()?);
    let start = match text {
        0 => c.library().token,
        text => text,
    };
    let (token, next) = token(c, start, &set)?;
    c.library().token = next;
    Ok(token.into())
}

fn strtok_r(c: &mut Call<'_, '_>) -> Done {
    let (text, set, place) = (c.word()?, c.string()?, c.word()?);
    let start = match text {
        0 => c.read_word(place)?,
        text => text,
    };
    let (token, next) = token(c, start, &set)?;
    c.write_word(place, next)?;
    Ok(token.into())
}

/// The next token, or null, and where the search goes on.
fn token(c: &mut Call<'_, '_>, start: u64, set: &[u8]) -> Result<(u64, u64), Stop> {
    if start == 0 {
        return Ok((0, 0));
    }
    let text = c.memory().c_string(start)?.to_vec();
    let skipped = span(&text, set, true);
    let token = &text[skipped..];
    let at = start + skipped as u64;
    if token.is_empty() {
        return Ok((0, at));
    }
    let len = span(token, set, false);
    let end = at + len as u64;
    if len == token.len() {
        return Ok((at, end));
    }
    c.memory().write(end, [0])?;
    Ok((at, end + 1))
}

fn strsep(c: &mut Call<'_, '_>) -> Done {
    let (place, set) = (c.word()?, c.string()?);
    let start = c.read_word(place)?;
    if start == 0 {
        return Ok(Value::Int(0));
    }
    let text = c.memory().c_string(start)?.to_vec();
    let len = span(&text, &set, false);
    let next = match len == text.len() {
        true => 0,
        false => {
            c.memory().write(start + len as u64, [0])?;
            start + len as u64 + 1
        }
    };
    c.write_word(place, next)?;
    Ok(start.into())
}

/// A copy of a string in new memory.
pub(super) fn duplicate(c: &mut Call<'_, '_>, text: &[u8]) -> Done {
    match heap::take(c.machine, text.len() as u64 + 1, 16) {
        Some(at) => {
            c.write_string(at, text)?;
            c.define(at, text.len() as u64 + 1);
            Ok(at.into())
        }
        None => {
            c.fail(errno::ENOMEM)?;
            Ok(Value::Int(0))
        }
    }
}

/// What `strerror` says.
pub(super) fn error_text(error: i32) -> String {
    match error {
        0 => "Success".into(),
        1 => "Operation not permitted".into(),
        errno::ENOENT => "No such file or directory".into(),
        5 => "Input/output error".into(),
        errno::EBADF => "Bad file descriptor".into(),
        errno::ENOMEM => "Cannot allocate memory".into(),
        13 => "Permission denied".into(),
        17 => "File exists".into(),
        errno::EINVAL => "Invalid argument".into(),
        errno::EDOM => "Numerical argument out of domain".into(),
        errno::ERANGE => "Numerical result out of range".into(),
        errno::EOVERFLOW => "Value too large for defined data type".into(),
        other => format!("Unknown error {other}"),
    }
}

fn strerror(c: &mut Call<'_, '_>) -> Done {
    let error = c.int()?;
    if let Some(&at) = c.library().messages.get(&error) {
        return Ok(at.into());
    }
    let mut text = error_text(error).into_bytes();
    text.push(0);
    let at = super::put(c.memory(), &text).unwrap_or(0);
    c.library().messages.insert(error, at);
    Ok(at.into())
}

fn swab(c: &mut Call<'_, '_>) -> Done {
    let (from, to, len) = (c.word()?, c.word()?, c.long()?);
    let len = len.max(0) as u64 / 2 * 2;
    let mut bytes = c.memory().slice(from, len)?.to_vec();
    bytes
        .as_chunks_mut::<2>()
        .0
        .iter_mut()
        .for_each(|pair| pair.reverse());
    c.memory().slice_mut(to, len)?.copy_from_slice(&bytes);
    Ok(Value::Void)
}
