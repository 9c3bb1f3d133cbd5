//! What a program looks like in front of one of its instructions.
//!
//! `{"do": "state", "step": N, …}`, with the other fields of a run, runs a program until it has run `N` instructions of
//! LLVM IR (`phi`s are none: they happen on the way into their block). A program does the same each time, so a page steps
//! by asking for one more or one less. The answer is that of a run, with
//!
//! ```text
//! "stopped": true, "step": N,
//! "calls": [{"function": …, "line": …, "column": …, "start": …, "end": …, "block": "then", "source": […],
//!            "values": [{"name": "x", "type": "i32", "value": VALUE}]}],
//! "omitted": 0,
//! "objects": [{"kind": "local" | "variable" | "constant" | "heap", "call": 0, "name": "p", "type": "i32",
//!              "address": "0x80000000", "size": 4, "bytes": "2a000000", "value": VALUE}]
//! ```
//!
//! The innermost call is the first; where it stands is the instruction that comes next, or the one that has trapped. A
//! value is null where it is not known, or an object: `{"int": "-5", "bits": 32, "hex": "0xfffffffb"}`,
//! `{"float": "1.5"}`, `{"hex": "0x…"}` of other floats, `{"list": […]}`, `{"fields": […]}`, `{"omitted": true}`, or
//! `{"pointer": "0x…", "object": 3, "offset": 8}`, where `object` is the place in `objects` of what it points into, or null.
//! Where the program has ended before, `stopped` is false, and there are calls only if it has trapped.

use jitlite::session::names::{object_at, signed};
use jitlite::{Shown, State, StatePlace, Stepped};
use serde_json::{Value, json};

use crate::run::{Request, Started, frame_object};

/// The state of a program after so many steps.
pub(crate) fn state(request: &Value) -> Result<Value, String> {
    let step = request["step"].as_u64();
    let step = step.ok_or("the field `step` is no number")?;
    let request = Request::new(request)?.stepped();
    let mut started = match Started::new(&request) {
        Ok(started) => started,
        Err(answer) => return Ok(answer),
    };
    let (entry, values) = (started.entry.clone(), started.values.clone());
    let ran = started.program.run_to(&entry, &values, step);
    let steps = Some(started.program.steps());
    let (mut answer, state) = match ran {
        Ok(Stepped::Stopped(state)) => (started.answer(None, steps), Some(state)),
        Ok(Stepped::Ended(ran)) => (started.answer(Some(Ok(ran)), steps), None),
        Err(error) => {
            let state = started.program.state();
            (started.answer(Some(Err(error)), steps), state)
        }
    };
    answer["stopped"] = (answer["status"].is_null() && state.is_some()).into();
    answer["step"] = step.into();
    answer["calls"] = state.as_ref().map_or(json!([]), |state| calls(state));
    answer["objects"] = state.as_ref().map_or(json!([]), |state| objects(state));
    answer["omitted"] = state.as_ref().map_or(0, |state| state.omitted).into();
    Ok(answer)
}

fn calls(state: &State) -> Value {
    let calls = state.calls.iter().map(|call| {
        let mut object = frame_object(&call.frame);
        let values = call.values.iter().map(|value| {
            json!({
                "name": value.name,
                "type": value.ty,
                "value": value.value.as_ref().map(|shown| shown_object(shown, state)),
            })
        });
        object["block"] = json!(call.block);
        object["values"] = values.collect();
        object
    });
    calls.collect()
}

fn objects(state: &State) -> Value {
    let objects = state.objects.iter().map(|object| {
        let (kind, call) = match object.kind {
            StatePlace::Local(call) => ("local", Some(call)),
            StatePlace::Variable => ("variable", None),
            StatePlace::Constant => ("constant", None),
            StatePlace::Heap => ("heap", None),
        };
        let bytes = object.bytes.iter();
        json!({
            "kind": kind,
            "call": call,
            "name": object.name,
            "type": object.ty,
            "address": hex(object.address.into()),
            "size": object.size,
            "bytes": bytes.map(|byte| format!("{byte:02x}")).collect::<String>(),
            "value": object.value.as_ref().map(|shown| shown_object(shown, state)),
        })
    });
    objects.collect()
}

fn hex(bits: u128) -> String {
    format!("{bits:#x}")
}

fn shown_object(shown: &Shown, state: &State) -> Value {
    let all = |parts: &[Shown]| -> Value {
        let parts = parts.iter();
        parts.map(|part| shown_object(part, state)).collect()
    };
    match shown {
        Shown::Int(bits, value) => {
            json!({"int": signed(*bits, *value).to_string(), "bits": bits, "hex": hex(*value)})
        }
        Shown::F32(value) => json!({"float": value.to_string()}),
        Shown::F64(value) => json!({"float": value.to_string()}),
        Shown::Bits(bits) => json!({"hex": hex(*bits)}),
        Shown::Ptr(address) => {
            let found = object_at(state, *address);
            json!({
                "pointer": hex((*address).into()),
                "object": found.map(|(place, _)| place),
                "offset": found.map(|(_, offset)| offset),
            })
        }
        Shown::List(parts) => json!({"list": all(parts)}),
        Shown::Struct(parts) => json!({"fields": all(parts)}),
        Shown::Omitted => json!({"omitted": true}),
    }
}
