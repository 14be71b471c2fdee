function k = is2rc(s)
  if ~isnumeric(s) || ~isreal(s)
    error('signal:is2rc:MustBeReal', 'is2rc: expected real numbers, found %s', class(s));
  end
  k = sin(s(:) * pi / 2);
end
