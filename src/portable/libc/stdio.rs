//! Characters, lines and formats of streams and strings.

use super::printf::{self, Failure};
use super::scanf::{Input, scan};
use super::varargs::Arguments;
use super::{Call, Done, Value, errno, files, functions, heap, string, unsupported};
use crate::interp::portable::Stop;

functions! {
    printf: "i32 (ptr, ...)" = |c| { let file = stdout(c); print(c, file, false) };
    vprintf: "i32 (ptr, ptr)" = |c| { let file = stdout(c); print(c, file, true) };
    fprintf: "i32 (ptr, ptr, ...)" = |c| { let file = c.word()?; print(c, file, false) };
    vfprintf: "i32 (ptr, ptr, ptr)" = |c| { let file = c.word()?; print(c, file, true) };
    dprintf: "i32 (i32, ptr, ...)" = dprintf;
    sprintf: "i32 (ptr, ptr, ...)" = |c| { let to = c.word()?; print_to(c, to, u64::MAX, false) };
    vsprintf: "i32 (ptr, ptr, ptr)" = |c| { let to = c.word()?; print_to(c, to, u64::MAX, true) };
    snprintf: "i32 (ptr, i64, ptr, ...)" = |c| { let (to, size) = (c.word()?, c.word()?); print_to(c, to, size, false) };
    vsnprintf: "i32 (ptr, i64, ptr, ptr)" = |c| { let (to, size) = (c.word()?, c.word()?); print_to(c, to, size, true) };
    asprintf: "i32 (ptr, ptr, ...)" = |c| print_new(c, false);
    vasprintf: "i32 (ptr, ptr, ptr)" = |c| print_new(c, true);
    __printf_chk: "i32 (i32, ptr, ...)" = |c| { c.word()?; let file = stdout(c); print(c, file, false) };
    __vprintf_chk: "i32 (i32, ptr, ptr)" = |c| { c.word()?; let file = stdout(c); print(c, file, true) };
    __fprintf_chk: "i32 (ptr, i32, ptr, ...)" = |c| { let file = c.word()?; c.word()?; print(c, file, false) };
    __vfprintf_chk: "i32 (ptr, i32, ptr, ptr)" = |c| { let file = c.word()?; c.word()?; print(c, file, true) };
    __sprintf_chk: "i32 (ptr, i32, i64, ptr, ...)" = |c| { let to = c.word()?; c.word()?; c.word()?; print_to(c, to, u64::MAX, false) };
    __snprintf_chk: "i32 (ptr, i64, i32, i64, ptr, ...)" = |c| { let (to, size) = (c.word()?, c.word()?); c.word()?; c.word()?; print_to(c, to, size, false) };
    __vsnprintf_chk: "i32 (ptr, i64, i32, i64, ptr, ptr)" = |c| { let (to, size) = (c.word()?, c.word()?); c.word()?; c.word()?; print_to(c, to, size, true) };
    scanf: "i32 (ptr, ...)" = |c| { let file = stdin(c); read(c, Input::File(file), false) };
    vscanf: "i32 (ptr, ptr)" = |c| { let file = stdin(c); read(c, Input::File(file), true) };
    __isoc99_scanf: "i32 (ptr, ...)" = |c| { let file = stdin(c); read(c, Input::File(file), false) };
    __isoc23_scanf: "i32 (ptr, ...)" = |c| { let file = stdin(c); read(c, Input::File(file), false) };
    fscanf: "i32 (ptr, ptr, ...)" = |c| { let file = c.word()?; read(c, Input::File(file), false) };
    __isoc99_fscanf: "i32 (ptr, ptr, ...)" = |c| { let file = c.word()?; read(c, Input::File(file), false) };
    __isoc23_fscanf: "i32 (ptr, ptr, ...)" = |c| { let file = c.word()?; read(c, Input::File(file), false) };
    vfscanf: "i32 (ptr, ptr, ptr)" = |c| { let file = c.word()?; read(c, Input::File(file), true) };
    sscanf: "i32 (ptr, ptr, ...)" = |c| { let text = c.string()?; read(c, Input::Text(text, 0), false) };
    __isoc99_sscanf: "i32 (ptr, ptr, ...)" = |c| { let text = c.string()?; read(c, Input::Text(text, 0), false) };
    __isoc23_sscanf: "i32 (ptr, ptr, ...)" = |c| { let text = c.string()?; read(c, Input::Text(text, 0), false) };
    vsscanf: "i32 (ptr, ptr, ptr)" = |c| { let text = c.string()?; read(c, Input::Text(text, 0), true) };
    putchar: "i32 (i32)" = |c| { let byte = c.int()?; let file = stdout(c); put(c, file, byte) };
    putchar_unlocked: "i32 (i32)" = |c| { let byte = c.int()?; let file = stdout(c); put(c, file, byte) };
    putc: "i32 (i32, ptr)" = |c| { let (byte, file) = (c.int()?, c.word()?); put(c, file, byte) };
    fputc: "i32 (i32, ptr)" = |c| { let (byte, file) = (c.int()?, c.word()?); put(c, file, byte) };
    _IO_putc: "i32 (i32, ptr)" = |c| { let (byte, file) = (c.int()?, c.word()?); put(c, file, byte) };
    puts: "i32 (ptr)" = puts;
    fputs: "i32 (ptr, ptr)" = fputs;
    fputs_unlocked: "i32 (ptr, ptr)" = fputs;
    perror: "void (ptr)" = files::perror;
    getchar: "i32 ()" = |c| { let file = stdin(c); get(c, file) };
    getchar_unlocked: "i32 ()" = |c| { let file = stdin(c); get(c, file) };
    getc: "i32 (ptr)" = |c| { let file = c.word()?; get(c, file) };
    fgetc: "i32 (ptr)" = |c| { let file = c.word()?; get(c, file) };
    _IO_getc: "i32 (ptr)" = |c| { let file = c.word()?; get(c, file) };
    ungetc: "i32 (i32, ptr)" = ungetc;
    fgets: "ptr (ptr, i32, ptr)" = fgets;
    gets: "ptr (ptr)" = gets;
    getline: "i64 (ptr, ptr, ptr)" = |c| line(c, b'\n', false);
    getdelim: "i64 (ptr, ptr, i32, ptr)" = |c| line(c, b'\n', true);
}

fn stdin(c: &mut Call<'_, '_>) -> u64 {
    c.library().places.files[0]
}

fn stdout(c: &mut Call<'_, '_>) -> u64 {
    c.library().places.files[1]
}

/// The arguments of a format: those that follow, or those of a list.
fn arguments(c: &mut Call<'_, '_>, is_list: bool) -> Result<Arguments, Stop> {
    Ok(match is_list {
        true => Arguments::List(c.word()?),
        false => c.arguments.clone(),
    })
}

/// The text of a format and its arguments; `None` where it is too long.
fn formatted(c: &mut Call<'_, '_>, is_list: bool) -> Result<Option<Vec<u8>>, Stop> {
    let format = c.string()?;
    let mut args = arguments(c, is_list)?;
    let place = c.library().places.errno;
    let error = i32::from_le_bytes(c.memory().read(place)?);
    let error = string::error_text(error);
    match printf::format(c.memory(), &format, &mut args, &error) {
        Ok(text) => Ok(Some(text)),
        Err(Failure::Fault(fault)) => Err(fault.into()),
        Err(Failure::Unsupported(what)) => unsupported(what),
        Err(Failure::TooLong) => {
            c.fail(errno::EOVERFLOW)?;
            Ok(None)
        }
    }
}

fn length(text: &[u8]) -> Done {
    Ok((text.len() as i32).into())
}

const FAILED: Value = Value::Int(-1i64 as u64);

fn print(c: &mut Call<'_, '_>, file: u64, is_list: bool) -> Done {
    let Some(text) = formatted(c, is_list)? else {
        return Ok(FAILED);
    };
    match files::put(c, file, &text)? {
        true => length(&text),
        false => Ok(FAILED),
    }
}

fn dprintf(c: &mut Call<'_, '_>) -> Done {
    let number = c.int()?;
    let file = usize::try_from(number).ok();
    let file = file.and_then(|number| c.library().places.files.get(number).copied());
    match file {
        Some(file) => print(c, file, false),
        None => {
            c.fail(errno::EBADF)?;
            Ok(FAILED)
        }
    }
}

fn print_to(c: &mut Call<'_, '_>, to: u64, size: u64, is_list: bool) -> Done {
    let Some(text) = formatted(c, is_list)? else {
        return Ok(FAILED);
    };
    if size > 0 {
        let most = usize::try_from(size - 1).unwrap_or(usize::MAX);
        c.write_string(to, &text[..text.len().min(most)])?;
    }
    length(&text)
}

fn print_new(c: &mut Call<'_, '_>, is_list: bool) -> Done {
    let to = c.word()?;
    let Some(text) = formatted(c, is_list)? else {
        return Ok(FAILED);
    };
    match string::duplicate(c, &text)? {
        Value::Int(at @ 1..) => {
            c.write_word(to, at)?;
            length(&text)
        }
        _ => Ok(FAILED),
    }
}

fn read(c: &mut Call<'_, '_>, input: Input, is_list: bool) -> Done {
    let format = c.string()?;
    let mut args = arguments(c, is_list)?;
    Ok(scan(c, input, &format, &mut args)?.into())
}

fn put(c: &mut Call<'_, '_>, file: u64, byte: i32) -> Done {
    match files::put(c, file, &[byte as u8])? {
        true => Ok(i32::from(byte as u8).into()),
        false => Ok(FAILED),
    }
}

fn puts(c: &mut Call<'_, '_>) -> Done {
    let mut text = c.string()?;
    text.push(b'\n');
    let file = stdout(c);
    match files::put(c, file, &text)? {
        true => length(&text),
        false => Ok(FAILED),
    }
}

fn fputs(c: &mut Call<'_, '_>) -> Done {
    let (text, file) = (c.string()?, c.word()?);
    match files::put(c, file, &text)? {
        true => Ok(1i32.into()),
        false => Ok(FAILED),
    }
}

fn get(c: &mut Call<'_, '_>, file: u64) -> Done {
    Ok(files::get(c, file)?.map_or(-1, i32::from).into())
}

fn ungetc(c: &mut Call<'_, '_>) -> Done {
    let (byte, file) = (c.int()?, c.word()?);
    if byte == -1 {
        return Ok(FAILED);
    }
    match files::unget(c, file, byte as u8)? {
        true => Ok(i32::from(byte as u8).into()),
        false => Ok(FAILED),
    }
}

fn fgets(c: &mut Call<'_, '_>) -> Done {
    let (to, size, file) = (c.word()?, c.int()?, c.word()?);
    let most = usize::try_from(size).unwrap_or(0).saturating_sub(1);
    let mut text = Vec::new();
    while text.len() < most
        && let Some(byte) = files::get(c, file)?
    {
        text.push(byte);
        if byte == b'\n' {
            break;
        }
    }
    if text.is_empty() && (most > 0 || size < 1) {
        return Ok(Value::Int(0));
    }
    c.write_string(to, &text)?;
    Ok(to.into())
}

fn gets(c: &mut Call<'_, '_>) -> Done {
    let to = c.word()?;
    let file = stdin(c);
    let mut text = Vec::new();
    let mut found = false;
    while let Some(byte) = files::get(c, file)? {
        found = true;
        if byte == b'\n' {
            break;
        }
        text.push(byte);
    }
    if !found {
        return Ok(Value::Int(0));
    }
    c.write_string(to, &text)?;
    Ok(to.into())
}

fn line(c: &mut Call<'_, '_>, end: u8, is_given: bool) -> Done {
    let (place, size) = (c.word()?, c.word()?);
    let end = if is_given { c.int()? as u8 } else { end };
    let file = c.word()?;
    let mut text = Vec::new();
    while let Some(byte) = files::get(c, file)? {
        text.push(byte);
        if byte == end {
            break;
        }
    }
    if text.is_empty() {
        return Ok((-1i64).into());
    }
    let (mut at, have) = (c.read_word(place)?, c.read_word(size)?);
    let wanted = text.len() as u64 + 1;
    if at == 0 || have < wanted {
        heap::give_back(c.machine, "getline", at)?;
        let room = wanted.max(120);
        let Some(new) = heap::take(c.machine, room, 16) else {
            c.write_word(place, 0)?;
            c.fail(errno::ENOMEM)?;
            return Ok((-1i64).into());
        };
        at = new;
        c.write_word(place, at)?;
        c.define_pointer(place, at);
        c.write_word(size, room)?;
    }
    c.write_string(at, &text)?;
    c.define(at, wanted);
    Ok((text.len() as i64).into())
}
