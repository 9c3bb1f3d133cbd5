//! Text in documents of XML.

/// Text as it stands in XML, which has no control characters.
pub(super) fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\n' | '\t' => out.push(c),
            c if c.is_control() => out.push('\u{fffd}'),
            c => out.push(c),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_xml_cannot_have_is_replaced() {
        assert_eq!(
            escape("a < \"b\" & c >\n\t"),
            "a &lt; &quot;b&quot; &amp; c &gt;\n\t"
        );
        assert_eq!(escape("a\u{1b}[1m"), "a\u{fffd}[1m");
    }
}
