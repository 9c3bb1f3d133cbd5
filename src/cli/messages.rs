//! Messages of the protocols of editors: a header with a length, and JSON (Language Server Protocol and Debug Adapter
//! Protocol, "Base Protocol").

use std::io::{self, BufRead, Write};

use serde_json::Value;

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

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

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
