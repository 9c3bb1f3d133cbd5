//! A report in the XML of JUnit, as CI systems read it: a suite for each program, a case for each
//! test.

use std::fmt::Write;
use std::time::Duration;

use super::output::{Done, ReportItem};
use super::score::{Score, Scorer};
use crate::xml;

/// The report.
pub(super) fn report(items: &[ReportItem]) -> String {
    let mut out = String::from("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    let _ = writeln!(out, "<testsuites name=\"jitlite\"{}>", counts(items));
    for suite in items.chunk_by(|a, b| file_of(a) == file_of(b)) {
        let file = xml::escape(file_of(&suite[0]));
        let _ = writeln!(out, "  <testsuite name=\"{file}\"{}>", counts(suite));
        if let Some(Score { earned, possible }) = score(suite) {
            let points = [("points", earned), ("points-possible", possible)];
            properties(&mut out, "    ", &points);
        }
        for item in suite {
            match item {
                ReportItem::Test(done) => case(&mut out, &file, done),
                ReportItem::NotRun(_, why, _) => {
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
    if done.failure.is_none() && done.case.points.is_none() {
        out.push_str("/>\n");
        return;
    }
    out.push_str(">\n");
    if let Some(points) = done.case.points {
        properties(out, "      ", &[("points", points.into())]);
    }
    if let Some(why) = &done.failure {
        let _ = writeln!(
            out,
            "      <failure message=\"{}\">{}</failure>",
            xml::escape(first_line(why)),
            xml::escape(why),
        );
    }
    out.push_str("    </testcase>\n");
}

/// Numbers that the format has no attribute for.
fn properties(out: &mut String, indent: &str, properties: &[(&str, u64)]) {
    let _ = writeln!(out, "{indent}<properties>");
    for (name, value) in properties {
        let _ = writeln!(
            out,
            "{indent}  <property name=\"{name}\" value=\"{value}\"/>"
        );
    }
    let _ = writeln!(out, "{indent}</properties>");
}

/// What the programs of these tests have earned.
fn score(items: &[ReportItem]) -> Option<Score> {
    let mut scorer = Scorer::default();
    for item in items {
        match item {
            ReportItem::Test(done) => scorer.test(&done.case, done.failure.is_none()),
            ReportItem::NotRun(_, _, points) => scorer.not_run(*points),
        }
    }
    scorer.score()
}

fn file_of(item: &ReportItem) -> &str {
    match item {
        ReportItem::Test(done) => &done.case.file,
        ReportItem::NotRun(file, ..) => file,
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
        let done = |file: &str, points: Option<u32>, failure: Option<&str>| {
            ReportItem::Test(Done {
                case: Case {
                    file: file.into(),
                    line: 3,
                    text: "i64 1 = call i64 @f()".into(),
                    points,
                    engine: "opt",
                },
                failure: failure.map(String::from),
                time: Duration::from_millis(2),
            })
        };
        let items = [
            done("a.ll", None, None),
            done("a.ll", Some(2), Some("expected  <1>\nreturned  \"2\"\x1b")),
            ReportItem::NotRun("b.ll".into(), "no & such".into(), Some(3)),
        ];
        assert_eq!(
            report(&items),
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>
<testsuites name=\"jitlite\" tests=\"3\" failures=\"1\" errors=\"1\" time=\"0.004000\">
  <testsuite name=\"a.ll\" tests=\"2\" failures=\"1\" errors=\"0\" time=\"0.004000\">
    <properties>
      <property name=\"points\" value=\"0\"/>
      <property name=\"points-possible\" value=\"2\"/>
    </properties>
    <testcase classname=\"a.ll\" name=\"i64 1 = call i64 @f() [opt]\" file=\"a.ll\" line=\"3\" time=\"0.002000\"/>
    <testcase classname=\"a.ll\" name=\"i64 1 = call i64 @f() [opt]\" file=\"a.ll\" line=\"3\" time=\"0.002000\">
      <properties>
        <property name=\"points\" value=\"2\"/>
      </properties>
      <failure message=\"expected  &lt;1&gt;\">expected  &lt;1&gt;
returned  &quot;2&quot;\u{fffd}</failure>
    </testcase>
  </testsuite>
  <testsuite name=\"b.ll\" tests=\"1\" failures=\"0\" errors=\"1\" time=\"0.000000\">
    <properties>
      <property name=\"points\" value=\"0\"/>
      <property name=\"points-possible\" value=\"3\"/>
    </properties>
    <testcase classname=\"b.ll\" name=\"b.ll\" time=\"0\">
      <error message=\"no &amp; such\">no &amp; such</error>
    </testcase>
  </testsuite>
</testsuites>
"
        );
    }
}
