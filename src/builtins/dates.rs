//! Dates and times: the clock, timers, serial dates and their texts.

use super::Example::{Equal, Fails};
use super::arguments::{one, refuse};
use super::declare::{builtins, host};
use super::{Call, Cx, Flow, Values, source_builtins};
use crate::value::{Array, Scalar, Value};

const CLOCK: &str = "the clock is on the host";

/// The serial date of 1970-01-01.
const EPOCH: f64 = 719_529.0;

fn local_seconds(cx: &Cx<'_>) -> f64 {
    let now = cx.world.clock.now();
    now + 60.0 * cx.world.clock.zone_minutes(now)
}

fn time(cx: &mut Cx<'_>, _: Call<'_>) -> Flow<Values> {
    one(cx.world.clock.now())
}

fn now(cx: &mut Cx<'_>, _: Call<'_>) -> Flow<Values> {
    one(EPOCH + local_seconds(cx) / 86_400.0)
}

/// Year, month and day of a number of days since 1970-01-01.
fn civil(days: f64) -> (f64, f64, f64) {
    // Counted in eras of 400 years that begin in March.
    let z = days + 719_468.0;
    let era = (z / 146_097.0).floor();
    let of_era = z - era * 146_097.0;
    let year_of_era = ((of_era - (of_era / 1460.0).floor() + (of_era / 36_524.0).floor()
        - (of_era / 146_096.0).floor())
        / 365.0)
        .floor();
    let of_year = of_era
        - (365.0 * year_of_era + (year_of_era / 4.0).floor() - (year_of_era / 100.0).floor());
    let shifted = ((5.0 * of_year + 2.0) / 153.0).floor();
    let day = of_year - ((153.0 * shifted + 2.0) / 5.0).floor() + 1.0;
    let month = if shifted < 10.0 { shifted + 3.0 } else { shifted - 9.0 };
    let year = year_of_era + era * 400.0 + if month <= 2.0 { 1.0 } else { 0.0 };
    (year, month, day)
}

fn clock(cx: &mut Cx<'_>, _: Call<'_>) -> Flow<Values> {
    let seconds = local_seconds(cx);
    let days = (seconds / 86_400.0).floor();
    let (year, month, day) = civil(days);
    let rest = seconds - days * 86_400.0;
    let hour = (rest / 3600.0).floor();
    let minute = ((rest - 3600.0 * hour) / 60.0).floor();
    let second = rest - 3600.0 * hour - 60.0 * minute;
    one(Array::row(vec![year, month, day, hour, minute, second]))
}

fn tic(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let now = cx.world.clock.now();
    if call.nargout == 0 {
        cx.world.tic = Some(now);
        return Ok(Values::new());
    }
    one(Value::Scalar(Scalar::U64((now * 1e6) as u64)))
}

fn toc(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let start = match call.args.first() {
        Some(Value::Scalar(s)) => Some(s.to_f64() / 1e6),
        Some(_) => return Err(refuse("toc", "invalidTimerId", "expected a timer that tic made")),
        None => cx.world.tic,
    };
    let Some(start) = start else {
        return Err(refuse("toc", "callTicFirst", "call tic before toc"));
    };
    let elapsed = cx.world.clock.now() - start;
    if call.nargout == 0 {
        cx.world.print(&format!("Elapsed time is {elapsed:.6} seconds.\n"));
        return Ok(Values::new());
    }
    one(elapsed)
}

builtins! {
    /// The clock and timers.
    CLOCKS, Dates;
    "time" [0 0; 1] ["t = time"] host(time, CLOCK), "The seconds since 1970."
        [Equal("time > 1e9", "true"), Fails("time(1)", "")];
    "now" [0 0; 1] ["d = now"] host(now, CLOCK), "The serial date of this moment."
        [Equal("now > 7e5", "true"), Fails("now(1)", "")];
    "clock" [0 0; 1] ["c = clock"] host(clock, CLOCK), "Year, month, day, hour, minute and second of this moment."
        [Equal("numel(clock)", "6"), Fails("clock(1)", "")];
    "tic" [0 0; 1] ["tic", "id = tic"] host(tic, CLOCK), "Starts a timer."
        [Equal("class(tic)", "'uint64'"), Fails("tic(1)", "")];
    "toc" [0 1; 1] ["toc", "s = toc", "s = toc(id)"] host(toc, CLOCK), "The seconds since a timer was started."
        [Equal("toc(tic) >= 0", "true"), Fails("toc('a', 2)", "")];
}

source_builtins! {
    /// Dates and their texts.
    DATES, Dates;
    "datenum" [1 6; 2] ["d = datenum(year, month, day)", "d = datenum(text, format)"] "The serial date of a date."
        [Equal("datenum(2000, 1, 1)", "730486"), Fails("datenum('no date')", "formats")];
    "datevec" [1 3; 6] ["v = datevec(date)", "[y, m, d, h, mi, s] = datevec(text, format)"] "The parts of a date."
        [Equal("datevec(730486)", "[2000 1 1 0 0 0]"), Fails("datevec('no date')", "formats")];
    "datestr" [0 3; 1] ["text = datestr(date)", "text = datestr(date, format)"] "A date as text."
        [Equal("datestr(730486)", "'01-Jan-2000'"), Fails("datestr(1, 99)", "format")];
    "weekday" [1 2; 2] ["[n, name] = weekday(date)"] "The day of the week, Sunday being 1."
        [Equal("weekday(738427)", "3"), Fails("weekday('no date')", "formats")];
    "eomday" [2 2; 1] ["d = eomday(year, month)"] "The last day of a month."
        [Equal("eomday(2024, 2)", "29"), Fails("eomday(2024, 13)", "months")];
    "addtodate" [3 3; 1] ["d = addtodate(date, amount, unit)"] "A date so much later."
        [Equal("addtodate(730486, 1, 'month')", "730517"), Fails("addtodate(1, 1, 'age')", "unit")];
    "is_leap_year" [0 1; 1] ["tf = is_leap_year(year)"] "Whether a year has 366 days."
        [Equal("is_leap_year(2000)", "true"), Fails("is_leap_year(1, 2)", "")];
    "etime" [2 2; 1] ["s = etime(t1, t0)"] "The seconds between two times as clock gives them."
        [Equal("etime([2000 1 1 0 0 2], [2000 1 1 0 0 0])", "2"), Fails("etime(1)", "")];
}

#[cfg(test)]
mod tests {
    use super::civil;
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    #[test]
    fn days_have_dates() {
        assert_eq!(civil(0.0), (1970.0, 1.0, 1.0));
        assert_eq!(civil(11_016.0), (2000.0, 2.0, 29.0));
        assert_eq!(civil(-1.0), (1969.0, 12.0, 31.0));
    }
}
