//! `stdlib.h`, and with it `setjmp.h`, `assert.h` and `errno.h`.

use super::{Call, Done, Value, functions, unsupported};
use crate::interp::portable::Stop;
use crate::runtime::trap::TrapKind;

functions! {
    abort: "void ()" = |_| Err(Stop::Trap(TrapKind::Aborted));
    exit: "void (i32)" = |c| Err(Stop::Exit(c.int()?));
    _exit: "void (i32)" = |c| Err(Stop::ExitAtOnce(c.int()?));
    _Exit: "void (i32)" = |c| Err(Stop::ExitAtOnce(c.int()?));
    quick_exit: "void (i32)" = quick_exit;
    atexit: "i32 (ptr)" = |c| { let function = c.word()?; at_exit(c, function, 0) };
    on_exit: "i32 (ptr, ptr)" = |_| unsupported("`on_exit` on this engine");
    at_quick_exit: "i32 (ptr)" = at_quick_exit;
    __cxa_atexit: "i32 (ptr, ptr, ptr)" = |c| { let (function, argument) = (c.word()?, c.word()?); at_exit(c, function, argument) };
    __assert_fail: "void (ptr, ptr, i32, ptr)" = assert_fail;
    __stack_chk_fail: "void ()" = |_| Err(Stop::Trap(TrapKind::Aborted));
    __errno_location: "ptr ()" = |c| Ok(c.library().places.errno.into());
    getenv: "ptr (ptr)" = getenv;
    secure_getenv: "ptr (ptr)" = getenv;
    system: "i32 (ptr)" = |c| match c.word()? { 0 => Ok(0i32.into()), _ => unsupported("`system` on this engine") };
    abs: "i32 (i32)" = |c| Ok(c.int()?.wrapping_abs().into());
    labs: "i64 (i64)" = |c| Ok(c.long()?.wrapping_abs().into());
    llabs: "i64 (i64)" = |c| Ok(c.long()?.wrapping_abs().into());
    imaxabs: "i64 (i64)" = |c| Ok(c.long()?.wrapping_abs().into());
    div: "i64 (i32, i32)" = div;
    ldiv: "{ i64, i64 } (i64, i64)" = ldiv;
    lldiv: "{ i64, i64 } (i64, i64)" = ldiv;
    rand: "i32 ()" = |c| Ok(c.library().random.next().into());
    random: "i64 ()" = |c| Ok(i64::from(c.library().random.next()).into());
    srand: "void (i32)" = seed;
    srandom: "void (i32)" = seed;
    rand_r: "i32 (ptr)" = rand_r;
    drand48: "double ()" = |c| Ok(c.library().random.next_double().into());
    lrand48: "i64 ()" = |c| Ok(((c.library().random.next48() >> 17) as i64).into());
    srand48: "void (i64)" = |c| { let seed = c.long()? as u32; c.library().random.state48 = u64::from(seed) << 16 | 0x330e; Ok(Value::Void) };
    qsort: "void (ptr, i64, i64, ptr)" = |c| sort(c, false);
    qsort_r: "void (ptr, i64, i64, ptr, ptr)" = |c| sort(c, true);
    bsearch: "ptr (ptr, ptr, i64, i64, ptr)" = bsearch;
    setjmp: "i32 (ptr)" = setjmp;
    _setjmp: "i32 (ptr)" = setjmp;
    __sigsetjmp: "i32 (ptr, i32)" = setjmp;
    sigsetjmp: "i32 (ptr, i32)" = setjmp;
    longjmp: "void (ptr, i32)" = longjmp;
    _longjmp: "void (ptr, i32)" = longjmp;
    siglongjmp: "void (ptr, i32)" = longjmp;
    __longjmp_chk: "void (ptr, i32)" = longjmp;
    getpid: "i32 ()" = |_| Ok(1i32.into());
    setlocale: "ptr (i32, ptr)" = setlocale;
    __cxa_finalize: "void (ptr)" = |_| Ok(Value::Void);
}

/// The generators of pseudo-random numbers.
#[derive(Clone, Debug)]
pub(super) struct Random {
    /// As glibc's `random` has it: 31 words, of which two are added.
    words: [u32; 31],
    at: usize,
    state48: u64,
}

impl Default for Random {
    fn default() -> Self {
        let mut random = Random {
            words: [0; 31],
            at: 0,
            state48: 0x1234_abcd_330e,
        };
        random.seed(1);
        random
    }
}

impl Random {
    fn seed(&mut self, seed: u32) {
        let mut word = if seed == 0 { 1 } else { seed as i32 };
        for place in &mut self.words {
            *place = word as u32;
            // 16807 * word % (2^31 - 1), without a wider product.
            let (high, low) = (word / 127_773, word % 127_773);
            word = 16_807i32
                .wrapping_mul(low)
                .wrapping_sub(2836i32.wrapping_mul(high));
            if word < 0 {
                word = word.wrapping_add(0x7fff_ffff);
            }
        }
        self.at = 0;
        for _ in 0..310 {
            self.next();
        }
    }

    fn next(&mut self) -> i32 {
        let (front, rear) = ((self.at + 3) % 31, self.at);
        let sum = self.words[front].wrapping_add(self.words[rear]);
        self.words[front] = sum;
        self.at = (self.at + 1) % 31;
        (sum >> 1) as i32
    }

    fn next48(&mut self) -> u64 {
        let next = self.state48.wrapping_mul(0x5_deec_e66d).wrapping_add(0xb);
        self.state48 = next & ((1 << 48) - 1);
        self.state48
    }

    fn next_double(&mut self) -> f64 {
        self.next48() as f64 / (1u64 << 48) as f64
    }
}

fn seed(c: &mut Call<'_, '_>) -> Done {
    let seed = c.int()? as u32;
    c.library().random.seed(seed);
    Ok(Value::Void)
}

/// glibc's `rand_r`: three steps of a linear generator.
fn rand_r(c: &mut Call<'_, '_>) -> Done {
    let at = c.word()?;
    let mut state = u32::from_le_bytes(c.memory().read(at)?);
    let mut next = || {
        state = state.wrapping_mul(1_103_515_245).wrapping_add(12_345);
        state / 65_536
    };
    let mut result = next() % 2048;
    result = (result << 10) ^ (next() % 1024);
    result = (result << 10) ^ (next() % 1024);
    c.memory().write(at, state.to_le_bytes())?;
    Ok(result.into())
}

/// The most functions that are registered to be called at exit.
const MOST_AT_EXIT: usize = 1 << 16;

fn at_exit(c: &mut Call<'_, '_>, function: u64, argument: u64) -> Done {
    let list = &mut c.library().at_exit;
    if list.len() >= MOST_AT_EXIT {
        return Ok((-1i32).into());
    }
    list.push((function, argument));
    Ok(0i32.into())
}

fn at_quick_exit(c: &mut Call<'_, '_>) -> Done {
    let function = c.word()?;
    let list = &mut c.library().at_quick_exit;
    if list.len() >= MOST_AT_EXIT {
        return Ok((-1i32).into());
    }
    list.push(function);
    Ok(0i32.into())
}

fn quick_exit(c: &mut Call<'_, '_>) -> Done {
    let status = c.int()?;
    while let Some(function) = c.library().at_quick_exit.pop() {
        c.call_back(function, &[])?;
    }
    Err(Stop::ExitAtOnce(status))
}

fn assert_fail(c: &mut Call<'_, '_>) -> Done {
    let (what, file, line, function) = (c.string()?, c.string()?, c.int()?, c.word()?);
    let mut text = file;
    text.extend_from_slice(format!(":{line}: ").as_bytes());
    if function != 0 {
        text.extend_from_slice(c.memory().c_string(function)?);
        text.extend_from_slice(b": ");
    }
    text.extend_from_slice(b"Assertion `");
    text.extend_from_slice(&what);
    text.extend_from_slice(b"' failed.\n");
    c.library().flush();
    let file = c.library().places.files[2];
    super::files::put(c, file, &text)?;
    Err(Stop::Trap(TrapKind::Aborted))
}

fn getenv(c: &mut Call<'_, '_>) -> Done {
    let name = c.string()?;
    Ok(c.library()
        .variables
        .get(&name)
        .copied()
        .unwrap_or(0)
        .into())
}

fn setlocale(c: &mut Call<'_, '_>) -> Done {
    let (_, name) = (c.int()?, c.word()?);
    if name != 0 {
        let name = c.memory().c_string(name)?;
        if !matches!(name, b"" | b"C" | b"POSIX") {
            return Ok(Value::Int(0));
        }
    }
    let at = c.library().places.text;
    c.write_string(at, b"C")?;
    Ok(at.into())
}

/// As the processor divides: what it traps at is a trap here, too.
fn checked<T>(by_zero: bool, result: Option<T>) -> Result<T, Stop> {
    match (by_zero, result) {
        (true, _) => Err(Stop::Trap(TrapKind::DivisionByZero)),
        (false, None) => Err(Stop::Trap(TrapKind::DivisionOverflow)),
        (false, Some(result)) => Ok(result),
    }
}

fn div(c: &mut Call<'_, '_>) -> Done {
    let (a, b) = (c.int()?, c.int()?);
    let quotient = checked(b == 0, a.checked_div(b))?;
    let rest = a.wrapping_rem(b);
    Ok((u64::from(quotient as u32) | u64::from(rest as u32) << 32).into())
}

fn ldiv(c: &mut Call<'_, '_>) -> Done {
    let (a, b) = (c.long()?, c.long()?);
    let quotient = checked(b == 0, a.checked_div(b))?;
    Ok(Value::Pair(quotient as u64, a.wrapping_rem(b) as u64))
}

/// Sorts by merging, as glibc does where there is memory: equal elements stay in order.
fn sort(c: &mut Call<'_, '_>, has_argument: bool) -> Done {
    let (base, count, size, compare) = (c.word()?, c.word()?, c.word()?, c.word()?);
    let argument = if has_argument { c.word()? } else { 0 };
    if count < 2 || size == 0 {
        return Ok(Value::Void);
    }
    let bytes = count.saturating_mul(size);
    // The function is given addresses: each element has a place that stays while the order is found.
    let copy = c.memory().slice(base, bytes)?.to_vec();
    let size_of = size as usize;
    let mut order: Vec<u64> = (0..count).collect();
    let mut merged = Vec::with_capacity(order.len());
    let mut run = 1;
    while run < order.len() {
        merged.clear();
        for pair in order.chunks(2 * run) {
            let (mut left, mut right) = pair.split_at(run.min(pair.len()));
            while let (Some(&a), Some(&b)) = (left.first(), right.first()) {
                let [at, bt] = [a, b].map(|place| base + place * size);
                let result = c.call_back(compare, &[at, bt, argument])? as i32;
                if result <= 0 {
                    merged.push(a);
                    left = &left[1..];
                } else {
                    merged.push(b);
                    right = &right[1..];
                }
            }
            merged.extend_from_slice(left);
            merged.extend_from_slice(right);
        }
        std::mem::swap(&mut order, &mut merged);
        run *= 2;
    }
    let target = c.memory().slice_mut(base, bytes)?;
    for (to, from) in target.chunks_mut(size_of).zip(&order) {
        let from = *from as usize * size_of;
        to.copy_from_slice(&copy[from..from + size_of]);
    }
    Ok(Value::Void)
}

fn bsearch(c: &mut Call<'_, '_>) -> Done {
    let (key, base, count) = (c.word()?, c.word()?, c.word()?);
    let (size, compare) = (c.word()?, c.word()?);
    let (mut low, mut high) = (0, count);
    while low < high {
        let middle = low + (high - low) / 2;
        let at = base.wrapping_add(middle.wrapping_mul(size));
        let result = c.call_back(compare, &[key, at])? as i32;
        match result {
            0 => return Ok(at.into()),
            ..0 => high = middle,
            _ => low = middle + 1,
        }
    }
    Ok(Value::Int(0))
}

pub(super) fn setjmp(c: &mut Call<'_, '_>) -> Done {
    let buffer = c.word()?;
    c.machine.set_jump(buffer)?;
    Ok(0i32.into())
}

pub(super) fn longjmp(c: &mut Call<'_, '_>) -> Done {
    let (buffer, value) = (c.word()?, c.int()?);
    let number = c.read_word(buffer)?;
    Err(Stop::Jump(number, value))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_those_of_glibc() {
        let mut random = Random::default();
        let first: Vec<i32> = (0..4).map(|_| random.next()).collect();
        assert_eq!(
            first,
            [1_804_289_383, 846_930_886, 1_681_692_777, 1_714_636_915]
        );
        random.seed(42);
        assert_eq!([random.next(), random.next()], [71_876_166, 708_592_740]);
    }
}
