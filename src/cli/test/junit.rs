//! A report in the XML of JUnit, as CI systems read it: a suite for each program, a case for each
//! test.

use std::fmt::Write;
use std::time::Duration;

use super::output::{Done, ReportItem};
use crate::xml;

/// The report.
pub(super) fn report(items: &[ReportItem]) -> String {
    let mut out = String::from("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    let _ = writeln!(out, "<testsuites name=\"jitlite\"{}>", counts(items));
    for suite in items.chunk_by(|a, b| file_of(a) == file_of(b)) {
        let file = xml::escape(file_of(&suite[0]));
        let _ = writeln!(out, "  <testsuite name=\"{file}\"{}>", counts(suite));
        for item in suite {
            match item {
                ReportItem::Test(done) => case(&mut out, &file, done),
                ReportItem::NotRun(_, why) => {
                    let _ = writeln!(
                        out,
                        "    <testcase classname=\"{file}\" name=\"{file}\" time=\"0\">\n      \
                         <error message=\"{}\">{}</error>\n    </testcase>",
                        xml::escape(first_line(why)),
                        xml::escape(why),
                    );
                }
            }
        }
        out.push_str("  </testsuite>\n");
    }
    out.push_str("</testsuites>\n");
    out
}

fn case(out: &mut String, file: &str, done: &Done) {
    let name = xml::escape(&format!("{} [{}]", done.case.text, done.case.engine));
    let _ = write!(
        out,
        "    <testcase classname=\"{file}\" name=\"{name}\" file=\"{file}\" line=\"{}\" \
         time=\"{:.6}\"",
        done.case.line,
        done.time.as_secs_f64(),
    );
    match &done.failure {
        None => out.push_str("/>\n"),
        Some(why) => {
            let _ = writeln!(
                out,
                ">\n      <failure message=\"{}\">{}</failure>\n    </testcase>",
                xml::escape(first_line(why)),
                xml::escape(why),
            );
        }
    }
}

fn file_of(item: &ReportItem) -> &str {
    match item {
        ReportItem::Test(done) => &done.case.file,
        ReportItem::NotRun(file, _) => file,
    }
}

fn counts(items: &[ReportItem]) -> String {
    let (mut failures, mut errors, mut time) = (0, 0, Duration::ZERO);
    for item in items {
        match item {
            ReportItem::Test(done) => {
                failures += usize::from(done.failure.is_some());
                time += done.time;
            }
            ReportItem::NotRun(..) => errors += 1,
        }
    }
    format!(
        " tests=\"{}\" failures=\"{failures}\" errors=\"{errors}\" time=\"{:.6}\"",
        items.len(),
        time.as_secs_f64()
    )
}

fn first_line(text: &str) -> &str {
    text.lines().next().unwrap_or("")
}

#[cfg(test)]
mod tests {
    use super::super::output::Case;
    use super::*;

    #[test]
    fn a_report_has_a_suite_for_each_program() {
        let done = |file: &str, failure: Option<&str>| {
            ReportItem::Test(Done {
                case: Case {
                    file: file.into(),
                    line: 3,
                    text: "i64 1 = call i64 @f()".into(),
                    engine: "opt",
                },
                failure: failure.map(String::from),
                time: Duration::from_millis(2),
            })
        };
        let items = [
            done("a.ll", None),
            done("a.ll", Some("expected  <1>\nreturned  \"2\"\x1b")),
            ReportItem::NotRun("b.ll".into(), "no & such".into()),
        ];
        assert_eq!(
            report(&items),
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>
<testsuites name=\"jitlite\" tests=\"3\" failures=\"1\" errors=\"1\" time=\"0.004000\">
  <testsuite name=\"a.ll\" tests=\"2\" failures=\"1\" errors=\"0\" time=\"0.004000\">
    <testcase classname=\"a.ll\" name=\"i64 1 = call i64 @f() [opt]\" file=\"a.ll\" line=\"3\" time=\"0.002000\"/>
    <testcase classname=\"a.ll\" name=\"i64 1 = call i64 @f() [opt]\" file=\"a.ll\" line=\"3\" time=\"0.002000\">
      <failure message=\"expected  &lt;1&gt;\">expected  &lt;1&gt;
returned  &quot;2&quot;\u{fffd}</failure>
    </testcase>
  </testsuite>
  <testsuite name=\"b.ll\" tests=\"1\" failures=\"0\" errors=\"1\" time=\"0.000000\">
    <testcase classname=\"b.ll\" name=\"b.ll\" time=\"0\">
      <error message=\"no &amp; such\">no &amp; such</error>
    </testcase>
  </testsuite>
</testsuites>
"
        );
    }
}
