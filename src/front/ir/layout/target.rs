//! The layout of a target, as a module states it: `target datalayout = "e-m:e-i64:64-..."`
//! (Language Reference, "Data Layout").
//!
//! The string is a list of items with `-` between them. What it does not say has the values of
//! [`DataLayout::default`]. Nothing here lays anything out: [`Layout`](super::Layout) does that,
//! for x86-64 alone; this is for who asks whether a module was made for another target.

use std::ops::Range;

/// The string that clang gives modules for `x86_64-unknown-linux-gnu`.
pub const X86_64: &str =
    "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128";

/// Address spaces have numbers of this many bits.
pub const ADDRESS_SPACE_BITS: u32 = 24;

/// A parsed layout string.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DataLayout {
    /// `E`, and not `e`: the highest byte of a number comes first.
    pub big_endian: bool,
    /// `m:e`: how names become symbols.
    pub mangling: Option<Mangling>,
    /// `p[n]:size:abi[:preferred[:index]]`, by address space; there is always one for 0.
    pub pointers: Vec<PointerLayout>,
    /// `iN:abi[:preferred]`, by width.
    pub integers: Vec<TypeAlign>,
    /// `fN:abi[:preferred]`, by width.
    pub floats: Vec<TypeAlign>,
    /// `vN:abi[:preferred]`, by width.
    pub vectors: Vec<TypeAlign>,
    /// `a:abi[:preferred]`: structs and arrays. Their ABI alignment is at least this.
    pub aggregates: TypeAlign,
    /// `n8:16:32`: the widths of integers that the processor computes with.
    pub native: Vec<u32>,
    /// `S128`: the natural alignment of the stack, in bits; 0 where none is stated.
    pub stack: u64,
    /// `Fi32` or `Fn32`: the alignment of the address of a function.
    pub functions: Option<FunctionAlign>,
    /// `P1`: the address space of functions.
    pub program_space: u32,
    /// `A5`: the address space of what `alloca` makes.
    pub alloca_space: u32,
    /// `G1`: the address space of variables.
    pub global_space: u32,
    /// `ni:1:2`: the address spaces whose pointers are no numbers.
    pub non_integral: Vec<u32>,
}

/// The layout of the pointers of an address space.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PointerLayout {
    /// The address space.
    pub space: u32,
    /// Size in bits.
    pub size: u32,
    /// ABI alignment in bits.
    pub abi: u32,
    /// Preferred alignment in bits.
    pub preferred: u32,
    /// The width in bits of an index that is added to it.
    pub index: u32,
}

/// The alignment of the types of a kind and width.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TypeAlign {
    /// The width in bits; 0 for aggregates.
    pub width: u32,
    /// ABI alignment in bits; 0 for aggregates that add nothing to that of their parts.
    pub abi: u32,
    /// Preferred alignment in bits.
    pub preferred: u32,
}

/// The alignment of the address of a function.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FunctionAlign {
    /// In bits; 0 for none.
    pub bits: u64,
    /// Whether it is multiplied by the alignment that the function itself states (`Fn`).
    pub multiple: bool,
}

crate::ir::inst::words! {
    /// How names become symbols, as it is written behind `m:`.
    pub enum Mangling {
        Elf = "e", Goff = "l", MachO = "o", Mips = "m", WinCoff = "w", WinCoffX86 = "x",
        Xcoff = "a",
    }
}

/// What is wrong with an item of a layout string.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LayoutError {
    /// The item, as a range of bytes of the string.
    pub item: Range<usize>,
    /// The part of it that is wrong.
    pub at: Range<usize>,
    /// What is wrong with it.
    pub message: String,
}

impl Default for DataLayout {
    /// What holds where no item says otherwise.
    fn default() -> Self {
        let row = |(width, abi, preferred)| TypeAlign {
            width,
            abi,
            preferred,
        };
        let rows = |list: &[_]| list.iter().copied().map(row).collect();
        DataLayout {
            big_endian: false,
            mangling: None,
            pointers: vec![PointerLayout {
                space: 0,
                size: 64,
                abi: 64,
                preferred: 64,
                index: 64,
            }],
            integers: rows(&[
                (1, 8, 8),
                (8, 8, 8),
                (16, 16, 16),
                (32, 32, 32),
                (64, 32, 64),
            ]),
            floats: rows(&[(16, 16, 16), (32, 32, 32), (64, 64, 64), (128, 128, 128)]),
            vectors: rows(&[(64, 64, 64), (128, 128, 128)]),
            aggregates: row((0, 0, 64)),
            native: Vec::new(),
            stack: 0,
            functions: None,
            program_space: 0,
            alloca_space: 0,
            global_space: 0,
            non_integral: Vec::new(),
        }
    }
}

impl DataLayout {
    /// Reads a layout string. Items that are ill-formed are given to `wrong` and left out.
    pub fn parse(text: &[u8], mut wrong: impl FnMut(LayoutError)) -> DataLayout {
        let mut layout = DataLayout::default();
        let mut start = 0;
        while start < text.len() {
            let rest = &text[start..];
            let len = memchr::memchr(b'-', rest).unwrap_or(rest.len());
            let item = Specification {
                text,
                range: start..start + len,
            };
            let result = match item.range.is_empty() {
                true => Err(item.fault(0..0, "there is no item between these `-`".into())),
                false => layout.item(&item),
            };
            if let Err(error) = result {
                wrong(error);
            }
            start += len + 1;
            if start == text.len() {
                wrong(LayoutError {
                    item: start - 1..start,
                    at: start - 1..start,
                    message: "no item follows this `-`".into(),
                });
            }
        }
        layout
    }

    /// The layout of the pointers of an address space: that of space 0 where none is stated.
    pub fn pointer(&self, space: u32) -> PointerLayout {
        let stated = self.pointers.iter().find(|row| row.space == space);
        PointerLayout {
            space,
            ..*stated.unwrap_or(&self.pointers[0])
        }
    }

    fn item(&mut self, item: &Specification<'_>) -> Result<(), LayoutError> {
        let parts = item.parts()?;
        // Behind the letter stands a number, or nothing.
        let head = parts[0].clone();
        let number = head.start + 1..head.end;
        if &item.text[head] == b"ni" {
            return self.non_integral(item, &parts[1..]);
        }
        match item.text[number.start - 1] {
            b'e' => self.big_endian = false,
            b'E' => self.big_endian = true,
            // LLVM has read it long ago.
            b's' => {}
            b'm' => self.mangling = Some(item.mangling(number, &parts[1..])?),
            b'p' => self.pointer_item(item, number, &parts[1..])?,
            b'i' => {
                let row = item.type_align(number, &parts[1..])?;
                if row.width == 8 && row.abi != 8 {
                    return Err(item.fault(parts[1].clone(), "`i8` is aligned to 8 bits".into()));
                }
                state(&mut self.integers, row);
            }
            b'f' => state(&mut self.floats, item.type_align(number, &parts[1..])?),
            b'v' => state(&mut self.vectors, item.type_align(number, &parts[1..])?),
            b'a' => self.aggregates = item.type_align(number, &parts[1..])?,
            b'n' => {
                for part in std::iter::once(number).chain(parts[1..].iter().cloned()) {
                    let width = item.number(part.clone(), "a width of integers")?;
                    if width == 0 {
                        let message = "no integer has a width of 0 bits";
                        return Err(item.fault(part, message.into()));
                    }
                    self.native.push(width);
                }
            }
            b'S' => self.stack = item.alignment(number)?,
            b'F' => self.functions = Some(item.functions(number)?),
            b'P' => self.program_space = item.space(number)?,
            b'A' => self.alloca_space = item.space(number)?,
            b'G' => self.global_space = item.space(number)?,
            _ => {
                let message = "items begin with one of `e E m p i f v a n S F P A G` or `ni`";
                return Err(item.fault(number.start - 1..number.start, message.into()));
            }
        }
        Ok(())
    }

    /// `p[n]:size:abi[:preferred[:index]]`
    fn pointer_item(
        &mut self,
        item: &Specification<'_>,
        space: Range<usize>,
        parts: &[Range<usize>],
    ) -> Result<(), LayoutError> {
        let space = match space.is_empty() {
            true => 0,
            false => item.space(space)?,
        };
        let [size, abi, rest @ ..] = parts else {
            let message = "pointers have a size and an alignment, as in `p:64:64`";
            return Err(item.fault(item.whole(), message.into()));
        };
        let bits = item.number(size.clone(), "the size of a pointer")?;
        if bits == 0 {
            return Err(item.fault(size.clone(), "a pointer has more than 0 bits".into()));
        }
        let aligned = |part: &Range<usize>| {
            let bits = item.aligned(part.clone())?;
            match bits {
                0 => Err(item.fault(
                    part.clone(),
                    "a pointer is aligned to 8 bits or more".into(),
                )),
                bits => Ok(bits),
            }
        };
        let own = aligned(abi)?;
        let preferred = match rest.first() {
            Some(part) => aligned(part)?,
            None => own,
        };
        if preferred < own {
            let message = "the preferred alignment is less than that of the ABI";
            return Err(item.fault(rest[0].clone(), message.into()));
        }
        let index = match rest.get(1) {
            Some(part) => match item.number(part.clone(), "the width of an index")? {
                0 => return Err(item.fault(part.clone(), "an index has more than 0 bits".into())),
                width if width > bits => {
                    let message = format!("an index has no more bits than a pointer, {bits}");
                    return Err(item.fault(part.clone(), message));
                }
                width => width,
            },
            None => bits,
        };
        let row = PointerLayout {
            space,
            size: bits,
            abi: own,
            preferred,
            index,
        };
        match self.pointers.binary_search_by_key(&space, |row| row.space) {
            Ok(at) => self.pointers[at] = row,
            Err(at) => self.pointers.insert(at, row),
        }
        Ok(())
    }

    /// `ni:1:2`
    fn non_integral(
        &mut self,
        item: &Specification<'_>,
        parts: &[Range<usize>],
    ) -> Result<(), LayoutError> {
        if parts.is_empty() {
            let message = "`ni` names address spaces, as in `ni:1`";
            return Err(item.fault(item.whole(), message.into()));
        }
        for part in parts {
            match item.number(part.clone(), "an address space")? {
                0 => {
                    let message = "the pointers of address space 0 are always numbers";
                    return Err(item.fault(part.clone(), message.into()));
                }
                space => self.non_integral.push(space),
            }
        }
        Ok(())
    }
}

/// Puts a row where the one of its width is, or belongs.
fn state(rows: &mut Vec<TypeAlign>, row: TypeAlign) {
    match rows.binary_search_by_key(&row.width, |row| row.width) {
        Ok(at) => rows[at] = row,
        Err(at) => rows.insert(at, row),
    }
}

/// An item of a string.
struct Specification<'a> {
    text: &'a [u8],
    range: Range<usize>,
}

impl Specification<'_> {
    fn whole(&self) -> Range<usize> {
        self.range.clone()
    }

    fn fault(&self, at: Range<usize>, message: String) -> LayoutError {
        LayoutError {
            item: self.range.clone(),
            at: if at.is_empty() { self.whole() } else { at },
            message,
        }
    }

    /// The parts with `:` between them, none of them empty.
    fn parts(&self) -> Result<Vec<Range<usize>>, LayoutError> {
        let mut parts = Vec::new();
        let mut start = self.range.start;
        for part in self.text[self.range.clone()].split(|&b| b == b':') {
            let end = start + part.len();
            if part.is_empty() {
                let (colon, message) = match start == self.range.start {
                    true => (end..end + 1, "nothing stands in front of this `:`"),
                    false => (start - 1..start, "nothing follows this `:`"),
                };
                return Err(self.fault(colon, message.into()));
            }
            parts.push(start..end);
            start = end + 1;
        }
        Ok(parts)
    }

    /// A decimal number of 32 bits.
    fn number(&self, at: Range<usize>, what: &str) -> Result<u32, LayoutError> {
        let digits = &self.text[at.clone()];
        let text = match digits.iter().all(u8::is_ascii_digit) {
            true => std::str::from_utf8(digits).unwrap_or(""),
            false => "",
        };
        text.parse().map_err(|_| {
            let message = match text {
                "" => format!("{what} is a decimal number"),
                _ => format!("{what} is a number of 32 bits"),
            };
            self.fault(at, message)
        })
    }

    /// The number of an address space.
    fn space(&self, at: Range<usize>) -> Result<u32, LayoutError> {
        let space = self.number(at.clone(), "an address space")?;
        match space >> ADDRESS_SPACE_BITS {
            0 => Ok(space),
            _ => {
                let message = format!("an address space has a number of {ADDRESS_SPACE_BITS} bits");
                Err(self.fault(at, message))
            }
        }
    }

    /// A number of bits that is 0 or a power of two, in whole bytes.
    fn alignment(&self, at: Range<usize>) -> Result<u64, LayoutError> {
        let bits = self.number(at.clone(), "an alignment")?;
        if bits % 8 != 0 {
            return Err(self.fault(at, "an alignment is a multiple of 8 bits".into()));
        }
        if bits != 0 && !bits.is_power_of_two() {
            return Err(self.fault(at, "an alignment is a power of two".into()));
        }
        Ok(bits.into())
    }

    /// The alignment of a type: as [`alignment`](Self::alignment), of at most 2^15 bytes.
    fn aligned(&self, at: Range<usize>) -> Result<u32, LayoutError> {
        match self.alignment(at.clone())? {
            bits if bits >> 3 >= 1 << 16 => {
                Err(self.fault(at, "an alignment of a type is less than 65536 bytes".into()))
            }
            bits => Ok(bits as u32),
        }
    }

    /// `[width]:abi[:preferred]`
    fn type_align(
        &self,
        width: Range<usize>,
        parts: &[Range<usize>],
    ) -> Result<TypeAlign, LayoutError> {
        let letter = char::from(self.text[self.range.start]);
        let bits = match width.is_empty() {
            true => 0,
            false => self.number(width.clone(), "the width of a type")?,
        };
        if bits >> 24 != 0 {
            return Err(self.fault(width, "the width of a type has at most 24 bits".into()));
        }
        if letter == 'a' && bits != 0 {
            let message = "an aggregate has the size of its parts, so that `a` names no width";
            return Err(self.fault(width, message.into()));
        }
        let Some(abi) = parts.first() else {
            let message = "it states no alignment, as `i64:64` does";
            return Err(self.fault(self.whole(), message.into()));
        };
        let own = self.aligned(abi.clone())?;
        if own == 0 && letter != 'a' {
            let message = "a type that is no aggregate is aligned to 8 bits or more";
            return Err(self.fault(abi.clone(), message.into()));
        }
        let preferred = match parts.get(1) {
            Some(part) => self.aligned(part.clone())?,
            None => own,
        };
        if preferred < own {
            let message = "the preferred alignment is less than that of the ABI";
            return Err(self.fault(parts[1].clone(), message.into()));
        }
        Ok(TypeAlign {
            width: bits,
            abi: own,
            preferred,
        })
    }

    fn mangling(
        &self,
        letters: Range<usize>,
        parts: &[Range<usize>],
    ) -> Result<Mangling, LayoutError> {
        let words = || {
            let all = Mangling::ALL
                .iter()
                .map(|(_, word)| format!("`m:{word}`"))
                .collect::<Vec<_>>();
            all.join(", ")
        };
        let word = match parts {
            [word] if letters.is_empty() => word.clone(),
            _ => {
                let message = format!("the mangling is one of {}", words());
                return Err(self.fault(self.whole(), message));
            }
        };
        Mangling::from_word(&self.text[word.clone()]).ok_or_else(|| {
            let message = format!("there is no such mangling: it is one of {}", words());
            self.fault(word, message)
        })
    }

    fn functions(&self, at: Range<usize>) -> Result<FunctionAlign, LayoutError> {
        let multiple = match self.text[at.clone()].first() {
            Some(b'i') => false,
            Some(b'n') => true,
            _ => {
                let message = "`F` is followed by `i` or `n` and an alignment, as in `Fi32`";
                return Err(self.fault(at, message.into()));
            }
        };
        let bits = self.alignment(at.start + 1..at.end)?;
        Ok(FunctionAlign { bits, multiple })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faults(text: &str) -> Vec<(&str, String)> {
        let mut list = Vec::new();
        DataLayout::parse(text.as_bytes(), |error| {
            list.push((&text[error.at], error.message));
        });
        list
    }

    #[test]
    fn what_clang_writes_is_read() {
        let mut wrong = 0;
        let layout = DataLayout::parse(X86_64.as_bytes(), |_| wrong += 1);
        assert_eq!(wrong, 0);
        assert_eq!(layout.mangling, Some(Mangling::Elf));
        assert_eq!(layout.native, [8, 16, 32, 64]);
        assert_eq!(layout.stack, 128);
        assert_eq!(layout.pointer(271).size, 32);
        assert_eq!(layout.pointer(1).size, 64);
        let of = |rows: &[TypeAlign], width| rows.iter().find(|r| r.width == width).map(|r| r.abi);
        assert_eq!(of(&layout.integers, 64), Some(64));
        assert_eq!(of(&layout.integers, 128), Some(128));
        assert_eq!(of(&layout.floats, 80), Some(128));
        assert_eq!(DataLayout::parse(b"", |_| ()), DataLayout::default());
    }

    #[test]
    fn each_item_is_judged_by_itself() {
        let wrong = faults("e-i64:12-p:64:64-q8-S7-");
        let at: Vec<&str> = wrong.iter().map(|(at, _)| *at).collect();
        assert_eq!(at, ["12", "q", "7", "-"]);
    }
}
