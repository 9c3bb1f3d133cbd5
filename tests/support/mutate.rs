//! Damages program texts, in the ways that typing, merging and failing disks damage them.

use super::random::Random;

/// Words that a parser has to expect anywhere.
const WORDS: [&str; 60] = [
    "i64",
    "i1",
    "i8",
    "i32",
    "i999999999",
    "double",
    "void",
    "ptr",
    "label",
    "metadata",
    "opaque",
    "*",
    "(",
    ")",
    "{",
    "}",
    "[",
    "]",
    "<",
    ">",
    ",",
    "=",
    "...",
    "%",
    "@",
    "!",
    "#0",
    "$",
    ":",
    "\"",
    "c\"",
    "\\",
    ";",
    "\n",
    "null",
    "undef",
    "zeroinitializer",
    "true",
    "-",
    "0",
    "99999999999999999999999999",
    "-9223372036854775808",
    "0x7FF8000000000000",
    "1.5e400",
    "x",
    "define",
    "declare",
    "global",
    "type",
    "add",
    "call",
    "phi",
    "switch",
    "getelementptr",
    "bitcast",
    "ret",
    "br",
    "alloca",
    "load",
    "%0",
];

/// A damaged copy of one of `texts`.
pub fn mutant(random: &mut Random, texts: &[Vec<u8>]) -> Vec<u8> {
    let mut text = random.pick(texts).clone();
    for _ in 0..random.range(1, 5) {
        damage(random, &mut text, texts);
    }
    text
}

fn damage(random: &mut Random, text: &mut Vec<u8>, texts: &[Vec<u8>]) {
    match random.below(14) {
        0 if !text.is_empty() => {
            let at = random.below(text.len());
            text[at] ^= 1 << random.below(8);
        }
        1 if !text.is_empty() => {
            let at = random.below(text.len());
            text[at] = random.next() as u8;
        }
        2 => {
            let at = random.below(text.len() + 1);
            text.truncate(at);
        }
        3 => {
            let (a, b) = stretch(random, text, 40);
            text.drain(a..b);
        }
        4 => {
            let (a, b) = stretch(random, text, 200);
            let copy = text[a..b].to_vec();
            let at = random.below(text.len() + 1);
            text.splice(at..at, copy);
        }
        5 => {
            // The end of one program behind the beginning of another.
            let other = random.pick(texts);
            let from = random.below(other.len() + 1);
            let at = random.below(text.len() + 1);
            text.truncate(at);
            text.extend_from_slice(&other[from..]);
        }
        6 => {
            let other = random.pick(texts);
            let (a, b) = stretch(random, other, 120);
            let at = random.below(text.len() + 1);
            text.splice(at..at, other[a..b].to_vec());
        }
        7 => {
            let word = random.pick(&WORDS).as_bytes().to_vec();
            let at = random.below(text.len() + 1);
            text.splice(at..at, word);
        }
        8 | 9 => {
            if let Some((a, b)) = token(random, text) {
                let word = random.pick(&WORDS).as_bytes().to_vec();
                text.splice(a..b, word);
            }
        }
        10 => {
            if let Some((a, b)) = token(random, text) {
                text.drain(a..b);
            }
        }
        11 => {
            if let (Some(one), Some(two)) = (token(random, text), token(random, text)) {
                let (first, second) = if one.0 < two.0 {
                    (one, two)
                } else {
                    (two, one)
                };
                if first.1 <= second.0 {
                    let a = text[first.0..first.1].to_vec();
                    let b = text[second.0..second.1].to_vec();
                    text.splice(second.0..second.1, a);
                    text.splice(first.0..first.1, b);
                }
            }
        }
        12 => {
            let mut lines: Vec<Vec<u8>> = text.split(|b| *b == b'\n').map(<[u8]>::to_vec).collect();
            let (i, j) = (random.below(lines.len()), random.below(lines.len()));
            match random.below(3) {
                0 => lines.swap(i, j),
                1 => drop(lines.remove(i)),
                _ => {
                    let copy = lines[i].clone();
                    lines.insert(j, copy);
                }
            }
            *text = lines.join(&b'\n');
        }
        _ => {
            // Depth: many of one bracket or star.
            let byte = *random.pick(b"({[<*\"");
            let at = random.below(text.len() + 1);
            let count = random.range(1, 3000);
            text.splice(at..at, vec![byte; count]);
        }
    }
}

/// A stretch of up to `most` bytes.
fn stretch(random: &mut Random, text: &[u8], most: usize) -> (usize, usize) {
    let from = random.below(text.len() + 1);
    let to = (from + random.below(most + 1)).min(text.len());
    (from, to)
}

/// A word or a single sign.
fn token(random: &mut Random, text: &[u8]) -> Option<(usize, usize)> {
    let wordlike = |b: u8| b.is_ascii_alphanumeric() || b"%@_.".contains(&b);
    let start = random.below(text.len() + 1);
    let from = start
        + text[start..]
            .iter()
            .position(|b| !b.is_ascii_whitespace())?;
    let length = text[from..].iter().position(|b| !wordlike(*b));
    let length = length.unwrap_or(text.len() - from).max(1);
    Some((from, from + length))
}
