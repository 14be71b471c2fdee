function y = sigmf(x, params)
  if ~isnumeric(x) || ~isnumeric(params) || numel(params) ~= 2
    error('fuzzy:sigmf:params', 'sigmf: expected numbers, and 2 parameters');
  end
  y = 1 ./ (1 + exp(-params(1) * (x - params(2))));
end
