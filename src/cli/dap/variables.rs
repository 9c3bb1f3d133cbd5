//! Values as the protocol has them: a reference leads to the parts of what has some.

use serde_json::{Value, json};

use crate::api::{Shown, State, StateObject, StatePlace};
use crate::session::names::{Writer, object_at};

/// What a reference leads to. A reference is the place in the list, from 1, and lasts until the program moves.
#[derive(Clone)]
pub(super) enum Parts {
    /// The values of a call.
    Values(usize),
    /// The `alloca`s of a call.
    Locals(usize),
    /// The variables of the modules.
    Globals,
    /// Elements or fields.
    Of(Vec<Shown>),
    /// The object of this place in the state, with what it holds.
    Object(usize),
}

/// The references that were given since the program has moved.
#[derive(Default)]
pub(super) struct References(Vec<Parts>);

impl References {
    pub(super) fn clear(&mut self) {
        self.0.clear();
    }

    /// A reference to parts.
    pub(super) fn add(&mut self, parts: Parts) -> usize {
        self.0.push(parts);
        self.0.len()
    }

    pub(super) fn get(&self, reference: u64) -> Option<&Parts> {
        self.0.get(usize::try_from(reference).ok()?.checked_sub(1)?)
    }

    /// A value as the protocol has it, under a name.
    pub(super) fn variable(
        &mut self,
        writer: &Writer<'_, '_>,
        name: String,
        ty: Option<&str>,
        value: &Shown,
    ) -> Value {
        let mut variable = json!({
            "name": name,
            "value": writer.typed(None, value),
            "type": ty,
            "variablesReference": self.parts_of(writer.state, value),
        });
        if let Shown::Ptr(address @ 1..) = value {
            variable["memoryReference"] = format!("{address:#x}").into();
        }
        variable
    }

    /// A reference to what a value has of parts, or leads to; 0 where that is nothing.
    fn parts_of(&mut self, state: &State, value: &Shown) -> usize {
        match value {
            Shown::List(parts) | Shown::Struct(parts) => self.add(Parts::Of(parts.clone())),
            Shown::Ptr(address) => {
                let found = object_at(state, *address);
                found.map_or(0, |(place, _)| self.add(Parts::Object(place)))
            }
            Shown::Int(..) | Shown::F32(_) | Shown::F64(_) | Shown::Bits(_) | Shown::Omitted => 0,
        }
    }

    /// An object as the protocol has it: what it holds, or its bytes.
    fn object(&mut self, writer: &Writer<'_, '_>, name: String, object: &StateObject) -> Value {
        let mut variable = match &object.value {
            Some(value) => self.variable(writer, name, object.ty.as_deref(), value),
            None => {
                let bytes = object.bytes.iter().map(|&byte| Shown::Int(8, byte.into()));
                let bytes = Shown::List(bytes.collect());
                self.variable(writer, name, None, &bytes)
            }
        };
        variable["memoryReference"] = format!("{:#x}", object.address).into();
        variable
    }

    /// What a reference leads to.
    pub(super) fn variables(&mut self, writer: &Writer<'_, '_>, parts: &Parts) -> Vec<Value> {
        let state = writer.state;
        match parts {
            Parts::Values(call) => {
                let values = state.calls.get(*call).map_or(&[][..], |call| &call.values);
                let shown = values.iter().map(|value| {
                    let name = format!("%{}", value.name);
                    let held = value.value.as_ref().unwrap_or(&Shown::Omitted);
                    self.variable(writer, name, Some(&value.ty), held)
                });
                shown.collect()
            }
            Parts::Locals(call) => {
                let is_it = |object: &&StateObject| object.kind == StatePlace::Local(*call);
                let objects = state.objects.iter().filter(is_it);
                let shown = objects.map(|object| {
                    let name = object.name.as_deref().unwrap_or("?");
                    self.object(writer, format!("*%{name}"), object)
                });
                shown.collect()
            }
            Parts::Globals => {
                let is_it = |object: &&StateObject| {
                    matches!(object.kind, StatePlace::Variable | StatePlace::Constant)
                };
                let objects = state.objects.iter().filter(is_it);
                let shown = objects.map(|object| {
                    let name = object.name.as_deref().unwrap_or("?");
                    self.object(writer, format!("@{name}"), object)
                });
                shown.collect()
            }
            Parts::Of(parts) => {
                let parts = parts.iter().enumerate();
                let shown =
                    parts.map(|(n, part)| self.variable(writer, format!("[{n}]"), None, part));
                shown.collect()
            }
            Parts::Object(place) => {
                let object = state.objects.get(*place);
                let shown = object.map(|object| {
                    let name = writer.pointee(object.address);
                    self.object(writer, name.unwrap_or_default(), object)
                });
                shown.into_iter().collect()
            }
        }
    }
}
