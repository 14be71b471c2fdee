%% The length of a Hanning window is a number of any class
assert(isequal(hanning(int8(3)), hanning(3)) && isequal(hanning(true), 1))
w = hanning(single(1));
assert(isa(w, 'single') && w == 1)
