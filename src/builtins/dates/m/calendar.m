function c = calendar(year, month)
  if nargin == 0
    v = clock();
    year = v(1);
    month = v(2);
  elseif nargin == 1
    v = datevec(year);
    year = v(1);
    month = v(2);
  end
  c = zeros(7, 6);
  n = eomday(year, month);
  first = weekday(datenum(year, month, 1));
  c(first - 1 + (1:n)) = 1:n;
  c = c';
  if nargout == 0
    printf('                   %s\n', datestr(datenum(year, month, 1), 'mmm yyyy'));
    printf('     S     M    Tu     W    Th     F     S\n');
    printf('%6d%6d%6d%6d%6d%6d%6d\n', c');
    clear c;
  end
end
