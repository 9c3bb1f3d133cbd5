use std::sync::Arc;
fn main() {
    let mut args: Vec<String> = std::env::args().skip(1).collect();
    let print = args.first().is_some_and(|a| a == "-p");
    if print {
        args.remove(0);
    }
    let mut bad = 0;
    for path in &args {
        let source = Arc::new(jitlite::diag::Source::open(path).unwrap());
        let mut diags = jitlite::diag::Diagnostics::default();
        let t = std::time::Instant::now();
        let m = jitlite::text::parse(source.clone(), &mut diags);
        let dt = t.elapsed();
        let mm: usize = m
            .funcs
            .values()
            .filter_map(|f| f.body.as_ref())
            .map(|b| b.mismatches.len())
            .sum();
        if print {
            let a = jitlite::ir::print::module(&m);
            let mut d2 = jitlite::diag::Diagnostics::default();
            let s2 = Arc::new(jitlite::diag::Source::new("printed", a.clone()).unwrap());
            let m2 = jitlite::text::parse(s2.clone(), &mut d2);
            let b = jitlite::ir::print::module(&m2);
            let mm: usize = m2
                .funcs
                .values()
                .filter_map(|f| f.body.as_ref())
                .map(|b| b.mismatches.len())
                .sum();
            if a != b || !d2.is_empty() || mm > 0 || !m2.const_mismatches.is_empty() {
                eprintln!("ROUNDTRIP {path} {mm}");
                for d in d2.iter().take(5) {
                    let p = s2.position(d.span().start);
                    eprintln!(
                        "{}:{}: {} | {:?}",
                        p.line,
                        p.column,
                        d.message,
                        String::from_utf8_lossy(s2.line(p.line))
                    );
                }
                for (x, y) in a
                    .split(|&b| b == b'\n')
                    .zip(b.split(|&b| b == b'\n'))
                    .filter(|(x, y)| x != y)
                    .take(4)
                {
                    eprintln!(
                        "-{}\n+{}",
                        String::from_utf8_lossy(x),
                        String::from_utf8_lossy(y)
                    );
                }
            }
            std::fs::write("/tmp/ll/printed.out", &a).unwrap();
            std::fs::write(format!("/tmp/llp/{}", path.rsplit('/').next().unwrap()), &a).unwrap();
        }
        if args.len() < 5 {
            eprintln!(
                "{path}: {} bytes {:?} {:.0} MB/s, {} errors {} mismatches {} const",
                source.bytes().len(),
                dt,
                source.bytes().len() as f64 / 1e6 / dt.as_secs_f64(),
                diags.error_count(),
                mm,
                m.const_mismatches.len()
            );
        }
        if !diags.is_empty() || mm > 0 || !m.const_mismatches.is_empty() {
            bad += 1;
            eprintln!(
                "== {path} {mm} mismatches {} const",
                m.const_mismatches.len()
            );
            for d in diags.iter().take(5) {
                let p = source.position(d.span().start);
                eprintln!(
                    "{}:{}: {} | {:?}",
                    p.line,
                    p.column,
                    d.message,
                    String::from_utf8_lossy(source.line(p.line))
                );
            }
            for x in m
                .funcs
                .values()
                .filter_map(|f| f.body.as_ref())
                .flat_map(|b| b.mismatches.iter())
                .take(3)
            {
                let p = source.position(x.span.start);
                eprintln!(
                    "mm {}:{} {:?}",
                    p.line,
                    p.column,
                    String::from_utf8_lossy(source.line(p.line))
                );
            }
            for x in m.const_mismatches.iter().take(3) {
                let p = source.position(x.span.start);
                eprintln!(
                    "cm {}:{} {:?}",
                    p.line,
                    p.column,
                    String::from_utf8_lossy(source.line(p.line))
                );
            }
        }
    }
    eprintln!("{} files, {bad} bad", args.len());
}
