//! Lists bytecode, an instruction a line, for people who work on the interpreter.

use std::fmt;
use std::sync::atomic::Ordering;

use super::code::Bytecode;
use super::op::{Opcode, Word};
use crate::ir::Inst;
use crate::lir::Origin;
use crate::stages::CodeLine;

impl fmt::Display for Bytecode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for line in self.lines() {
            writeln!(f, "{}", line.text)?;
        }
        Ok(())
    }
}

impl Bytecode {
    /// The head of the code, and then a line for each instruction.
    pub fn lines(&self) -> Vec<CodeLine> {
        let words: Vec<u64> = (self.words.iter())
            .map(|word| word.load(Ordering::Relaxed))
            .collect();
        let mut lines = vec![CodeLine {
            text: format!(
                "; {}: {} words, a frame of {} bytes",
                self.function,
                words.len(),
                self.frame_bytes
            ),
            inst: None,
        }];
        let mut origins = self.origins.iter().peekable();
        let mut inst = None;
        let mut at = 0;
        while let Some(word) = words.get(at).copied().and_then(Word::from_bits) {
            while let Some(&(_, origin)) = origins.next_if(|&&(word, _)| word as usize <= at) {
                inst = (Origin(origin) != Origin::NONE).then_some(Inst(origin));
            }
            let data = |n: usize| words.get(at + n).copied().unwrap_or(0);
            let len = word.len(data);
            let Word { op, a, b, c } = word;
            let mut text = format!("{at:6}  {:<12} {a:5} {b:5} {c:5}", format!("{op:?}"));
            let distance = match op {
                Opcode::Jump | Opcode::BrNz | Opcode::BrZ => Some(word.bc()),
                _ if op.is_branch() => Some(i32::from(c as i16)),
                _ => None,
            };
            if let Some(distance) = distance {
                text.push_str(&format!("  -> {}", at as i64 + i64::from(distance)));
            }
            for n in 1..len.min(8) {
                text.push_str(&format!("  {:#x}", data(n)));
            }
            lines.push(CodeLine { text, inst });
            at += len;
        }
        lines
    }
}
