function y = gaussmf(x, params)
  if ~isnumeric(x) || ~isnumeric(params) || numel(params) ~= 2
    error('fuzzy:gaussmf:params', 'gaussmf: expected numbers, and 2 parameters');
  end
  y = exp(-(x - params(2)) .^ 2 / (2 * params(1) ^ 2));
end
