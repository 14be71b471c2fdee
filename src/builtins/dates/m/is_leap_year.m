function tf = is_leap_year(year)
  if nargin < 1
    t = clock();
    year = t(1);
  end
  tf = mod(year, 4) == 0 & mod(year, 100) ~= 0 | mod(year, 400) == 0;
end
