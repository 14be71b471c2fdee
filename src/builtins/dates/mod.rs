//! Dates and times: the clock, timers, serial dates and their texts.

mod calendar;

pub use calendar::TIMES;

use super::Example::{Equal, Fails, Prints};
use super::arguments::{one, refuse};
use super::declare::{builtins, host};
use super::in_the_language::{library_classes, library_methods};
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

fn cputime(cx: &mut Cx<'_>, _: Call<'_>) -> Flow<Values> {
    let now = cx.world.clock.now();
    Ok([now, now, 0.0].into_iter().map(Value::from).collect())
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
    "cputime" [0 0; 3] ["seconds = cputime", "[seconds, user, system] = cputime"]
        host(cputime, CLOCK), "Seconds of computing; here those of the clock, all of them the program's."
        [Equal("cputime > 0", "true"), Prints("[t, u, s] = cputime; disp([t == u, s])", "     1     0\n"), Fails("cputime(1)", "arguments")];
}

source_builtins! {
    /// Dates.
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
    "date" [0 0; 1] ["d = date"] "Today's date as text."
        [Equal("numel(date)", "11"), Fails("date(1)", "")];
    "timeit" [1 2; 1] ["t = timeit(f)", "t = timeit(f, outputs)"] "The seconds that a call of a function takes."
        [Equal("timeit(@() 1) < 10", "true"), Fails("timeit(1)", "function handle")];
}

library_classes! {
    /// The classes of instants and lengths of time.
    TYPES, Dates;
    "datetime" ["d = datetime", "d = datetime(text, 'InputFormat', format, 'Format', format)", "d = datetime(y, m, d, h, mi, s)", "d = datetime(x, 'ConvertFrom', kind)"]
        "Instants of the calendar."
        [Equal("char(datetime(2024, 2, 29) + 1)", "'01-Mar-2024'"), Equal("datetime('2024-02-29 10:30:00').Minute", "30"), Fails("datetime('no date')", "Could not recognize")];
    "duration" ["d = duration(h, m, s)", "d = duration(text)", "d = duration(..., 'Format', format)"] "Lengths of time in units of fixed length."
        [Equal("char(duration(1, 2, 3))", "'01:02:03'"), Equal("duration('01:30:00') == minutes(90)", "true"), Fails("duration('long')", "Unable to read")];
    "calendarDuration" ["c = calendarDuration(y, m, d)", "c = calendarDuration(y, m, d, time)"] "Lengths of time in units of the calendar."
        [Equal("char(calendarDuration(1, 2, 3))", "'1y 2mo 3d'"), Fails("calendarDuration(1) + {}", "cannot be combined")];
}

source_builtins! {
    /// Lengths of time by their units, and questions about them.
    UNITS, Dates;
    "milliseconds" [1 1; 1] ["d = milliseconds(n)", "n = milliseconds(d)"] "So many milliseconds, or how many a duration has."
        [Equal("milliseconds(seconds(2))", "2000"), Fails("milliseconds('a')", "expected numbers")];
    "seconds" [1 1; 1] ["d = seconds(n)", "n = seconds(d)"] "So many seconds, or how many a duration has."
        [Equal("seconds(minutes(2))", "120"), Fails("seconds('a')", "expected numbers")];
    "minutes" [1 1; 1] ["d = minutes(n)", "n = minutes(d)"] "So many minutes, or how many a duration has."
        [Equal("minutes(hours(2))", "120"), Fails("minutes('a')", "expected numbers")];
    "hours" [1 1; 1] ["d = hours(n)", "n = hours(d)"] "So many hours, or how many a duration has."
        [Equal("char(hours(3))", "'3 hr'"), Fails("hours('a')", "expected numbers")];
    "days" [1 1; 1] ["d = days(n)", "n = days(d)"] "So many days of 24 hours, or how many a duration has."
        [Equal("days(hours(36))", "1.5"), Fails("days('a')", "expected numbers")];
    "years" [1 1; 1] ["d = years(n)", "n = years(d)"] "So many years of 365.2425 days, or how many a duration has."
        [Equal("days(years(1))", "365.2425"), Fails("years('a')", "expected numbers")];
    "calyears" [1 1; 1] ["c = calyears(n)", "n = calyears(c)"] "So many years of the calendar."
        [Equal("char(datetime(2024, 2, 29) + calyears(1))", "'28-Feb-2025'"), Fails("calyears('a')", "expected numbers")];
    "calquarters" [1 1; 1] ["c = calquarters(n)", "n = calquarters(c)"] "So many quarters of the calendar."
        [Equal("calmonths(calquarters(2))", "6"), Fails("calquarters('a')", "expected numbers")];
    "calmonths" [1 1; 1] ["c = calmonths(n)", "n = calmonths(c)"] "So many months of the calendar."
        [Equal("char(datetime(2024, 1, 31) + calmonths(1))", "'29-Feb-2024'"), Fails("calmonths('a')", "expected numbers")];
    "calweeks" [1 1; 1] ["c = calweeks(n)", "n = calweeks(c)"] "So many weeks of the calendar."
        [Equal("caldays(calweeks(2))", "14"), Fails("calweeks('a')", "expected numbers")];
    "caldays" [1 1; 1] ["c = caldays(n)", "n = caldays(c)"] "So many days of the calendar."
        [Equal("char(datetime(2024, 2, 28) + caldays(2))", "'01-Mar-2024'"), Fails("caldays('a')", "expected numbers")];
    "NaT" [0 255; 1] ["d = NaT", "d = NaT(m, n)"] "What is no instant."
        [Equal("isnat(NaT(1, 2))", "[true true]"), Fails("NaT('a', {})", "")];
    "isdatetime" [1 1; 1] ["tf = isdatetime(x)"] "Whether a value is an array of datetimes."
        [Equal("isdatetime(NaT)", "true"), Fails("isdatetime(1, 2)", "")];
    "isduration" [1 1; 1] ["tf = isduration(x)"] "Whether a value is an array of durations."
        [Equal("isduration(hours(1))", "true"), Fails("isduration(1, 2)", "")];
    "iscalendarduration" [1 1; 1] ["tf = iscalendarduration(x)"] "Whether a value is an array of calendar durations."
        [Equal("iscalendarduration(calmonths(1))", "true"), Fails("iscalendarduration(1, 2)", "")];
}

library_methods! {
    /// What datetimes, durations and calendar durations are asked.
    PARTS, Dates;
    "year" [1 2; 1] ["y = year(d)"] "The years of datetimes."
        [Equal("year(datetime(2024, 5, 6))", "2024"), Fails("year(1)", "Undefined function")];
    "quarter" [1 1; 1] ["q = quarter(d)"] "The quarters of datetimes."
        [Equal("quarter(datetime(2024, 5, 6))", "2"), Fails("quarter(1)", "Undefined function")];
    "month" [1 2; 1] ["m = month(d)", "names = month(d, 'name')"] "The months of datetimes."
        [Equal("month(datetime(2024, 5, 6), 'name')", "{'May'}"), Fails("month(1)", "Undefined function")];
    "week" [1 2; 1] ["w = week(d)", "w = week(d, 'weekofmonth')"] "The weeks of the year of datetimes."
        [Equal("week(datetime(2024, 1, 7))", "2"), Fails("week(1)", "Undefined function")];
    "day" [1 2; 1] ["n = day(d)", "n = day(d, 'dayofweek')", "names = day(d, 'name')"] "The days of datetimes: of the month, of the week, of the year."
        [Equal("day(datetime(2024, 5, 6), 'dayofyear')", "127"), Fails("day(1)", "Undefined function")];
    "hour" [1 1; 1] ["h = hour(d)"] "The hours of datetimes."
        [Equal("hour(datetime(2024, 5, 6, 7, 8, 9))", "7"), Fails("hour(1)", "Undefined function")];
    "minute" [1 1; 1] ["m = minute(d)"] "The minutes of datetimes."
        [Equal("minute(datetime(2024, 5, 6, 7, 8, 9))", "8"), Fails("minute(1)", "Undefined function")];
    "second" [1 2; 1] ["s = second(d)", "s = second(d, 'secondofday')"] "The seconds of datetimes."
        [Equal("second(datetime(2024, 5, 6, 7, 8, 9.5))", "9.5"), Fails("second(1)", "Undefined function")];
    "ymd" [1 1; 3] ["[y, m, d] = ymd(x)"] "The years, months and days of datetimes."
        [Equal("ymd(datetime(2024, 5, 6))", "2024"), Fails("ymd(1)", "Undefined function")];
    "hms" [1 1; 3] ["[h, m, s] = hms(x)"] "The hours, minutes and seconds of datetimes or durations."
        [Equal("hms(hours(7.5))", "7"), Fails("hms(1)", "Undefined function")];
    "timeofday" [1 1; 1] ["t = timeofday(d)"] "The time since midnight of datetimes."
        [Equal("hours(timeofday(datetime(2024, 5, 6, 12, 0, 0)))", "12"), Fails("timeofday(1)", "Undefined function")];
    "isnat" [1 1; 1] ["tf = isnat(d)"] "Which elements are no instants."
        [Equal("isnat([NaT datetime(2024, 1, 1)])", "[true false]"), Fails("isnat(1)", "Undefined function")];
    "isweekend" [1 1; 1] ["tf = isweekend(d)"] "Which datetimes are on Saturday or Sunday."
        [Equal("isweekend(datetime(2024, 5, 4:6))", "[true true false]"), Fails("isweekend(1)", "Undefined function")];
    "isdst" [1 1; 1] ["tf = isdst(d)"] "Which datetimes are in summer time; none where there is no time zone."
        [Equal("isdst(datetime(2024, 7, 1))", "false"), Fails("isdst(1)", "Undefined function")];
    "dateshift" [3 4; 1] ["d = dateshift(d, 'start', unit)", "d = dateshift(d, 'end', unit, rule)", "d = dateshift(d, 'dayofweek', day, rule)"] "Datetimes moved to the start or end of a unit, or to a day of the week."
        [Equal("char(dateshift(datetime(2024, 2, 6), 'end', 'month'))", "'29-Feb-2024'"), Fails("dateshift(datetime(2024, 2, 6), 'start', 'age')", "Unknown unit")];
    "between" [2 3; 1] ["c = between(a, b)", "c = between(a, b, units)"] "The calendar duration from one datetime to another."
        [Equal("char(between(datetime(2024, 1, 31), datetime(2025, 3, 1)))", "'1y 1mo 1d'"), Fails("between(1, 2)", "Undefined function")];
    "caldiff" [1 2; 1] ["c = caldiff(d)", "c = caldiff(d, units)"] "The calendar durations between neighbours."
        [Equal("calmonths(caldiff(datetime(2024, [1 3], 1)))", "2"), Fails("caldiff(1)", "Undefined function")];
    "posixtime" [1 1; 1] ["s = posixtime(d)"] "The seconds since 1970 of datetimes."
        [Equal("posixtime(datetime(1970, 1, 2))", "86400"), Fails("posixtime(1)", "Undefined function")];
    "exceltime" [1 2; 1] ["x = exceltime(d)"] "The dates of spreadsheets of datetimes."
        [Equal("exceltime(datetime(1970, 1, 1))", "25569"), Fails("exceltime(1)", "Undefined function")];
    "convertTo" [2 255; 1] ["x = convertTo(d, 'posixtime')", "x = convertTo(d, 'epochtime', 'Epoch', e, 'TicksPerSecond', n)"] "Datetimes as numbers of another kind."
        [Equal("convertTo(datetime(1970, 1, 2), 'posixtime')", "86400"), Fails("convertTo(1, 'posixtime')", "Undefined function")];
    "juliandate" [1 2; 1] ["x = juliandate(d)"] "The Julian dates of datetimes."
        [Equal("juliandate(datetime(1970, 1, 1))", "2440587.5"), Fails("juliandate(1)", "Undefined function")];
    "yyyymmdd" [1 1; 1] ["x = yyyymmdd(d)"] "Datetimes as numbers whose digits are year, month and day."
        [Equal("yyyymmdd(datetime(2024, 5, 6))", "20240506"), Fails("yyyymmdd(1)", "Undefined function")];
    "isbetween" [3 4; 1] ["tf = isbetween(d, low, high)", "tf = isbetween(d, low, high, 'closed' | 'open' | 'openleft' | 'openright')"] "Which datetimes or durations are between two others."
        [Equal("isbetween(datetime(2024, 1, 1:3), datetime(2024, 1, 2), datetime(2024, 1, 9))", "[false true true]"), Fails("isbetween(1, 2, 3)", "Undefined function")];
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
