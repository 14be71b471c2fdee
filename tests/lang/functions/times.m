%% Times as structs and back
t = gmtime(951782400.25);
assert([t.year t.mon t.mday t.hour t.min t.sec t.usec], [100 1 29 0 0 0 250000])
assert([t.wday t.yday], [2 59])
assert(mktime(localtime(1e9)), 1e9)

%% Formats of times
t = gmtime(1e9);
assert(strftime('%Y-%m-%d %H:%M:%S', t), '2001-09-09 01:46:40')
assert(strftime('%a %b %e %I:%M %p %j %U %y%%', t), 'Sun Sep  9 01:46 AM 252 36 01%')
assert(strftime('%D %T %V %G', t), '09/09/01 01:46:40 36 2001')
u = strptime('Sep 9 2001 01:46:40 PM', '%b %d %Y %I:%M:%S %p');
assert([u.year u.mon u.mday u.hour u.wday], [101 8 9 13 0])
[~, next] = strptime('no date', '%Y');
assert(next, 0)

%% A text that is no time struct
% Error: expected a time struct
strftime('%Y', 1)
