//! `setjmp` and `longjmp`. A function may set the one buffer where it starts; while it runs, what it does and calls may
//! jump there, a few times in the whole program. The buffer counts as gone when a function that has set it returns, and
//! when the host calls back: no jump leads over its frames.

use std::fmt::Write as _;

use super::body::{Body, Value};
use super::{Generator, Profile, Type, Vintage};

/// Jumps of a program, at most.
const JUMPS: usize = 40;

impl Generator {
    /// What the functions that jump need of the module.
    pub(super) fn jump_items(&mut self) -> Vec<String> {
        if self.profile != Profile::Jumps {
            return Vec::new();
        }
        let buffer = self.buffer();
        let bytes = buffer.split(' ').next().unwrap_or_default().to_string();
        let mut body = Body::new(self, None);
        let (out, jump) = (body.new_label("out"), body.new_label("jump"));
        let (some, left) = (body.new_label("some"), body.load(&Type::I64, "@jumps"));
        let none = body.define(&format!("icmp eq i64 {left}, 0"));
        body.branch(&none, &out, &some);
        body.start(&some);
        let is_set = body.load(&Type::I64, "@is_set");
        let wanted = body.define(&format!("and i64 %x, {is_set}"));
        let goes = body.define(&format!("icmp eq i64 {wanted}, 1"));
        body.branch(&goes, &jump, &out);
        body.start(&jump);
        let less = body.define(&format!("sub i64 {left}, 1"));
        body.store(&Type::I64, &less, "@jumps");
        let _ = writeln!(
            body.text,
            "  call void @longjmp({buffer}, i32 1)\n  unreachable"
        );
        body.start(&out);
        body.text.push_str("  ret void\n");
        let text = body.text;
        vec![
            "@buffer = global [32 x i64] zeroinitializer\n".into(),
            "@is_set = global i64 0\n".into(),
            format!("@jumps = global i64 {JUMPS}\n"),
            format!("declare i32 @_setjmp({bytes}) returns_twice\n"),
            format!("declare void @longjmp({bytes}, i32) noreturn\n"),
            format!("\ndefine void @back(i64 %x) {{\n{text}}}\n"),
        ]
    }

    fn buffer(&self) -> String {
        match self.vintage {
            Vintage::Opaque => "ptr @buffer".into(),
            _ => "i8* bitcast ([32 x i64]* @buffer to i8*)".into(),
        }
    }
}

impl Body<'_> {
    /// Now and then sets the buffer at the start of a function.
    pub(super) fn set_buffer(&mut self) {
        self.sets_buffer = self.g.profile == Profile::Jumps && self.g.random.chance(60);
        if !self.sets_buffer {
            return;
        }
        for _ in 0..self.g.random.range(0, 6) {
            let value = match self.g.random.chance(50) {
                true => self.arithmetic(),
                false => self.load(&Type::I64, "@sum"),
            };
            self.scope.push(Value::plain(value, Type::I64));
        }
        let buffer = self.g.buffer();
        let result = self.define(&format!("call i32 @_setjmp({buffer}) returns_twice"));
        self.store(&Type::I64, "1", "@is_set");
        let wide = self.define(&format!("sext i32 {result} to i64"));
        self.mix(&wide);
        self.scope.push(Value::plain(wide, Type::I64));
    }

    /// Says that the buffer is gone.
    pub(super) fn forget_buffer(&mut self) {
        if self.g.profile == Profile::Jumps {
            self.store(&Type::I64, "0", "@is_set");
        }
    }

    /// Jumps back if there is somewhere to jump to, and a value is odd.
    pub(super) fn jump_back(&mut self) {
        let value = self.integer();
        let _ = writeln!(self.text, "  call void @back(i64 {value})");
    }
}
