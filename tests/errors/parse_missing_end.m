x = 3;
if x > 2
  disp('more')
