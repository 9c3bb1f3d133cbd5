//! Floats of up to 80 bits in decimal and hexadecimal digits, exactly.
//!
//! A number is `significand * 2^exponent`. It is multiplied by a power of ten so that the digits that are wanted are an
//! integer, which is rounded once, to even where it is halfway.

/// A number that is finite and not negative.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Binary {
    pub significand: u64,
    pub exponent: i32,
}

/// What a float is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Finite(Binary),
    Infinite,
    Nan,
}

/// A float and its sign.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Float {
    pub negative: bool,
    pub kind: Kind,
    /// How many bits the significand of a normal number has.
    pub bits: u32,
}

impl Float {
    pub(super) fn of_double(value: f64) -> Float {
        let bits = value.to_bits();
        let (exponent, fraction) = ((bits >> 52) as i32 & 0x7ff, bits & ((1 << 52) - 1));
        let kind = match (exponent, fraction) {
            (0x7ff, 0) => Kind::Infinite,
            (0x7ff, _) => Kind::Nan,
            (0, significand) => Kind::Finite(Binary {
                significand,
                exponent: -1074,
            }),
            _ => Kind::Finite(Binary {
                significand: fraction | 1 << 52,
                exponent: exponent - 1075,
            }),
        };
        Float {
            negative: value.is_sign_negative(),
            kind,
            bits: 53,
        }
    }

    /// A float of the x87.
    pub(super) fn of_x87(bytes: [u8; 10]) -> Float {
        let [a, b, c, d, e, f, g, h, low, high] = bytes;
        let significand = u64::from_le_bytes([a, b, c, d, e, f, g, h]);
        let top = u16::from_le_bytes([low, high]);
        let exponent = i32::from(top & 0x7fff);
        let kind = match exponent {
            0x7fff if significand << 1 == 0 => Kind::Infinite,
            0x7fff => Kind::Nan,
            _ => Kind::Finite(Binary {
                significand,
                exponent: exponent.max(1) - 16383 - 63,
            }),
        };
        Float {
            negative: top >> 15 != 0,
            kind,
            bits: 64,
        }
    }
}

/// An integer without a limit, its least digits in front.
#[derive(Clone, Debug)]
struct Big(Vec<u32>);

impl Big {
    fn of(value: u64) -> Big {
        Big(vec![value as u32, (value >> 32) as u32])
    }

    fn multiply(&mut self, by: u32) {
        let mut carry = 0u64;
        for digit in &mut self.0 {
            let product = u64::from(*digit) * u64::from(by) + carry;
            *digit = product as u32;
            carry = product >> 32;
        }
        if carry != 0 {
            self.0.push(carry as u32);
        }
    }

    /// Divides; the remainder.
    fn divide(&mut self, by: u32) -> u32 {
        let mut rest = 0u64;
        for digit in self.0.iter_mut().rev() {
            let value = rest << 32 | u64::from(*digit);
            *digit = (value / u64::from(by)) as u32;
            rest = value % u64::from(by);
        }
        while self.0.last() == Some(&0) {
            self.0.pop();
        }
        rest as u32
    }

    fn shift_left(&mut self, bits: u32) {
        self.multiply(1 << (bits % 32));
        let whole = vec![0; bits as usize / 32];
        self.0.splice(0..0, whole);
    }

    fn bit(&self, at: usize) -> bool {
        self.0
            .get(at / 32)
            .is_some_and(|digit| digit >> (at % 32) & 1 != 0)
    }

    /// Whether any bit below one is set.
    fn any_below(&self, at: usize) -> bool {
        let whole = self.0.iter().take(at / 32).any(|&digit| digit != 0);
        let mask = (1u32 << (at % 32)) - 1;
        whole || self.0.get(at / 32).is_some_and(|digit| digit & mask != 0)
    }

    /// Shifts right and rounds, to even where it is halfway; `rest` is whether something was cut off before.
    fn shift_right_rounded(&mut self, bits: usize, rest: bool) {
        if bits == 0 {
            return;
        }
        let half = self.bit(bits - 1);
        let rest = rest || self.any_below(bits - 1);
        self.0.drain(..(bits / 32).min(self.0.len()));
        let small = bits % 32;
        if small != 0 {
            let mut carry = 0;
            for digit in self.0.iter_mut().rev() {
                let next = *digit << (32 - small);
                *digit = *digit >> small | carry;
                carry = next;
            }
        }
        if half && (rest || self.bit(0)) {
            self.add_one();
        }
    }

    fn add_one(&mut self) {
        for digit in &mut self.0 {
            *digit = digit.wrapping_add(1);
            if *digit != 0 {
                return;
            }
        }
        self.0.push(1);
    }

    /// The decimal digits, at least one.
    fn digits(mut self) -> Vec<u8> {
        let mut digits = Vec::new();
        while !self.0.is_empty() {
            let mut nine = self.divide(1_000_000_000);
            for _ in 0..9 {
                digits.push(b'0' + (nine % 10) as u8);
                nine /= 10;
            }
        }
        while digits.last() == Some(&b'0') {
            digits.pop();
        }
        if digits.is_empty() {
            digits.push(b'0');
        }
        digits.reverse();
        digits
    }
}

/// The digits of `number * 10^power`, rounded to an integer.
fn scaled(number: Binary, power: i32) -> Vec<u8> {
    let mut big = Big::of(number.significand);
    let mut rest = false;
    for _ in 0..power.max(0) / 9 {
        big.multiply(1_000_000_000);
    }
    for _ in 0..power.max(0) % 9 {
        big.multiply(10);
    }
    if number.exponent > 0 {
        big.shift_left(number.exponent as u32);
    }
    let down = number.exponent.min(0).unsigned_abs() as usize;
    if power >= 0 {
        big.shift_right_rounded(down, false);
        return big.digits();
    }
    // Divided by a power of ten, with two more bits, of which the last stands for what is cut off.
    big.shift_left(2);
    let mut left = power.unsigned_abs();
    while left > 0 {
        let step = left.min(9);
        rest |= big.divide(10u32.pow(step)) != 0;
        left -= step;
    }
    big.shift_right_rounded(down + 2, rest);
    big.digits()
}

/// A number with so many digits behind the point: those in front, and those behind.
pub(super) fn fixed(number: Binary, precision: usize) -> (Vec<u8>, Vec<u8>) {
    // Behind these there are only zeros.
    let exact = number.exponent.min(0).unsigned_abs() as usize;
    let wanted = precision.min(exact);
    let mut digits = scaled(number, wanted as i32);
    if digits.len() <= wanted {
        let zeros = vec![b'0'; wanted + 1 - digits.len()];
        digits.splice(0..0, zeros);
    }
    let mut behind = digits.split_off(digits.len() - wanted);
    behind.resize(precision, b'0');
    (digits, behind)
}

/// A number as so many digits, at least one, and the power of ten of the first.
pub(super) fn scientific(number: Binary, count: usize) -> (Vec<u8>, i32) {
    if number.significand == 0 {
        return (vec![b'0'; count], 0);
    }
    // No number has more.
    let wanted = count.min(20_000) as i32;
    let top = 63 - number.significand.leading_zeros() as i32 + number.exponent;
    // log10(2), from below.
    let mut power = (f64::from(top) * std::f64::consts::LOG10_2).floor() as i32;
    loop {
        let mut digits = scaled(number, wanted - 1 - power);
        // The estimate may be one too small, and rounding may give one digit more.
        if digits.len() > wanted as usize {
            power += 1;
            continue;
        }
        if digits.len() < wanted as usize {
            power -= 1;
            continue;
        }
        digits.resize(count, b'0');
        return (digits, power);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn number(value: f64) -> Binary {
        match Float::of_double(value).kind {
            Kind::Finite(number) => number,
            Kind::Infinite | Kind::Nan => panic!("finite"),
        }
    }

    /// Rust's own formatting is exact, too.
    #[test]
    fn digits_are_those_of_rust() {
        let mut state = 1u64;
        for round in 0..2000 {
            state = state
                .wrapping_mul(0x5851_f42d_4c95_7f2d)
                .wrapping_add(0x1405_7b7e_f767_814f);
            let value = f64::from_bits(state & !(1 << 63));
            let values = [
                value,
                (state >> 40) as f64 / 8.0,
                0.5,
                2.5,
                1e23,
                5e-324,
                0.0,
            ];
            for value in values.into_iter().filter(|value| value.is_finite()) {
                let precision = round % 25;
                let (front, behind) = fixed(number(value), precision);
                let mut text = String::from_utf8(front).unwrap();
                if precision > 0 {
                    text = format!("{text}.{}", String::from_utf8(behind).unwrap());
                }
                assert_eq!(text, format!("{value:.precision$}"));
                let (digits, power) = scientific(number(value), precision + 1);
                let text = String::from_utf8(digits).unwrap();
                let text = match precision {
                    0 => format!("{text}e{power}"),
                    _ => format!("{}.{}e{power}", &text[..1], &text[1..]),
                };
                assert_eq!(text, format!("{value:.precision$e}"));
            }
        }
    }

    #[test]
    fn long_doubles_have_more_digits() {
        // 0.1L
        let mut bytes = [0xcd, 0xcc, 0xcc, 0xcc, 0xcc, 0xcc, 0xcc, 0xcc, 0xfb, 0x3f];
        let float = Float::of_x87(bytes);
        let Kind::Finite(number) = float.kind else {
            panic!("finite")
        };
        let (_, behind) = fixed(number, 25);
        assert_eq!(behind, b"1000000000000000000013553");
        bytes[9] |= 0x80;
        assert!(Float::of_x87(bytes).negative);
        assert_eq!(
            Float::of_x87([0, 0, 0, 0, 0, 0, 0, 0x80, 0xff, 0x7f]).kind,
            Kind::Infinite
        );
    }
}
