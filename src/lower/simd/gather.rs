//! Registers that are put together of bytes of others: shuffles.

use smallvec::SmallVec;

use super::super::operand::Repr;
use super::super::{Cx, simd};
use crate::lir::{BinaryOp, InstData, Shape, Type, Value, VectorUnary};

/// A byte of a register that is put together.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Byte {
    /// One that nobody looks at.
    Any,
    /// Zero.
    Zero,
    /// A byte of another register.
    Of(Value, u8),
}

/// The mask of a shuffle of two registers (or one) that gives those of the bytes that are theirs.
/// The others are zero if `exact`; else those that nobody looks at are what lets the shuffle move
/// whole words, where that can be.
fn shuffle_mask(bytes: &[Byte; 16], from: &[Value], exact: bool) -> [u8; 16] {
    let number = |byte: Byte| match byte {
        Byte::Of(value, at) => {
            let source = from.iter().position(|&source| source == value);
            source.map_or(0xff, |source| 16 * source as u8 + at)
        }
        Byte::Zero | Byte::Any => 0xff,
    };
    let mut mask = bytes.map(number);
    if exact {
        return mask;
    }
    for i in 0..16 {
        if bytes[i] != Byte::Any {
            continue;
        }
        // As if the byte followed the one before it; the first of a word stays where it is.
        mask[i] = match i % 4 {
            0 => i as u8,
            _ if mask[i - 1] == 0xff => 0xff,
            _ => mask[i - 1] % 32 / 16 * 16 + (mask[i - 1] + 1) % 16,
        };
    }
    mask
}

/// The register of 16 bytes that these are, in order, if they are one.
fn same_register(bytes: &[Byte]) -> Option<Value> {
    let value = bytes.iter().find_map(|byte| match *byte {
        Byte::Of(value, _) => Some(value),
        _ => None,
    })?;
    let in_place = |(i, &byte): (usize, &Byte)| match byte {
        Byte::Of(of, at) => of == value && usize::from(at) == i,
        Byte::Any => true,
        Byte::Zero => false,
    };
    bytes.iter().enumerate().all(in_place).then_some(value)
}

/// A register of bytes of others: of 128 bits or 256.
pub(super) fn gather(cx: &mut Cx<'_>, bytes: &[Byte]) -> Option<Value> {
    let long = bytes.first_chunk::<32>().filter(|_| bytes.len() == 32);
    match long {
        Some(bytes) => gather_long(cx, bytes),
        None => gather_short(cx, bytes.first_chunk()?),
    }
}

/// The bytes with halves in the place of registers of 256 bits.
fn by_halves(cx: &mut Cx<'_>, bytes: &[Byte; 16]) -> [Byte; 16] {
    bytes.map(|byte| match byte {
        Byte::Of(value, at) if cx.b.func.ty(value) == Type::V256 => {
            Byte::Of(simd::half_of(cx, value, at / 16), at % 16)
        }
        byte => byte,
    })
}

fn gather_short(cx: &mut Cx<'_>, bytes: &[Byte; 16]) -> Option<Value> {
    let bytes = &by_halves(cx, bytes);
    if let Some(register) = same_register(bytes) {
        return Some(register);
    }
    let sources = sources(bytes);
    let mut whole = None;
    for pair in sources.chunks(2) {
        let mask = shuffle_mask(bytes, pair, sources.len() > 2);
        let part = shuffle(cx, Type::V128, pair, mask)?;
        whole = Some(match whole {
            Some(whole) => cx.b.binary(BinaryOp::Or, whole, part),
            None => part,
        });
    }
    whole
}

fn shuffle(cx: &mut Cx<'_>, ty: Type, sources: &[Value], mask: [u8; 16]) -> Option<Value> {
    let mask = cx.b.func.vconsts.push(u128::from_le_bytes(mask));
    let &first = sources.first()?;
    let args = [first, sources.get(1).copied().unwrap_or(first)];
    Some(cx.b.value(InstData::Vshuffle { ty, args, mask }, ty))
}

/// One shuffle that is the same in both halves, or of words of 64 bits, or else both halves by
/// themselves.
fn gather_long(cx: &mut Cx<'_>, bytes: &[Byte; 32]) -> Option<Value> {
    let sources = sources(bytes);
    let is_long = |&value: &Value| cx.b.func.ty(value) == Type::V256;
    if sources.iter().all(is_long) {
        if let Some(register) = same_register(bytes) {
            return Some(register);
        }
        if let Some(both) = in_halves(bytes)
            && sources.len() <= 2
        {
            let mask = shuffle_mask(&both, &sources, false);
            return shuffle(cx, Type::V256, &sources, mask);
        }
        if let (&[source], Some(imm)) = (&sources[..], permutation(bytes)) {
            return Some(simd::vunary(
                cx,
                VectorUnary::Permute,
                Shape::I64x4,
                imm,
                source,
            ));
        }
    }
    let (low, high) = (bytes.first_chunk()?, bytes.last_chunk()?);
    if sources.iter().any(is_long)
        && let Some(register) = of_halves(cx, bytes)
    {
        return Some(register);
    }
    let halves = [gather_short(cx, low), gather_short(cx, high)];
    if halves == [None; 2] {
        return None;
    }
    let halves = halves.map(|half| match half {
        Some(half) => half,
        None => simd::vector_const(cx, Type::V128, 0),
    });
    Some(simd::joined(cx, halves))
}

/// A half of a register: which one; of 128 bits there is only the first.
type Half = (Value, u8);

/// One shuffle that is the same in both halves, of two registers at most that are put together of halves of others.
fn of_halves(cx: &mut Cx<'_>, bytes: &[Byte; 32]) -> Option<Value> {
    let half = |byte: Byte| match byte {
        Byte::Of(value, at) => Some((value, at / 16)),
        _ => None,
    };
    let mut pairs = SmallVec::<[[Option<Half>; 2]; 2]>::new();
    let mut places = [None; 16];
    for (i, place) in places.iter_mut().enumerate() {
        let at = match [bytes[i], bytes[i + 16]] {
            [Byte::Of(_, low), Byte::Of(_, high)] if low % 16 != high % 16 => return None,
            [Byte::Of(_, at), Byte::Of(..) | Byte::Any] | [Byte::Any, Byte::Of(_, at)] => at % 16,
            [Byte::Of(..), _] | [_, Byte::Of(..)] => return None,
            _ => continue,
        };
        let wanted = [half(bytes[i]), half(bytes[i + 16])];
        let agrees = |pair: &[Option<Half>; 2]| {
            let mut halves = pair.iter().zip(wanted);
            halves.all(|(&a, b)| a.is_none() || b.is_none() || a == b)
        };
        let pair = match pairs.iter().position(agrees) {
            Some(pair) => pair,
            None if pairs.len() < 2 => {
                pairs.push([None; 2]);
                pairs.len() - 1
            }
            None => return None,
        };
        for (known, wanted) in pairs[pair].iter_mut().zip(wanted) {
            *known = known.or(wanted);
        }
        *place = Some((pair, at));
    }
    let sources: SmallVec<[Value; 4]> = pairs.iter().map(|&pair| joined_halves(cx, pair)).collect();
    let mut both = [Byte::Any; 16];
    for (i, byte) in both.iter_mut().enumerate() {
        *byte = match places[i] {
            Some((pair, at)) => Byte::Of(*sources.get(pair)?, at),
            None if [bytes[i], bytes[i + 16]] == [Byte::Any; 2] => Byte::Any,
            None => Byte::Zero,
        };
    }
    let mask = shuffle_mask(&both, &sources, false);
    shuffle(cx, Type::V256, &sources, mask)
}

/// Two halves as one register; where one does not matter, it is what costs least.
fn joined_halves(cx: &mut Cx<'_>, pair: [Option<Half>; 2]) -> Value {
    let is_long = |cx: &Cx<'_>, value: Value| cx.b.func.ty(value) == Type::V256;
    let halves = match pair {
        [Some((low, 0)), None] if is_long(cx, low) => return low,
        [None, Some((high, 1))] => return high,
        [Some(one), None] | [None, Some(one)] => [one; 2],
        [Some((low, 0)), Some((high, 1))] if low == high => return low,
        [Some(low), Some(high)] => [low, high],
        [None, None] => return simd::vector_const(cx, Type::V256, 0),
    };
    let halves = halves.map(|(value, which)| match is_long(cx, value) {
        true => simd::half_of(cx, value, which),
        false => value,
    });
    simd::joined(cx, halves)
}

/// Lanes of registers, put together in one, with constants among them.
pub(super) fn shuffled(cx: &mut Cx<'_>, shape: Shape, parts: &[Repr]) -> Option<Value> {
    let size = shape.lane().bytes() as usize;
    let mut bytes = [Byte::Any; 32];
    let bytes = &mut bytes[..shape.ty().bytes() as usize];
    for (place, &part) in bytes.chunks_exact_mut(size).zip(parts) {
        match part {
            Repr::Lane(value, s, lane) if s.lane().bytes() as usize == size => {
                for (i, byte) in place.iter_mut().enumerate() {
                    *byte = Byte::Of(value, lane * size as u8 + i as u8);
                }
            }
            Repr::Const(..) => place.fill(Byte::Zero),
            _ => return None,
        }
    }
    let register = gather(cx, bytes)?;
    let constant = |i: usize| match parts.get(i) {
        Some(&Repr::Const(_, bits)) => bits,
        _ => 0,
    };
    if (0..parts.len()).all(|i| constant(i) == 0) {
        return Some(register);
    }
    let constants = simd::lanes_const(cx, shape, |i| constant(i as usize));
    Some(cx.b.binary(BinaryOp::Or, register, constants))
}

/// The registers that bytes are of.
fn sources(bytes: &[Byte]) -> SmallVec<[Value; 4]> {
    let mut sources = SmallVec::new();
    for &byte in bytes {
        if let Byte::Of(value, _) = byte
            && !sources.contains(&value)
        {
            sources.push(value);
        }
    }
    sources
}

/// What is done in each half, if it is the same in both, of bytes of the same half.
fn in_halves(bytes: &[Byte; 32]) -> Option<[Byte; 16]> {
    let mut both = [Byte::Any; 16];
    for (i, &byte) in bytes.iter().enumerate() {
        let byte = match byte {
            Byte::Of(value, at) if usize::from(at / 16) == i / 16 => Byte::Of(value, at % 16),
            Byte::Of(..) => return None,
            byte => byte,
        };
        let place = &mut both[i % 16];
        match (*place, byte) {
            (Byte::Any, _) => *place = byte,
            (_, Byte::Any) => {}
            (known, byte) if known == byte => {}
            _ => return None,
        }
    }
    Some(both)
}

/// The numbers of the words of 64 bits that bytes of one register are, two bits each.
fn permutation(bytes: &[Byte; 32]) -> Option<u8> {
    let mut imm = 0;
    for (i, word) in bytes.chunks_exact(8).enumerate() {
        let mut from = None;
        for (n, &byte) in (0u8..).zip(word) {
            match byte {
                Byte::Of(_, at) if at % 8 == n && from.is_none_or(|from| from == at / 8) => {
                    from = Some(at / 8);
                }
                Byte::Any => {}
                _ => return None,
            }
        }
        imm |= from.unwrap_or(i as u8) << (2 * i);
    }
    Some(imm)
}
