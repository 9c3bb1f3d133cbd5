//! How listings write instructions.

use iced_x86::{Formatter, IntelFormatter, MemorySizeOptions, SymbolResolver};

/// Writes instructions in Intel syntax, with names for the addresses that `symbols` knows.
pub(super) fn formatter(symbols: Option<Box<dyn SymbolResolver>>) -> IntelFormatter {
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
