function v = bvpget(opts, name, default)
  if nargin < 3
    default = [];
  end
  v = optionget('bvpget', opts, name, default);
end
