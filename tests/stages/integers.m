% Integers saturate; those of 64 bits are two words
x = int32(floor(rand(50, 1) * 1000)); b = uint8(x); w = int64(x); u = uint64(x); h = int16(x); v = uint32(x);
%% program
a = x + 5 - x * 2; c = b + 100; d = b * 2 - 7; e = w * 3 + 1; f = idivide(x, int32(7)); g = bitand(v, uint32(255));
k = bitshift(v, 3); m = mod(x, 7) + rem(x, 5); n = abs(-h); p = u / 3; q = bitxor(b, uint8(15)); r = max(h, 100);
s = sum(b); t = -x; o = sign(h) + min(h, 3); l = x == 5 | x ~= 7; y = w > 100;
