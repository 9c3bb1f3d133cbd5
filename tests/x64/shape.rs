//! What the machine code of small functions looks like.

use crate::disasm;
use crate::exec::{Arena, compile};
use jitlite::lir::{self, SymbolId};

/// The instructions of a function, without prologue and epilogue.
fn body(text: &str) -> Vec<String> {
    let mut symbol = |name: &[u8]| match name {
        b"data" => crate::exec::DATA,
        b"far" => crate::exec::FAR,
        _ => SymbolId(0),
    };
    let funcs = lir::parse::parse(text, &mut symbol).unwrap_or_else(|e| panic!("{e}\n{text}"));
    let arena = Arena::new(&[]);
    let code = compile(&funcs[0], &arena);
    let lines = disasm::list(&code, 0).into_iter().map(|line| line.text);
    let frame = |line: &String| {
        let frame = [
            "push r",
            "pop r",
            "mov rbp, rsp",
            "mov rsp, rbp",
            "sub rsp",
            "lea rsp",
            "nop",
        ];
        !frame.iter().any(|start| line.starts_with(start))
    };
    lines.filter(frame).collect()
}

#[track_caller]
fn expect(text: &str, expected: &[&str]) {
    let got = body(text);
    assert_eq!(got, expected, "{text}\n{}", got.join("\n"));
}

#[test]
fn a_dying_operand_leaves_its_register_to_the_result() {
    expect(
        "function @f(i64, i64) -> i64 {
        block0(v0: i64, v1: i64):
            v2 = add.i64 v0, v1
            v3 = xor.i64 v2, v1
            return v3
        }",
        &["add rdi, rsi", "mov rax, rdi", "xor rax, rsi", "ret"],
    );
}

#[test]
fn a_sum_of_kept_operands_is_a_lea() {
    expect(
        "function @f(i64, i64) -> i64 {
        block0(v0: i64, v1: i64):
            v2 = add.i64 v0, v1
            v3 = iconst.i64 5
            v4 = sub.i64 v0, v3
            v5 = mul.i64 v2, v4
            v6 = mul.i64 v5, v0
            v7 = mul.i64 v6, v1
            return v7
        }",
        &[
            "lea rax, [rdi+rsi]",
            "lea rcx, [rdi-5]",
            "imul rax, rcx",
            "imul rax, rdi",
            "imul rax, rsi",
            "ret",
        ],
    );
}

#[test]
fn a_counted_loop_is_three_instructions() {
    expect(
        "function @f(i64) -> i64 {
        block0(v0: i64):
            v1 = iconst.i64 0
            jump block1(v1, v1)
        block1(v2: i64, v3: i64):
            v4 = add.i64 v3, v2
            v5 = iconst.i64 1
            v6 = add.i64 v2, v5
            v7 = icmp.i64 slt v6, v0
            brif v7, block1(v6, v4), block2
        block2:
            return v4
        }",
        &[
            "mov r8, rdi",
            "xor r10d, r10d",
            "xor r9d, r9d",
            "add r10, r9",
            "add r9, 1",
            "cmp r9, r8",
            "jl short 0x10",
            "mov rax, r10",
            "ret",
        ],
    );
}

#[test]
fn loads_are_operands_of_their_user() {
    expect(
        "function @f(i64, i64) -> i64 {
        block0(v0: i64, v1: i64):
            v2 = lea v0 + v1 * 8 + 16
            v3 = load.i64 v2 + 8
            v4 = add.i64 v1, v3
            v5 = load.i8 v0
            v6 = sext.i64 v5
            v7 = and.i64 v4, v6
            return v7
        }",
        &[
            "mov rax, rsi",
            "add rax, [rdi+rsi*8+0x18]",
            "movsx rcx, byte ptr [rdi]",
            "and rax, rcx",
            "ret",
        ],
    );
}

#[test]
fn comparisons_with_memory_and_constants_fuse_with_branches() {
    expect(
        "function @f(i64) -> i32 {
        block0(v0: i64):
            v1 = load.i32 v0 + 4
            v2 = iconst.i32 7
            v3 = icmp.i32 ugt v1, v2
            brif v3, block1, block2
        block1:
            v4 = iconst.i32 1
            return v4
        block2:
            v5 = iconst.i32 2
            return v5
        }",
        &[
            "cmp dword ptr [rdi+4], 7",
            "jbe 0x10",
            "mov eax, 1",
            "ret",
            "mov eax, 2",
            "ret",
        ],
    );
}

#[test]
fn a_masked_bit_is_tested() {
    let lines = body(
        "function @f(i32) -> i32 {
        block0(v0: i32):
            v1 = iconst.i32 8
            v2 = and.i32 v0, v1
            v3 = iconst.i32 0
            v4 = icmp.i32 ne v2, v3
            v5 = iconst.i32 10
            v6 = select.i32 v4, v0, v5
            return v6
        }",
    );
    assert_eq!(lines[0], "test dil, 8");
    assert!(lines.iter().any(|l| l.starts_with("cmov")), "{lines:?}");
}

#[test]
fn constants_are_stored_without_a_register_and_symbols_are_reached_from_rip() {
    expect(
        "function @f() {
            slot0 = 64 align 8
        block0:
            v0 = slot_addr slot0 + 8
            v1 = iconst.i64 18446744073709551615
            store.i64 v1, v0 + 8
            v2 = symbol_addr @data
            v3 = fconst.f32 0x3f800000
            store.f32 v3, v2 + 4
            return
        }",
        &[
            "mov qword ptr [rbp-0x30], 0xffffffffffffffff",
            "mov dword ptr [rip], 0x3f800000",
            "ret",
        ],
    );
}

#[test]
fn a_slot_that_is_only_read_and_written_is_a_register() {
    expect(
        "function @f(i64) -> i64 {
            slot0 = 8 align 8
            slot1 = 8 align 8
        block0(v0: i64):
            v1 = slot_addr slot0
            v2 = iconst.i64 0
            store.i64 v2, v1
            v3 = slot_addr slot1
            store.i64 v2, v3
            jump block1
        block1:
            v4 = load.i64 v1
            v5 = load.i64 v3
            v6 = add.i64 v5, v4
            store.i64 v6, v3
            v7 = load.i64 v1
            v8 = iconst.i64 1
            v9 = add.i64 v7, v8
            store.i64 v9, v1
            v10 = icmp.i64 slt v9, v0
            brif v10, block1, block2
        block2:
            v11 = load.i64 v3
            return v11
        }",
        &[
            "mov r8, rdi",
            "xor r9d, r9d",
            "xor r10d, r10d",
            "add r10, r9",
            "add r9, 1",
            "cmp r9, r8",
            "jl short 0x10",
            "mov rax, r10",
            "ret",
        ],
    );
}

#[test]
fn what_lives_across_a_call_stays_in_a_register() {
    let lines = body(
        "function @f(i64, i64) -> i64 {
            sig0 = (i64) -> i64
            callee0 = @g sig0
        block0(v0: i64, v1: i64):
            jump block1(v0, v1)
        block1(v2: i64, v3: i64):
            v4 = call callee0(v2)
            v5 = add.i64 v3, v4
            v6 = iconst.i64 1
            v7 = sub.i64 v2, v6
            v8 = iconst.i64 0
            v9 = icmp.i64 ne v7, v8
            brif v9, block1(v7, v5), block2
        block2:
            return v5
        }",
    );
    assert!(
        !lines.iter().any(|line| line.contains("[rbp")),
        "{lines:#?}"
    );
}

#[test]
fn a_leaf_without_memory_has_no_frame() {
    let func = "function @f(i64) -> i64 {
        block0(v0: i64):
            v1 = iconst.i64 3
            v2 = mul.i64 v0, v1
            return v2
        }";
    expect(func, &["lea rax, [rdi+rdi*2]", "ret"]);
}
