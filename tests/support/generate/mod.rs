//! Random programs that are valid, end, and do the same everywhere.
//!
//! A program follows from its seed alone, and can be written in three vintages of syntax that mean
//! the same. In the profile [`Profile::Llvmlite`] it keeps to the specification of LLVMlite to the
//! letter; in [`Profile::Llvm`] it also has narrow integers, division, phi, select, switch and
//! doubles.
//!
//! Why it ends: every function first takes one from a global budget and returns at once when there
//! is none left, and every loop counts to a small constant in a slot that nothing else writes.
//! Why it is defined: every slot is written when it is made, heap memory is zeroed, array indices
//! are masked, shift amounts too, pointers that may be null are tested first, and a pointer into
//! the stack is never stored where it could outlive its frame.

mod body;
mod extended;
mod jumps;
mod loops;

use std::fmt::Write as _;

use super::random::Random;

/// How loads, getelementptrs and pointers are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Vintage {
    /// `load i64* %p`
    Oldest,
    /// `load i64, i64* %p`
    Middle,
    /// `load i64, ptr %p`
    Opaque,
}

pub const VINTAGES: [Vintage; 3] = [Vintage::Oldest, Vintage::Middle, Vintage::Opaque];

/// Which part of the language a program may use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Profile {
    Llvmlite,
    Llvm,
    /// `Llvm`, with `setjmp` and `longjmp`.
    Jumps,
    /// `Llvm`, with nests of loops that values of all kinds live across.
    Loops,
}

/// The program that follows from `seed`.
pub fn program(seed: u64, profile: Profile, vintage: Vintage) -> String {
    let mut generator = Generator {
        random: Random::new(seed),
        profile,
        vintage,
        structs: Vec::new(),
        signatures: Vec::new(),
        functions: Vec::new(),
        globals: Vec::new(),
        strings: Vec::new(),
    };
    generator.run(seed)
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Type {
    I64,
    I1,
    I8,
    Struct(usize),
    Array(usize, Box<Type>),
    Pointer(Box<Type>),
    Function(usize),
}

impl Type {
    fn pointer(self) -> Type {
        Type::Pointer(Box::new(self))
    }
}

#[derive(Clone, PartialEq, Eq)]
struct Signature {
    params: Vec<Type>,
    result: Option<Type>,
}

struct Function {
    name: String,
    signature: usize,
}

struct Global {
    name: String,
    ty: Type,
}

struct Generator {
    random: Random,
    profile: Profile,
    vintage: Vintage,
    structs: Vec<Vec<Type>>,
    signatures: Vec<Signature>,
    functions: Vec<Function>,
    globals: Vec<Global>,
    /// Name and length with the final zero.
    strings: Vec<(String, usize)>,
}

/// The signature `i64 (i64, i64)`, which ll_callback wants.
const CALLBACK: usize = 0;

impl Generator {
    fn run(&mut self, seed: u64) -> String {
        self.make_signatures();
        self.make_structs();
        self.make_functions();
        let mut items = Vec::new();
        for i in 0..self.structs.len() {
            let body = self.fields(i);
            items.push(format!("%s{i} = type {body}\n"));
        }
        let globals = self.make_globals();
        let bodies: Vec<String> = (0..self.functions.len())
            .map(|i| body::function(self, i))
            .collect();
        let main = body::main(self);
        let types = items.len();
        items.extend(globals);
        items.extend(HOST.iter().map(|(result, name, params)| {
            let show = |t: &str| match self.vintage {
                Vintage::Opaque if t.ends_with('*') => "ptr".to_string(),
                _ => t.to_string(),
            };
            let params: Vec<String> = params.iter().map(|p| show(p)).collect();
            format!("declare {} @{name}({})\n", show(result), params.join(", "))
        }));
        items.extend(bodies);
        items.push(main);
        items.extend(self.jump_items());
        items.extend(self.loop_items());
        // LLVM wants a type before its use; jitlite takes any order.
        let shuffle_from = match self.vintage {
            Vintage::Oldest => 0,
            _ => types,
        };
        for i in (shuffle_from + 1..items.len()).rev() {
            let j = shuffle_from + self.random.below(i + 1 - shuffle_from);
            items.swap(i, j);
        }
        format!(
            "; Generated from seed {seed} ({:?}, {:?}).\n{}",
            self.profile,
            self.vintage,
            items.concat()
        )
    }

    fn make_signatures(&mut self) {
        self.signatures.push(Signature {
            params: vec![Type::I64, Type::I64],
            result: Some(Type::I64),
        });
        for _ in 0..self.random.range(2, 4) {
            let count = match self.random.below(6) {
                0 => 0,
                5 => self.random.range(6, 10),
                _ => self.random.range(1, 4),
            };
            let params = (0..count).map(|_| self.parameter_type()).collect();
            let result = match self.random.below(6) {
                0 => None,
                1 => Some(Type::I1),
                2 => Some(Type::Struct(0).pointer()),
                _ => Some(Type::I64),
            };
            self.signatures.push(Signature { params, result });
        }
    }

    fn parameter_type(&mut self) -> Type {
        match self.random.below(10) {
            0 => Type::I1,
            1 => Type::I64.pointer(),
            2 => Type::Struct(0).pointer(),
            3 => Type::I8.pointer(),
            4 => Type::Function(self.random.below(self.signatures.len())).pointer(),
            _ => Type::I64,
        }
    }

    fn make_structs(&mut self) {
        let count = self.random.range(1, 4);
        for i in 0..count {
            let mut fields = Vec::new();
            for _ in 0..self.random.range(1, 5) {
                fields.push(match self.random.below(9) {
                    0 => Type::I64.pointer(),
                    1 => Type::Struct(self.random.below(count)).pointer(),
                    2 if i > 0 => Type::Struct(self.random.below(i)),
                    3 => Type::Array(1 << self.random.range(0, 3), Box::new(Type::I64)),
                    4 => Type::Function(self.random.below(self.signatures.len())).pointer(),
                    5 if i > 0 => {
                        let element = Type::Struct(self.random.below(i));
                        Type::Array(1 << self.random.range(0, 2), Box::new(element))
                    }
                    _ => Type::I64,
                });
            }
            self.structs.push(fields);
        }
    }

    fn make_functions(&mut self) {
        let names = ["f", "go", "_run", "f.x", "h-1", "k$", "step"];
        let count = self.random.range(2, 6).max(self.signatures.len());
        for i in 0..count {
            // One of each signature at least, so that a pointer of each type can be had.
            let signature = match i < self.signatures.len() {
                true => i,
                false => self.random.below(self.signatures.len()),
            };
            let name = format!("{}{i}", self.random.pick(&names));
            self.functions.push(Function { name, signature });
        }
    }

    fn make_globals(&mut self) -> Vec<String> {
        self.globals.push(Global {
            name: "g0".into(),
            ty: Type::I64,
        });
        for i in 0..self.structs.len() {
            self.globals.push(Global {
                name: format!("o{i}"),
                ty: Type::Struct(i),
            });
        }
        for i in 0..self.random.range(2, 7) {
            let ty = match self.random.below(7) {
                0 => Type::I64.pointer(),
                1 => Type::Array(1 << self.random.range(0, 4), Box::new(Type::I64)),
                2 => {
                    let element = Type::Struct(self.random.below(self.structs.len()));
                    Type::Array(1 << self.random.range(0, 2), Box::new(element))
                }
                3 => Type::Struct(self.random.below(self.structs.len())).pointer(),
                4 => {
                    let signature = self.random.below(self.signatures.len());
                    let pointer = Type::Function(signature).pointer();
                    Type::Array(1 << self.random.range(0, 2), Box::new(pointer))
                }
                5 => Type::Array(
                    1 << self.random.range(0, 2),
                    Box::new(Type::Array(2, Box::new(Type::I64))),
                ),
                _ => Type::I64,
            };
            let name = format!("g{}", i + 1);
            self.globals.push(Global { name, ty });
        }
        let mut texts = vec![
            "@budget = global i64 150\n".to_string(),
            "@sum = global i64 1\n".to_string(),
        ];
        for i in 0..self.random.range(1, 4) {
            let mut text = String::new();
            let mut length = 1;
            for _ in 0..self.random.below(12) {
                length += 1;
                match self.random.below(8) {
                    0 => text.push_str("\\09"),
                    1 => text.push_str("\\C3"),
                    2 => text.push_str("\\5c"),
                    3 => text.push(' '),
                    4 => text.push_str("\\22"),
                    _ => text.push((b'a' + self.random.below(26) as u8) as char),
                }
            }
            texts.push(format!("@s{i} = global [{length} x i8] c\"{text}\\00\"\n"));
            self.strings.push((format!("s{i}"), length));
        }
        for i in 0..self.globals.len() {
            let (name, ty) = (self.globals[i].name.clone(), self.globals[i].ty.clone());
            let (written, value) = (self.show(&ty), self.initialiser(&ty, 0));
            texts.push(format!("@{name} = global {written} {value}\n"));
        }
        texts
    }

    /// An initialiser of a type; pointers are null or point to globals.
    fn initialiser(&mut self, ty: &Type, depth: usize) -> String {
        match ty {
            Type::I64 => self.literal(),
            Type::I1 | Type::I8 => "0".into(),
            Type::Struct(i) => {
                let fields = self.structs[*i].clone();
                let list = self.initialisers(&fields, depth);
                format!("{{ {list} }}")
            }
            Type::Array(n, element) => {
                let elements = vec![(**element).clone(); *n];
                let list = self.initialisers(&elements, depth);
                format!("[ {list} ]")
            }
            Type::Pointer(to) => match &**to {
                Type::Function(signature) => self.function_of(*signature),
                _ if depth > 0 && self.random.chance(30) => "null".into(),
                to => self.global_of(to),
            },
            Type::Function(_) => String::new(),
        }
    }

    fn initialisers(&mut self, types: &[Type], depth: usize) -> String {
        let mut list = Vec::new();
        for ty in types {
            let value = self.initialiser(ty, depth + 1);
            list.push(format!("{} {value}", self.show(ty)));
        }
        list.join(", ")
    }

    /// A global of exactly this type, or a bitcast of one that is large enough.
    fn global_of(&mut self, ty: &Type) -> String {
        let fitting: Vec<String> = self
            .globals
            .iter()
            .filter(|g| g.ty == *ty)
            .map(|g| g.name.clone())
            .collect();
        if fitting.is_empty() {
            return "null".into();
        }
        let name = self.random.pick(&fitting).clone();
        let pointer = self.show(&ty.clone().pointer());
        match self.random.chance(15) {
            true => format!("bitcast ({pointer} @{name} to {pointer})"),
            false => format!("@{name}"),
        }
    }

    fn function_of(&mut self, signature: usize) -> String {
        let fitting: Vec<usize> = (0..self.functions.len())
            .filter(|&i| self.functions[i].signature == signature)
            .collect();
        let i = *self.random.pick(&fitting);
        format!("@{}", self.functions[i].name)
    }

    /// An integer; the specification has no negative ones.
    fn literal(&mut self) -> String {
        let text = self.any_literal();
        match self.profile {
            Profile::Llvmlite => text.trim_start_matches('-').to_string(),
            Profile::Llvm | Profile::Jumps | Profile::Loops => text,
        }
    }

    fn any_literal(&mut self) -> String {
        const EDGES: [i64; 20] = [
            0,
            1,
            2,
            3,
            7,
            8,
            10,
            63,
            64,
            255,
            256,
            65_535,
            2_147_483_647,
            2_147_483_648,
            4_294_967_295,
            4_294_967_296,
            i64::MAX,
            -1,
            -128,
            -2_147_483_649,
        ];
        match self.random.below(4) {
            0 => self.random.pick(&EDGES).to_string(),
            1 => (self.random.next() as i64 >> self.random.below(63)).to_string(),
            _ => self.random.below(100).to_string(),
        }
    }

    fn fields(&self, i: usize) -> String {
        let list: Vec<String> = self.structs[i].iter().map(|t| self.show(t)).collect();
        format!("{{ {} }}", list.join(", "))
    }

    /// A type as this vintage writes it.
    fn show(&self, ty: &Type) -> String {
        match ty {
            Type::I64 => "i64".into(),
            Type::I1 => "i1".into(),
            Type::I8 => "i8".into(),
            Type::Struct(i) => format!("%s{i}"),
            Type::Array(n, element) => format!("[{n} x {}]", self.show(element)),
            Type::Pointer(_) if self.vintage == Vintage::Opaque => "ptr".into(),
            Type::Pointer(to) => format!("{}*", self.show(to)),
            Type::Function(i) => {
                let signature = &self.signatures[*i];
                let mut text = format!("{} (", self.result(signature));
                for (i, param) in signature.params.iter().enumerate() {
                    let comma = if i > 0 { ", " } else { "" };
                    let _ = write!(text, "{comma}{}", self.show(param));
                }
                text + ")"
            }
        }
    }

    fn result(&self, signature: &Signature) -> String {
        match &signature.result {
            Some(ty) => self.show(ty),
            None => "void".into(),
        }
    }

    /// How many 8-byte cells a type takes: all leaves in memory are that large.
    fn cells(&self, ty: &Type) -> usize {
        match ty {
            Type::Struct(i) => self.structs[*i].iter().map(|t| self.cells(t)).sum(),
            Type::Array(n, element) => n * self.cells(element),
            _ => 1,
        }
    }
}

/// The host functions that programs call: result, name, parameters.
const HOST: [(&str, &str, &[&str]); 5] = [
    ("void", "ll_puts", &["i8*"]),
    ("i8*", "ll_strcat", &["i8*", "i8*"]),
    ("i8*", "ll_ltoa", &["i64"]),
    ("i64", "ll_callback", &["i64 (i64, i64)*"]),
    ("i8*", "ll_malloc", &["i64", "i64"]),
];
