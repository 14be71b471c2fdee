//! Times as structs of their parts, and as texts by a format, written in the language.

use crate::builtins::Example::{Equal, Fails};
use crate::builtins::source_builtins;

source_builtins! {
    /// Times as structs and texts.
    TIMES, Dates;
    "localtime" [1 1; 1] ["t = localtime(seconds)"] "The parts of a time in the local zone, as a struct."
        [Equal("isfield(localtime(0), 'hour')", "true"), Fails("localtime()", "arguments")];
    "gmtime" [1 1; 1] ["t = gmtime(seconds)"] "The parts of a time in universal time, as a struct."
        [Equal("gmtime(86400).mday", "2"), Fails("gmtime('a')", "seconds")];
    "mktime" [1 1; 1] ["seconds = mktime(t)"] "The seconds since 1970 of a time struct in the local zone."
        [Equal("mktime(localtime(5e8))", "5e8"), Fails("mktime(1)", "time struct")];
    "ctime" [1 1; 1] ["s = ctime(seconds)"] "A time as text."
        [Equal("numel(ctime(0))", "25"), Fails("ctime()", "arguments")];
    "strftime" [2 2; 1] ["s = strftime(format, t)"] "A time struct as text by a format."
        [Equal("strftime('%Y-%m-%d %H:%M', gmtime(0))", "'1970-01-01 00:00'"), Fails("strftime('%Y', 1)", "time struct")];
    "strptime" [2 2; 2] ["[t, next] = strptime(text, format)"] "The time struct that a text means by a format."
        [Equal("strptime('2024-02-29', '%Y-%m-%d').yday", "59"), Fails("strptime(1, '%Y')", "expected a text")];
    "asctime" [1 1; 1] ["s = asctime(t)"] "A time struct as text." [Fails("asctime(1)", "struct")];
    "calendar" [0 2; 1] ["c = calendar(d)", "c = calendar(year, month)"] "The days of a month in weeks."
        [Equal("max(max(calendar(2000, 2)))", "29"), Fails("calendar(1, 2, 3)", "")];
}
