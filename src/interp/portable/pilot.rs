//! Programs that stop and go on, and that go back: who decides how far a program goes, and what it is at a moment.

use std::sync::atomic::{AtomicU64, Ordering};

use rustc_hash::FxHashMap;

use super::memory::Segment;
use super::pages::Pages;
use super::registers::Registers;
use super::{JumpPoint, Machine, Stop};
use crate::interp::code::{Bytecode, RESULT_WORDS};
use crate::interp::frame::{CALLER, CODE, RESULT};
use crate::runtime::FuncIndex;
use crate::runtime::trap::TrapKind;

/// Decides how far a program goes.
pub trait Pilot<S> {
    /// The fuel that it gave is used up. The program is in front of an instruction that takes some.
    fn turn(&mut self, machine: &Machine<'_, S>) -> Turn;
}

/// How a program goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// By so many instructions, of which there is at least one.
    Go(u64),
    /// It stops here. The call ends by [`TrapKind::OutOfFuel`].
    Stop,
}

/// Where a program is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// The function that runs.
    pub function: FuncIndex,
    /// The `ir` instruction that comes next.
    pub inst: Option<u32>,
    /// The frame that runs. One that it has called is greater.
    pub frame: usize,
}

/// What a machine is at a moment. It belongs to the machine that it was taken of.
#[derive(Clone, Debug)]
pub struct Saved<S> {
    machine: u64,
    /// The contents of its memory.
    pub pages: Pages,
    state: S,
    context: Context,
    frames: Vec<u64>,
}

/// What a machine has beside its memory and its frames.
#[derive(Clone, Debug)]
struct Context {
    ip: *const AtomicU64,
    fp: *mut u64,
    sp: usize,
    slots: u64,
    top: u64,
    points: FxHashMap<u64, JumpPoint>,
    next_point: u64,
    x87: Vec<[u8; 10]>,
    host: Option<&'static str>,
    granted: u64,
}

/// A number that no other machine of the process has.
pub(super) fn new_id() -> u64 {
    static NEXT: AtomicU64 = AtomicU64::new(0);
    NEXT.fetch_add(1, Ordering::Relaxed)
}

impl<S> Saved<S> {
    /// What the host has kept.
    pub fn state(&self) -> &S {
        &self.state
    }

    /// The bytes that this takes, but for its pages and the state of the host.
    pub fn bytes(&self) -> usize {
        size_of::<Self>() + self.frames.len() * 8 + self.context.points.len() * 64
    }
}

impl<'a, S> Machine<'a, S> {
    /// Has `pilot` asked whenever fuel is used up, first in front of the first instruction.
    pub fn set_pilot(&mut self, pilot: Box<dyn Pilot<S> + 'a>) {
        self.pilot = Some(pilot);
        self.limits.fuel = Some(0);
        self.granted = 0;
        self.host_calls = None;
    }

    /// Where the program is; `None` where none of its functions runs.
    pub fn place(&self) -> Option<Place> {
        if self.fp.is_null() {
            return None;
        }
        // SAFETY: the header of a frame of this machine has its code, which its program keeps.
        let code = unsafe { &*(*self.fp.add(CODE) as *const Bytecode) };
        Some(Place {
            function: code.function,
            inst: code.origin_at(self.ip),
            frame: self.fp as usize,
        })
    }

    /// Takes the fuel that is left.
    pub fn take_fuel_back(&mut self) -> u64 {
        let left = self.limits.fuel.replace(0).unwrap_or(0);
        self.granted -= left.min(self.granted);
        left
    }

    /// How many instructions that take fuel were run before the one that runs, if a pilot gives it.
    pub fn step(&self) -> u64 {
        let run = self.granted.saturating_sub(self.limits.fuel.unwrap_or(0));
        run.saturating_sub(1)
    }

    /// The bytes of the program's memory that it can write.
    pub fn memory_bytes(&self) -> u64 {
        let written = [Segment::Variables, Segment::Stack, Segment::Heap];
        written
            .map(|segment| self.memory.size(segment))
            .iter()
            .sum()
    }

    /// Whether [`resume`](Self::resume) goes on.
    pub fn is_paused(&self) -> bool {
        self.is_paused
    }

    /// Fuel is used up at an instruction that takes some.
    ///
    /// # Safety
    ///
    /// `fp` is the frame that runs, `ip` an instruction of its code, and `sp` the end of all frames.
    #[cold]
    #[inline(never)]
    pub(super) unsafe fn ask_pilot(
        &mut self,
        (ip, fp, sp): (*const AtomicU64, *mut u64, usize),
        amount: u32,
        kind: TrapKind,
    ) -> Result<(), Stop> {
        (self.ip, self.fp, self.sp) = (ip, fp, sp);
        if kind == TrapKind::OutOfFuel
            && let Some(mut pilot) = self.pilot.take()
        {
            let turn = pilot.turn(self);
            self.pilot = Some(pilot);
            if let Turn::Go(fuel) = turn {
                self.granted = self.granted.saturating_add(fuel);
                self.limits.fuel = Some(fuel.saturating_sub(amount.into()));
                return Ok(());
            }
        }
        self.is_paused = self.level == 1;
        Err(Stop::Trap(kind))
    }

    /// What the machine is now; `None` where a function of the host has called back, as that is not kept.
    pub fn save(&self, before: Option<&Pages>) -> Option<Saved<S>>
    where
        S: Clone,
    {
        if self.level > 1 {
            return None;
        }
        let start = self.frames.as_ptr() as usize;
        let used = (self.sp.saturating_sub(start) / 8).min(self.frames.len());
        Some(Saved {
            machine: self.id,
            pages: Pages::of(&self.memory, before),
            state: self.state.clone(),
            context: Context {
                ip: self.ip,
                fp: self.fp,
                sp: self.sp,
                slots: self.slots,
                top: self.top,
                points: self.points.clone(),
                next_point: self.next_point,
                x87: self.x87.clone(),
                host: self.host,
                granted: self.granted,
            },
            frames: self.frames.get(..used).unwrap_or_default().to_vec(),
        })
    }

    /// Makes the machine what it was; whether it is the one that was saved.
    pub fn restore(&mut self, saved: &Saved<S>) -> bool
    where
        S: Clone,
    {
        let used = saved.frames.len();
        if saved.machine != self.id || used > self.frames.len() {
            return false;
        }
        let Context {
            ip,
            fp,
            sp,
            slots,
            top,
            points,
            next_point,
            x87,
            host,
            granted,
        } = saved.context.clone();
        saved.pages.restore(&mut self.memory);
        self.state = saved.state.clone();
        self.frames[..used].copy_from_slice(&saved.frames);
        (self.ip, self.fp, self.sp) = (ip, fp, sp);
        (self.slots, self.top) = (slots, top);
        (self.points, self.next_point) = (points, next_point);
        (self.x87, self.host, self.granted) = (x87, host, granted);
        (self.level, self.round) = (0, 0);
        self.limits.fuel = Some(0);
        self.is_paused = !fp.is_null();
        true
    }

    /// Goes on where the program has paused, to the end of the call that was made of it, or to the next pause.
    ///
    /// # Errors
    ///
    /// Why the call does not return; a trap where the program has not paused.
    pub fn resume(&mut self, registers: &mut Registers) -> Result<(), Stop> {
        if !std::mem::take(&mut self.is_paused) || self.fp.is_null() {
            return Err(Stop::Trap(TrapKind::Interrupted));
        }
        let mut results = [0u64; RESULT_WORDS as usize];
        self.host_stack = results.as_ptr() as usize;
        // SAFETY: the machine has paused in the loop of its outermost call, so its frames are those that were there then, or
        // that were saved there and put back; the outermost one has no caller. Their code is kept by the program. Results go
        // to the words of this call, as those of the first one are gone.
        unsafe {
            let mut first = self.fp;
            while *first.add(CALLER) != 0 {
                first = *first.add(CALLER) as *mut u64;
            }
            let code = &*(*first.add(CODE) as *const Bytecode);
            *first.add(RESULT) = results.as_mut_ptr() as u64;
            self.level = 1;
            let done = super::calls::run(self, self.fp, self.sp, self.ip);
            self.level = 0;
            done?;
            super::calls::give_results(code, &results, registers);
        }
        self.reset();
        Ok(())
    }
}
