//! Rewrites the oldest syntax (`load i64* %p`, `getelementptr T* %p`, `call T (..)* @f(..)`) into
//! the middle one (`load i64, i64* %p`), which LLVM 14 reads: so it can be an oracle for both.

/// Whether the program uses typed pointers at all.
pub fn has_typed_pointers(source: &str) -> bool {
    code_lines(source).any(|line| line.contains('*'))
}

/// The program with explicit types in loads, getelementptrs and calls.
pub fn modernise(source: &str) -> String {
    let lines: Vec<String> = source.lines().map(pointee_types).collect();
    let old = source.contains("oldest") || lines.iter().zip(source.lines()).any(|(a, b)| a != b);
    // `call T (..)* @f` means a pointer to the callee's type in the oldest syntax and a function
    // that returns a function pointer in later ones.
    let lines = lines
        .into_iter()
        .map(|line| if old { callee_type(line) } else { line });
    lines.map(|line| line + "\n").collect()
}

/// The lines without comments and without the contents of strings.
fn code_lines(source: &str) -> impl Iterator<Item = String> {
    source.lines().map(|line| {
        let mut code = String::new();
        for (i, part) in line.split('"').enumerate() {
            if i % 2 == 0 {
                match part.split_once(';') {
                    Some((before, _)) => {
                        code.push_str(before);
                        break;
                    }
                    None => code.push_str(part),
                }
            }
        }
        code
    })
}

fn pointee_types(line: &str) -> String {
    let mut line = line.to_string();
    if line.starts_with(';') {
        return line;
    }
    for opcode in ["load ", "getelementptr "] {
        let mut from = 0;
        while let Some(at) = line[from..].find(opcode) {
            let mut start = from + at + opcode.len();
            from = start;
            for word in ["volatile ", "inbounds ", "("] {
                if line[start..].starts_with(word) {
                    start += word.len();
                }
            }
            let Some(end) = type_end(&line, start) else {
                continue;
            };
            if line[end..].trim_start().starts_with(',') {
                continue;
            }
            if let Some(pointee) = line[start..end].trim_end().strip_suffix('*') {
                let pointee = pointee.trim_end().to_string();
                line.insert_str(start, &format!("{pointee}, "));
            }
        }
    }
    line
}

fn callee_type(mut line: String) -> String {
    if line.starts_with(';') {
        return line;
    }
    if let Some(at) = line.find("call ") {
        let start = at + "call ".len();
        if let Some(end) = type_end(&line, start) {
            let written = line[start..end].trim_end();
            if written.ends_with(")*") && line[end..].trim_start().starts_with(['@', '%']) {
                line.remove(start + written.len() - 1);
            }
        }
    }
    line
}

/// Where the type that starts at `at` ends.
fn type_end(line: &str, at: usize) -> Option<usize> {
    let bytes = line.as_bytes();
    let mut i = at;
    match bytes.get(i)? {
        b'{' | b'[' | b'<' => i = closing(bytes, i)?,
        b'%' if bytes.get(i + 1) == Some(&b'"') => i += line[i + 2..].find('"')? + 3,
        b'%' => {
            i += 1;
            while bytes
                .get(i)
                .is_some_and(|b| b.is_ascii_alphanumeric() || b"._$-".contains(b))
            {
                i += 1;
            }
        }
        _ => {
            while bytes.get(i).is_some_and(u8::is_ascii_alphanumeric) {
                i += 1;
            }
        }
    }
    loop {
        let mut j = i;
        while bytes.get(j) == Some(&b' ') {
            j += 1;
        }
        i = match bytes.get(j) {
            Some(b'*') => j + 1,
            Some(b'(') => closing(bytes, j)?,
            _ => return Some(i),
        };
    }
}

/// Behind the bracket that closes the one at `at`.
fn closing(bytes: &[u8], at: usize) -> Option<usize> {
    let mut depth = 0;
    for (i, byte) in bytes.iter().enumerate().skip(at) {
        match byte {
            b'{' | b'[' | b'<' | b'(' => depth += 1,
            b'}' | b']' | b'>' | b')' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return Some(i + 1);
        }
    }
    None
}
