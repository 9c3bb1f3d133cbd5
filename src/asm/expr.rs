//! Expressions of assembly: numbers, and symbols whose addresses are not known yet.

/// A value that is known when all addresses are: `plus - minus + value`.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Expr {
    /// A symbol whose address is added.
    pub plus: Option<String>,
    /// A symbol whose address is subtracted.
    pub minus: Option<String>,
    /// The constant.
    pub value: i64,
    /// What stands behind `@`: `PLT`, `GOTPCREL`.
    pub suffix: Option<String>,
}

impl Expr {
    /// A number.
    pub fn number(value: i64) -> Expr {
        Expr {
            value,
            ..Expr::default()
        }
    }

    /// A symbol.
    pub fn symbol(name: String) -> Expr {
        Expr {
            plus: Some(name),
            ..Expr::default()
        }
    }

    /// The number, of one without symbols.
    pub fn constant(&self) -> Option<i64> {
        (self.plus.is_none() && self.minus.is_none()).then_some(self.value)
    }

    fn negated(self) -> Expr {
        Expr {
            plus: self.minus,
            minus: self.plus,
            value: self.value.wrapping_neg(),
            suffix: self.suffix,
        }
    }

    /// The difference, as for [`plus`](Self::plus).
    pub fn minus(self, other: Expr) -> Option<Expr> {
        self.plus(other.negated())
    }

    /// The sum, if it has no more than a symbol that is added and one that is subtracted.
    pub fn plus(self, other: Expr) -> Option<Expr> {
        let one = |a: Option<String>, b: Option<String>| match (a, b) {
            (Some(_), Some(_)) => None,
            (a, b) => Some(a.or(b)),
        };
        Some(Expr {
            plus: one(self.plus, other.plus)?,
            minus: one(self.minus, other.minus)?,
            value: self.value.wrapping_add(other.value),
            suffix: self.suffix.or(other.suffix),
        })
    }
}

/// Reads bytes of a statement one after the other.
#[derive(Debug, Clone, Copy)]
pub(super) struct Cursor<'a> {
    text: &'a [u8],
    /// How many bytes were read.
    pub at: usize,
    depth: u32,
}

/// An error: the place, and what is wrong there.
pub(super) type Parsed<T> = Result<T, (usize, String)>;

impl<'a> Cursor<'a> {
    /// At the start of `text`.
    pub(super) fn new(text: &'a [u8]) -> Self {
        Cursor {
            text,
            at: 0,
            depth: 0,
        }
    }

    /// What is left.
    pub(super) fn rest(&self) -> &'a [u8] {
        &self.text[self.at..]
    }

    /// Goes a level deeper, of which there are not many.
    pub(super) fn deeper(&mut self) -> Parsed<()> {
        const MOST: u32 = 64;
        self.depth += 1;
        match self.depth <= MOST {
            true => Ok(()),
            false => self.fail("this nests too deeply"),
        }
    }

    /// Passes over blanks, and gives the next byte, which stays.
    pub(super) fn peek(&mut self) -> Option<u8> {
        while matches!(self.text.get(self.at), Some(b' ' | b'\t' | b'\r')) {
            self.at += 1;
        }
        self.text.get(self.at).copied()
    }

    /// Passes over a byte if it is the next one.
    pub(super) fn eat(&mut self, byte: u8) -> bool {
        let found = self.peek() == Some(byte);
        self.at += usize::from(found);
        found
    }

    /// Passes over a byte that has to be there.
    pub(super) fn expect(&mut self, byte: u8) -> Parsed<()> {
        match self.eat(byte) {
            true => Ok(()),
            false => self.fail(format!("`{}` is missing", char::from(byte))),
        }
    }

    /// An error at this place.
    pub(super) fn fail<T>(&self, message: impl Into<String>) -> Parsed<T> {
        Err((self.at, message.into()))
    }

    /// The name at this place, of a symbol, a register or a mnemonic; a quoted one may have any
    /// bytes.
    pub(super) fn name(&mut self) -> Option<String> {
        if self.peek()? == b'"' {
            let end = memchr::memchr(b'"', &self.rest()[1..])?;
            let name = String::from_utf8_lossy(&self.rest()[1..=end]).into_owned();
            self.at += end + 2;
            return Some(name);
        }
        let is_part = |n: usize, byte: u8| match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'_' | b'.' | 1 | 0x80.. => true,
            b'0'..=b'9' | b'$' => n > 0,
            _ => false,
        };
        let rest = self.rest();
        let len = rest
            .iter()
            .enumerate()
            .take_while(|&(n, &byte)| is_part(n, byte))
            .count();
        if len == 0 {
            return None;
        }
        self.at += len;
        Some(String::from_utf8_lossy(&rest[..len]).into_owned())
    }

    /// A number: decimal, `0x`, `0b`, octal, `12h`, or a character.
    pub(super) fn number(&mut self) -> Parsed<i64> {
        self.peek();
        let rest = self.rest();
        if let [b'\'', char, ..] = *rest {
            let (value, len) = match (char, rest.get(2)) {
                (b'\\', Some(&escaped)) => (escape(escaped), 3),
                _ => (char, 2),
            };
            self.at += len;
            if self.rest().first() == Some(&b'\'') {
                self.at += 1;
            }
            return Ok(value.into());
        }
        let len = rest.iter().take_while(|byte| byte.is_ascii_alphanumeric());
        let len = len.count();
        let digits = String::from_utf8_lossy(&rest[..len]).to_ascii_lowercase();
        let read = |digits: &str, radix| u128::from_str_radix(digits, radix).ok();
        let value = if let Some(hex) = digits.strip_prefix("0x") {
            read(hex, 16)
        } else if let Some(hex) = digits.strip_suffix('h') {
            read(hex, 16)
        } else if let Some(binary) = digits.strip_prefix("0b") {
            read(binary, 2)
        } else if digits.len() > 1 && digits.starts_with('0') {
            read(&digits, 8)
        } else {
            read(digits.trim_end_matches(['u', 'l']), 10)
        };
        match value.and_then(|value| u64::try_from(value).ok()) {
            Some(value) => {
                self.at += len;
                Ok(value as i64)
            }
            None => self.fail("this is no number of 64 bits"),
        }
    }

    /// An expression.
    pub(super) fn expr(&mut self) -> Parsed<Expr> {
        self.binary(0)
    }

    /// An expression without sums outside of parentheses.
    pub(super) fn term(&mut self) -> Parsed<Expr> {
        self.binary(5)
    }

    fn binary(&mut self, least: u8) -> Parsed<Expr> {
        let mut left = self.unary()?;
        loop {
            self.peek();
            let (op, level, len) = match self.rest() {
                [b'<', b'<', ..] => (b'<', 3, 2),
                [b'>', b'>', ..] => (b'>', 3, 2),
                [op @ (b'|' | b'^'), ..] => (*op, 1, 1),
                [b'&', ..] => (b'&', 2, 1),
                [op @ (b'+' | b'-'), ..] => (*op, 4, 1),
                [op @ (b'*' | b'/' | b'%'), ..] => (*op, 5, 1),
                _ => return Ok(left),
            };
            if level < least {
                return Ok(left);
            }
            let before = *self;
            self.at += len;
            // `%` may begin a register.
            if op == b'%' && !matches!(self.peek(), Some(b'0'..=b'9' | b'(')) {
                *self = before;
                return Ok(left);
            }
            let right = self.binary(level + 1)?;
            let sum = match op {
                b'+' => left.plus(right),
                b'-' => left.minus(right),
                _ => numbers(op, &left, &right),
            };
            left = match sum {
                Some(sum) => sum,
                None => return self.fail("this expression is too complicated for an address"),
            };
        }
    }

    fn unary(&mut self) -> Parsed<Expr> {
        self.deeper()?;
        let found = self.operand();
        self.depth -= 1;
        found
    }

    fn operand(&mut self) -> Parsed<Expr> {
        match self.peek() {
            Some(b'-') => {
                self.at += 1;
                Ok(self.unary()?.negated())
            }
            Some(b'+') => {
                self.at += 1;
                self.unary()
            }
            Some(op @ (b'~' | b'!')) => {
                self.at += 1;
                match (self.unary()?.constant(), op) {
                    (Some(value), b'~') => Ok(Expr::number(!value)),
                    (Some(value), _) => Ok(Expr::number((value == 0).into())),
                    _ => self.fail("only a number can be negated"),
                }
            }
            Some(b'(') => {
                self.at += 1;
                let inner = self.expr()?;
                self.expect(b')')?;
                Ok(inner)
            }
            Some(b'0'..=b'9') => self.number_or_label(),
            Some(b'\'') => Ok(Expr::number(self.number()?)),
            _ => self.symbol(),
        }
    }

    /// `1f` and `1b` are labels.
    fn number_or_label(&mut self) -> Parsed<Expr> {
        let rest = self.rest();
        let digits = rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
        let is_end = |at: usize| {
            !rest
                .get(at)
                .is_some_and(|byte| byte.is_ascii_alphanumeric() || *byte == b'_')
        };
        let is_label = matches!(rest.get(digits), Some(b'f' | b'b')) && is_end(digits + 1);
        if is_label {
            self.at += digits + 1;
            let name = String::from_utf8_lossy(&rest[..=digits]).into_owned();
            return Ok(Expr::symbol(name));
        }
        Ok(Expr::number(self.number()?))
    }

    fn symbol(&mut self) -> Parsed<Expr> {
        let Some(name) = self.name() else {
            return self.fail("an expression is missing");
        };
        let mut expr = Expr::symbol(name);
        if self.rest().first() == Some(&b'@') {
            self.at += 1;
            expr.suffix = self.name();
        }
        Ok(expr)
    }
}

/// The result of an operation on two numbers.
fn numbers(op: u8, left: &Expr, right: &Expr) -> Option<Expr> {
    let (a, b) = (left.constant()?, right.constant()?);
    let shift = u32::try_from(b).ok();
    Some(Expr::number(match op {
        b'*' => a.wrapping_mul(b),
        b'/' => a.checked_div(b)?,
        b'%' => a.checked_rem(b)?,
        b'&' => a & b,
        b'|' => a | b,
        b'^' => a ^ b,
        b'<' => a.checked_shl(shift?)?,
        b'>' => ((a as u64).checked_shr(shift?)?) as i64,
        _ => return None,
    }))
}

/// The byte that an escaped letter stands for.
pub(super) fn escape(letter: u8) -> u8 {
    match letter {
        b'n' => b'\n',
        b't' => b'\t',
        b'r' => b'\r',
        b'b' => 8,
        b'f' => 12,
        b'0' => 0,
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn expressions_are_numbers_and_symbols() {
        let value = |text: &str| Cursor::new(text.as_bytes()).expr().map(|e| e.constant());
        assert_eq!(value("1 + 2*3 - -4"), Ok(Some(11)));
        assert_eq!(value("(1 << 4) | 0x0f & 3"), Ok(Some(19)));
        assert_eq!(value("0ffh + 0b11 + 010"), Ok(Some(255 + 3 + 8)));
        assert_eq!(value("'a'"), Ok(Some(97)));
        assert_eq!(value("0xffffffffffffffff"), Ok(Some(-1)));
        assert!(value("0x10000000000000000").is_err() && value("").is_err());
        let expr = Cursor::new(b"a@PLT + 8 - 1b").expr().expect("it is one");
        assert_eq!(expr.plus.as_deref(), Some("a"));
        assert_eq!(expr.minus.as_deref(), Some("1b"));
        assert_eq!((expr.value, expr.suffix.as_deref()), (8, Some("PLT")));
    }
}
