//! Figures for people: medians, units, and the table with its bars.

/// The median, and the median distance from it; zeros for no figures.
pub(crate) fn median(figures: &[f64]) -> (f64, f64) {
    fn middle(sorted: &[f64]) -> f64 {
        match sorted.len() {
            0 => 0.0,
            n if n % 2 == 1 => sorted[n / 2],
            n => (sorted[n / 2 - 1] + sorted[n / 2]) / 2.0,
        }
    }
    let mut sorted = figures.to_vec();
    sorted.sort_unstable_by(f64::total_cmp);
    let median = middle(&sorted);
    sorted.iter_mut().for_each(|f| *f = (*f - median).abs());
    sorted.sort_unstable_by(f64::total_cmp);
    (median, middle(&sorted))
}

/// A time in the unit that shows three digits of it.
pub(crate) fn time(seconds: f64) -> String {
    let (value, unit) = match seconds {
        s if s <= 0.0 => return "-".into(),
        s if s < 999.5e-9 => (s * 1e9, "ns"),
        s if s < 999.5e-6 => (s * 1e6, "µs"),
        s if s < 0.9995 => (s * 1e3, "ms"),
        s => (s, "s"),
    };
    format!("{} {unit}", three_digits(value))
}

/// A size in bytes, KiB or MiB.
pub(crate) fn size(bytes: u64) -> String {
    match bytes {
        0 => "-".into(),
        b if b < 1000 => format!("{b} B"),
        b if b < 1000 << 10 => format!("{} KiB", three_digits(b as f64 / 1024.0)),
        b => format!("{} MiB", three_digits(b as f64 / (1u64 << 20) as f64)),
    }
}

fn three_digits(value: f64) -> String {
    match value {
        v if v < 9.995 => format!("{v:.2}"),
        v if v < 99.95 => format!("{v:.1}"),
        v => format!("{v:.0}"),
    }
}

/// A bar of `part` (0 to 1) of `width` columns, in eighths of a column; never empty.
pub(crate) fn bar(part: f64, width: usize) -> String {
    let eighths = ((part.clamp(0.0, 1.0) * width as f64 * 8.0).round() as usize).max(1);
    let mut out = "█".repeat(eighths / 8);
    out.extend(
        [' ', '▏', '▎', '▍', '▌', '▋', '▊', '▉']
            .get(eighths % 8)
            .filter(|c| **c != ' '),
    );
    out
}

/// Sets rows in columns: the first to the left, the last as it is, all others to the right.
pub(crate) fn columns(rows: &[Vec<String>]) -> Vec<String> {
    let count = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |i: usize| {
        let cells = rows.iter().filter_map(|row| row.get(i));
        cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..count).map(width).collect();
    rows.iter()
        .map(|row| {
            let mut line = String::new();
            for (i, cell) in row.iter().enumerate() {
                let pad = " ".repeat(widths[i] - cell.chars().count());
                match i {
                    0 => line.extend([cell.as_str(), &pad]),
                    _ if i + 1 == count => line.extend(["  ", cell]),
                    _ => line.extend(["  ", &pad, cell]),
                }
            }
            line.trim_end().to_string()
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn medians_ignore_outliers() {
        assert_eq!(median(&[3.0, 1.0, 1000.0, 2.0, 2.0]), (2.0, 1.0));
        assert_eq!(median(&[1.0, 3.0]), (2.0, 1.0));
        assert_eq!(median(&[]), (0.0, 0.0));
    }

    #[test]
    fn times_and_sizes_have_three_digits() {
        assert_eq!(time(1.234e-6), "1.23 µs");
        assert_eq!(time(0.0123), "12.3 ms");
        assert_eq!(time(999.6e-9), "1.00 µs");
        assert_eq!(time(75.25), "75.2 s");
        assert_eq!(time(0.0), "-");
        assert_eq!(size(412), "412 B");
        assert_eq!(size(1536), "1.50 KiB");
        assert_eq!(size(5 << 20), "5.00 MiB");
    }

    #[test]
    fn bars_have_eighths() {
        assert_eq!(bar(1.0, 3), "███");
        assert_eq!(bar(0.5, 3), "█▌");
        assert_eq!(bar(0.0, 3), "▏");
    }

    #[test]
    fn columns_line_up() {
        let row = |cells: [&str; 3]| cells.map(String::from).to_vec();
        let table = columns(&[row(["a", "µs", ""]), row(["bcd", "1", "█"])]);
        assert_eq!(table, ["a    µs", "bcd   1  █"]);
    }
}
