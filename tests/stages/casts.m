% From each class to others
x = rand(50, 1) * 300 - 20;
%% program
a = uint8(x); b = int16(x); c = single(x); d = int64(x); e = uint32(x); f = logical(x); g = char(x + 65);
h = double(a) + double(b); k = single(d) + single(e); l = int8(a); m = double(g) + double(f); n = int32(c); o = uint64(d);
