%% The greatest and the least with what is missing
assert(isnan(max(1, NaN, 'includenan')) && isnan(min(NaN, 1, 'includenan')) && max(1, NaN, 'omitnan') == 1)
assert(isequaln(max([1 NaN 3], [2; 0], 'includenan'), [2 NaN 3; 1 NaN 3]))
r = max(single([1 NaN]), 2, 'includenan'); assert(isa(r, 'single') && isequaln(r, single([2 NaN])))
assert(isequal(max(int8([1 5]), 3, 'includenan'), int8([3 5])))
[m, k] = max([1 NaN 3; 4 5 NaN], [], 2, 'includenan'); assert(isequaln(m, [NaN; NaN]) && isequal(k, [2; 3]))
[m, k] = min([1 NaN; 2 0], [], 'includenan'); assert(isequaln(m, [1 NaN]) && isequal(k, [1 1]))
[m, k] = max([2i NaN 1], [], 'includenan'); assert(isnan(m) && k == 2)

%% An unknown option of the greatest of two
% Error: includeall
max(1, 2, 'includeall')
