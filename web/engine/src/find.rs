//! Which step of a program is wanted: the next or the last one at a line, or the one that wrote some bytes.
//!
//! `{"do": "find", "step": N, "way": "on" | "back", …}`, with the other fields of a run, searches from a step of a run on,
//! or back from there. It searches for `"line": L`, where the program is in front of an instruction of that line or of the
//! next one that has some, or for `"address": A, "size": S`, where it has written these bytes; backward it is then in front
//! of the instruction that writes them. With `"cause": true` it goes back from the end of a checked program to what has led
//! to the finding there. The answer is `{"step": M}`, where `M` is null if there is no such step.

use jitlite::Bytes;
use jitlite::session::breakpoint::What;
use jitlite::session::{Direction, Motion, Session, Stop, Why};
use serde_json::{Value, json};

use crate::run::{Request, Started};

/// How many steps are searched at most: a program may run for ever.
const MOST_STEPS: u64 = 5_000_000;

/// The step that is wanted.
pub(crate) fn find(request: &Value) -> Result<Value, String> {
    let step = request["step"].as_u64();
    let step = step.ok_or("the field `step` is no number")?;
    let direction = match request["way"].as_str() {
        Some("on") => Direction::Forward,
        Some("back") => Direction::Back,
        _ => return Err("the field `way` is not `on` or `back`".into()),
    };
    let line = request["line"]
        .as_u64()
        .and_then(|line| u32::try_from(line).ok());
    let bytes = request["address"].as_u64().zip(request["size"].as_u64());
    let asked = Request::new(request)?.stepped();
    let asked = asked.within(step.saturating_add(MOST_STEPS));
    let started = match Started::new(&asked) {
        Ok(started) => started,
        Err(answer) => return Ok(answer),
    };
    let recording = started.program.record(&started.entry, &started.values);
    let recording = recording.map_err(|error| error.to_string())?;
    let modules = std::slice::from_ref(&started.module);
    let mut session = Session::new(recording, modules, Stop::default());
    session.go_to(step);
    if request["cause"].as_bool() == Some(true) {
        let is_found = matches!(session.seek("cause", "", 0), Some(Ok(_)));
        return Ok(json!({"step": is_found.then(|| session.recording.step())}));
    }
    let what = match (line, bytes) {
        (Some(line), _) => What::Places(session.lines.at_line(None, line).1),
        (None, Some((address, len))) => What::Written(Bytes { address, len }),
        (None, None) => {
            return Err("there is neither `line`, nor `address` with `size`, nor `cause`".into());
        }
    };
    session.add(String::new(), what, None)?;
    let why = session.go(Motion::Continue, direction);
    let is_found = matches!(why, Why::Breakpoint(_));
    Ok(json!({"step": is_found.then(|| session.recording.step())}))
}
