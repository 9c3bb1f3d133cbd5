//! A collector that moves objects, by the stack maps of the code that has called it.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, OnceLock};

use jitlite::{Config, Engine, EngineKind, Instance, Linker, Module, Profile};

/// `@walk` has a pointer to an object and one into it, and a counter for a deoptimizer. What it calls tells the collector where
/// the frame is: the stack pointer behind the call, the return address, and `rbp`.
const TEXT: &str = r#"
module asm ".text"
module asm "safepoint: lea 8(%rsp), %rdi; mov (%rsp), %rsi; mov %rbp, %rdx; push %rbp; mov %rsp, %rbp; call collect"
module asm "pop %rbp; ret"
declare void @safepoint()
declare void @collect(ptr, i64, ptr)
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr @llvm.experimental.gc.relocate.p0(token, i32 immarg, i32 immarg)
declare void @llvm.experimental.stackmap(i64, i32, ...)
@keep = global ptr @collect
define i64 @walk(ptr %object, i64 %n, i64 %many) gc "moving" {
entry:
  %start = getelementptr i64, ptr %object, i64 1
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i64 [ 0, %entry ], [ %more, %loop ]
  %p = phi ptr [ %object, %entry ], [ %p1, %loop ]
  %q = phi ptr [ %start, %entry ], [ %q1, %loop ]
  %room = alloca i8, i64 %many
  store volatile i8 1, ptr %room
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 77, i32 0, ptr elementtype(void ()) @safepoint, i32 0, i32 0, i32 0, i32 0) [ "deopt"(i64 %i, i32 -5, i64 81985529216486895), "gc-live"(ptr %p, ptr %q) ]
  %p1 = call ptr @llvm.experimental.gc.relocate.p0(token %t, i32 0, i32 0)
  %q1 = call ptr @llvm.experimental.gc.relocate.p0(token %t, i32 0, i32 1)
  %a = load i64, ptr %p1
  %b = load i64, ptr %q1
  %s = add i64 %sum, %a
  %more = add i64 %s, %b
  %next = add i64 %i, 1
  %again = icmp slt i64 %next, %n
  br i1 %again, label %loop, label %done
done:
  call void (i64, i32, ...) @llvm.experimental.stackmap(i64 78, i32 0, i64 %more)
  ret i64 %more
}
; Without memory of variable size, and inlined perhaps.
define internal i64 @once(ptr %object, i64 %i) gc "moving" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 79, i32 0, ptr elementtype(void ()) @safepoint, i32 0, i32 0, i32 0, i32 0) [ "deopt"(i64 %i, i32 -5, i64 81985529216486895), "gc-live"(ptr %object) ]
  %p = call ptr @llvm.experimental.gc.relocate.p0(token %t, i32 0, i32 0)
  %a = load i64, ptr %p
  ret i64 %a
}
define i64 @twice(ptr %object) {
  %a = call i64 @once(ptr %object, i64 0)
  %next = getelementptr i64, ptr %object, i64 4
  %b = call i64 @once(ptr %next, i64 1)
  %s = add i64 %a, %b
  ret i64 %s
}
"#;

/// A value of a record: where it is, or what.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Location {
    Indirect(u16, i32),
    Constant(u64),
}

struct Record {
    id: u64,
    address: u64,
    locations: Vec<Location>,
}

/// The records of a section, which is read to its end.
fn records(section: &[u8]) -> Vec<Record> {
    let mut at = 0;
    let mut take = |count: usize| {
        at += count;
        &section[at - count..at]
    };
    let word = |bytes: &[u8]| {
        let mut word = [0; 8];
        word[..bytes.len()].copy_from_slice(bytes);
        u64::from_le_bytes(word)
    };
    assert_eq!(take(4), [3, 0, 0, 0]);
    let [functions, constants, count] = [0; 3].map(|_| word(take(4)) as usize);
    let rows: Vec<[u64; 3]> = (0..functions)
        .map(|_| [0; 3].map(|_| word(take(8))))
        .collect();
    let constants: Vec<u64> = (0..constants).map(|_| word(take(8))).collect();
    let mut all = Vec::new();
    for [address, _, own] in rows {
        for _ in 0..own {
            let (id, offset) = (word(take(8)), word(take(4)));
            take(2);
            let values = word(take(2));
            let locations = (0..values).map(|_| {
                let row = take(12);
                let (size, reg) = (word(&row[2..4]), word(&row[4..6]) as u16);
                let offset = word(&row[8..12]) as u32 as i32;
                assert_eq!(size, 8);
                match row[0] {
                    3 => Location::Indirect(reg, offset),
                    4 => Location::Constant(i64::from(offset) as u64),
                    kind => {
                        assert_eq!(kind, 5);
                        Location::Constant(constants[offset as usize])
                    }
                }
            });
            let locations: Vec<Location> = locations.collect();
            if !locations.len().is_multiple_of(2) {
                take(4);
            }
            take(8);
            all.push(Record {
                id,
                address: address + offset,
                locations,
            });
        }
    }
    assert_eq!((all.len(), at), (count, section.len()));
    all
}

/// Bytes by which the collector moves an object.
const STEP: usize = 64;

/// What the collector has seen.
#[derive(Default)]
struct Seen {
    program: OnceLock<Instance>,
    collections: AtomicU64,
    counters: AtomicU64,
}

impl Seen {
    /// Moves the object of the frame that has called.
    fn collect(&self, sp: usize, pc: u64, bp: usize) {
        let maps = self.program.get().unwrap().stack_maps();
        let records = records(&maps);
        let Some(record) = records.iter().find(|record| record.address == pc) else {
            return;
        };
        let place = |location: Location| match location {
            Location::Indirect(7, offset) => sp.wrapping_add_signed(offset as isize) as *mut u64,
            Location::Indirect(6, offset) => bp.wrapping_add_signed(offset as isize) as *mut u64,
            other => panic!("{other:?}"),
        };
        let (head, rest) = record.locations.split_at(3);
        assert_eq!(head, [0, 0, 3].map(Location::Constant));
        let [counter, small, large] = [rest[0], rest[1], rest[2]];
        assert_eq!(small, Location::Constant(-5i64 as u64));
        assert_eq!(large, Location::Constant(0x0123_4567_89ab_cdef));
        let counter = match counter {
            // The passes may know it.
            Location::Constant(counter) => counter,
            // SAFETY: the map says that the frame has it there.
            place_of => unsafe { place(place_of).read() },
        };
        self.counters.fetch_add(counter, Ordering::Relaxed);
        let pairs: Vec<_> = rest[3..]
            .chunks(2)
            .map(|pair| [place(pair[0]), place(pair[1])])
            .collect();
        // SAFETY: the maps say that the frame has pointers to the object and into it there, and there is room behind it.
        unsafe {
            let old = pairs[0][0].read() as *mut u64;
            let new = old.byte_add(STEP);
            new.copy_from(old, 2);
            old.write(u64::MAX);
            old.add(1).write(u64::MAX);
            for pair in pairs {
                for place in pair {
                    place.write(place.read() + STEP as u64);
                }
            }
        }
        self.collections.fetch_add(1, Ordering::Relaxed);
    }
}

fn program(kind: EngineKind) -> (Instance, Arc<Seen>) {
    let engine = Engine::new(Config::new().engine(kind)).unwrap();
    let module = Module::from_text("test.ll", TEXT, Profile::Auto).unwrap();
    let seen = Arc::new(Seen::default());
    let mut linker = Linker::new(&engine);
    let collector = seen.clone();
    let collect = move |sp: *mut u8, pc: i64, bp: *mut u8| {
        collector.collect(sp as usize, pc as u64, bp as usize);
    };
    linker.func("collect", collect).unwrap();
    // SAFETY: the program uses the memory that it is given, and the collector's.
    let program = unsafe { linker.instantiate(&module) }.unwrap();
    assert!(seen.program.set(program.clone()).is_ok());
    (program, seen)
}

#[test]
fn objects_are_moved_at_statepoints() {
    for kind in [EngineKind::Baseline, EngineKind::Opt, EngineKind::Auto] {
        let (program, seen) = program(kind);
        let mut memory = vec![0u64; 8 * 400];
        (memory[0], memory[1]) = (3, 4);
        let walk = program
            .typed_func::<(*mut u64, i64, i64), i64>("walk")
            .unwrap();
        let times = 300;
        // SAFETY: there is so much room behind the object.
        let sum = unsafe { walk.call_with_pointers((memory.as_mut_ptr(), times, 20)) }.unwrap();
        assert_eq!(sum, 7 * times, "{kind:?}");
        let collections = seen.collections.load(Ordering::Relaxed);
        if kind != EngineKind::Auto {
            assert_eq!(collections, times as u64, "{kind:?}");
            let counters = seen.counters.load(Ordering::Relaxed);
            assert_eq!(counters, (0..times as u64).sum::<u64>(), "{kind:?}");
        }
        // What is interpreted at first has no frame to move anything in.
        assert_eq!(memory[8 * collections as usize], 3, "{kind:?}");
        let ids: Vec<u64> = records(&program.stack_maps())
            .iter()
            .map(|record| record.id)
            .collect();
        assert!(ids.contains(&77) && ids.contains(&78), "{kind:?}: {ids:?}");
    }
}

#[test]
fn frames_of_inlined_functions_have_their_maps() {
    for kind in [EngineKind::Baseline, EngineKind::Opt] {
        let (program, seen) = program(kind);
        let mut memory = vec![0u64; 8 * 8];
        (memory[0], memory[4]) = (3, 40);
        let twice = program.typed_func::<(*mut u64,), i64>("twice").unwrap();
        // SAFETY: both objects have room behind them.
        let sum = unsafe { twice.call_with_pointers((memory.as_mut_ptr(),)) };
        assert_eq!(sum.unwrap(), 43, "{kind:?}");
        assert_eq!(seen.collections.load(Ordering::Relaxed), 2, "{kind:?}");
        assert_eq!(seen.counters.load(Ordering::Relaxed), 1, "{kind:?}");
    }
}

#[test]
fn interpreted_functions_have_no_maps() {
    let (program, seen) = program(EngineKind::Interp);
    program.compile_all();
    let mut memory = vec![0u64; 8];
    (memory[0], memory[1]) = (3, 4);
    let walk = program
        .typed_func::<(*mut u64, i64, i64), i64>("walk")
        .unwrap();
    // SAFETY: nothing is moved.
    let sum = unsafe { walk.call_with_pointers((memory.as_mut_ptr(), 5, 20)) };
    assert_eq!(sum.unwrap(), 35);
    assert_eq!(seen.collections.load(Ordering::Relaxed), 0);
    assert!(records(&program.stack_maps()).is_empty());
}
