//! Which step of a program is wanted: the next or the last one at a line, or the one that wrote some bytes.
//!
//! `{"do": "find", "step": N, "way": "on" | "back", …}`, with the other fields of a run, searches from a step of a run on,
//! or back from there. It searches for `"line": L`, where the program is in front of an instruction of that line or of the
//! next one that has some, or for `"address": A, "size": S`, where it has written these bytes; backward it is then in front
//! of the instruction that writes them. The answer is `{"step": M}`, where `M` is null if there is no such step.

use std::cell::Cell;
use std::rc::Rc;

use jitlite::query::steps;
use jitlite::{Bytes, Here, Hit};
use serde_json::{Value, json};

use crate::run::{Request, Started};

/// How many steps are searched at most: a program may run for ever.
const MOST_STEPS: u64 = 5_000_000;

/// The step that is wanted.
pub(crate) fn find(request: &Value) -> Result<Value, String> {
    let step = request["step"].as_u64();
    let step = step.ok_or("the field `step` is no number")?;
    let is_back = match request["way"].as_str() {
        Some("on") => false,
        Some("back") => true,
        _ => return Err("the field `way` is not `on` or `back`".into()),
    };
    let line = request["line"]
        .as_u64()
        .and_then(|line| u32::try_from(line).ok());
    let bytes = request["address"].as_u64().zip(request["size"].as_u64());
    let asked = Request::new(request)?.stepped();
    let started = match Started::new(&asked) {
        Ok(started) => started,
        Err(answer) => return Ok(answer),
    };
    let program = &started.program;
    let recording = program.record(&started.entry, &started.values);
    let mut recording = recording.map_err(|error| error.to_string())?;
    recording.go_to(step);
    let (watched, places) = match (line, bytes) {
        (Some(line), _) => match steps::at_line(started.module.ir(), line) {
            Some((_, places)) => (Vec::new(), places),
            None => return Ok(json!({"step": null})),
        },
        (None, Some((address, len))) => (vec![Bytes { address, len }], Vec::new()),
        (None, None) => return Err("there is neither `line` nor `address` with `size`".into()),
    };
    let is_over = Rc::new(Cell::new(false));
    let over = Rc::clone(&is_over);
    let test = move |here: &Here<'_>| {
        if here.step().saturating_sub(step) > MOST_STEPS {
            over.set(true);
            return Hit::Here;
        }
        let place = here.function().zip(here.inst());
        let is_at = place.is_some_and(|((_, function), inst)| places.contains(&(function, inst)));
        match (is_at, here.written(), is_back) {
            (true, ..) | (_, Some(_), false) => Hit::Here,
            (_, Some(_), true) => Hit::Before,
            (false, None, _) => Hit::No,
        }
    };
    let is_found = match is_back {
        true => recording.previous(&watched, test),
        false => recording.next(&watched, test),
    };
    let found = (is_found && !is_over.get()).then(|| recording.step());
    Ok(json!({"step": found}))
}
