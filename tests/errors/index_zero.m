a = [10 20 30];
for k = 0:2
  disp(a(k))
end
