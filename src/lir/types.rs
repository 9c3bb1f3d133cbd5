//! The types of values.

/// The type of a LIR value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum Type {
    /// 8 bits
    I8,
    /// 16 bits
    I16,
    /// 32 bits
    I32,
    /// 64 bits; also every address
    I64,
    /// IEEE binary32
    F32,
    /// IEEE binary64
    F64,
    /// 128 bits of a vector
    V128,
    /// 256 bits of a vector: within a function, never passed between functions
    V256,
}

impl Type {
    /// All types.
    pub const ALL: [Type; 8] = [
        Type::I8,
        Type::I16,
        Type::I32,
        Type::I64,
        Type::F32,
        Type::F64,
        Type::V128,
        Type::V256,
    ];

    /// Size in bytes.
    #[inline]
    pub const fn bytes(self) -> u32 {
        match self {
            Type::I8 => 1,
            Type::I16 => 2,
            Type::I32 | Type::F32 => 4,
            Type::I64 | Type::F64 => 8,
            Type::V128 => 16,
            Type::V256 => 32,
        }
    }

    /// Copies of at most so many bytes are loads and stores of [pieces](Self::pieces).
    pub const MOST_IN_PIECES: u64 = 128;

    /// Of so many bytes all are read before any of them is written.
    pub const MOST_AT_ONCE: u64 = 64;

    /// The integers that cover so many bytes, with the places where they begin: as many of 8 bytes as fit, then one of
    /// 4, 2 and 1.
    pub fn pieces(len: u64) -> impl Iterator<Item = (Type, u64)> {
        let mut at = 0;
        std::iter::from_fn(move || {
            let ty = match len - at {
                0 => return None,
                8.. => Type::I64,
                4.. => Type::I32,
                2.. => Type::I16,
                _ => Type::I8,
            };
            let offset = at;
            at += u64::from(ty.bytes());
            Some((ty, offset))
        })
    }

    /// Size in bits.
    #[inline]
    pub const fn bits(self) -> u32 {
        self.bytes() * 8
    }

    /// Whether it is an integer, which lives in a general-purpose register.
    #[inline]
    pub const fn is_int(self) -> bool {
        (self as u8) <= Type::I64 as u8
    }

    /// Whether it is a float.
    #[inline]
    pub const fn is_float(self) -> bool {
        matches!(self, Type::F32 | Type::F64)
    }

    /// Whether it is a vector.
    #[inline]
    pub const fn is_vector(self) -> bool {
        matches!(self, Type::V128 | Type::V256)
    }

    /// The bits of an integer type, set; for others all 64.
    #[inline]
    pub const fn mask(self) -> u64 {
        match self {
            Type::I8 => 0xff,
            Type::I16 => 0xffff,
            Type::I32 | Type::F32 => 0xffff_ffff,
            _ => u64::MAX,
        }
    }

    /// The integer type of a width of 8, 16, 32 or 64.
    pub const fn int(bits: u32) -> Option<Type> {
        match bits {
            8 => Some(Type::I8),
            16 => Some(Type::I16),
            32 => Some(Type::I32),
            64 => Some(Type::I64),
            _ => None,
        }
    }

    /// The word that it is written as.
    pub const fn word(self) -> &'static str {
        match self {
            Type::I8 => "i8",
            Type::I16 => "i16",
            Type::I32 => "i32",
            Type::I64 => "i64",
            Type::F32 => "f32",
            Type::F64 => "f64",
            Type::V128 => "v128",
            Type::V256 => "v256",
        }
    }
}

/// The value of an integer type as a signed number.
#[inline(always)]
pub const fn signed(ty: Type, bits: u64) -> i64 {
    let unused = 64 - ty.bits();
    ((bits << unused) as i64) >> unused
}

impl std::fmt::Display for Type {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.word())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_cover_each_byte_once() {
        let all: Vec<_> = Type::pieces(15).collect();
        assert_eq!(
            all,
            [
                (Type::I64, 0),
                (Type::I32, 8),
                (Type::I16, 12),
                (Type::I8, 14)
            ]
        );
        assert_eq!(Type::pieces(0).count(), 0);
    }
}
