//! Programs that go forward and back.

use super::error::Error;
use super::sandbox::{Ran, Sandboxed};
use super::trap::Trap;
use super::value::Val;
use crate::ir::{FuncId, TypeId};
use crate::jit::report::{Frame, Report};
use crate::portable::{self, Cause, Ended, Here, Hit, Shown, State};
use crate::runtime::trap::TrapKind;

/// A recorded run of a program in a memory of its own, which goes forward and back: see [`Sandboxed::record`].
///
/// The program is at a step: it has run so many instructions of LLVM IR, `phi`s aside, and is in front of the next one, or
/// at its end. Any step of the run is reached from any other. What the program reads from outside is read once, and what
/// it writes is written once, however often it goes back. Snapshots are forgotten where more than two take more than 64 MiB,
/// so the way to a step that is long ago is longer. [Fuel](super::Sandbox::fuel) ends the run by a trap, and a flag that
/// [stops](super::Sandbox::stop_by) the program stops it at a step, which it goes on from when the flag is cleared.
#[derive(Debug)]
pub struct Recording<'p>(portable::Recording<'p>);

/// Bytes of a program's memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bytes {
    /// The address of the first one.
    pub address: u64,
    /// Their number.
    pub len: u64,
}

impl<'p> Recording<'p> {
    pub(super) fn new(recording: portable::Recording<'p>) -> Self {
        Recording(recording)
    }

    /// The step that the program is at.
    pub fn step(&self) -> u64 {
        self.0.step()
    }

    /// The number of steps, if the program has come to its end once.
    pub fn last_step(&self) -> Option<u64> {
        self.0.last()
    }

    /// How the program has ended, if it is at its end.
    ///
    /// # Errors
    ///
    /// The trap that it has ended with.
    pub fn end(&self) -> Option<Result<Ran, Error>> {
        Some(match self.0.end()? {
            Ended::Returned => Ok(Ran::Exited(0)),
            Ended::Exited(status) => Ok(Ran::Exited(*status)),
            Ended::Trap(report) => Err(Trap::new(report.clone()).into()),
        })
    }

    /// What has led to the finding that a [checked](super::Sandbox::checked) program has ended with; `None` where it has
    /// ended otherwise, or what it is about was there from the start.
    pub fn cause(&self) -> Option<Cause> {
        self.0.cause()
    }

    /// What the program looks like. It has no calls where it has ended without a trap.
    pub fn state(&self) -> State {
        self.0.state()
    }

    /// A number of the call that runs: see [`Here::call`].
    pub fn call(&self) -> Option<usize> {
        self.0.call()
    }

    /// Bytes of the program's memory; `None` where there are none.
    pub fn read(&self, bytes: Bytes) -> Option<Vec<u8>> {
        self.0.bytes(bytes.address, bytes.len)
    }

    /// The function of the program whose address this is: the number of its module, and which one it is there.
    #[doc(hidden)]
    pub fn function_at(&self, address: u64) -> Option<(usize, FuncId)> {
        self.0.function_at(address)
    }

    /// What memory holds at an address as a type of a frame's module has it; `None` where there is no such memory.
    #[doc(hidden)]
    pub fn value(&self, frame: &Frame, ty: TypeId, address: u64) -> Option<Shown> {
        self.0.value(frame, ty, address)
    }

    /// Writes the output that the program has in its buffers so far.
    pub fn show_output(&self) {
        self.0.show_output();
    }

    /// Goes to a step, forward or back; to the end if there are fewer steps.
    pub fn go_to(&mut self, step: u64) {
        self.0.go_to(step);
    }

    /// Goes on to the next step that a test finds; whether there is one before the end. The test can ask for the writes of
    /// some bytes, which are [watched](Here::written): the program is then behind the instruction that has written.
    pub fn next<H: Into<Hit>>(
        &mut self,
        watched: &[Bytes],
        mut test: impl FnMut(&Here<'_>) -> H + 'p,
    ) -> bool {
        let watched: Vec<_> = watched.iter().map(|b| (b.address, b.len)).collect();
        self.0.search(move |here| test(here).into(), &watched)
    }

    /// Goes back to the last step before this one that a test finds; whether there is one. If not, the program is at its
    /// first step. [`Hit::Before`] of what [was written](Here::written) is in front of the instruction that has written.
    pub fn previous<H: Into<Hit>>(
        &mut self,
        watched: &[Bytes],
        mut test: impl FnMut(&Here<'_>) -> H + Clone + 'p,
    ) -> bool {
        let watched: Vec<_> = watched.iter().map(|b| (b.address, b.len)).collect();
        self.0.search_back(move |here| test(here).into(), &watched)
    }

    /// Goes on until bytes were written; whether that comes before the end. The program is then behind the instruction that
    /// has written.
    pub fn next_write(&mut self, bytes: Bytes) -> bool {
        self.next(&[bytes], |here| here.written().is_some())
    }

    /// Goes back to the instruction that has written one of these bytes last, and stops in front of it; whether there is
    /// one.
    pub fn previous_write(&mut self, bytes: Bytes) -> bool {
        self.previous(&[bytes], |here| match here.written() {
            Some(_) => Hit::Before,
            None => Hit::No,
        })
    }

    /// The bytes that all snapshots take, more or less, and the number of these.
    pub fn snapshots(&self) -> (usize, usize) {
        self.0.snapshots()
    }
}

impl Sandboxed {
    /// Begins to record a program that is [stepped](super::Sandbox::stepped): from its constructors to its destructors, with
    /// a call of `name` in between. It is then in front of its first instruction. A program can be recorded once, and is not
    /// to be run beside that.
    ///
    /// ```
    /// use jitlite::{Error, Module, Profile, Sandbox, Shown};
    ///
    /// fn main() -> Result<(), Error> {
    ///     let text = "define i32 @main() {\n  %a = add i32 40, 2\n  %b = mul i32 %a, 2\n  ret i32 %b\n}";
    ///     let module = Module::from_text("add.ll", text, Profile::Auto)?;
    ///     let program = Sandbox::new().stepped().link(&[module])?;
    ///     let mut recording = program.record("main", &[])?;
    ///     recording.go_to(2);
    ///     assert_eq!(recording.state().calls[0].values[1].value, Some(Shown::Int(32, 84)));
    ///     recording.go_to(1);
    ///     assert_eq!(recording.state().calls[0].values.len(), 1);
    ///     Ok(())
    /// }
    /// ```
    ///
    /// # Errors
    ///
    /// If there is no such function, if it is of another type, or if the program is not stepped or has been recorded.
    pub fn record(&self, name: &str, args: &[Val]) -> Result<Recording<'_>, Error> {
        let begun = self.begun(name, args)?;
        let recording = portable::Recording::begin(self.program(), begun);
        match recording {
            Some(recording) => Ok(Recording::new(recording)),
            None => {
                let why = "the program does not count its steps, or is recorded already";
                let report = Report::without_frames(TrapKind::Host(why.into()));
                Err(Trap::new(Box::new(report)).into())
            }
        }
    }
}
