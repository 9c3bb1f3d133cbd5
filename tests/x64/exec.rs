//! Puts code into memory and calls it.

use crate::disasm;
use crate::eval::{self, Host, Stop};
use jitlite::lir::*;
use jitlite::runtime::EntryLayout;
use jitlite::runtime::libcalls::address;
use jitlite::x64::*;

/// Bytes for code, and as many for cells and data.
const HALF: usize = 4 << 20;

/// Every so many functions the optimizing compiler has its turn, and its allocation of registers is
/// checked: unoptimised, as tests are built, it is too slow for all of them.
const OPTIMIZED: u64 = 3;
const CHECKED: u64 = 21;

/// What a symbol stands for in tests.
pub type HostFn = (usize, fn(&[u64]) -> Vec<u64>);

/// Memory for a test: code, then cells and data in reach of it.
pub struct Arena {
    base: *mut u8,
    pub functions: Vec<HostFn>,
    used: usize,
    /// For this processor and for any, in turn.
    compilers: [Baseline; 2],
    optimizing: [Optimizing; 2],
    turn: u64,
}

impl Drop for Arena {
    fn drop(&mut self) {
        // SAFETY: mapped by `new`, and no code of it runs any more.
        unsafe { libc::munmap(self.base.cast(), 2 * HALF) };
    }
}

impl Arena {
    pub fn new(functions: &[HostFn]) -> Arena {
        // SAFETY: a new private mapping.
        let base = unsafe {
            libc::mmap(
                std::ptr::null_mut(),
                2 * HALF,
                libc::PROT_READ | libc::PROT_WRITE,
                libc::MAP_PRIVATE | libc::MAP_ANONYMOUS,
                -1,
                0,
            )
        };
        assert_ne!(base, libc::MAP_FAILED);
        // What padding there is must not matter either.
        let padded = Features {
            jcc_erratum: true,
            ..Features::detect()
        };
        let arena = Arena {
            base: base.cast(),
            functions: functions.to_vec(),
            used: 0,
            compilers: [Baseline::new(), Baseline::with(Features::NONE)],
            optimizing: [Optimizing::with(padded), Optimizing::with(Features::NONE)],
            turn: 0,
        };
        for (i, function) in functions.iter().enumerate() {
            // SAFETY: the cells lie in the second half.
            unsafe { (arena.cell(i) as *mut u64).write(function.0 as u64) };
        }
        for libcall in Libcall::all() {
            let (cell, address) = (arena.cell(LIBCALLS + libcall.index()), address(libcall));
            // SAFETY: as above.
            unsafe { (cell as *mut u64).write(address as u64) };
        }
        arena
    }

    fn cell(&self, i: usize) -> u64 {
        self.base as u64 + HALF as u64 + 8 * i as u64
    }

    /// 4096 bytes of data, symbol 1000.
    pub fn data(&mut self) -> &mut [u8] {
        // SAFETY: in the second half, and used by one test thread.
        unsafe { std::slice::from_raw_parts_mut(self.base.add(HALF + 8192), 4096) }
    }

    /// Puts code into memory and gives its address.
    pub fn publish(&mut self, code: &Code) -> usize {
        let mut bytes = code.bytes.clone();
        let at = self.base as usize + self.used;
        for reloc in &code.relocs {
            assert!(reloc.apply(&mut bytes, at as u64));
        }
        assert!(self.used + bytes.len() <= HALF);
        // SAFETY: in the first half; not executable while it is written.
        unsafe {
            let from = (at & !4095) as *mut libc::c_void;
            let len = (at + bytes.len()).next_multiple_of(4096) - from as usize;
            libc::mprotect(from, len, libc::PROT_READ | libc::PROT_WRITE);
            std::ptr::copy_nonoverlapping(bytes.as_ptr(), at as *mut u8, bytes.len());
            libc::mprotect(from, len, libc::PROT_READ | libc::PROT_EXEC);
        }
        self.used = (self.used + bytes.len()).next_multiple_of(64);
        at
    }

    /// Starts again at the front.
    pub fn rewind(&mut self) {
        self.used = 0;
    }
}

/// The first of the cells of libcalls.
const LIBCALLS: usize = 256;
/// Where the program's limits are in the second half.
const LIMITS: usize = 16384;
/// The symbol of the data.
pub const DATA: SymbolId = SymbolId(1000);
/// The same, said to be far away.
pub const FAR: SymbolId = SymbolId(1001);

impl Resolve for Arena {
    fn symbol(&self, symbol: SymbolId) -> SymbolAddr {
        match symbol {
            DATA | FAR => SymbolAddr::Data {
                addr: self.base as u64 + HALF as u64 + 8192,
                near: symbol == DATA,
            },
            SymbolId(i) => SymbolAddr::Function {
                cell: self.cell(i as usize),
                thunk: self.cell(i as usize),
                is_ir: i % 2 == 0,
            },
        }
    }

    fn libcall(&self, libcall: Libcall) -> u64 {
        match libcall {
            // What the compilers call themselves.
            Libcall::Math(..) | Libcall::VectorOperation => self.cell(LIBCALLS + libcall.index()),
            _ => self.cell(0),
        }
    }

    fn limits(&self) -> u64 {
        self.base as u64 + HALF as u64 + LIMITS as u64
    }

    fn entries(&self) -> EntryLayout {
        // None has a thunk here.
        EntryLayout::default()
    }
}

impl Host for Arena {
    fn call(&mut self, target: Target, args: &[u64]) -> Vec<u64> {
        match target {
            Target::Symbol(SymbolId(i)) => self.functions[i as usize].1(args),
            Target::Libcall(_) => self.functions[0].1(args),
        }
    }

    fn call_address(&mut self, address: u64, args: &[u64]) -> Vec<u64> {
        let function = self.functions.iter().find(|f| f.0 as u64 == address);
        function.expect("a known address").1(args)
    }

    fn symbol(&self, symbol: SymbolId) -> u64 {
        match Resolve::symbol(self, symbol) {
            SymbolAddr::Data { addr, .. } => addr,
            SymbolAddr::Function { thunk, .. } => thunk,
        }
    }
}

/// Calls code with integer and float arguments in their registers and on the stack, and gives
/// `rax`, `rdx`, `xmm0`, `xmm1`. Checks that callee-saved registers survive.
pub fn call(address: usize, sig: &Signature, args: &[u64]) -> [u64; 4] {
    let table = LocationTable::of(sig);
    let sig = table.row(0);
    let mut ints = [0u64; 6];
    let mut floats = [0u64; 8];
    let mut stack = vec![0xdead_beef_dead_beef_u64; sig.stack_bytes as usize / 8];
    for (param, &arg) in sig.params.iter().zip(args) {
        // Bits above the type are not defined: make them odd.
        let junk = 0xa5a5_a5a5_a5a5_a5a5 & !param.ty.mask();
        match param.loc {
            AbiLoc::Int(n) => ints[n as usize] = arg | junk,
            AbiLoc::Float(n) => floats[n as usize] = arg | junk,
            AbiLoc::Stack(at) => stack[at as usize / 8] = arg | junk,
            AbiLoc::StackAddr(_) => {}
        }
    }
    let mut out = [0u64; 9];
    // SAFETY: the code keeps to the System V convention, and the pointers are as long as said.
    unsafe {
        x64_test_call(
            address,
            ints.as_ptr(),
            floats.as_ptr(),
            stack.as_ptr(),
            stack.len() * 8,
            out.as_mut_ptr(),
        );
    }
    assert_eq!(out[4..], [1, 2, 3, 4, 5], "callee-saved registers");
    [out[0], out[1], out[2], out[3]]
}

unsafe extern "C" {
    fn x64_test_call(
        address: usize,
        ints: *const u64,
        floats: *const u64,
        stack: *const u64,
        bytes: usize,
        out: *mut u64,
    );
}

std::arch::global_asm!(
    ".globl x64_test_call",
    "x64_test_call:",
    "push rbp",
    "mov rbp, rsp",
    "push rbx",
    "push r12",
    "push r13",
    "push r14",
    "push r15",
    "push r9",
    "sub rsp, r8",
    "xor eax, eax",
    "2:",
    "cmp rax, r8",
    "jae 3f",
    "mov r10, [rcx + rax]",
    "mov [rsp + rax], r10",
    "add rax, 8",
    "jmp 2b",
    "3:",
    "movsd xmm0, [rdx]",
    "movsd xmm1, [rdx + 8]",
    "movsd xmm2, [rdx + 16]",
    "movsd xmm3, [rdx + 24]",
    "movsd xmm4, [rdx + 32]",
    "movsd xmm5, [rdx + 40]",
    "movsd xmm6, [rdx + 48]",
    "movsd xmm7, [rdx + 56]",
    "mov r11, rdi",
    "mov r10, rsi",
    "mov rdi, [r10]",
    "mov rsi, [r10 + 8]",
    "mov rdx, [r10 + 16]",
    "mov rcx, [r10 + 24]",
    "mov r8, [r10 + 32]",
    "mov r9, [r10 + 40]",
    "mov ebx, 1",
    "mov r12d, 2",
    "mov r13d, 3",
    "mov r14d, 4",
    "mov r15d, 5",
    "call r11",
    "mov rcx, [rbp - 48]",
    "mov [rcx], rax",
    "mov [rcx + 8], rdx",
    "movsd [rcx + 16], xmm0",
    "movsd [rcx + 24], xmm1",
    "mov [rcx + 32], rbx",
    "mov [rcx + 40], r12",
    "mov [rcx + 48], r13",
    "mov [rcx + 56], r14",
    "mov [rcx + 64], r15",
    "lea rsp, [rbp - 40]",
    "pop r15",
    "pop r14",
    "pop r13",
    "pop r12",
    "pop rbx",
    "pop rbp",
    "ret",
);

/// The results of a call by a signature.
pub fn results(sig: &Signature, out: [u64; 4]) -> Vec<u64> {
    let result = |param: &AbiParam| {
        let raw = match param.loc {
            AbiLoc::Int(n) => out[n as usize],
            AbiLoc::Float(n) => out[2 + n as usize],
            AbiLoc::Stack(_) | AbiLoc::StackAddr(_) => 0,
        };
        raw & param.ty.mask()
    };
    let table = LocationTable::of(sig);
    table.row(0).results.iter().map(result).collect()
}

/// Compiles a function and gives its code.
pub fn compile(func: &Function, arena: &Arena) -> Code {
    let mut code = Code::default();
    let compiled = Baseline::new().compile(&mut func.clone(), arena, &mut code);
    compiled.expect("a supported function");
    code
}

/// The function as text, for failures.
pub fn dump(func: &Function) -> String {
    let mut text = format!("{:?}\n", func.sig);
    for &block in &func.layout {
        let params: Vec<String> = func
            .params(block)
            .map(|p| format!("{p}:{}", func.ty(p)))
            .collect();
        text += &format!("{block}({})\n", params.join(", "));
        for inst in func.block_insts(block) {
            let results: Vec<Value> = func.inst_results(inst).collect();
            let data = func.insts[inst];
            text += &format!("  {results:?} = {data:?}");
            func.for_each_successor(inst, |call| {
                let args: Vec<Value> = func.args(call).collect();
                text += &format!(" {}{args:?}", func.target(call));
            });
            if let InstData::Call { args, .. } = data {
                text += &format!(" {:?}", func.list(args).collect::<Vec<_>>());
            }
            text += "\n";
        }
    }
    text
}

/// Runs a function both ways and checks that the results and the data agree.
pub fn check(func: &Function, arena: &mut Arena, args: &[u64], what: &dyn Fn() -> String) {
    let before = arena.data().to_vec();
    let expected = eval::run(func, args, arena, 200_000);
    let after = arena.data().to_vec();
    let expected = match expected {
        Ok(expected) => expected,
        Err(Stop::Steps) => return,
        Err(_) => return,
    };
    arena.data().copy_from_slice(&before);
    let mut code = Code::default();
    let which = arena.turn as usize % 2;
    let mut compiler = std::mem::take(&mut arena.compilers[which]);
    let compiled = compiler.compile(&mut func.clone(), arena, &mut code);
    compiled.expect("a supported function");
    arena.compilers[which] = compiler;
    judge(func, arena, args, what, &code, &expected, &after);
    arena.turn += 1;
    if arena.turn.is_multiple_of(OPTIMIZED) && optimize(func, arena, &mut code) {
        arena.data().copy_from_slice(&before);
        judge(func, arena, args, what, &code, &expected, &after);
    }
}

/// Compiles a function with the optimizing compiler, if that knows all of it, and has the
/// allocation of registers checked.
fn optimize(func: &Function, arena: &mut Arena, code: &mut Code) -> bool {
    let which = (arena.turn / OPTIMIZED) as usize % 2;
    let mut compiler = std::mem::take(&mut arena.optimizing[which]);
    let made = compiler.compile(&mut func.clone(), arena, code);
    let (vcode, env, output) = compiler.allocation();
    if made.is_ok() && arena.turn.is_multiple_of(CHECKED) {
        let mut checker = regalloc2::checker::Checker::new(vcode, env);
        checker.prepare(output);
        if let Err(errors) = checker.run() {
            panic!("{}\n{errors:?}", dump(func));
        }
    }
    arena.optimizing[which] = compiler;
    made.is_ok()
}

/// Runs code and checks that the results and the data are as expected.
fn judge(
    func: &Function,
    arena: &mut Arena,
    args: &[u64],
    what: &dyn Fn() -> String,
    code: &Code,
    expected: &[u64],
    after: &[u8],
) {
    if std::env::var_os("X64_DUMP").is_some() {
        eprintln!("{}", dump(func));
        for line in disasm::list(code, 0) {
            eprintln!("{:4x} {}", line.offset, line.text);
        }
    }
    arena.rewind();
    let address = arena.publish(code);
    let got = results(&func.sig, call(address, &func.sig, args));
    let same = func.sig.results.iter().zip(expected.iter().zip(&got));
    let mut ok = expected.len() == got.len();
    for (param, (a, b)) in same {
        ok &= eval::same(param.ty, *a, *b);
    }
    let differs = arena.data().iter().zip(after).position(|(a, b)| a != b);
    ok &= differs.is_none();
    if !ok {
        let lines = disasm::list(code, 0);
        let text: Vec<String> = lines
            .iter()
            .map(|l| format!("{:4x} {}", l.offset, l.text))
            .collect();
        panic!(
            "{}\nexpected {expected:x?}, got {got:x?}, data differs at {differs:?}\n{}",
            what(),
            text.join("\n")
        );
    }
}
