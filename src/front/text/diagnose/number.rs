//! Numbers as other languages write them.

use super::super::foreign;

/// How a number is written here that another language writes as `text`, where the type `ty` is
/// wanted.
pub(in crate::text) fn spelling(text: &str, ty: &str, is_float: bool) -> Option<String> {
    let (sign, digits) = match text.strip_prefix(['-', '+']) {
        Some(digits) => (text.starts_with('-'), digits),
        None => (false, text),
    };
    let minus = if sign { "-" } else { "" };
    if is_float {
        let bits = foreign::constant(digits.as_bytes(), ty).unwrap_or("");
        return match bits {
            // The sign is the highest bit.
            bits if sign && !bits.is_empty() => Some(bits.replacen('7', "F", 1)),
            bits if !bits.is_empty() => Some(bits.to_string()),
            _ => float(digits)
                .map(|number| format!("{minus}{number}"))
                .filter(|number| number != text),
        };
    }
    if !ty.starts_with('i') {
        return None;
    }
    integer(digits)
        .map(|number| format!("{minus}{number}"))
        .filter(|number| number != text)
}

fn float(digits: &str) -> Option<String> {
    let plain = digits.replace('_', "");
    let plain = match plain.strip_prefix("0x") {
        Some(_) => return None,
        None => plain.trim_end_matches(['f', 'F', 'd', 'D', 'l', 'L']),
    };
    let (mantissa, exponent) = match plain.find(['e', 'E']) {
        Some(at) => plain.split_at(at),
        None => (plain, ""),
    };
    let is_number = |text: &str| text.bytes().all(|b| b.is_ascii_digit());
    let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    let power = exponent
        .get(1..)
        .unwrap_or("0")
        .trim_start_matches(['-', '+']);
    if !is_number(whole) || !is_number(fraction) || !is_number(power) || power.is_empty() {
        return None;
    }
    let parts = (!whole.is_empty() || !fraction.is_empty()).then_some([whole, fraction])?;
    let [whole, fraction] = parts.map(|part| if part.is_empty() { "0" } else { part });
    Some(format!("{whole}.{fraction}{exponent}"))
}

fn integer(digits: &str) -> Option<String> {
    let plain = digits.replace('_', "").to_ascii_lowercase();
    let radix = match plain.get(..2) {
        Some("0x") => 16,
        Some("0b") => 2,
        Some("0o") => 8,
        _ => 10,
    };
    if radix != 10 {
        let value = u128::from_str_radix(plain[2..].trim_end_matches(['u', 'l']), radix);
        return value.ok().map(|value| value.to_string());
    }
    let plain = plain.trim_end_matches(['u', 'l']);
    let whole = match plain.split_once('.') {
        Some((whole, zeros)) if zeros.bytes().all(|b| b == b'0') => whole,
        Some(_) => return None,
        None => plain,
    };
    if let Some((digits, power)) = whole.split_once('e') {
        let (digits, power): (u128, u32) = (digits.parse().ok()?, power.parse().ok()?);
        let number = 10u128.checked_pow(power)?.checked_mul(digits)?;
        return Some(number.to_string());
    }
    let is_number = !whole.is_empty() && whole.bytes().all(|b| b.is_ascii_digit());
    is_number.then(|| whole.to_string())
}
