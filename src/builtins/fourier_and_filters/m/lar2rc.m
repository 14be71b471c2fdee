function k = lar2rc(g)
  if ~isnumeric(g) || ~isreal(g)
    error('signal:lar2rc:MustBeReal', 'lar2rc: expected real numbers, found %s', class(g));
  end
  k = tanh(g(:) / 2);
end
