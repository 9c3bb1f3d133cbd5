//! The assembler against iced-x86's decoder and formatters, and against LLVM's assembler.
//!
//! Instructions of all forms are made by decoding bytes that are chosen systematically; each is
//! printed in both dialects, assembled from that text, and must be the same instruction again. What
//! LLVM's assembler makes of the same text must be the same bytes, or as long and the same
//! instruction.

use std::collections::{BTreeMap, BTreeSet};
use std::io::Write;
use std::process::{Command, Stdio};

use iced_x86::{
    Code, Decoder, DecoderOptions, Formatter, GasFormatter, Instruction, IntelFormatter, OpKind,
};
use jitlite::asm::{Assembler, Dialect};

/// Numbers that are the same in each run.
struct Random(u64);

impl Random {
    fn byte(&mut self) -> u8 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 24) as u8
    }
}

/// Some instructions of each form that the decoder knows.
fn instructions() -> BTreeMap<Code, Vec<Instruction>> {
    const EACH: usize = 6;
    let mut found: BTreeMap<Code, Vec<Instruction>> = BTreeMap::new();
    let mut random = Random(0x1234_5678_9abc_def1);
    let mut keep = |bytes: &[u8]| {
        let mut decoder = Decoder::with_ip(64, bytes, 0x1000, DecoderOptions::NONE);
        let instruction = decoder.decode();
        if !instruction.is_invalid() && !is_left_out(&instruction) {
            let list = found.entry(instruction.code()).or_default();
            if list.len() < EACH {
                list.push(instruction);
            }
        }
    };
    let prefixes: [&[u8]; 12] = [
        &[],
        &[0x66],
        &[0xf3],
        &[0xf2],
        &[0x48],
        &[0x66, 0x48],
        &[0xf3, 0x48],
        &[0xf2, 0x48],
        &[0x45],
        &[0x66, 0x45],
        &[0xf3, 0x45],
        &[0xf2, 0x45],
    ];
    let maps: [&[u8]; 4] = [&[], &[0x0f], &[0x0f, 0x38], &[0x0f, 0x3a]];
    for opcode in 0..=255u8 {
        for prefix in prefixes {
            for map in maps {
                for _ in 0..24 {
                    let mut bytes = [prefix, map, &[opcode]].concat();
                    bytes.extend((0..12).map(|_| random.byte()));
                    keep(&bytes);
                }
            }
        }
        for map in [1u8, 2, 3, 5, 6] {
            for _ in 0..400 {
                // VEX with three bytes, and EVEX.
                let (p0, p1, p2) = (random.byte(), random.byte(), random.byte());
                let mut bytes = vec![0xc4, p0 & 0xe0 | map, p1, opcode];
                bytes.extend((0..10).map(|_| random.byte()));
                keep(&bytes);
                // XOP.
                let mut bytes = vec![0x8f, p0 & 0xe0 | (map + 7), p1, opcode];
                bytes.extend((0..10).map(|_| random.byte()));
                keep(&bytes);
                let mut bytes = vec![0x62, p0 & 0xf0 | map, p1 | 4, p2, opcode];
                bytes.extend((0..10).map(|_| random.byte()));
                keep(&bytes);
            }
        }
    }
    found
}

/// What no text says: prefixes without effect, and targets that are numbers.
fn is_left_out(instruction: &Instruction) -> bool {
    let has_target = (0..instruction.op_count()).any(|n| {
        matches!(
            instruction.op_kind(n),
            OpKind::NearBranch16 | OpKind::NearBranch32 | OpKind::NearBranch64
        )
    });
    // Whatever stands in a field that counts for nothing is written as usual.
    has_target || instruction.is_ip_rel_memory_operand()
}

fn printed(instruction: &Instruction, dialect: Dialect) -> String {
    let mut text = String::new();
    match dialect {
        Dialect::Att => {
            let mut formatter = GasFormatter::new();
            formatter
                .options_mut()
                .set_gas_show_mnemonic_size_suffix(true);
            formatter.format(instruction, &mut text);
        }
        Dialect::Intel => IntelFormatter::new().format(instruction, &mut text),
    }
    // An address that is written with a byte for no index is the same one.
    text.replace(",)", ")")
}

fn assembled(text: &str, dialect: Dialect) -> Result<Vec<u8>, String> {
    let mut assembler = Assembler::default();
    let done = assembler.text(text.as_bytes(), dialect);
    done.map_err(|error| error.message)?;
    let assembled = assembler.finish().map_err(|error| error.message)?;
    let (bytes, fixups) = assembled.joined().map_err(|error| error.message)?;
    match fixups.is_empty() {
        true => Ok(bytes),
        false => Err("something is to be filled in".into()),
    }
}

fn decoded(bytes: &[u8]) -> Instruction {
    Decoder::with_ip(64, bytes, 0x1000, DecoderOptions::NONE).decode()
}

/// A segment that a string instruction ignores, or a prefix that it does not have.
fn has_prefix(instruction: &Instruction) -> bool {
    instruction.has_segment_prefix()
        || instruction.has_repne_prefix()
        || instruction.code() == Code::Clzeroq
}

/// Forms for which iced prints what assemblers do not read, or that have two encodings of one text.
fn is_known(instruction: &Instruction, dialect: Dialect) -> bool {
    let code = instruction.code();
    let name = format!("{code:?}");
    let one_of = |stems: &[&str]| stems.iter().any(|stem| name.contains(stem));
    code.op_code().is_reserved_nop()
        || one_of(&["_DD", "_DF", "_DC", "Reserved", "reserved", "D3NOW", "fpuenv", "Fldenv"])
        || one_of(&["Sal_", "Fnstenv", "Frstor", "Fnsave", "Xlat", "moffs", "Jmp_m1664", "Vpcomu", "Insb", "Insw", "Insd"])
        || one_of(&["Stos", "Scas", "Clzero"]) && has_prefix(instruction)
        // The register is written that both are.
        || one_of(&["_sti_st0"]) && instruction.op0_register() == instruction.op1_register()
        || dialect == Dialect::Intel && one_of(&["Nop_", "_m16", "Ret", "Vm", "Skinit", "Prefetch_m8", "Pushfw", "Popfw"])
        || dialect == Dialect::Intel && one_of(&["Fst", "Fld_sti"])
}

fn all_forms_come_back(dialect: Dialect) {
    let (mut same, mut wrong) = (0, Vec::new());
    let mut forms = BTreeSet::new();
    for (code, list) in instructions() {
        for instruction in list {
            let text = printed(&instruction, dialect);
            match assembled(&text, dialect) {
                Ok(bytes) if printed(&decoded(&bytes), dialect) == text => {
                    same += 1;
                    forms.insert(code);
                }
                _ if is_known(&instruction, dialect) => {}
                Ok(bytes) => {
                    let other = printed(&decoded(&bytes), dialect);
                    wrong.push(format!("{code:?}: `{text}` became `{other}` {bytes:02x?}"));
                }
                Err(why) => wrong.push(format!("{code:?}: `{text}`: {why}")),
            }
        }
    }
    eprintln!("{same} instructions of {} forms came back", forms.len());
    assert!(
        wrong.is_empty(),
        "{} did not:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
}

#[test]
fn all_forms_come_back_in_att() {
    all_forms_come_back(Dialect::Att);
}

#[test]
fn all_forms_come_back_in_intel() {
    all_forms_come_back(Dialect::Intel);
}

/// What LLVM's assembler makes of lines; `None` where it refuses one.
fn by_llvm(lines: &[String], dialect: Dialect) -> Option<Vec<Option<Vec<u8>>>> {
    let mut command = Command::new("llvm-mc-19");
    command.args([
        "-triple=x86_64-linux-gnu",
        "-show-encoding",
        "-mcpu=sapphirerapids",
    ]);
    command.arg("-mattr=+sse4a,+xop,+fma4,+tbm,+lwp,+avx512er,+avx512pf,+avx512vp2intersect");
    if dialect == Dialect::Intel {
        command.args(["-x86-asm-syntax=intel", "-output-asm-variant=1"]);
    }
    let pipes = command.stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = pipes.stderr(Stdio::piped()).spawn().ok()?;
    let text = lines.join("\n");
    let mut stdin = child.stdin.take()?;
    let writer = std::thread::spawn(move || stdin.write_all(text.as_bytes()));
    let output = child.wait_with_output().ok()?;
    writer.join().ok()?.ok()?;
    let refused: BTreeSet<usize> = String::from_utf8_lossy(&output.stderr)
        .lines()
        .filter(|line| line.contains("error:"))
        .filter_map(|line| {
            line.strip_prefix("<stdin>:")?
                .split(':')
                .next()?
                .parse()
                .ok()
        })
        .collect();
    let stdout = String::from_utf8_lossy(&output.stdout).into_owned();
    let mut encodings = stdout.lines().filter_map(|line| {
        let hex = line.split("encoding: [").nth(1)?.trim_end_matches(']');
        let byte = |digits: &str| u8::from_str_radix(digits.trim_start_matches("0x"), 16).ok();
        hex.split(',').map(byte).collect::<Option<Vec<u8>>>()
    });
    let of_line = |line: usize| match refused.contains(&line) {
        true => None,
        false => encodings.next(),
    };
    Some((1..=lines.len()).map(of_line).collect())
}

fn llvm_agrees(dialect: Dialect) {
    let mut lines = BTreeSet::new();
    for instruction in instructions().into_values().flatten() {
        // A prefix is printed by LLVM as a line of its own.
        let text = printed(&instruction, dialect);
        let has_prefix = [
            "rep", "lock", "x", "bnd", "data16", "addr32", "cs", "ds", "es", "ss",
        ];
        let first = text.split(' ').next().unwrap_or("");
        let is_known = is_known(&instruction, dialect) || first.starts_with("xacq");
        if is_known || first.starts_with("xrel") {
            continue;
        }
        if !has_prefix.contains(&first) && !first.starts_with("rep") && !first.starts_with("rex") {
            lines.insert(text);
        }
    }
    let lines: Vec<String> = lines.into_iter().collect();
    let Some(encodings) = by_llvm(&lines, dialect) else {
        eprintln!("llvm-mc-19 is not installed: nothing was compared");
        return;
    };
    let (mut same, mut alike, mut wrong) = (0, 0, Vec::new());
    for (line, theirs) in lines.iter().zip(encodings) {
        let Some(theirs) = theirs else { continue };
        match assembled(line, dialect) {
            Ok(ours) if ours == theirs => same += 1,
            Ok(ours) => {
                let (a, b) = (decoded(&ours), decoded(&theirs));
                let ours_printed = printed(&a, dialect);
                // Operands that commute may be exchanged, and a prefix without effect left out.
                match ours_printed == printed(&b, dialect) || ours_printed == *line {
                    true => alike += 1,
                    false => wrong.push(format!("`{line}`: {ours:02x?}, LLVM {theirs:02x?}")),
                }
            }
            Err(why) => wrong.push(format!("`{line}`: {why}, LLVM {theirs:02x?}")),
        }
    }
    eprintln!("{same} the same bytes, {alike} another encoding of the same");
    assert!(same > 5000, "only {same} were compared");
    assert!(
        wrong.is_empty(),
        "{} are not:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
}

#[test]
fn llvm_agrees_in_att() {
    llvm_agrees(Dialect::Att);
}

#[test]
fn llvm_agrees_in_intel() {
    llvm_agrees(Dialect::Intel);
}

/// Texts with all kinds of statements, to be damaged.
const SAMPLES: [&str; 12] = [
    "1: lock; addl $4, -8(%rax,%rcx,4); jnz 1b; call foo@PLT",
    ".section .rodata.x,\"a\",@progbits\n.p2align 4,0x90,8\n.quad a-b+3, 1f\n1: .ascii \"a\\n\\101\"",
    ".set x, (1 << 3) | ~2\nmovq $x, %rax\n.fill 3, 4, 7\n.comm c,8,8",
    "vaddps {rn-sae}, %zmm1, %zmm2, %zmm3{%k1}{z}; vmulps (%rax){1to16}, %zmm0, %zmm1",
    "mov eax, dword ptr fs:[rax + 4*rcx - 8]; lea rdx, [rip + foo + 4]; jmp qword ptr [rax]",
    "fldt 8(%rsp); fsubp %st, %st(3); fildll (%rax); fxch",
    "movabs $0x123456789abcdef0, %r15; movzbl %ah, %ecx; rep movsb; cmpltsd %xmm1, %xmm2",
    ".pushsection .text.y; f: ret; .popsection; .globl f; .type f,@function; .size f, .-f",
    ".symver a, b@@C; .intel_syntax; mov rax, offset a; .att_syntax; .weak a, b",
    "jmp .L0; .skip 300; .L0: xbegin .L0; loop .L0; jrcxz .L0",
    "'a; \"quoted name\": nop /* c */; # d",
    "movq foo@GOTPCREL(%rip), %rax; .long foo - .; .octa 5; .float 1.5; .zero 9",
];

#[test]
fn damaged_texts_harm_nobody() {
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    let pieces: Vec<&[u8]> = vec![
        b"(", b")", b"%", b"$", b"\"", b"'", b"[", b"{", b"*", b"-", b"", b"9",
    ];
    let mut assembled = 0;
    for round in 0..40_000 {
        let mut text = SAMPLES[round % SAMPLES.len()].as_bytes().to_vec();
        for _ in 0..=random.byte() % 4 {
            let at =
                (usize::from(random.byte()) << 8 | usize::from(random.byte())) % text.len().max(1);
            let end = (at + usize::from(random.byte() % 5)).min(text.len());
            let piece = pieces[usize::from(random.byte()) % pieces.len()];
            text.splice(at.min(end)..end, piece.iter().copied());
        }
        let dialect = match random.byte() % 2 {
            0 => Dialect::Att,
            _ => Dialect::Intel,
        };
        let mut assembler = Assembler::default();
        if assembler.text(&text, dialect).is_ok() && assembler.finish().is_ok() {
            assembled += 1;
        }
    }
    assert!(assembled > 500, "only {assembled} were assembled");
    for deep in ["(", "-", "*", "ptr ", "byte ", "[", "{", "$", "~"] {
        for dialect in [Dialect::Att, Dialect::Intel] {
            let text = format!("mov {}", deep.repeat(100_000));
            assert!(Assembler::default().text(text.as_bytes(), dialect).is_err());
        }
    }
}
