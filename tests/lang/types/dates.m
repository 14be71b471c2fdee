%% Durations are made by units, computed with, and displayed in their format
h = hours(3);
assert(isequal(char(h), '3 hr'))
assert(isequal(class(h), 'duration'))
assert(isduration(h) && ~isdatetime(h))
assert(isequal(minutes(h), 180))
assert(isequal(hours(h + minutes(30)), 3.5))
assert(isequal(hours(2 * h - h / 2), 4.5))
assert(isequal(h / minutes(1), 180))
assert(h > minutes(10) && h == minutes(180))
d = duration(1, 2, 3.5);
assert(isequal(char(d), '01:02:03'))
d.Format = 'hh:mm:ss.SSS';
assert(isequal(char(d), '01:02:03.500'))
assert(isequal(string(days(1)), "1 day"))
assert(isequal(cellstr(days([1 2])), {'1 day', '2 days'}))
v = minutes([30 10 20]);
assert(isequal(minutes(sort(v)), [10 20 30]))
assert(isequal(minutes(sum(v)), 60))
assert(isequal(minutes(mean(v)), 20))
assert(isequal(minutes(max(v)), 30))
assert(isequal(minutes(v(end)), 20))
assert(isequal(size(v'), [3 1]))
v(5) = hours(1);
assert(isequal(minutes(v), [30 10 20 0 60]))
v(2) = [];
assert(isequal(numel(v), 4))
assert(isequal(hours(0:hours(1):hours(3)), 0:3))
x(3) = seconds(5);
assert(isequal(seconds(x), [0 0 5]))
assert(isequal(duration('01:30:00'), minutes(90)))
[hh, m, s] = hms(duration(1, 2, 3));
assert(isequal([hh m s], [1 2 3]))

%% Datetimes are made of numbers and text, and have parts
d = datetime(2024, 2, 29);
assert(isequal(char(d), '29-Feb-2024'))
assert(isequal(char(d + hours(5)), '29-Feb-2024 05:00:00'))
assert(isequal([d.Year d.Month d.Day], [2024 2 29]))
assert(isequal(year(d + calyears(1)), 2025))
e = datetime('2024-03-01 10:20:30');
[h, m, s] = hms(e);
assert(isequal([h m s], [10 20 30]))
assert(isequal(char(e), '01-Mar-2024 10:20:30'))
e.Format = 'yyyy/MM/dd HH:mm';
assert(isequal(char(e), '2024/03/01 10:20'))
assert(isequal(char(datetime(2024, 1, 5), 'eeee, MMMM d, yyyy'), 'Friday, January 5, 2024'))
f = datetime({'05.06.2023'; '07.08.2024'}, 'InputFormat', 'dd.MM.yyyy');
assert(isequal(month(f), [6; 8]))
assert(isequal(f == datetime(2024, 8, 7), [false; true]))
assert(isequal(f > '2024-01-01', [false; true]))
assert(isequal(days(diff(f)), 429))
assert(isequal(datenum(datetime(2000, 1, 1)), 730486))
assert(isequal(datetime(730486, 'ConvertFrom', 'datenum'), datetime(2000, 1, 1)))
assert(isequal(posixtime(datetime(1970, 1, 1, 0, 1, 0)), 60))
assert(isequal(isnat([datetime(2024, 1, 1), NaT]), [false true]))
e.Hour = 23;
assert(isequal(hour(e), 23))
try
  datetime('no date at all');
  assert(false)
catch why
  assert(isequal(why.identifier, 'MATLAB:datetime:UnrecognizedDateStringSuggestLocale'))
end

%% Ranges, shifts and differences of datetimes
r = datetime(2024, 1, 30):caldays(1):datetime(2024, 2, 2);
assert(isequal(day(r), [30 31 1 2]))
assert(isequal(day(datetime(2024, 1, 31):calmonths(1):datetime(2024, 4, 30)), [31 29 31 30]))
assert(isequal(numel(datetime(2024, 1, 1):hours(6):datetime(2024, 1, 2)), 5))
assert(isequal(dateshift(datetime(2024, 2, 6), 'end', 'month'), datetime(2024, 2, 29)))
assert(isequal(dateshift(datetime(2024, 5, 6, 7, 8, 9), 'start', 'hour'), datetime(2024, 5, 6, 7, 0, 0)))
b = between(datetime(2023, 1, 31), datetime(2024, 3, 1));
assert(isequal(char(b), '1y 1mo 1d'))
assert(isequal(day(datetime(2024, 5, 6), 'name'), {'Monday'}))
names = {};
for d = datetime(2024, 1, 1):days(1):datetime(2024, 1, 3)
  names{end + 1} = char(d);
end
assert(isequal(names, {'01-Jan-2024', '02-Jan-2024', '03-Jan-2024'}))
d = datetime(2024, 1, [3 1 2]);
[s, order] = sort(d);
assert(isequal(order, [2 3 1]))
assert(isequal(min(d), datetime(2024, 1, 1)))
assert(isequal(mean(d), datetime(2024, 1, 2)))
assert(isequal(ismember(datetime(2024, 1, 1), d), true))
d(5) = datetime(2025, 1, 1);
assert(isnat(d(4)))
assert(isequal(cellfun(@(x) x.Day, num2cell(s)), [1 2 3]))
assert(isequal(arrayfun(@(x) day(x), s), [1 2 3]))

%% Measurements of a log: dates, durations and categories in a table
when = datetime(2024, 3, [1; 1; 2; 3; 3; 3]);
took = minutes([5; 7; 30; 2; 4; 9]);
state = categorical({'ok'; 'late'; 'ok'; 'ok'; 'late'; 'ok'});
log = table(when, took, state);
byDay = groupsummary(log, 'when', 'sum', 'took');
assert(isequal(minutes(byDay.sum_took), [12; 30; 15]))
late = log(log.state == 'late', :);
assert(isequal(late.when, datetime(2024, 3, [1; 3])))
slow = sortrows(log, 'took', 'descend');
assert(isequal(slow.took(1), minutes(30)))
assert(isequal(countcats(log.state), [2; 4]))
log.state(log.took > minutes(8)) = 'late';
assert(isequal(countcats(log.state), [4; 2]))
log.end = log.when + log.took;
assert(isequal(char(log.end(1)), '01-Mar-2024 00:05:00'))
text = evalc('disp(log(1:2, 1:3))');
lines = strsplit(text, newline, 'CollapseDelimiters', false);
assert(isequal(lines{1}, '       when        took     state'))
assert(isequal(lines{4}, '    01-Mar-2024    5 min    ok   '))

%% Objects of these classes are displayed under their names
assert(isequal(evalc('h = hours([1 12])'), sprintf('h = \n\n  1%s2 duration array\n\n    1 hr   12 hr\n\n', char(215))))
assert(isequal(evalc('d = datetime(2024, 1, 2)'), sprintf('d = \n\n  datetime\n\n   02-Jan-2024\n\n')))
assert(isequal(evalc('c = categorical({''a''; ''bc''})'), sprintf('c = \n\n  2%s1 categorical array\n\n     a  \n     bc \n\n', char(215))))
s.when = datetime(2024, 1, [1 2]);
assert(~isempty(strfind(evalc('s'), ['[1', char(215), '2 datetime]'])))

%% a row that is wider than the window is shown in parts
t = evalc('d = datetime(2013, 11, 1, 8:12, 0, 0)');
assert(contains(t, '  Columns 1 through 3') && contains(t, '  Columns 4 and 5'));
assert(convertTo(datetime(1970, 1, 2), 'posixtime') == 86400 && convertTo(datetime(1970, 1, 1), 'epochtime') == int64(0));

%% single dates, durations and categories are shown as texts within cells and structs
c = {datetime(2020, 1, 2), hours(2), categorical({'x'}), days(1:2)}
s.date = datetime(2020, 1, 2); s.e = hours(2); s.f = categorical({'x'}); s.g = days(1:2); s
assert(isdatetime(c{1}) && isdatetime(s.date))
% Prints: c =
% Prints: 1×4 cell array
% Prints: {[02-Jan-2020]}    {[2 hr]}    {[x]}    {1×2 duration}
% Prints: s =
% Prints: struct with fields:
% Prints: date: 02-Jan-2020
% Prints: e: 2 hr
% Prints: f: x
% Prints: g: [1×2 duration]

%% fractions of years and of months in datenum
assert(datenum(2001, 1.5, 1), datenum(2001, 1, 16.5), 1e-9)
assert(datenum(2000.5, 1, 1), datenum(2000, 1, 1) + 183, 1e-9)

%% Months beyond a year are those of later years
assert(isequal(datenum(2020, [15 26 -3 1 14], 1) - datenum(2020, 1, 1), [425 762 0 0 397]))
assert(datenum(2020, 15, 1) == datenum(2021, 3, 1) && datenum(2020, 25, 1) == datenum(2022, 1, 1) && datenum(2020, 27, 1) == datenum(2022, 3, 1))
