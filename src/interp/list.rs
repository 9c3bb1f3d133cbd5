//! Lists bytecode, an instruction a line, for people who work on the interpreter.

use std::fmt;
use std::sync::atomic::Ordering;

use super::code::Bytecode;
use super::op::{Opcode, Word};

impl fmt::Display for Bytecode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words: Vec<u64> = (self.words.iter())
            .map(|word| word.load(Ordering::Relaxed))
            .collect();
        writeln!(
            f,
            "; {}: {} words, a frame of {} bytes",
            self.function,
            words.len(),
            self.frame_bytes
        )?;
        let mut at = 0;
        while let Some(word) = words.get(at).copied().and_then(Word::from_bits) {
            let data = |n: usize| words.get(at + n).copied().unwrap_or(0);
            let len = word.len(data);
            let Word { op, a, b, c } = word;
            write!(f, "{at:6}  {:<12} {a:5} {b:5} {c:5}", format!("{op:?}"))?;
            let distance = match op {
                Opcode::Jump | Opcode::BrNz | Opcode::BrZ => Some(word.bc()),
                _ if op.is_branch() => Some(i32::from(c as i16)),
                _ => None,
            };
            if let Some(distance) = distance {
                write!(f, "  -> {}", at as i64 + i64::from(distance))?;
            }
            for n in 1..len.min(8) {
                write!(f, "  {:#x}", data(n))?;
            }
            writeln!(f)?;
            at += len;
        }
        Ok(())
    }
}
