//! `time.h`: clocks, and dates in UTC.

use std::time::Duration;

use super::{Call, Done, Value, functions};
use crate::interp::portable::Stop;

functions! {
    time: "i64 (ptr)" = time;
    clock: "i64 ()" = |c| Ok((since_start(c).as_micros() as i64).into());
    gettimeofday: "i32 (ptr, ptr)" = gettimeofday;
    clock_gettime: "i32 (i32, ptr)" = clock_gettime;
    difftime: "double (i64, i64)" = |c| { let (a, b) = (c.long()?, c.long()?); Ok((a.wrapping_sub(b) as f64).into()) };
    gmtime: "ptr (ptr)" = |c| { let at = c.word()?; let to = c.library().places.time; broken_down(c, at, to) };
    localtime: "ptr (ptr)" = |c| { let at = c.word()?; let to = c.library().places.time; broken_down(c, at, to) };
    gmtime_r: "ptr (ptr, ptr)" = |c| { let (at, to) = (c.word()?, c.word()?); broken_down(c, at, to) };
    localtime_r: "ptr (ptr, ptr)" = |c| { let (at, to) = (c.word()?, c.word()?); broken_down(c, at, to) };
    mktime: "i64 (ptr)" = mktime;
    timegm: "i64 (ptr)" = mktime;
    sleep: "i32 (i32)" = |_| Ok(0i32.into());
    usleep: "i32 (i32)" = |_| Ok(0i32.into());
    tzset: "void ()" = |_| Ok(Value::Void);
}

fn now(c: &mut Call<'_, '_>) -> Duration {
    c.library().streams.now()
}

pub(super) fn since_start(c: &mut Call<'_, '_>) -> Duration {
    c.library().streams.since_start()
}

fn time(c: &mut Call<'_, '_>) -> Done {
    let at = c.word()?;
    let seconds = now(c).as_secs();
    if at != 0 {
        c.write_word(at, seconds)?;
    }
    Ok(seconds.into())
}

fn gettimeofday(c: &mut Call<'_, '_>) -> Done {
    let at = c.word()?;
    let now = now(c);
    c.write_word(at, now.as_secs())?;
    c.write_word(at.wrapping_add(8), now.subsec_micros().into())?;
    Ok(0i32.into())
}

fn clock_gettime(c: &mut Call<'_, '_>) -> Done {
    let (clock, at) = (c.int()?, c.word()?);
    let now = if clock == 0 { now(c) } else { since_start(c) };
    c.write_word(at, now.as_secs())?;
    c.write_word(at.wrapping_add(8), now.subsec_nanos().into())?;
    Ok(0i32.into())
}

/// The year, the month from 0 on and the day of a day, counted from 1 January 1970.
fn date(days: i64) -> (i64, i64, i64) {
    // Eras of 400 years, which begin in March.
    let days = days + 719_468;
    let (era, of_era) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let day = of_year - (153 * month + 2) / 5 + 1;
    let month = (month + 2) % 12;
    (year + era * 400 + i64::from(month < 2), month, day)
}

/// The day of a date.
fn day_of(year: i64, month: i64, day: i64) -> i64 {
    let year = year + month.div_euclid(12);
    let month = month.rem_euclid(12);
    let year = if month < 2 { year - 1 } else { year };
    let (era, of_era) = (year.div_euclid(400), year.rem_euclid(400));
    let of_year = (153 * ((month + 10) % 12) + 2) / 5 + day - 1;
    era * 146_097 + of_era * 365 + of_era / 4 - of_era / 100 + of_year - 719_468
}

fn write_time(c: &mut Call<'_, '_>, seconds: i64, to: u64) -> Result<(), Stop> {
    let (days, rest) = (seconds.div_euclid(86_400), seconds.rem_euclid(86_400));
    let (year, month, day) = date(days);
    let fields = [
        rest % 60,
        rest / 60 % 60,
        rest / 3600,
        day,
        month,
        year - 1900,
        (days + 4).rem_euclid(7),
        days - day_of(year, 0, 1),
        0,
    ];
    for (field, at) in fields.into_iter().zip((to..).step_by(4)) {
        c.write_int(at, field as i32)?;
    }
    c.write_word(to.wrapping_add(40), 0)?;
    c.write_word(to.wrapping_add(48), 0)
}

fn broken_down(c: &mut Call<'_, '_>, at: u64, to: u64) -> Done {
    let seconds = c.read_word(at)? as i64;
    // Years are of 32 bits.
    if seconds.unsigned_abs() > 1 << 55 {
        return Ok(Value::Int(0));
    }
    write_time(c, seconds, to)?;
    Ok(to.into())
}

fn mktime(c: &mut Call<'_, '_>) -> Done {
    let at = c.word()?;
    let mut fields = [0i64; 6];
    for (field, at) in fields.iter_mut().zip((at..).step_by(4)) {
        *field = i32::from_le_bytes(c.memory().read(at)?).into();
    }
    let [second, minute, hour, day, month, year] = fields;
    let days = day_of(year + 1900, month, day);
    let seconds = days * 86_400 + hour * 3600 + minute * 60 + second;
    write_time(c, seconds, at)?;
    Ok(seconds.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_and_days() {
        assert_eq!(date(0), (1970, 0, 1));
        assert_eq!(date(19_782), (2024, 1, 29));
        assert_eq!(date(-1), (1969, 11, 31));
        for days in (-200_000..200_000).step_by(37) {
            let (year, month, day) = date(days);
            assert_eq!(day_of(year, month, day), days);
        }
    }
}
