//! How a map of live values lies in a slot of the frame, from which code and collectors take it.
//!
//! Words of eight bytes: the number of the map; a mark with how many values there are; a bit for each value that is a constant,
//! 64 to a word; and the values. All but the values that are no constants are known where the function is compiled.

/// The high bits of the second word.
const MARK: u64 = 0x534d_4150 << 32;

/// No map has more values.
pub const MOST: usize = 4096;

/// Words in front of the values.
const fn head(count: usize) -> usize {
    2 + count.div_ceil(64)
}

/// Bytes of a map of so many values.
pub const fn bytes(count: usize) -> u32 {
    8 * (head(count) + count) as u32
}

/// Where a value is in it.
pub const fn place(count: usize, n: usize) -> u32 {
    8 * (head(count) + n) as u32
}

/// The words behind the number: which of the values are constants.
pub fn describe(constants: &[bool]) -> impl Iterator<Item = u64> {
    let words = constants.chunks(64).map(|chunk| {
        let bits = chunk.iter().enumerate();
        bits.fold(0, |word, (n, &is_constant)| {
            word | u64::from(is_constant) << n
        })
    });
    std::iter::once(MARK | constants.len() as u64).chain(words)
}

/// A map, as far as code says it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StackMap {
    /// Its number.
    pub id: u64,
    /// The constants; where in the slot the others are.
    pub values: Vec<Result<u64, u32>>,
}

/// The map whose constant words these are, by their places in the slot; [`None`] where that is no map.
pub fn read(word: impl Fn(u32) -> Option<u64>) -> Option<StackMap> {
    let id = word(0)?;
    let mark = word(8)?;
    let count = (mark ^ MARK) as usize;
    if mark & MARK != MARK || count > MOST {
        return None;
    }
    let mut values = Vec::new();
    for n in 0..count {
        let bits = word(16 + 8 * (n / 64) as u32)?;
        let at = place(count, n);
        values.push(match bits >> (n % 64) & 1 {
            0 => Err(at),
            _ => Ok(word(at)?),
        });
    }
    Some(StackMap { id, values })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn maps_are_read_as_they_were_described() {
        let constants: Vec<bool> = (0..70).map(|n| n % 3 == 0).collect();
        let mut words = vec![77];
        words.extend(describe(&constants));
        words.extend((0..70).map(|n| 1000 + n));
        assert_eq!(8 * words.len() as u32, bytes(70));
        let read = |words: &[u64]| read(|at| words.get(at as usize / 8).copied());
        let map = read(&words).unwrap();
        assert_eq!((map.id, map.values.len()), (77, 70));
        assert_eq!(map.values[3], Ok(1003));
        assert_eq!(map.values[64], Err(place(70, 64)));
        words[1] ^= 1 << 40;
        assert_eq!(read(&words), None);
    }
}
