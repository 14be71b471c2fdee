function y = gbellmf(x, params)
  if ~isnumeric(x) || ~isnumeric(params) || numel(params) ~= 3
    error('fuzzy:gbellmf:params', 'gbellmf: expected numbers, and 3 parameters');
  end
  y = 1 ./ (1 + abs((x - params(3)) / params(1)) .^ (2 * params(2)));
end
