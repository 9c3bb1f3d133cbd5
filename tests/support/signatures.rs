//! Random C signatures, as a pair of C files that call each other through them.
//!
//! For each signature the library has a function that is called by the program, and one that calls
//! a function of the program back. Whoever is called compares each argument with the value that
//! was passed, and whoever calls the result, scalar by scalar: the values are constants that
//! follow from the seed and stand in a header that both include. `main` prints what differed and
//! how many values were compared.

use std::fmt::Write as _;

use super::random::Random;

/// The files of some signatures.
pub struct Files {
    /// `values.h`
    pub header: String,
    /// `library.c`
    pub library: String,
    /// `program.c`
    pub program: String,
}

/// A scalar type: its name in C, and how its values are written.
#[derive(Clone, Copy)]
struct Scalar {
    name: &'static str,
    values: Values,
    /// Whether it can be passed where the prototype has `...`.
    variadic: bool,
}

#[derive(Clone, Copy)]
enum Values {
    Bool,
    /// Bits.
    Unsigned(u32),
    /// Bits.
    Signed(u32),
    Float,
    Complex,
    Pointer,
    /// Lanes: bits of integers, or 0 for floats; how many.
    Vector(u32, usize),
}

const fn scalar(name: &'static str, values: Values, variadic: bool) -> Scalar {
    Scalar {
        name,
        values,
        variadic,
    }
}

const SCALARS: [Scalar; 21] = [
    scalar("_Bool", Values::Bool, false),
    scalar("signed char", Values::Signed(8), false),
    scalar("unsigned char", Values::Unsigned(8), false),
    scalar("short", Values::Signed(16), false),
    scalar("unsigned short", Values::Unsigned(16), false),
    scalar("int", Values::Signed(32), true),
    scalar("int", Values::Signed(32), true),
    scalar("unsigned", Values::Unsigned(32), true),
    scalar("long", Values::Signed(64), true),
    scalar("long", Values::Signed(64), true),
    scalar("unsigned long", Values::Unsigned(64), true),
    scalar("void *", Values::Pointer, true),
    scalar("float", Values::Float, false),
    scalar("float", Values::Float, false),
    scalar("double", Values::Float, true),
    scalar("double", Values::Float, true),
    scalar("__int128", Values::Signed(128), true),
    scalar("float _Complex", Values::Complex, true),
    scalar("double _Complex", Values::Complex, true),
    scalar("floats", Values::Vector(0, 4), true),
    scalar("ints", Values::Vector(32, 4), true),
];

/// Types of vectors have no name of their own in C.
const VECTORS: &str = "\
typedef float floats __attribute__((vector_size(16)));
typedef int ints __attribute__((vector_size(16)));
";

#[derive(Clone, Copy)]
enum Type {
    Scalar(Scalar),
    /// A struct or union by its number.
    Composite(usize),
}

#[derive(Clone, Copy)]
struct Field {
    ty: Type,
    /// The dimension of an array.
    count: Option<usize>,
}

struct Composite {
    is_union: bool,
    /// What stands behind the closing brace.
    attribute: &'static str,
    fields: Vec<Field>,
    scalars: usize,
}

struct Generator {
    random: Random,
    composites: Vec<Composite>,
}

/// A signature: the types of the parameters, of the variable arguments, and of the result.
struct Signature {
    params: Vec<Type>,
    variable: Option<Vec<Type>>,
    result: Option<Type>,
}

/// The files of `count` signatures that follow from `seed`.
pub fn files(seed: u64, count: usize) -> Files {
    let mut generator = Generator {
        random: Random::new(seed),
        composites: Vec::new(),
    };
    for _ in 0..count.clamp(4, 60) {
        generator.add_composite();
    }
    let signatures: Vec<Signature> = (0..count).map(|_| generator.signature()).collect();
    generator.write(seed, &signatures)
}

impl Generator {
    fn scalar(&mut self) -> Type {
        Type::Scalar(*self.random.pick(&SCALARS))
    }

    fn any(&mut self) -> Type {
        match self.random.chance(40) {
            true => Type::Composite(self.random.below(self.composites.len())),
            false => self.scalar(),
        }
    }

    fn add_composite(&mut self) {
        let is_union = self.random.chance(15);
        let mut fields = Vec::new();
        let mut scalars = 0;
        for _ in 0..self.random.range(1, 5) {
            let small = self.composites.iter().rposition(|c| c.scalars <= 3);
            let ty = match small.filter(|_| self.random.chance(25)) {
                Some(inner) => Type::Composite(inner),
                None => self.scalar(),
            };
            let count = self.random.chance(20).then(|| self.random.range(1, 4));
            let each = match ty {
                Type::Scalar(_) => 1,
                Type::Composite(inner) => self.composites[inner].scalars,
            };
            scalars += each * count.unwrap_or(1);
            fields.push(Field { ty, count });
        }
        let attribute = match self.random.below(12) {
            0 => " __attribute__((packed))",
            1 => " __attribute__((aligned(16)))",
            _ => "",
        };
        self.composites.push(Composite {
            is_union,
            attribute,
            fields,
            scalars,
        });
    }

    fn signature(&mut self) -> Signature {
        let count = match self.random.below(10) {
            0 => 0,
            1..=6 => self.random.range(1, 5),
            _ => self.random.range(6, 16),
        };
        // One kind of type often, so that its registers run out.
        let favourite = self.any();
        let mut params: Vec<Type> = (0..count)
            .map(|_| match self.random.chance(25) {
                true => favourite,
                false => self.any(),
            })
            .collect();
        let variable = self.random.chance(20).then(|| {
            let all: Vec<Type> = (0..self.random.range(0, 9)).map(|_| self.any()).collect();
            all.into_iter().filter(can_be_variadic).collect()
        });
        if variable.is_some() && params.last().is_none_or(|last| !can_be_variadic(last)) {
            // `va_start` wants a last parameter that is not promoted.
            params.push(Type::Scalar(SCALARS[5]));
        }
        let result = (!self.random.chance(10)).then(|| self.any());
        Signature {
            params,
            variable,
            result,
        }
    }

    fn name(&self, ty: Type) -> String {
        match ty {
            Type::Scalar(scalar) => scalar.name.to_string(),
            Type::Composite(n) if self.composites[n].is_union => format!("union c{n}"),
            Type::Composite(n) => format!("struct c{n}"),
        }
    }

    fn declare(&self, out: &mut String, n: usize) {
        let composite = &self.composites[n];
        let _ = write!(out, "{} {{", self.name(Type::Composite(n)));
        for (i, field) in composite.fields.iter().enumerate() {
            let _ = write!(out, " {} f{i}", self.name(field.ty));
            if let Some(count) = field.count {
                let _ = write!(out, "[{count}]");
            }
            out.push(';');
        }
        let _ = writeln!(out, " }}{};", composite.attribute);
    }

    /// Which fields carry a value: of a union, the one with the most scalars.
    fn carried(&self, n: usize) -> Vec<usize> {
        let composite = &self.composites[n];
        let size = |field: &Field| match field.ty {
            Type::Scalar(_) => field.count.unwrap_or(1),
            Type::Composite(inner) => self.composites[inner].scalars * field.count.unwrap_or(1),
        };
        let all = 0..composite.fields.len();
        match composite.is_union {
            true => all
                .max_by_key(|&i| size(&composite.fields[i]))
                .into_iter()
                .collect(),
            false => all.collect(),
        }
    }

    /// A constant of a type.
    fn value(&mut self, ty: Type) -> String {
        match ty {
            Type::Scalar(scalar) => self.scalar_value(scalar.values),
            Type::Composite(n) => {
                let mut fields = Vec::new();
                for i in self.carried(n) {
                    let Field { ty, count } = self.composites[n].fields[i];
                    let values: Vec<String> =
                        (0..count.unwrap_or(1)).map(|_| self.value(ty)).collect();
                    let value = match count {
                        Some(_) => format!("{{{}}}", values.join(", ")),
                        None => values.concat(),
                    };
                    fields.push(format!(".f{i} = {value}"));
                }
                format!("{{{}}}", fields.join(", "))
            }
        }
    }

    fn scalar_value(&mut self, values: Values) -> String {
        let float = |random: &mut Random| {
            let digits = random.below(2_000_001) as f64 - 1_000_000.0;
            format!("{:?}", digits / 64.0)
        };
        match values {
            Values::Bool => self.random.below(2).to_string(),
            Values::Unsigned(64) => format!("{}ul", self.random.next()),
            Values::Unsigned(bits) => format!("{}u", self.random.next() >> (64 - bits)),
            Values::Signed(128) => format!(
                "(__int128)((unsigned __int128){}ul << 64 | {}ul)",
                self.random.next(),
                self.random.next()
            ),
            // The lowest is left out: its literal would be of another type.
            Values::Signed(64) => format!("{}l", (self.random.next() as i64).max(-i64::MAX)),
            Values::Signed(bits) => format!("{}", (self.random.next() as i64) >> (64 - bits)),
            Values::Float => float(&mut self.random),
            Values::Complex => {
                format!("{} + {}i", float(&mut self.random), float(&mut self.random))
            }
            Values::Pointer => format!("(void *){:#x}ul", self.random.next()),
            Values::Vector(bits, lanes) => {
                let lane = match bits {
                    0 => Values::Float,
                    bits => Values::Signed(bits),
                };
                let lanes: Vec<String> = (0..lanes).map(|_| self.scalar_value(lane)).collect();
                format!("{{{}}}", lanes.join(", "))
            }
        }
    }

    /// The condition that two expressions of a type hold the same.
    fn same(&self, ty: Type, a: &str, b: &str) -> String {
        match ty {
            Type::Scalar(Scalar {
                values: Values::Vector(_, lanes),
                ..
            }) => {
                let lanes: Vec<String> = (0..lanes)
                    .map(|i| format!("{a}[{i}] == {b}[{i}]"))
                    .collect();
                lanes.join(" && ")
            }
            Type::Scalar(_) => format!("{a} == {b}"),
            Type::Composite(n) => {
                let mut parts = Vec::new();
                for i in self.carried(n) {
                    let Field { ty, count } = self.composites[n].fields[i];
                    match count {
                        None => {
                            parts.push(self.same(ty, &format!("{a}.f{i}"), &format!("{b}.f{i}")))
                        }
                        Some(count) => parts.extend((0..count).map(|j| {
                            self.same(ty, &format!("{a}.f{i}[{j}]"), &format!("{b}.f{i}[{j}]"))
                        })),
                    }
                }
                parts.join(" && ")
            }
        }
    }

    fn write(&mut self, seed: u64, signatures: &[Signature]) -> Files {
        let mut header = format!(
            "/* From seed {seed}. */\n#include <stdarg.h>\n#include <stdio.h>\n\n{VECTORS}"
        );
        for n in 0..self.composites.len() {
            self.declare(&mut header, n);
        }
        header.push_str(
            "\nextern int compared, wrong;\nextern void note(int signature, const char *what, int same);\n",
        );
        let mut library = String::from(
            "#include \"values.h\"\n\nint compared, wrong;\n\n\
             void note(int signature, const char *what, int same) {\n  compared++;\n  \
             if (same) return;\n  wrong++;\n  printf(\"signature %d: %s\\n\", signature, what);\n}\n",
        );
        let mut program = String::from("#include \"values.h\"\n");
        let mut main = String::from("\nint main(void) {\n");
        for (i, signature) in signatures.iter().enumerate() {
            self.write_values(&mut header, i, signature);
            let _ = writeln!(
                header,
                "extern {};\nextern void call_{i}({});",
                self.prototype(signature, &format!("to_library_{i}"), false),
                self.prototype(signature, "(*back)", false)
            );
            self.write_callee(
                &mut library,
                i,
                signature,
                "to_library",
                "argument in the library",
            );
            let _ = writeln!(
                library,
                "\nvoid call_{i}({}) {{",
                self.prototype(signature, "(*back)", false)
            );
            self.write_call(
                &mut library,
                i,
                signature,
                "back",
                "from_library",
                "result in the library",
            );
            library.push_str("}\n");
            self.write_callee(
                &mut program,
                i,
                signature,
                "from_library",
                "argument in the program",
            );
            main.push_str("  {\n");
            let callee = format!("to_library_{i}");
            self.write_call(
                &mut main,
                i,
                signature,
                &callee,
                "to_library",
                "result in the program",
            );
            let _ = writeln!(main, "    call_{i}(from_library_{i});\n  }}");
        }
        main.push_str(
            "  printf(\"%d compared, %d wrong\\n\", compared, wrong);\n  return wrong != 0;\n}\n",
        );
        program.push_str(&main);
        Files {
            header,
            library,
            program,
        }
    }

    /// The constants of a signature, of both directions.
    fn write_values(&mut self, out: &mut String, i: usize, signature: &Signature) {
        for way in ["to_library", "from_library"] {
            let variable = signature.variable.iter().flatten();
            let all: Vec<Type> = signature.params.iter().chain(variable).copied().collect();
            for (k, ty) in all.into_iter().enumerate() {
                let value = self.value(ty);
                let _ = writeln!(
                    out,
                    "static const {} {way}_{i}_{k} = {value};",
                    self.name(ty)
                );
            }
            if let Some(ty) = signature.result {
                let value = self.value(ty);
                let _ = writeln!(out, "static const {} {way}_{i}_r = {value};", self.name(ty));
            }
        }
    }

    fn prototype(&self, signature: &Signature, name: &str, named: bool) -> String {
        let mut params: Vec<String> = (signature.params.iter().enumerate())
            .map(|(k, &ty)| match named {
                true => format!("{} p{k}", self.name(ty)),
                false => self.name(ty),
            })
            .collect();
        match &signature.variable {
            Some(_) => params.push("...".into()),
            None if params.is_empty() => params.push("void".into()),
            None => {}
        }
        let result = signature.result.map_or("void".into(), |ty| self.name(ty));
        format!("{result} {name}({})", params.join(", "))
    }

    /// A function that compares what it is passed.
    fn write_callee(
        &self,
        out: &mut String,
        i: usize,
        signature: &Signature,
        way: &str,
        what: &str,
    ) {
        let prototype = self.prototype(signature, &format!("{way}_{i}"), true);
        let _ = writeln!(out, "\n{prototype} {{");
        for (k, &ty) in signature.params.iter().enumerate() {
            let same = self.same(ty, &format!("p{k}"), &format!("{way}_{i}_{k}"));
            let _ = writeln!(out, "  note({i}, \"{what} {k}\", {same});");
        }
        if let Some(variable) = &signature.variable {
            let fixed = signature.params.len();
            let _ = writeln!(out, "  va_list list;\n  va_start(list, p{});", fixed - 1);
            for (k, &ty) in (fixed..).zip(variable) {
                let same = self.same(ty, &format!("p{k}"), &format!("{way}_{i}_{k}"));
                let name = self.name(ty);
                let _ = writeln!(out, "  {name} p{k} = va_arg(list, {name});");
                let _ = writeln!(out, "  note({i}, \"{what} {k}\", {same});");
            }
            out.push_str("  va_end(list);\n");
        }
        if signature.result.is_some() {
            let _ = writeln!(out, "  return {way}_{i}_r;");
        }
        out.push_str("}\n");
    }

    /// A call that compares the result.
    fn write_call(
        &self,
        out: &mut String,
        i: usize,
        signature: &Signature,
        callee: &str,
        way: &str,
        what: &str,
    ) {
        let count = signature.params.len() + signature.variable.as_ref().map_or(0, Vec::len);
        let args: Vec<String> = (0..count).map(|k| format!("{way}_{i}_{k}")).collect();
        let call = format!("{callee}({})", args.join(", "));
        match signature.result {
            None => {
                let _ = writeln!(out, "    {call};");
            }
            Some(ty) => {
                let same = self.same(ty, "r", &format!("{way}_{i}_r"));
                let _ = writeln!(out, "    {} r = {call};", self.name(ty));
                let _ = writeln!(out, "    note({i}, \"{what}\", {same});");
            }
        }
    }
}

/// Whether a value of the type reaches `va_arg` as it was passed.
fn can_be_variadic(ty: &Type) -> bool {
    match ty {
        Type::Scalar(scalar) => scalar.variadic,
        Type::Composite(_) => true,
    }
}
