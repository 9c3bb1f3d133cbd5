//! jitlite for web pages: a request in JSON is answered in JSON.
//!
//! A page calls three functions. [`alloc`] gives room for a request, [`call`] answers it, and [`release`] takes back the
//! room of the request and of the answer. A request is an object whose field `do` names a row of [`REQUESTS`]. The answer
//! is what the row's function gives, or `{"error": TEXT}` where the request itself is wrong.

mod check;
mod document;
mod find;
mod place;
#[cfg(test)]
mod request_tests;
mod run;
mod state;
mod views;

use serde_json::{Value, json};

/// A function that answers a request.
type Answer = fn(&Value) -> Result<Value, String>;

/// What can be asked, by the field `do`.
const REQUESTS: &[(&str, Answer)] = &[
    // Of the module itself.
    ("version", version),
    // Of a text.
    ("check", check::check),
    ("format", check::format),
    // Of a place in a text.
    ("hover", place::hover),
    ("definition", place::definition),
    ("references", place::references),
    ("locals", place::locals),
    ("rename", place::rename),
    ("complete", place::complete),
    // Of a function.
    ("cfg", views::cfg),
    ("lir", views::lir),
    ("passes", views::passes),
    ("bytecode", views::bytecode),
    // Of running programs.
    ("run", run::run),
    ("state", state::state),
    ("find", find::find),
];

/// The version of jitlite.
fn version(_: &Value) -> Result<Value, String> {
    Ok(json!({"version": env!("CARGO_PKG_VERSION")}))
}

/// Answers a request.
pub fn answer(request: &[u8]) -> Value {
    answer_or_error(request).unwrap_or_else(|error| json!({"error": error}))
}

fn answer_or_error(request: &[u8]) -> Result<Value, String> {
    let request: Value = serde_json::from_slice(request).map_err(|error| error.to_string())?;
    let name = request["do"]
        .as_str()
        .ok_or("the field `do` is no string")?;
    let mut rows = REQUESTS.iter();
    let (_, function) = (rows.find(|(row, _)| *row == name))
        .ok_or_else(|| format!("there is no request `{name}`"))?;
    function(&request)
}

/// Room for a request of `len` bytes.
#[unsafe(no_mangle)]
pub extern "C" fn alloc(len: usize) -> *mut u8 {
    Box::into_raw(vec![0u8; len].into_boxed_slice()).cast()
}

/// Takes back room.
///
/// # Safety
///
/// `alloc` gave `at` for `len` bytes, or `call` gave it, and `len` is 4 more than the length that it begins with. It is
/// not used again.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn release(at: *mut u8, len: usize) {
    // SAFETY: a boxed slice of this length was made into this pointer.
    drop(unsafe { Box::from_raw(std::ptr::slice_from_raw_parts_mut(at, len)) });
}

/// Answers a request. The answer begins with its length, as four bytes of which the lowest is the first.
///
/// # Safety
///
/// `len` bytes at `at` can be read.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn call(at: *const u8, len: usize) -> *mut u8 {
    // SAFETY: the caller promises it.
    let request = unsafe { std::slice::from_raw_parts(at, len) };
    let text = answer(request).to_string();
    let mut bytes = Vec::with_capacity(4 + text.len());
    bytes.extend((text.len() as u32).to_le_bytes());
    bytes.extend(text.into_bytes());
    Box::into_raw(bytes.into_boxed_slice()).cast()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn requests_are_answered_in_their_room() {
        let request = br#"{"do":"version"}"#;
        let room = alloc(request.len());
        // SAFETY: the room is as long as the request, and each is released once.
        let text = unsafe {
            room.copy_from(request.as_ptr(), request.len());
            let found = call(room, request.len());
            release(room, request.len());
            let len = u32::from_le_bytes(found.cast::<[u8; 4]>().read()) as usize;
            let text = std::slice::from_raw_parts(found.add(4), len).to_vec();
            release(found, 4 + len);
            text
        };
        let found: Value = serde_json::from_slice(&text).unwrap();
        assert_eq!(found["version"], env!("CARGO_PKG_VERSION"));
    }

    #[test]
    fn a_wrong_request_is_an_error() {
        let error = |text: &str| answer(text.as_bytes())["error"].as_str().map(String::from);
        assert_eq!(error("{}").unwrap(), "the field `do` is no string");
        assert_eq!(error(r#"{"do":"x"}"#).unwrap(), "there is no request `x`");
        assert!(error("{").is_some());
        assert_eq!(error(r#"{"do":"version"}"#), None);
    }
}
