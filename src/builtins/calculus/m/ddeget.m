function v = ddeget(opts, name, default)
  if nargin < 3
    default = [];
  end
  v = optionget('ddeget', opts, name, default);
end
