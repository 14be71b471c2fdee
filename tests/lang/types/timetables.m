%% Rows of a timetable are named by their times
Time = datetime(2024, 1, 1) + hours([0 6 30 49])';
Temp = [10; 12; 11; 15]; Name = ["a"; "b"; "c"; "d"];
TT = timetable(Time, Temp, Name)
assert(isequal(TT.Properties.VariableNames, {'Temp', 'Name'}) && isequal(TT.Time, Time) && isequal(size(TT), [4 2]))
assert(isequal(TT(datetime(2024, 1, 2, 6, 0, 0), :).Temp, 11) && isequal(TT(timerange('2024-01-01', '2024-01-02'), :).Name, ["a"; "b"]))
assert(isequal(TT{2:3, 'Temp'}, [12; 11]) && isequal(TT.Temp(end), 15) && istimetable(TT) && ~istable(TT) && istabular(TT) && isa(TT, 'timetable'))
assert(isequal(TT(TT.Temp > 11, :).Time, Time([2 4])) && isequal(TT('2024-01-02 06:00:00', 'Name').Name, "c"))
TT.P = TT.Temp * 2; TT.Temp(1) = 9; TT{2, 'P'} = 1; TT.Time(1) = datetime(2023, 1, 1);
assert(isequal(TT.P, [20; 1; 22; 30]) && isequal(TT.Temp(1), 9) && year(TT.Time(1)) == 2023)
TT(2:3, :) = []; assert(isequal(TT.Name, ["a"; "d"]))
TT.Properties.DimensionNames{1} = 'When'; assert(isequal(TT.When, TT.Properties.RowTimes))
assert(isequal(sortrows(TT, 'P', 'descend').Name, ["d"; "a"]) && isempty(timetable()))
% Prints: TT =
% Prints: 4×2 timetable
% Prints: Time            Temp    Name
% Prints: ____________________    ____    ____
% Prints: 01-Jan-2024 00:00:00     10     "a"
% Prints: 01-Jan-2024 06:00:00     12     "b"
% Prints: 02-Jan-2024 06:00:00     11     "c"
% Prints: 03-Jan-2024 01:00:00     15     "d"

%% Timetables are made of rates and steps, and out of tables
T = timetable([5; 6], 'SampleRate', 10); assert(isequal(T.Time, seconds([0; 0.1])) && T.Properties.SampleRate == 10)
T = timetable([1; 2; 3], 'TimeStep', minutes(5), 'StartTime', datetime(2020, 5, 5), 'VariableNames', {'x'});
assert(isequal(T.Time, datetime(2020, 5, 5, 0, [0; 5; 10], 0)) && isregular(T) && isequal(T.Properties.TimeStep, minutes(5)))
T(datetime(2020, 5, 5, 1, 0, 0), :) = {9}; assert(isequal(T.x, [1; 2; 3; 9]) && ~isregular(T))
tt = table2timetable(table(datetime(2024, 1, [1; 2]), [5; 6])); assert(isequal(tt.Var1, datetime(2024, 1, [1; 2])) && isequal(tt.Var2, [5; 6]))
tt = array2timetable([1 2; 3 4], 'RowTimes', seconds([1; 2]), 'VariableNames', {'a', 'b'}); assert(isequal(tt.b, [2; 4]))
t = timetable2table(tt); assert(istable(t) && isequal(t.Time, seconds([1; 2])) && isequal(t.a, [1; 3]))
both = [tt; timetable(seconds(9), 7, 8, 'VariableNames', {'a', 'b'})]; assert(isequal(both.a, [1; 3; 7]) && isequal(both.Time, seconds([1; 2; 9])))
assert(isequal((tt + 1).a, [2; 4]) && isequal((tt .* tt).b, [4; 16]) && isequal(mean(tt).a, 2) && isequal((tt > 2).a, [false; true]))
assert(isequaln(lag(tt).a, [NaN; 1]) && isequal(rmmissing(lag(tt)).a, 1))
writetimetable(timetable(datetime(2024, 1, [1; 2]), [1.5; 2]), 'x.csv'); r = readtimetable('x.csv'); assert(isequal(r.Time, datetime(2024, 1, [1; 2])) && isequal(r.Var1, [1.5; 2]))

%% Timetables at other times
TT = timetable(datetime(2024, 1, 1) + hours([0; 6; 30; 49]), [10; 12; 11; 15], 'VariableNames', {'x'});
r = retime(TT, 'daily', 'mean'); assert(isequal(r.x, [11; 11; 15]) && isequal(r.Time, datetime(2024, 1, 1:3)'))
assert(isequal(retime(TT, 'daily', 'count').x, [2; 1; 1]) && isequal(retime(TT, 'daily', @(v) v(end)).x, [12; 11; 15]) && isequal(retime(TT, 'daily', 'previous').x, [10; 12; 11]))
r = retime(TT, 'regular', 'linear', 'TimeStep', hours(12)); assert(norm(r.x - [10; 11.75; 11.25; 11 + 4 * 6 / 19; 11 + 4 * 18 / 19]) < 1e-9)
assert(isequaln(retime(TT, datetime(2024, 1, 1) + hours([6 7])).x, [12; NaN]) && isequal(retime(TT, 'monthly', 'max').x, 15))
A = timetable(seconds([1; 2; 3]), [1; 2; 3], 'VariableNames', {'x'}); B = timetable(seconds([2; 3; 4]), [20; 30; 40], 'VariableNames', {'y'});
s = synchronize(A, B); assert(isequaln(s.x, [1; 2; 3; NaN]) && isequaln(s.y, [NaN; 20; 30; 40]) && isequal(s.Time, seconds((1:4)')))
assert(isequal(synchronize(A, B, 'intersection').y, [20; 30]) && isequal(synchronize(A, B, 'first', 'nearest').y, [20; 20; 30]))
B.Properties.VariableNames = {'x'}; s = synchronize(A, B, 'union', 'linear'); assert(isequal(s.Properties.VariableNames, {'x_A', 'x_B'}) && isequal(s.x_A, (1:4)'))

%% A timetable needs times
% Error: row times
timetable([1; 2])

%% Variables of a timetable are added, removed and summed up as those of a table
TT = timetable(datetime(2024, 1, 1) + days([0; 1; 31; 32]), [1; NaN; 3; 4], ["a"; "b"; "a"; "b"], 'VariableNames', {'x', 'g'});
assert(isequaln(TT(month(TT.Time) == 1, :).x, [1; NaN]));
TT.x(isnan(TT.x)) = 0; TT{:, 'x'} = TT{:, 'x'} * 2; z = [1; 2; 3; 4];
TT = addvars(TT, z); TT = renamevars(addvars(removevars(TT, 'z'), z + 4, 'NewVariableNames', 'w'), 'w', 'v');
assert(isequal(TT.Properties.VariableNames, {'x', 'g', 'v'}) && isequal(TT.v, [5; 6; 7; 8]) && istimetable(TT))
assert(isequal(groupsummary(TT, 'g', 'mean', 'x').mean_x, [4; 4]) && isequal(rowfun(@plus, TT(:, {'x', 'v'})).Var1, [7; 6; 13; 16]))
assert(isequal(retime(TT(:, 'x'), 'monthly', 'sum').x, [2; 14]) && isequal(movevars(TT, 'v', 'Before', 'x').Properties.VariableNames, {'v', 'x', 'g'}))

%% Columns of an array have its name
m = [1 2; 3 4]; tt = array2timetable(m, 'RowTimes', seconds([1; 2]));
assert(isequal(tt.Properties.VariableNames, {'m1', 'm2'}))
tt = array2timetable(m + 1, 'RowTimes', seconds([1; 2])); assert(isequal(tt.Properties.VariableNames, {'Var1', 'Var2'}))
