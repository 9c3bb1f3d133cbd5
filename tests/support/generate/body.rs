//! The bodies of random functions: structured code, statement by statement, in which a value is
//! used only where its definition dominates.

use std::fmt::Write as _;

use super::{CALLBACK, Generator, Profile, Type, Vintage};

/// A value in scope.
#[derive(Clone)]
pub(super) struct Value {
    pub operand: String,
    pub ty: Type,
    /// A pointer that is not null.
    pub sound: bool,
    /// A pointer that may lead into a stack frame.
    pub stack: bool,
    /// A slot of this very function.
    pub slot: bool,
}

impl Value {
    pub fn plain(operand: String, ty: Type) -> Value {
        Value {
            operand,
            ty,
            sound: false,
            stack: false,
            slot: false,
        }
    }
}

/// How many loops a function may have: each counts in a slot of its own.
const COUNTERS: usize = 4;

pub(super) struct Body<'g> {
    pub g: &'g mut Generator,
    pub text: String,
    pub scope: Vec<Value>,
    /// Values are numbered in order of the text, and not named.
    numbered: bool,
    next: usize,
    next_label: usize,
    counters: Vec<String>,
    loop_depth: usize,
    /// What the function returns; `None` in a void one.
    result: Option<Type>,
    /// Whether it has set the buffer that others jump to.
    pub sets_buffer: bool,
}

/// The text of function `index`.
pub(super) fn function(g: &mut Generator, index: usize) -> String {
    let signature = g.signatures[g.functions[index].signature].clone();
    let name = g.functions[index].name.clone();
    let params: Vec<String> = (0..signature.params.len())
        .map(|i| format!("%a{i}"))
        .collect();
    let mut head = format!("define {} @{name}(", g.result(&signature));
    for (i, (param, ty)) in params.iter().zip(&signature.params).enumerate() {
        let comma = if i > 0 { ", " } else { "" };
        let _ = write!(head, "{comma}{} {param}", g.show(ty));
    }
    let mut body = Body::new(g, signature.result.clone());
    for (operand, ty) in params.into_iter().zip(signature.params) {
        let pointer = matches!(ty, Type::Pointer(_));
        body.scope.push(Value {
            operand,
            ty,
            sound: pointer,
            stack: pointer,
            slot: false,
        });
    }
    body.guard();
    body.slots();
    body.set_buffer();
    let budget = body.g.random.range(3, 14);
    body.statements(budget, 0);
    body.give_back();
    format!("\n{head}) {{\n{}}}\n", body.text)
}

/// The text of `@main`, which calls the functions and ends with a checksum as its status.
pub(super) fn main(g: &mut Generator) -> String {
    let mut body = Body::new(g, Some(Type::I64));
    body.slots();
    for _ in 0..body.g.random.range(1, 4) {
        body.statements(3, 0);
        body.call();
    }
    for i in 0..body.g.globals.len() {
        let name = format!("@{}", body.g.globals[i].name);
        let ty = body.g.globals[i].ty.clone();
        if ty == Type::I64 {
            let value = body.load(&Type::I64, &name);
            body.print(&value);
        }
    }
    if body.g.profile == Profile::Loops {
        body.text.push_str("  call void @nests()\n");
    }
    let sum = body.load(&Type::I64, "@sum");
    body.print(&sum);
    let _ = writeln!(body.text, "  ret i64 {sum}");
    format!("\ndefine i64 @main() {{\n{}}}\n", body.text)
}

impl<'g> Body<'g> {
    pub fn new(g: &'g mut Generator, result: Option<Type>) -> Body<'g> {
        let numbered = g.random.chance(40);
        Body {
            g,
            text: String::new(),
            scope: Vec::new(),
            numbered,
            next: 1,
            next_label: 0,
            counters: Vec::new(),
            loop_depth: 0,
            result,
            sets_buffer: false,
        }
    }

    pub fn name(&mut self) -> String {
        let n = self.next;
        self.next += 1;
        if self.numbered {
            return format!("%{n}");
        }
        match self.g.random.below(6) {
            0 => format!("%_{n}"),
            1 => format!("%x.{n}"),
            2 => format!("%-t{n}"),
            _ => format!("%v{n}"),
        }
    }

    pub fn new_label(&mut self, kind: &str) -> String {
        self.next_label += 1;
        format!("{kind}{}", self.next_label)
    }

    pub fn start(&mut self, label: &str) {
        let _ = writeln!(self.text, "{label}:");
    }

    pub fn jump(&mut self, label: &str) {
        let _ = writeln!(self.text, "  br label %{label}");
    }

    pub fn branch(&mut self, condition: &str, yes: &str, no: &str) {
        let _ = writeln!(self.text, "  br i1 {condition}, label %{yes}, label %{no}");
    }

    /// `%name = text`
    pub fn define(&mut self, text: &str) -> String {
        let name = self.name();
        let _ = writeln!(self.text, "  {name} = {text}");
        name
    }

    pub fn load(&mut self, ty: &Type, pointer: &str) -> String {
        let written = self.g.show(ty);
        let of = self.g.show(&ty.clone().pointer());
        match self.g.vintage {
            Vintage::Oldest => self.define(&format!("load {of} {pointer}")),
            _ => self.define(&format!("load {written}, {of} {pointer}")),
        }
    }

    pub fn store(&mut self, ty: &Type, value: &str, pointer: &str) {
        let written = self.g.show(ty);
        let to = self.g.show(&ty.clone().pointer());
        let _ = writeln!(self.text, "  store {written} {value}, {to} {pointer}");
    }

    /// `path` is the text of the indices, each with its type, from the second on.
    fn element(&mut self, ty: &Type, pointer: &str, path: &str) -> String {
        let written = self.g.show(ty);
        let of = self.g.show(&ty.clone().pointer());
        match self.g.vintage {
            Vintage::Oldest => self.define(&format!("getelementptr {of} {pointer}, i32 0{path}")),
            _ => self.define(&format!(
                "getelementptr {written}, {of} {pointer}, i32 0{path}"
            )),
        }
    }

    /// Takes one from the budget of calls, and returns where there is none left.
    fn guard(&mut self) {
        let left = self.load(&Type::I64, "@budget");
        let none = self.define(&format!("icmp sle i64 {left}, 0"));
        let (out, go) = (self.new_label("out"), self.new_label("go"));
        self.branch(&none, &out, &go);
        self.start(&out);
        self.give_back();
        self.start(&go);
        let less = self.define(&format!("sub i64 {left}, 1"));
        self.store(&Type::I64, &less, "@budget");
    }

    /// The stack slots, each written at once.
    fn slots(&mut self) {
        for _ in 0..COUNTERS {
            let slot = self.define("alloca i64");
            self.store(&Type::I64, "0", &slot);
            self.counters.push(slot);
        }
        for _ in 0..self.g.random.range(1, 3) {
            self.slot();
        }
    }

    fn slot(&mut self) {
        let ty = match self.g.random.below(5) {
            0 => Type::I1,
            1 => Type::I64.pointer(),
            2 => Type::Struct(self.g.random.below(self.g.structs.len())).pointer(),
            _ => Type::I64,
        };
        let value = match &ty {
            Type::I1 => self.truth(),
            Type::Pointer(to) => self.sound_pointer(&to.clone(), true),
            _ => self.integer(),
        };
        let slot = self.define(&format!("alloca {}", self.g.show(&ty)));
        self.store(&ty, &value, &slot);
        self.scope.push(Value {
            operand: slot,
            ty: ty.pointer(),
            sound: true,
            stack: true,
            slot: true,
        });
    }

    fn give_back(&mut self) {
        if self.sets_buffer {
            self.forget_buffer();
        }
        match self.result.clone() {
            None => self.text.push_str("  ret void\n"),
            Some(ty) => {
                let value = match &ty {
                    Type::I1 => self.truth(),
                    Type::Pointer(to) => self.sound_pointer(&to.clone(), false),
                    _ => self.integer(),
                };
                let _ = writeln!(self.text, "  ret {} {value}", self.g.show(&ty));
            }
        }
    }

    pub fn statements(&mut self, count: usize, depth: usize) {
        for _ in 0..count {
            match self.g.random.below(100) {
                0..=24 => {
                    let value = self.arithmetic();
                    self.scope.push(Value::plain(value, Type::I64));
                }
                25..=29 => {
                    let value = self.comparison();
                    self.scope.push(Value::plain(value, Type::I1));
                }
                30..=54 => self.touch_memory(),
                55..=64 if depth < 3 => self.choice(depth),
                65..=70 if depth < 2 => self.repeat(depth),
                71..=80 => self.call(),
                81..=84 if depth < 3 => self.test_null(depth),
                85..=87 if self.loop_depth < 2 => {
                    let value = self.integer();
                    self.print(&value);
                }
                88..=89 if self.loop_depth == 0 => self.print_text(),
                90..=92 => self.allocate(),
                93 => self.slot(),
                94..=95 => self.cast(),
                _ => {
                    let value = self.integer();
                    self.mix(&value);
                }
            }
            if self.g.profile != Profile::Llvmlite && self.g.random.chance(40) {
                self.extended();
            }
            if self.g.profile == Profile::Jumps && self.g.random.chance(25) {
                self.jump_back();
            }
        }
    }

    /// `@sum = @sum * 31 + value`
    pub fn mix(&mut self, value: &str) {
        let sum = self.load(&Type::I64, "@sum");
        let times = self.define(&format!("mul i64 {sum}, 31"));
        let more = self.define(&format!("add i64 {times}, {value}"));
        self.store(&Type::I64, &more, "@sum");
    }

    fn in_scope(&self, wanted: impl Fn(&Value) -> bool) -> Vec<Value> {
        self.scope.iter().filter(|v| wanted(v)).cloned().collect()
    }

    /// An operand of type i64.
    pub fn integer(&mut self) -> String {
        let all = self.in_scope(|v| v.ty == Type::I64);
        if all.is_empty() || self.g.random.chance(25) {
            return self.g.literal();
        }
        // Young values are taken more often: their lives overlap less than they could.
        let from = match self.g.random.chance(60) {
            true => all.len().saturating_sub(6),
            false => 0,
        };
        self.g.random.pick(&all[from..]).operand.clone()
    }

    /// An operand of type i1: always a local, for the specification has no i1 literals.
    pub fn truth(&mut self) -> String {
        let all = self.in_scope(|v| v.ty == Type::I1);
        if all.is_empty() || self.g.random.chance(70) {
            return self.comparison();
        }
        self.g.random.pick(&all).operand.clone()
    }

    pub fn arithmetic(&mut self) -> String {
        const OPS: [&str; 9] = [
            "add", "sub", "mul", "and", "or", "xor", "shl", "lshr", "ashr",
        ];
        let op = *self.g.random.pick(&OPS);
        let left = self.integer();
        let right = match op {
            "shl" | "lshr" | "ashr" => match self.g.random.chance(50) {
                true => self.g.random.below(64).to_string(),
                false => {
                    let amount = self.integer();
                    self.define(&format!("and i64 {amount}, 63"))
                }
            },
            _ => self.integer(),
        };
        self.define(&format!("{op} i64 {left}, {right}"))
    }

    fn comparison(&mut self) -> String {
        const CONDITIONS: [&str; 6] = ["eq", "ne", "slt", "sle", "sgt", "sge"];
        let pointers = self.in_scope(|v| matches!(v.ty, Type::Pointer(_)));
        if !pointers.is_empty() && self.g.random.chance(15) {
            let one = self.g.random.pick(&pointers).clone();
            let like = self.in_scope(|v| v.ty == one.ty);
            let other = match self.g.random.chance(30) {
                true => "null".to_string(),
                false => self.g.random.pick(&like).operand.clone(),
            };
            let condition = *self.g.random.pick(&CONDITIONS[..2]);
            let ty = self.g.show(&one.ty);
            return self.define(&format!("icmp {condition} {ty} {}, {other}", one.operand));
        }
        let condition = *self.g.random.pick(&CONDITIONS);
        let left = self.integer();
        let right = self.integer();
        self.define(&format!("icmp {condition} i64 {left}, {right}"))
    }

    /// A pointer to `to` that is not null; to the stack only where `stack` allows.
    pub fn sound_pointer(&mut self, to: &Type, stack: bool) -> String {
        match to {
            Type::Function(signature) => return self.g.function_of(*signature),
            Type::I8 => return self.string(),
            _ => {}
        }
        let ty = to.clone().pointer();
        let all = self.in_scope(|v| v.ty == ty && v.sound && (stack || !v.stack));
        if !all.is_empty() && self.g.random.chance(60) {
            return self.g.random.pick(&all).operand.clone();
        }
        let global = self.g.globals.iter().find(|g| g.ty == *to);
        match global.map(|g| format!("@{}", g.name)) {
            Some(name) if self.g.random.chance(70) => name,
            _ => self.new_object(to),
        }
    }

    /// A zeroed object on the heap.
    fn new_object(&mut self, ty: &Type) -> String {
        let cells = self.g.cells(ty);
        let byte = self.g.show(&Type::I8.pointer());
        let pointer = self.g.show(&ty.clone().pointer());
        let raw = self.define(&format!("call {byte} @ll_malloc(i64 {cells}, i64 8)"));
        self.define(&format!("bitcast {byte} {raw} to {pointer}"))
    }

    fn allocate(&mut self) {
        let ty = Type::Struct(self.g.random.below(self.g.structs.len()));
        let operand = self.new_object(&ty);
        self.scope.push(Value {
            operand,
            ty: ty.pointer(),
            sound: true,
            stack: false,
            slot: false,
        });
    }

    /// The address of a leaf of some object, its type, and what the object is.
    fn leaf(&mut self) -> (String, Type, Value) {
        let mut roots = self.in_scope(|v| {
            let Type::Pointer(to) = &v.ty else {
                return false;
            };
            v.sound && !matches!(**to, Type::Function(_) | Type::I8)
        });
        for global in &self.g.globals {
            let mut root = Value::plain(format!("@{}", global.name), global.ty.clone().pointer());
            root.sound = true;
            roots.push(root);
        }
        let root = self.g.random.pick(&roots).clone();
        let Type::Pointer(object) = root.ty.clone() else {
            return (root.operand.clone(), Type::I64, root);
        };
        let mut ty = (*object).clone();
        let mut path = String::new();
        loop {
            ty = match ty {
                Type::Struct(i) => {
                    let field = self.g.random.below(self.g.structs[i].len());
                    let _ = write!(path, ", i32 {field}");
                    self.g.structs[i][field].clone()
                }
                Type::Array(n, element) => {
                    if self.g.random.chance(50) {
                        let _ = write!(path, ", i32 {}", self.g.random.below(n));
                    } else {
                        let any = self.integer();
                        let index = self.define(&format!("and i64 {any}, {}", n - 1));
                        let _ = write!(path, ", i64 {index}");
                    }
                    *element
                }
                _ => break,
            };
        }
        let address = match path.is_empty() {
            true => root.operand.clone(),
            false => self.element(&object, &root.operand, &path),
        };
        (address, ty, root)
    }

    fn touch_memory(&mut self) {
        let (address, ty, root) = self.leaf();
        if self.g.random.chance(50) {
            let operand = self.load(&ty, &address);
            let function = matches!(&ty, Type::Pointer(to) if matches!(**to, Type::Function(_)));
            let table = function && root.operand.starts_with("@g");
            self.scope.push(Value {
                operand,
                ty,
                // Tables of functions are never written.
                sound: table,
                stack: root.stack,
                slot: false,
            });
            return;
        }
        let value = match &ty {
            Type::I1 => self.truth(),
            Type::Pointer(to) => match **to {
                Type::Function(signature) => self.g.function_of(signature),
                // A slot's pointers count as sound nowhere, so null may be stored.
                _ if self.g.random.chance(15) => "null".into(),
                _ => self.sound_pointer(&to.clone(), root.slot),
            },
            _ => self.integer(),
        };
        self.store(&ty, &value, &address);
    }

    fn choice(&mut self, depth: usize) {
        let condition = self.truth();
        let (yes, no) = (self.new_label("then"), self.new_label("else"));
        let join = self.new_label("join");
        let both = self.g.random.chance(60);
        self.branch(&condition, &yes, if both { &no } else { &join });
        let scope = self.scope.len();
        self.start(&yes);
        let count = self.g.random.range(1, 4);
        self.statements(count, depth + 1);
        if self.g.random.chance(10) {
            self.give_back();
        } else {
            self.jump(&join);
        }
        self.scope.truncate(scope);
        if both {
            self.start(&no);
            let count = self.g.random.range(1, 3);
            self.statements(count, depth + 1);
            self.jump(&join);
            self.scope.truncate(scope);
        }
        self.start(&join);
    }

    fn repeat(&mut self, depth: usize) {
        let Some(counter) = self.counters.pop() else {
            return;
        };
        let (head, body) = (self.new_label("head"), self.new_label("body"));
        let end = self.new_label("end");
        self.store(&Type::I64, "0", &counter);
        self.jump(&head);
        self.start(&head);
        let i = self.load(&Type::I64, &counter);
        let bound = self.g.random.range(1, 6);
        let more = self.define(&format!("icmp slt i64 {i}, {bound}"));
        self.scope.push(Value::plain(i.clone(), Type::I64));
        self.branch(&more, &body, &end);
        let scope = self.scope.len();
        self.start(&body);
        self.loop_depth += 1;
        let count = self.g.random.range(1, 4);
        self.statements(count, depth + 1);
        if self.g.random.chance(25) {
            let leave = self.truth();
            let stay = self.new_label("stay");
            self.branch(&leave, &end, &stay);
            self.start(&stay);
            self.statements(1, depth + 1);
        }
        self.loop_depth -= 1;
        let next = self.define(&format!("add i64 {i}, 1"));
        self.store(&Type::I64, &next, &counter);
        self.jump(&head);
        self.scope.truncate(scope);
        self.start(&end);
    }

    /// Does something with a pointer that may be null, after a test.
    fn test_null(&mut self, depth: usize) {
        let all = self.in_scope(|v| matches!(v.ty, Type::Pointer(_)) && !v.sound);
        if all.is_empty() {
            return self.touch_memory();
        }
        let mut pointer = self.g.random.pick(&all).clone();
        let ty = self.g.show(&pointer.ty);
        let some = self.define(&format!("icmp ne {ty} {}, null", pointer.operand));
        let (yes, join) = (self.new_label("some"), self.new_label("join"));
        self.branch(&some, &yes, &join);
        let scope = self.scope.len();
        self.start(&yes);
        pointer.sound = true;
        self.scope.push(pointer);
        let count = self.g.random.range(1, 4);
        self.statements(count, depth + 1);
        self.jump(&join);
        self.scope.truncate(scope);
        self.start(&join);
    }

    /// A call: direct, through a pointer, or back through the host.
    fn call(&mut self) {
        if self.g.random.chance(8) {
            let callback = self.g.function_of(CALLBACK);
            let ty = self.g.show(&Type::Function(CALLBACK).pointer());
            self.forget_buffer();
            let value = self.define(&format!("call i64 @ll_callback({ty} {callback})"));
            self.scope.push(Value::plain(value, Type::I64));
            return;
        }
        let pointers = self.in_scope(|v| {
            v.sound && matches!(&v.ty, Type::Pointer(to) if matches!(**to, Type::Function(_)))
        });
        let (callee, signature) = if !pointers.is_empty() && self.g.random.chance(50) {
            let pointer = self.g.random.pick(&pointers).clone();
            match pointer.ty {
                Type::Pointer(to) => match *to {
                    Type::Function(signature) => (pointer.operand, signature),
                    _ => return,
                },
                _ => return,
            }
        } else {
            let i = self.g.random.below(self.g.functions.len());
            let function = &self.g.functions[i];
            (format!("@{}", function.name), function.signature)
        };
        let signature = self.g.signatures[signature].clone();
        let mut args = Vec::new();
        for ty in &signature.params {
            let value = match ty {
                Type::I1 => self.truth(),
                Type::Pointer(to) => self.sound_pointer(&to.clone(), true),
                _ => self.integer(),
            };
            args.push(format!("{} {value}", self.g.show(ty)));
        }
        let result = self.g.result(&signature);
        let text = format!("call {result} {callee}({})", args.join(", "));
        match signature.result {
            None => {
                let _ = writeln!(self.text, "  {text}");
            }
            Some(ty) => {
                let operand = self.define(&text);
                let sound = matches!(ty, Type::Pointer(_));
                self.scope.push(Value {
                    operand,
                    ty,
                    sound,
                    stack: false,
                    slot: false,
                });
            }
        }
    }

    /// A pointer viewed as another type and back.
    fn cast(&mut self) {
        let all = self.in_scope(|v| {
            v.sound && matches!(&v.ty, Type::Pointer(to) if matches!(**to, Type::Struct(_)))
        });
        if all.is_empty() {
            return self.allocate();
        }
        let mut value = self.g.random.pick(&all).clone();
        let (from, byte) = (self.g.show(&value.ty), self.g.show(&Type::I8.pointer()));
        let raw = self.define(&format!("bitcast {from} {} to {byte}", value.operand));
        let Type::Pointer(to) = &value.ty else { return };
        if self.first_leaf(to) == Type::I64 && self.g.random.chance(50) {
            value.ty = Type::I64.pointer();
        }
        let to = self.g.show(&value.ty);
        value.operand = self.define(&format!("bitcast {byte} {raw} to {to}"));
        self.scope.push(value);
    }

    fn first_leaf(&self, ty: &Type) -> Type {
        match ty {
            Type::Struct(i) => self.first_leaf(&self.g.structs[*i][0]),
            Type::Array(_, element) => self.first_leaf(element),
            leaf => leaf.clone(),
        }
    }

    /// A string, as a pointer to its first byte.
    fn string(&mut self) -> String {
        let all = self.in_scope(|v| v.ty == Type::I8.pointer() && v.sound);
        if !all.is_empty() && self.g.random.chance(50) {
            return self.g.random.pick(&all).operand.clone();
        }
        let byte = self.g.show(&Type::I8.pointer());
        if self.g.random.chance(30) {
            let number = self.integer();
            return self.define(&format!("call {byte} @ll_ltoa(i64 {number})"));
        }
        let (name, length) = self.g.random.pick(&self.g.strings.clone()).clone();
        let array = Type::Array(length, Box::new(Type::I8));
        match self.g.random.chance(50) {
            true => self.element(&array, &format!("@{name}"), ", i32 0"),
            false => {
                let ty = self.g.show(&array.pointer());
                self.define(&format!("bitcast {ty} @{name} to {byte}"))
            }
        }
    }

    pub fn print(&mut self, value: &str) {
        let byte = self.g.show(&Type::I8.pointer());
        let digits = self.define(&format!("call {byte} @ll_ltoa(i64 {value})"));
        let _ = writeln!(self.text, "  call void @ll_puts({byte} {digits})");
    }

    fn print_text(&mut self) {
        let byte = self.g.show(&Type::I8.pointer());
        let (one, two) = (self.string(), self.string());
        let both = self.define(&format!(
            "call {byte} @ll_strcat({byte} {one}, {byte} {two})"
        ));
        let _ = writeln!(self.text, "  call void @ll_puts({byte} {both})");
    }
}
