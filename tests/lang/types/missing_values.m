%% a missing value beside others
assert(isequaln([1 missing], [1 NaN]) && isa([1 missing], 'double'));
assert(isequaln([single(1); missing], single([1; NaN])));
x = ["a" missing];
assert(isstring(x) && isequal(ismissing(x), [false true]));
assert(isequal(ismissing([missing "a" missing]), [true false true]));
assert(isequal(isnat([datetime(2020, 1, 1), missing]), [false true]));
assert(isequal(isnat([missing, datetime(2020, 1, 1)]), [true false]));
assert(isequal(isnan([hours(1) missing]), [false true]));
assert(isequal(isundefined([categorical({'a'}) missing]), [false true]));
assert(isequal(size([missing missing; missing missing]), [2 2]));
assert(isequal(class([missing missing]), 'missing'));
c = {1, missing};
assert(isa(c{2}, 'missing'));

%% a missing value assigned to elements
x = [1 2 3]; x(2) = missing;
assert(isequaln(x, [1 NaN 3]));
x(5) = missing;
assert(isequaln(x, [1 NaN 3 0 NaN]));
x = single([1 2]); x(:) = missing;
assert(isa(x, 'single') && all(isnan(x)));
x = ["a" "b"]; x(2) = missing;
assert(isequal(ismissing(x), [false true]));
x = datetime(2020, 1, 1:2); x(2) = missing;
assert(isequal(isnat(x), [false true]));
x = hours(1:2); x(1) = missing;
assert(isequal(isnan(x), [true false]));
x = categorical({'a', 'b'}); x(2) = missing;
assert(isequal(isundefined(x), [false true]));
x = calendarDuration(0, 1:3, 0); x(2) = missing;
assert(isequal(isnan(x), [false true false]));
T = table([1; 2], ["x"; "y"], 'VariableNames', {'a', 's'});
T.a(1) = missing; T{2, 1} = missing; T.s(2) = missing;
assert(all(isnan(T.a)) && isequal(ismissing(T.s), [false; true]));
s.v = [1 2]; s.v(2) = missing;
assert(isequaln(s.v, [1 NaN]));
c = {'a', 'b'}; c{2} = missing;
assert(isa(c{2}, 'missing'));

%% no integer is missing
% Error: Conversion to int8 from missing is not possible.
x = int8(1:3); x(2) = missing;

%% what is known of missing values
assert(ismissing(missing) && ~(missing == missing) && missing ~= 1 && ~(missing == "a"));
assert(~isequal(missing, missing) && isequaln(missing, missing));
assert(isnan(double(missing)) && isa(single(missing), 'single'));
assert(ismissing(string(missing)) && isstring(string(missing)));
assert(isnat(datetime(missing)) && isnan(duration(missing)) && isundefined(categorical(missing)));
assert(isequal(size(repmat(missing, 2, 3)), [2 3]));
m = missing;
assert(isequal(evalc('disp(m)'), sprintf('   <missing>\n')));
