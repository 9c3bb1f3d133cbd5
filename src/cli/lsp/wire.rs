//! Messages of the protocol: a header with a length, and JSON. Frames are read and written here, and nowhere else.

use std::io::{self, BufRead, Write};

use serde_json::{Value, json};

/// The codes of errors in answers, as the protocol numbers them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Code {
    /// The message is not JSON.
    Parse = -32700,
    /// There cannot be such a request now.
    InvalidRequest = -32600,
    /// There is no such request.
    MethodNotFound = -32601,
    /// The parameters are not those of the request.
    InvalidParams = -32602,
    /// A mistake in jitlite.
    Internal = -32603,
    /// The first request is `initialize`.
    NotInitialized = -32002,
    /// The request is a good one, and cannot be done.
    Failed = -32803,
    /// The client has taken the request back.
    Cancelled = -32800,
}

/// Why a request has no answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Refusal {
    pub code: Code,
    pub message: String,
}

impl Refusal {
    pub(super) fn new(code: Code, message: impl Into<String>) -> Refusal {
        Refusal {
            code,
            message: message.into(),
        }
    }

    /// Of parameters that are missing, or of another type.
    pub(super) fn params(message: impl Into<String>) -> Refusal {
        Refusal::new(Code::InvalidParams, message)
    }

    /// Of what cannot be done.
    pub(super) fn failed(message: impl Into<String>) -> Refusal {
        Refusal::new(Code::Failed, message)
    }
}

/// What answers a request.
pub(super) type Answer = Result<Value, Refusal>;

/// The longest message that is read: a client that writes another length has lost its way.
const MOST_BYTES: usize = 1 << 30;

/// The bytes of the next message; `None` at the end of the stream.
///
/// # Errors
/// If the stream cannot be read, or has no message where one begins.
pub(super) fn read(from: &mut impl BufRead) -> io::Result<Option<Vec<u8>>> {
    let mut length = None;
    let mut is_first = true;
    loop {
        let mut line = Vec::new();
        if from.read_until(b'\n', &mut line)? == 0 {
            return match is_first {
                true => Ok(None),
                false => Err(io::ErrorKind::UnexpectedEof.into()),
            };
        }
        is_first = false;
        let line = line.trim_ascii();
        if line.is_empty() {
            break;
        }
        let colon = memchr::memchr(b':', line).ok_or(io::ErrorKind::InvalidData)?;
        if line[..colon].eq_ignore_ascii_case(b"content-length") {
            let digits = std::str::from_utf8(line[colon + 1..].trim_ascii());
            length = digits.ok().and_then(|digits| digits.parse::<usize>().ok());
        }
    }
    let length = length.filter(|&length| length <= MOST_BYTES);
    let length = length.ok_or(io::ErrorKind::InvalidData)?;
    let mut body = vec![0; length];
    from.read_exact(&mut body)?;
    Ok(Some(body))
}

/// Writes a message.
///
/// # Errors
/// If the stream cannot be written.
pub(super) fn write(to: &mut impl Write, message: &Value) -> io::Result<()> {
    let body = message.to_string();
    write!(to, "Content-Length: {}\r\n\r\n{body}", body.len())?;
    to.flush()
}

/// The message that answers a request.
pub(super) fn response(id: &Value, answer: Answer) -> Value {
    match answer {
        Ok(result) => json!({"jsonrpc": "2.0", "id": id, "result": result}),
        Err(why) => json!({
            "jsonrpc": "2.0",
            "id": id,
            "error": {"code": why.code as i32, "message": why.message},
        }),
    }
}

/// A message that asks for no answer.
pub(super) fn notification(method: &str, params: Value) -> Value {
    json!({"jsonrpc": "2.0", "method": method, "params": params})
}

/// A message that asks the client.
pub(super) fn request(id: &str, method: &str, params: Value) -> Value {
    json!({"jsonrpc": "2.0", "id": id, "method": method, "params": params})
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_is_read_as_it_was_written() {
        let mut bytes = Vec::new();
        let message = json!({"text": "ä"});
        write(&mut bytes, &message).unwrap();
        write(&mut bytes, &json!(1)).unwrap();
        let mut stream = &bytes[..];
        let first = read(&mut stream).unwrap().unwrap();
        assert_eq!(serde_json::from_slice::<Value>(&first).unwrap(), message);
        assert_eq!(read(&mut stream).unwrap().unwrap(), b"1");
        assert_eq!(read(&mut stream).unwrap(), None);
    }

    #[test]
    fn headers_may_be_any_but_for_the_length() {
        let read = |mut text: &[u8]| read(&mut text).map_err(|error| error.kind());
        let good = b"content-length:  2\r\nContent-Type: x\r\n\r\n{}";
        assert_eq!(read(good), Ok(Some(b"{}".to_vec())));
        let invalid = Err(io::ErrorKind::InvalidData);
        assert_eq!(read(b"Content-Length: x\r\n\r\n{}"), invalid);
        assert_eq!(read(b"Content-Length: 99999999999\r\n\r\n{}"), invalid);
        assert_eq!(read(b"hello\r\n\r\n"), invalid);
        let short = Err(io::ErrorKind::UnexpectedEof);
        assert_eq!(read(b"Content-Length: 5\r\n\r\n{}"), short);
        assert_eq!(read(b"Content-Length: 5\r\n"), short);
    }
}
