//! The reference: what LIR means, one opcode after the other, written from the opcode table.

use jitlite::entity::Entity;
use jitlite::lir::*;

/// Why a run ended early.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stop {
    /// A zero divisor.
    DivideByZero,
    /// The quotient does not fit.
    DivideOverflow,
    /// A `trap`.
    Trap,
    /// Too many steps.
    Steps,
}

/// What calls lead to.
pub trait Host {
    fn call(&mut self, target: Target, args: &[u64]) -> Vec<u64>;
    fn call_address(&mut self, address: u64, args: &[u64]) -> Vec<u64>;
    fn symbol(&self, symbol: SymbolId) -> u64;
}

fn sext(ty: Type, x: u64) -> i64 {
    let shift = 64 - ty.bits();
    (x << shift) as i64 >> shift
}

fn f64_of(x: u64) -> f64 {
    f64::from_bits(x)
}

fn f32_of(x: u64) -> f32 {
    f32::from_bits(x as u32)
}

fn to_f64(ty: Type, x: u64) -> f64 {
    if ty == Type::F32 {
        f32_of(x).into()
    } else {
        f64_of(x)
    }
}

fn float(
    ty: Type,
    a: u64,
    b: u64,
    f: impl Fn(f64, f64) -> f64,
    g: impl Fn(f32, f32) -> f32,
) -> u64 {
    match ty {
        Type::F32 => g(f32_of(a), f32_of(b)).to_bits().into(),
        _ => f(f64_of(a), f64_of(b)).to_bits(),
    }
}

pub fn binary(op: BinaryOp, ty: Type, a: u64, b: u64) -> Result<u64, Stop> {
    use BinaryOp::*;
    let bits = ty.bits();
    let (sa, sb) = (sext(ty.min_int(), a), sext(ty.min_int(), b));
    let by = (b % u64::from(bits)) as u32;
    let min = sext(ty.min_int(), 1 << (bits - 1));
    let value = match op {
        Add => a.wrapping_add(b),
        Sub => a.wrapping_sub(b),
        Mul => a.wrapping_mul(b),
        Umulhi => ((u128::from(a) * u128::from(b)) >> 64) as u64,
        Smulhi => ((i128::from(a as i64) * i128::from(b as i64)) >> 64) as u64,
        Udiv | Urem if b == 0 => return Err(Stop::DivideByZero),
        Sdiv | Srem if sb == 0 => return Err(Stop::DivideByZero),
        Sdiv | Srem if sb == -1 && sa == min => return Err(Stop::DivideOverflow),
        Udiv => a / b,
        Urem => a % b,
        Sdiv => (sa / sb) as u64,
        Srem => (sa % sb) as u64,
        And => a & b,
        Or => a | b,
        Xor => a ^ b,
        Shl => a << by,
        Lshr => a >> by,
        Ashr => (sa >> by) as u64,
        Rotl | Rotr => {
            let by = if op == Rotr { (bits - by) % bits } else { by };
            if by == 0 {
                a
            } else {
                a << by | a >> (bits - by)
            }
        }
        Fadd => float(ty, a, b, |a, b| a + b, |a, b| a + b),
        Fsub => float(ty, a, b, |a, b| a - b, |a, b| a - b),
        Fmul => float(ty, a, b, |a, b| a * b, |a, b| a * b),
        Fdiv => float(ty, a, b, |a, b| a / b, |a, b| a / b),
        Fmin => float(
            ty,
            a,
            b,
            |a, b| if a < b { a } else { b },
            |a, b| if a < b { a } else { b },
        ),
        Fmax => float(
            ty,
            a,
            b,
            |a, b| if a > b { a } else { b },
            |a, b| if a > b { a } else { b },
        ),
        Fcopysign => {
            let sign = 1 << (bits - 1);
            a & !sign | b & sign
        }
    };
    Ok(value & ty.mask())
}

trait MinInt {
    fn min_int(self) -> Type;
}

impl MinInt for Type {
    fn min_int(self) -> Type {
        if self.is_int() { self } else { Type::I64 }
    }
}

pub fn icmp(cond: IntCond, ty: Type, a: u64, b: u64) -> bool {
    let (sa, sb) = (sext(ty, a), sext(ty, b));
    match cond {
        IntCond::Eq => a == b,
        IntCond::Ne => a != b,
        IntCond::Ugt => a > b,
        IntCond::Uge => a >= b,
        IntCond::Ult => a < b,
        IntCond::Ule => a <= b,
        IntCond::Sgt => sa > sb,
        IntCond::Sge => sa >= sb,
        IntCond::Slt => sa < sb,
        IntCond::Sle => sa <= sb,
    }
}

pub fn fcmp(cond: FloatCond, ty: Type, a: u64, b: u64) -> bool {
    let (a, b) = (to_f64(ty, a), to_f64(ty, b));
    let nan = a.is_nan() || b.is_nan();
    match cond {
        FloatCond::Oeq => a == b,
        FloatCond::Ogt => a > b,
        FloatCond::Oge => a >= b,
        FloatCond::Olt => a < b,
        FloatCond::Ole => a <= b,
        FloatCond::One => !nan && a != b,
        FloatCond::Ord => !nan,
        FloatCond::Ueq => nan || a == b,
        FloatCond::Ugt => nan || a > b,
        FloatCond::Uge => nan || a >= b,
        FloatCond::Ult => nan || a < b,
        FloatCond::Ule => nan || a <= b,
        FloatCond::Une => a != b,
        FloatCond::Uno => nan,
    }
}

fn to_signed(ty: Type, x: f64) -> u64 {
    let x = x.trunc();
    let limit = if ty == Type::I32 {
        2147483648.0
    } else {
        9223372036854775808.0
    };
    if x >= -limit && x < limit {
        x as i64 as u64 & ty.mask()
    } else {
        1 << (ty.bits() - 1)
    }
}

/// A float rounded to an integer, by the float and what is left of it without its fraction.
fn rounded(ty: Type, bits: u64, round: impl Fn(f64, f64) -> f64) -> u64 {
    let x = to_f64(ty, bits);
    let result = match x.abs() < 4503599627370496.0 {
        true => round(x, x as i64 as f64).copysign(x),
        false => x,
    };
    match ty {
        Type::F32 => (result as f32).to_bits().into(),
        _ => result.to_bits(),
    }
}

pub fn unary(op: UnaryOp, from: Type, to: Type, x: u64) -> u64 {
    use UnaryOp::*;
    let bits = from.bits();
    let value = match op {
        Copy | Bitcast | Uext | Trunc => x,
        Sext => sext(from, x) as u64,
        Clz => u64::from(x.leading_zeros() - (64 - bits)),
        Ctz => u64::from(x.trailing_zeros().min(bits)),
        Popcnt => x.count_ones().into(),
        Bswap => x.swap_bytes() >> (64 - bits),
        Fneg => x ^ 1 << (bits - 1),
        Fabs => x & !(1 << (bits - 1)),
        Fsqrt => float(from, x, x, |a, _| a.sqrt(), |a, _| a.sqrt()),
        Fpromote => f64::from(f32_of(x)).to_bits(),
        Fdemote => (f64_of(x) as f32).to_bits().into(),
        Ffloor => rounded(from, x, |x, cut| if cut > x { cut - 1.0 } else { cut }),
        Fceil => rounded(from, x, |x, cut| if cut < x { cut + 1.0 } else { cut }),
        Ftrunc => rounded(from, x, |_, cut| cut),
        // The mode is the usual one in tests.
        Froundeven | Frint | Fnearbyint => rounded(from, x, |x, cut| {
            let rest = (x - cut).abs();
            let up = rest > 0.5 || rest == 0.5 && cut as i64 % 2 != 0;
            if up { cut + x.signum() } else { cut }
        }),
        FtoS => to_signed(to, to_f64(from, x)),
        FtoU => {
            let limit = 9223372036854775808.0;
            let x = to_f64(from, x);
            if x < limit {
                to_signed(Type::I64, x)
            } else {
                to_signed(Type::I64, x - limit) ^ 1 << 63
            }
        }
        StoF => match to {
            Type::F32 => (sext(from, x) as f32).to_bits().into(),
            _ => (sext(from, x) as f64).to_bits(),
        },
        UtoF => match to {
            Type::F32 => (x as f32).to_bits().into(),
            _ => (x as f64).to_bits(),
        },
    };
    value & to.mask()
}

/// Whether two results are the same, any NaN being as good as any other.
pub fn same(ty: Type, a: u64, b: u64) -> bool {
    match ty {
        Type::F32 if f32_of(a).is_nan() && f32_of(b).is_nan() => true,
        Type::F64 if f64_of(a).is_nan() && f64_of(b).is_nan() => true,
        _ => (a ^ b) & ty.mask() == 0,
    }
}

/// Runs a function.
pub fn run(
    func: &Function,
    args: &[u64],
    host: &mut dyn Host,
    mut steps: u64,
) -> Result<Vec<u64>, Stop> {
    let mut vals = vec![0u64; func.values.len()];
    let slots: Vec<Vec<u64>> = func
        .slots
        .values()
        .map(|s| vec![0; s.size as usize / 8 + 1 + s.align as usize / 8])
        .collect();
    let slot_at = |slot: Slot| {
        let align = u64::from(func.slots[slot].align);
        (slots[slot.index()].as_ptr() as u64).next_multiple_of(align)
    };
    let mut allocs: Vec<Vec<u64>> = Vec::new();
    let mut block = Function::ENTRY;
    for (param, &arg) in func.params(block).zip(args) {
        vals[param.index()] = arg & func.ty(param).mask();
    }
    'blocks: loop {
        for inst in func.block_insts(block) {
            if steps == 0 {
                return Err(Stop::Steps);
            }
            steps -= 1;
            let v = |value: Value| vals[value.index()];
            let go = |call: BlockCall| {
                let args: Vec<u64> = func.args(call).map(v).collect();
                (func.target(call), args)
            };
            let (result, next) = match func.insts[inst] {
                InstData::Iconst { imm, .. } => (Some(imm), None),
                InstData::Fconst { bits, .. } => (Some(bits), None),
                InstData::Vconst { .. } => (Some(0), None),
                // Values are 64 bits here; `vector.rs` tests these.
                InstData::Vunary { .. }
                | InstData::Vbinary { .. }
                | InstData::Vternary { .. }
                | InstData::Vshuffle { .. }
                | InstData::MaskedLoad { .. }
                | InstData::MaskedStore { .. } => {
                    return Err(Stop::Trap);
                }
                // The engine has put the address in its place.
                InstData::StubAddr { .. } => return Err(Stop::Trap),
                InstData::Unary { op, ty, arg } => {
                    (Some(unary(op, func.ty(arg), ty, v(arg))), None)
                }
                InstData::Binary { op, ty, args } => {
                    (Some(binary(op, ty, v(args[0]), v(args[1]))?), None)
                }
                InstData::Fma { ty, args } => {
                    let [a, b, c] = args.map(v);
                    let value = match ty {
                        Type::F32 => f32_of(a).mul_add(f32_of(b), f32_of(c)).to_bits().into(),
                        _ => f64_of(a).mul_add(f64_of(b), f64_of(c)).to_bits(),
                    };
                    (Some(value), None)
                }
                InstData::Icmp { cond, ty, args } => {
                    (Some(icmp(cond, ty, v(args[0]), v(args[1])).into()), None)
                }
                InstData::Fcmp { cond, ty, args } => {
                    (Some(fcmp(cond, ty, v(args[0]), v(args[1])).into()), None)
                }
                InstData::Select { args, .. } => (
                    Some(if v(args[0]) != 0 {
                        v(args[1])
                    } else {
                        v(args[2])
                    }),
                    None,
                ),
                InstData::Load {
                    ty, addr, offset, ..
                } => {
                    let at = v(addr).wrapping_add(offset as i64 as u64);
                    (Some(read(ty, at)), None)
                }
                InstData::Store {
                    ty,
                    value,
                    addr,
                    offset,
                    ..
                } => {
                    write(ty, v(addr).wrapping_add(offset as i64 as u64), v(value));
                    (None, None)
                }
                InstData::Lea {
                    base,
                    index,
                    scale,
                    offset,
                } => {
                    let sum = v(base).wrapping_add(v(index) << scale);
                    (Some(sum.wrapping_add(offset as i64 as u64)), None)
                }
                InstData::SlotAddr { slot, offset } => {
                    (Some(slot_at(slot).wrapping_add(offset as i64 as u64)), None)
                }
                InstData::SymbolAddr { symbol, offset } => (
                    Some(host.symbol(symbol).wrapping_add(offset as i64 as u64)),
                    None,
                ),
                InstData::StackAlloc { size, align } => {
                    let memory = vec![0; v(size) as usize / 8 + 2 + (1 << align) / 8];
                    let at = (memory.as_ptr() as u64).next_multiple_of(1 << align);
                    allocs.push(memory);
                    (Some(at), None)
                }
                InstData::StackSave | InstData::EntryStack => (Some(0), None),
                InstData::StackRestore { .. }
                | InstData::Fence
                | InstData::Prefetch { .. }
                | InstData::Pause
                | InstData::Barrier
                | InstData::Poll
                | InstData::Fuel { .. }
                | InstData::Cold => (None, None),
                InstData::AtomicRmw {
                    op,
                    ty,
                    value,
                    addr,
                } => {
                    let old = read(ty, v(addr));
                    let new = match op {
                        RmwOp::Xchg => v(value),
                        RmwOp::Add => old.wrapping_add(v(value)),
                    };
                    write(ty, v(addr), new);
                    (Some(old), None)
                }
                InstData::CmpXchg {
                    ty,
                    addr,
                    expected,
                    new,
                } => {
                    let old = read(ty, v(addr));
                    if old == v(expected) {
                        write(ty, v(addr), v(new));
                    }
                    (Some(old), None)
                }
                // Test programs return no 80-bit floats.
                InstData::X87Push { .. } | InstData::X87Pop { .. } => (None, None),
                InstData::Invoke { .. } | InstData::InvokeIndirect { .. } => {
                    unreachable!("functions here call nothing that throws")
                }
                InstData::TailCall { callee, args } => {
                    let args: Vec<u64> = func.list(args).map(v).collect();
                    return Ok(host.call(func.callees[callee].target, &args));
                }
                InstData::TailCallIndirect { addr, args, .. } => {
                    let args: Vec<u64> = func.list(args).map(v).collect();
                    return Ok(host.call_address(v(addr), &args));
                }
                InstData::Call { callee, args } => {
                    let args: Vec<u64> = func.list(args).map(v).collect();
                    let results = host.call(func.callees[callee].target, &args);
                    for (value, result) in func.inst_results(inst).zip(results) {
                        vals[value.index()] = result & func.ty(value).mask();
                    }
                    (None, None)
                }
                InstData::CallIndirect { addr, args, .. } => {
                    let args: Vec<u64> = func.list(args).map(v).collect();
                    let results = host.call_address(v(addr), &args);
                    for (value, result) in func.inst_results(inst).zip(results) {
                        vals[value.index()] = result & func.ty(value).mask();
                    }
                    (None, None)
                }
                InstData::Jump { to } => (None, Some(go(to))),
                InstData::Brif { cond, then, els } => {
                    (None, Some(go(if v(cond) != 0 { then } else { els })))
                }
                InstData::Switch { value, table } => {
                    let table = &func.tables[table];
                    let case = table.cases.iter().find(|case| case.0 == v(value));
                    (None, Some(go(case.map_or(table.default, |case| case.1))))
                }
                InstData::Return { values } => return Ok(func.list(values).map(v).collect()),
                InstData::Trap { .. } => return Err(Stop::Trap),
            };
            if let (Some(result), Some(value)) = (result, func.result(inst)) {
                vals[value.index()] = result & func.ty(value).mask();
            }
            if let Some((to, args)) = next {
                block = to;
                for (param, arg) in func.params(to).zip(args) {
                    vals[param.index()] = arg & func.ty(param).mask();
                }
                continue 'blocks;
            }
        }
        unreachable!("a block without a terminator");
    }
}

fn read(ty: Type, at: u64) -> u64 {
    let mut bytes = [0u8; 8];
    let len = ty.bytes().min(8) as usize;
    // SAFETY: test programs only access their own memory.
    unsafe { std::ptr::copy_nonoverlapping(at as *const u8, bytes.as_mut_ptr(), len) };
    u64::from_le_bytes(bytes)
}

fn write(ty: Type, at: u64, value: u64) {
    let bytes = value.to_le_bytes();
    let len = ty.bytes().min(8) as usize;
    // SAFETY: as above.
    unsafe { std::ptr::copy_nonoverlapping(bytes.as_ptr(), at as *mut u8, len) };
}
