//! Lists machine code.

#[path = "../../src/cli/show/intel.rs"]
mod intel;

use iced_x86::{Decoder, DecoderOptions, Formatter, MemorySizeOptions};
use jitlite::x64::Code;

use intel::formatter;

/// An instruction of a listing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// Where it starts in the code.
    pub offset: u32,
    /// Its bytes.
    pub len: u32,
    /// The instruction in Intel syntax.
    pub text: String,
}

/// The instructions of a function, as if it stood at `base`.
pub fn list(code: &Code, base: u64) -> Vec<Line> {
    let text = &code.bytes[..(code.text_len as usize).min(code.bytes.len())];
    let mut decoder = Decoder::with_ip(64, text, base, DecoderOptions::NONE);
    let mut formatter = formatter(None);
    // A line stands by itself: it says all sizes.
    let options = formatter.options_mut();
    options.set_rip_relative_addresses(true);
    options.set_signed_immediate_operands(false);
    options.set_memory_size_options(MemorySizeOptions::Default);
    options.set_show_branch_size(true);
    let mut lines = Vec::new();
    while decoder.can_decode() {
        let inst = decoder.decode();
        let mut text = String::new();
        formatter.format(&inst, &mut text);
        lines.push(Line {
            offset: inst.ip().wrapping_sub(base) as u32,
            len: inst.len() as u32,
            text,
        });
    }
    lines
}
