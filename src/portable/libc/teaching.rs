//! The runtime of LLVMlite programs of the known courses, and that of the Oat language.

use super::{Call, Done, Value, files, functions, heap, string};
use crate::interp::portable::Stop;

functions! {
    ll_puts: "void (i8*)" = |c| { let mut text = c.string()?; text.push(b'\n'); print(c, &text) };
    ll_strcat: "i8* (i8*, i8*)" = join;
    ll_ltoa: "i8* (i64)" = |c| { let text = c.long()?.to_string(); string::duplicate(c, text.as_bytes()) };
    ll_callback: "i64 (i64 (i64, i64)*)" = |c| { let function = c.word()?; Ok(c.call_back(function, &[19, 19])?.into()) };
    ll_malloc: "i8* (i64, i64)" = |c| { let (count, size) = (c.word()?, c.word()?); heap::zeroed(c, count.saturating_mul(size)) };
    oat_malloc: "i64* (i64)" = oat_malloc;
    oat_alloc_array: "i64* (i64)" = |c| { let len = c.long()?; Ok(array(c, len)?.into()) };
    oat_assert_not_null: "void (i8*)" = |c| match c.word()? { 0 => fail(c, "a null pointer is used"), _ => Ok(Value::Void) };
    oat_assert_array_length: "void (i64*, i64)" = assert_length;
    array_of_string: "{ i64, [0 x i64] }* (i8*)" = array_of_string;
    string_of_array: "i8* ({ i64, [0 x i64] }*)" = string_of_array;
    length_of_string: "i64 (i8*)" = |c| { let text = text(c, "length_of_string")?; Ok((text.len() as u64).into()) };
    string_of_int: "i8* (i64)" = |c| { let text = c.long()?.to_string(); string::duplicate(c, text.as_bytes()) };
    string_cat: "i8* (i8*, i8*)" = join;
    print_string: "void (i8*)" = |c| { let text = text(c, "print_string")?; print(c, &text) };
    print_int: "void (i64)" = |c| { let text = c.long()?.to_string(); print(c, text.as_bytes()) };
    print_bool: "void (i1)" = |c| { let value = c.word()? as u8; print(c, if value == 0 { b"false" } else { b"true" }) };
}

fn print(c: &mut Call<'_, '_>, text: &[u8]) -> Done {
    let file = c.library().places.files[1];
    files::put(c, file, text)?;
    Ok(Value::Void)
}

fn join(c: &mut Call<'_, '_>) -> Done {
    let (mut a, b) = (c.string()?, c.string()?);
    a.extend_from_slice(&b);
    string::duplicate(c, &a)
}

/// Ends the program as Oat's runtime does.
fn fail<T>(c: &mut Call<'_, '_>, message: &str) -> Result<T, Stop> {
    c.library().flush();
    let line = format!("Runtime error: {message}\n");
    let file = c.library().places.files[2];
    files::put(c, file, line.as_bytes())?;
    Err(Stop::Exit(1))
}

/// A string that must not be null.
fn text(c: &mut Call<'_, '_>, function: &str) -> Result<Vec<u8>, Stop> {
    match c.word()? {
        0 => fail(c, &format!("{function} of a null string")),
        at => Ok(c.memory().c_string(at)?.to_vec()),
    }
}

fn oat_malloc(c: &mut Call<'_, '_>) -> Done {
    match c.long()? {
        size @ ..0 => fail(c, &format!("an allocation of {size} bytes")),
        size => heap::zeroed(c, size as u64 + 1),
    }
}

fn array(c: &mut Call<'_, '_>, len: i64) -> Result<u64, Stop> {
    if len < 0 {
        return fail(c, &format!("an array of length {len}"));
    }
    match heap::zeroed(c, (len as u64 + 1).saturating_mul(8))? {
        Value::Int(at @ 1..) => {
            c.write_word(at, len as u64)?;
            Ok(at)
        }
        _ => fail(c, &format!("no memory for an array of length {len}")),
    }
}

fn assert_length(c: &mut Call<'_, '_>) -> Done {
    let (array, index) = (c.word()?, c.long()?);
    if array == 0 {
        return fail(c, &format!("index {index} into a null array"));
    }
    let len = c.read_word(array)? as i64;
    if index < 0 || index >= len {
        let message = format!("index {index} is out of bounds of an array of length {len}");
        return fail(c, &message);
    }
    Ok(Value::Void)
}

fn array_of_string(c: &mut Call<'_, '_>) -> Done {
    let text = text(c, "array_of_string")?;
    let at = array(c, text.len() as i64)?;
    for (place, &byte) in (at + 8..).step_by(8).zip(&text) {
        c.write_word(place, i64::from(byte as i8) as u64)?;
    }
    Ok(at.into())
}

fn string_of_array(c: &mut Call<'_, '_>) -> Done {
    let array = c.word()?;
    if array == 0 {
        return fail(c, "string_of_array of a null array");
    }
    let len = c.read_word(array)? as i64;
    if len < 0 {
        return fail(c, &format!("an array of length {len}"));
    }
    let mut text = Vec::new();
    for i in 0..len as u64 {
        let element = c.read_word(array.wrapping_add(8 * (i + 1)))? & 0x7f;
        if element == 0 {
            return fail(c, &format!("element {i} of the array is no character"));
        }
        text.push(element as u8);
    }
    string::duplicate(c, &text)
}
