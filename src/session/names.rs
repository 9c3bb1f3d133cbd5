//! What names in commands lead to: values, variables and memory.

use std::fmt::Write as _;

use crate::api::{
    Bytes, Frame, Module, Recording, Shown, State, StateCall, StateObject, StatePlace,
};
use crate::ir::metadata::source;
use crate::ir::print::shown_type;
use crate::ir::{self, Body, FuncId, InstData, Operand, Type, TypeId, Value};

/// `%x`, `@list[2]`, `*%p`, `total`: a value of a call, what a variable holds, or what a pointer leads to, or an element of that. A
/// name without a sigil is a variable's in the source that the program was compiled from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Path {
    root: Root,
    is_followed: bool,
    elements: Vec<usize>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Root {
    Local(String),
    Global(String),
    Source(String),
}

/// A value with its type as it is written.
pub struct Typed {
    pub ty: Option<String>,
    pub value: Shown,
    /// Where it lies, if that is in memory.
    pub bytes: Option<Bytes>,
}

impl Path {
    /// Reads a path.
    ///
    /// # Errors
    /// What a path looks like.
    pub fn parse(text: &str) -> Result<Path, String> {
        let form = || {
            format!(
                "`{text}` is no `%value`, `@variable`, variable of the source, `*` of a pointer, or `[N]` of one"
            )
        };
        let (is_followed, rest) = match text.strip_prefix('*') {
            Some(rest) => (true, rest),
            None => (false, text),
        };
        let (bare, mut indices) = match rest.find('[') {
            Some(at) => rest.split_at(at),
            None => (rest, ""),
        };
        let name = |sigil| {
            let name = bare.strip_prefix(sigil)?;
            let bare = name
                .strip_prefix('"')
                .and_then(|name| name.strip_suffix('"'));
            Some(bare.unwrap_or(name).to_string()).filter(|name| !name.is_empty())
        };
        let of_source = Some(bare).filter(|name| is_identifier(name));
        let local = name('%').map(Root::Local);
        let root = local.or_else(|| name('@').map(Root::Global));
        let root = root.or_else(|| of_source.map(|name| Root::Source(name.into())));
        let root = root.ok_or_else(form)?;
        let mut elements = Vec::new();
        while let Some(rest) = indices.strip_prefix('[') {
            let (index, rest) = rest.split_once(']').ok_or_else(form)?;
            elements.push(index.trim().parse().map_err(|_| form())?);
            indices = rest;
        }
        match indices {
            "" => Ok(Path {
                root,
                is_followed,
                elements,
            }),
            _ => Err(form()),
        }
    }

    /// The name that it begins with.
    pub fn name(&self) -> &str {
        let (Root::Local(name) | Root::Global(name) | Root::Source(name)) = &self.root;
        name
    }

    /// The name of the value of a call that it begins with.
    pub fn local(&self) -> Option<&str> {
        match &self.root {
            Root::Local(name) => Some(name),
            Root::Global(_) | Root::Source(_) => None,
        }
    }

    /// Whether it begins with a name of the source.
    pub fn is_of_source(&self) -> bool {
        matches!(self.root, Root::Source(_))
    }

    /// Whether only the call has to be known for it.
    pub fn is_of_call(&self) -> bool {
        self.local().is_some() && !self.is_followed
    }

    /// What it leads to, seen from a call. `read` gives what memory holds as a type of the call's module has it.
    ///
    /// # Errors
    /// Why there is no such value.
    pub fn value(
        &self,
        state: &State,
        call: usize,
        read: impl Fn(&Frame, TypeId, u64) -> Option<Shown>,
    ) -> Result<Typed, String> {
        let mut found = match &self.root {
            Root::Global(name) => global(state, name)?,
            Root::Source(name) => {
                let typed = of_source(state, call, name)?;
                match self.is_followed && matches!(typed.value, Shown::Ptr(_)) {
                    true => behind(state, name, &typed.value)?,
                    false => typed,
                }
            }
            Root::Local(name) => {
                let call = state.calls.get(call).ok_or("no function runs")?;
                let typed = local(call, name)?;
                match self.is_followed {
                    true => followed(state, call, name, &typed.value, read)?,
                    false => typed,
                }
            }
        };
        for &index in &self.elements {
            let (Shown::List(parts) | Shown::Struct(parts)) = found.value else {
                return Err("it has no elements".into());
            };
            let count = parts.len();
            let value = parts.into_iter().nth(index);
            found = Typed {
                ty: None,
                value: value.ok_or_else(|| format!("it has {count} elements"))?,
                bytes: None,
            };
        }
        Ok(found)
    }

    /// The bytes that it stands for: those of a variable, of an `alloca`, or of what is accessed by a pointer.
    ///
    /// # Errors
    /// Why it stands for none.
    pub fn bytes(
        &self,
        state: &State,
        call: usize,
        read: impl Fn(&Frame, TypeId, u64) -> Option<Shown>,
    ) -> Result<Bytes, String> {
        if !self.elements.is_empty() {
            return Err(
                "bytes are those of a whole variable, or of what a pointer leads to".into(),
            );
        }
        let followed = Path {
            is_followed: true,
            ..self.clone()
        };
        if let Some(bytes) = followed.value(state, call, read)?.bytes {
            return Ok(bytes);
        }
        Err("it is no variable and no pointer".into())
    }
}

fn global(state: &State, name: &str) -> Result<Typed, String> {
    let is_it = |object: &&StateObject| {
        let is_global = matches!(object.kind, StatePlace::Variable | StatePlace::Constant);
        is_global && object.name.as_deref() == Some(name)
    };
    let object = state.objects.iter().find(is_it);
    let object = object.ok_or_else(|| format!("there is no variable `@{name}`"))?;
    Ok(whole(object))
}

fn local(call: &StateCall, name: &str) -> Result<Typed, String> {
    let value = call.values.iter().find(|value| value.name == name);
    if let Some(value) = value {
        return Ok(Typed {
            ty: Some(value.ty.clone()),
            value: value.value.clone().unwrap_or(Shown::Omitted),
            bytes: None,
        });
    }
    let function = call.frame.name();
    Err(match named(&call.frame, name) {
        Some(_) => format!("`%{name}` is not computed here"),
        None => format!("there is no `%{name}` in `@{function}`"),
    })
}

fn is_identifier(text: &str) -> bool {
    let is_part = |c: char| c.is_alphanumeric() || c == '_';
    text.chars().all(is_part) && text.chars().next().is_some_and(|c| !c.is_numeric())
}

/// The names in the source of the `alloca`s of a function: that of the `alloca`, and that of the variable.
pub(super) fn source_variables(
    module: &ir::Module,
    function: FuncId,
) -> impl Iterator<Item = (String, String)> {
    let body = module.funcs[function].body.as_ref();
    body.into_iter().flat_map(move |body| {
        source::variables(module, body).filter_map(|(value, name)| {
            let local = module.local_text(body.names[value])?;
            Some((local, module.names.text(name).into_owned()))
        })
    })
}

/// The same of a frame's function.
pub fn source_names(frame: &Frame) -> Vec<(String, String)> {
    source_variables(frame.module.whole(), frame.function).collect()
}

/// A variable of the source, seen from a call: a local one, of several the last that lives, or one of the whole program.
fn of_source(state: &State, call: usize, name: &str) -> Result<Typed, String> {
    let frame = &state.calls.get(call).ok_or("no function runs")?.frame;
    let names = source_names(frame);
    let locals = names.iter().filter(|(_, of)| of == name);
    let object = |local: &String| {
        let is_it = |object: &&StateObject| {
            object.kind == StatePlace::Local(call) && object.name.as_ref() == Some(local)
        };
        state.objects.iter().find(is_it)
    };
    let mut found = locals.rev().filter_map(|(local, _)| object(local));
    match found.next() {
        Some(object) => Ok(whole(object)),
        None => global(state, name).map_err(|_| {
            let function = frame.name();
            format!("there is no variable `{name}` in memory in `@{function}`: its values have names as `%x`")
        }),
    }
}

/// The object that a pointer leads to the start of.
fn behind(state: &State, name: &str, value: &Shown) -> Result<Typed, String> {
    let found = match value {
        &Shown::Ptr(address) => object_at(state, address),
        _ => None,
    };
    match found {
        Some((place, 0)) if state.objects[place].ty.is_some() => Ok(whole(&state.objects[place])),
        _ => Err(format!(
            "it is not known what lies where `{name}` leads to; `print {name}` and `memory ADDRESS BYTES` show the bytes"
        )),
    }
}

/// What an object holds.
fn whole(object: &StateObject) -> Typed {
    Typed {
        ty: object.ty.clone(),
        value: object.value.clone().unwrap_or(Shown::Omitted),
        bytes: Some(Bytes {
            address: object.address,
            len: object.size,
        }),
    }
}

/// What a pointer of a call leads to: as the function accesses it, or else the object that begins there.
fn followed(
    state: &State,
    call: &StateCall,
    name: &str,
    value: &Shown,
    read: impl Fn(&Frame, TypeId, u64) -> Option<Shown>,
) -> Result<Typed, String> {
    let &Shown::Ptr(address) = value else {
        return Err(format!("`%{name}` is no pointer"));
    };
    if let Some((place, 0)) = object_at(state, address)
        && state.objects[place].ty.is_some()
    {
        return Ok(whole(&state.objects[place]));
    }
    let module = call.frame.module.whole();
    let ty = named(&call.frame, name).and_then(|(body, value)| accessed(&call.frame, body, value));
    let Some(ty) = ty else {
        return Err(format!(
            "it is not known what lies where `%{name}` leads to; `memory %{name}` shows the bytes"
        ));
    };
    let read = read(&call.frame, ty, address);
    let read = read.ok_or_else(|| format!("`%{name}` leads to no memory"))?;
    let size = call.frame.module.info.layout(module, ty);
    Ok(Typed {
        ty: Some(shown_type(module, ty)),
        value: read,
        bytes: size.map(|layout| Bytes {
            address,
            len: layout.alloc_size(),
        }),
    })
}

/// A value of a frame's function by its name.
pub(super) fn named<'a>(frame: &'a Frame, name: &str) -> Option<(&'a Body, Value)> {
    value_named(frame.module.whole(), frame.function, name)
}

/// A value of a function by its name.
pub(super) fn value_named<'a>(
    module: &'a ir::Module,
    function: FuncId,
    name: &str,
) -> Option<(&'a Body, Value)> {
    let body = module.funcs[function].body.as_ref()?;
    let mut names = body.names.iter();
    let is_it = |local| module.local_text(local).is_some_and(|text| text == name);
    let (value, _) = names.find(|(_, local)| is_it(**local))?;
    Some((body, value))
}

/// The type as which a function accesses what a pointer leads to.
fn accessed(frame: &Frame, body: &Body, pointer: Value) -> Option<TypeId> {
    let module = frame.module.whole();
    if let Type::TypedPtr { pointee, .. } = module.types.resolved(body.types[pointer]) {
        return Some(pointee);
    }
    let is_it = |operand: Operand| operand.as_value() == Some(pointer);
    let mut insts = body.insts.iter();
    insts.find_map(|(inst, data)| {
        if let InstData::Load { ptr, .. } = *data
            && is_it(ptr)
        {
            return Some(body.inst_type(inst));
        }
        if let InstData::Store { ptr, value, .. } = *data
            && is_it(ptr)
        {
            return module.operand_type(body, value);
        }
        if let InstData::Gep { source, args, .. } = *data
            && body.operands(args).next().is_some_and(is_it)
        {
            return Some(source);
        }
        None
    })
}

/// The object that an address leads into, or to the end of, by its place in the state; and how far.
pub fn object_at(state: &State, address: u64) -> Option<(usize, u64)> {
    let after = state
        .objects
        .partition_point(|object| object.address <= address);
    let place = after.checked_sub(1)?;
    let StateObject {
        address: start,
        size,
        ..
    } = state.objects[place];
    let offset = address - start;
    (offset <= size).then_some((place, offset))
}

/// Writes values as people read them.
pub struct Writer<'a, 'p> {
    pub recording: &'a Recording<'p>,
    pub modules: &'a [Module],
    pub state: &'a State,
}

impl Writer<'_, '_> {
    /// A value, with its type in front if that is known.
    pub fn typed(&self, ty: Option<&str>, value: &Shown) -> String {
        match (ty, value) {
            (Some(ty), Shown::List(parts)) if ty.starts_with('<') => {
                format!("{ty} <{}>", self.all(parts))
            }
            (Some(ty), _) => format!("{ty} {}", self.value(value)),
            (None, _) => self.value(value),
        }
    }

    /// A value.
    pub fn value(&self, value: &Shown) -> String {
        match value {
            Shown::Int(1, value) => (*value != 0).to_string(),
            Shown::Int(bits, value) => signed(*bits, *value).to_string(),
            Shown::F32(value) => format!("{value:?}"),
            Shown::F64(value) => format!("{value:?}"),
            Shown::Bits(bits) => format!("{bits:#x}"),
            Shown::Ptr(0) => "null".into(),
            Shown::Ptr(address) => match self.pointee(*address) {
                Some(what) => format!("{address:#x} ({what})"),
                None => format!("{address:#x}"),
            },
            Shown::List(parts) => match text(parts) {
                Some(text) => text,
                None => format!("[{}]", self.all(parts)),
            },
            Shown::Struct(parts) => format!("{{ {} }}", self.all(parts)),
            Shown::Omitted => "...".into(),
        }
    }

    fn all(&self, parts: &[Shown]) -> String {
        let shown: Vec<String> = parts.iter().map(|part| self.value(part)).collect();
        shown.join(", ")
    }

    /// What a pointer leads to.
    pub fn pointee(&self, address: u64) -> Option<String> {
        if let Some((module, function)) = self.recording.function_at(address) {
            let ir = self.modules[module].ir();
            let global = ir.funcs[function].global;
            return Some(format!("@{}", ir.names.text(ir.globals[global].name)));
        }
        let (place, offset) = object_at(self.state, address)?;
        let object = &self.state.objects[place];
        let name = object.name.as_deref().unwrap_or("?");
        let mut text = match object.kind {
            StatePlace::Local(0) => format!("%{name}"),
            StatePlace::Local(call) => {
                let frame = self.state.calls.get(call).map(|call| call.frame.name());
                format!("%{name} of @{}", frame.unwrap_or_default())
            }
            StatePlace::Variable | StatePlace::Constant => format!("@{name}"),
            StatePlace::Heap => format!("heap block of {} bytes", object.size),
        };
        if offset > 0 {
            let _ = write!(text, " + {offset}");
        }
        Some(text)
    }
}

/// The value of an integer of a width, as people read it: signed, but for one bit.
pub fn signed(bits: u32, value: u128) -> i128 {
    let unused = 128 - bits.clamp(1, 128);
    match bits {
        1 => value as i128,
        _ => (value as i128) << unused >> unused,
    }
}

/// Bytes as a string, if they look like one.
fn text(parts: &[Shown]) -> Option<String> {
    let bytes = parts.iter().map(|part| {
        let Shown::Int(8, byte) = part else {
            return None;
        };
        Some(*byte as u8)
    });
    let bytes = bytes.collect::<Option<Vec<u8>>>()?;
    let end = bytes
        .iter()
        .rposition(|&byte| byte != 0)
        .map_or(0, |at| at + 1);
    let is_plain = |byte: &u8| byte.is_ascii_graphic() || matches!(byte, b' ' | b'\n' | b'\t');
    if end == 0 || !bytes[..end].iter().all(is_plain) {
        return None;
    }
    let mut text = String::from("c\"");
    for byte in bytes {
        match byte {
            b' '..=b'~' if byte != b'"' && byte != b'\\' => text.push(byte.into()),
            _ => {
                let _ = write!(text, "\\{byte:02X}");
            }
        }
    }
    text.push('"');
    Some(text)
}
