function tf = signbit(x)
  tf = x < 0 | (x == 0 & 1 ./ double(x) < 0);
end
