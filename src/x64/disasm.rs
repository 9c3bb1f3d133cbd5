//! Lists machine code.

use super::reloc::Code;
use iced_x86::{
    Decoder, DecoderOptions, Formatter, IntelFormatter, MemorySizeOptions, SymbolResolver,
};

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

/// Writes instructions in Intel syntax, with names for the addresses that `symbols` knows.
pub fn formatter(symbols: Option<Box<dyn SymbolResolver>>) -> IntelFormatter {
    let mut formatter = IntelFormatter::with_options(symbols, None);
    let options = formatter.options_mut();
    options.set_hex_prefix("0x");
    options.set_hex_suffix("");
    options.set_uppercase_hex(false);
    options.set_space_after_operand_separator(true);
    options.set_signed_immediate_operands(true);
    options.set_memory_size_options(MemorySizeOptions::Minimal);
    options.set_branch_leading_zeros(false);
    options.set_show_branch_size(false);
    options.set_small_hex_numbers_in_decimal(true);
    formatter
}

/// The instructions of a function, as if it stood at `base`.
pub fn list(code: &Code, base: u64) -> Vec<Line> {
    let text = &code.bytes[..(code.text_len as usize).min(code.bytes.len())];
    list_bytes(text, base)
}

/// The instructions of some bytes that stand at `base`.
pub fn list_bytes(bytes: &[u8], base: u64) -> Vec<Line> {
    let mut decoder = Decoder::with_ip(64, bytes, base, DecoderOptions::NONE);
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
