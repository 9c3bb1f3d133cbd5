//! The header comments of a test file: what it tests and what must come of it.
//!
//! ```text
//! ; test: one sentence
//! ; spec: Section: "..."  a sentence of a specification that the file shows, for the reader
//! ; exit: 120              expected exit status
//! ; stdout: text           a line of output; escapes \n \t \\ \xHH; a final \c: no newline
//! ; stderr: text           the error output contains this
//! ; trap: divide in @f     the status and message of that trap
//! ; frame: f a.c:3:5       a line of the call stack, of which all are given: function and source
//! ; args: a b "c d"        arguments of the program
//! ; stdin: text            a line of input, written as output is
//! ; flags: --std llvmlite  further flags of the command
//! ; oracle: none (why)     LLVM cannot run the file
//! ; run: show lir          the command whose output is compared
//! ; expect-fail: why       known to fail
//! ```

/// The header of one file.
#[derive(Debug, Default, Clone)]
pub struct Expectation {
    pub test: Option<String>,
    pub exit: Option<i32>,
    pub stdout: Vec<u8>,
    pub stderr: Vec<String>,
    pub trap: Option<Trap>,
    pub frames: Vec<(String, String)>,
    pub args: Vec<String>,
    pub stdin: Vec<u8>,
    pub flags: Vec<String>,
    pub oracle: Option<String>,
    pub run: Option<String>,
    pub expect_fail: Option<String>,
}

/// `; trap: kind in @function`
#[derive(Debug, Clone)]
pub struct Trap {
    pub status: i32,
    pub message: &'static str,
    pub place: String,
}

impl Expectation {
    /// Reads the header comments of `source`; an error names the line that makes no sense.
    pub fn parse(source: &str) -> Result<Expectation, String> {
        let source = source.trim_start_matches('\u{feff}');
        let mut e = Expectation::default();
        for (number, line) in source.lines().enumerate() {
            let Some((key, value)) = line.strip_prefix("; ").and_then(|l| l.split_once(':')) else {
                continue;
            };
            // One space belongs to the colon; what follows may matter.
            let value = value.strip_prefix(' ').unwrap_or(value);
            let parsed = match key {
                "test" => set(&mut e.test, value),
                "exit" => match value.trim().parse() {
                    Ok(status) if e.exit.is_none() => {
                        e.exit = Some(status);
                        Ok(())
                    }
                    _ => Err("not one exit status".to_string()),
                },
                "stdout" => unescape(value, &mut e.stdout),
                "stdin" => unescape(value, &mut e.stdin),
                "stderr" => {
                    e.stderr.push(value.to_string());
                    Ok(())
                }
                "trap" => trap(value).map(|t| e.trap = Some(t)),
                "frame" => match value.rsplit_once(' ') {
                    Some((name, place)) => {
                        e.frames.push((name.to_string(), place.to_string()));
                        Ok(())
                    }
                    None => Err("is not a function and a place".to_string()),
                },
                "args" => words(value).map(|w| e.args = w),
                "flags" => words(value).map(|w| e.flags = w),
                "oracle" => set(&mut e.oracle, value),
                "run" => set(&mut e.run, value),
                "expect-fail" => set(&mut e.expect_fail, value),
                _ => Ok(()),
            };
            parsed.map_err(|why| format!("line {}: `{key}:` {why}", number + 1))?;
        }
        if e.test.is_none() {
            return Err("the file does not say what it tests (`; test: ...`)".into());
        }
        Ok(e)
    }

    /// The exit status that the header asks for, directly or by its trap.
    pub fn status(&self) -> Option<i32> {
        self.trap.as_ref().map(|t| t.status).or(self.exit)
    }
}

fn set(slot: &mut Option<String>, value: &str) -> Result<(), String> {
    match slot.replace(value.to_string()) {
        None => Ok(()),
        Some(_) => Err("is given twice".into()),
    }
}

fn trap(value: &str) -> Result<Trap, String> {
    let (kind, place) = value.split_once(" in").ok_or("is not `kind in @f`")?;
    let (status, message) = match kind {
        "address" => (139, "bad address"),
        "stack" => (139, "stack overflow"),
        "divide" => (136, "division by zero"),
        "overflow" => (136, "division overflow"),
        "unreachable" => (132, "`unreachable` was reached"),
        "abort" => (134, "`abort` was called"),
        "bus" => (135, "access to a page that cannot be had"),
        _ => return Err(format!("knows no kind `{kind}`")),
    };
    Ok(Trap {
        status,
        message,
        place: place.trim().to_string(),
    })
}

/// Words, where double quotes hold one together.
fn words(text: &str) -> Result<Vec<String>, String> {
    let mut words = Vec::new();
    let mut rest = text.trim();
    while !rest.is_empty() {
        let end = if let Some(quoted) = rest.strip_prefix('"') {
            let end = quoted.find('"').ok_or("has an open quote")?;
            words.push(quoted[..end].to_string());
            end + 2
        } else {
            let end = rest.find(' ').unwrap_or(rest.len());
            words.push(rest[..end].to_string());
            end
        };
        rest = rest[end..].trim_start();
    }
    Ok(words)
}

fn unescape(text: &str, out: &mut Vec<u8>) -> Result<(), String> {
    let mut rest = text.as_bytes();
    while let [first, tail @ ..] = rest {
        rest = match (first, tail) {
            (b'\\', [b'n', tail @ ..]) => {
                out.push(b'\n');
                tail
            }
            (b'\\', [b't', tail @ ..]) => {
                out.push(b'\t');
                tail
            }
            (b'\\', [b'\\', tail @ ..]) => {
                out.push(b'\\');
                tail
            }
            (b'\\', [b'c']) => return Ok(()),
            (b'\\', [b'x', high, low, tail @ ..]) => {
                let digits = [*high, *low];
                let digits = std::str::from_utf8(&digits).map_err(|e| e.to_string())?;
                out.push(u8::from_str_radix(digits, 16).map_err(|e| e.to_string())?);
                tail
            }
            (b'\\', _) => return Err("has an unknown escape".into()),
            (byte, tail) => {
                out.push(*byte);
                tail
            }
        };
    }
    out.push(b'\n');
    Ok(())
}
