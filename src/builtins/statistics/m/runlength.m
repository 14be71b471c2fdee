function [count, value] = runlength(x)
  if ~isvector(x) || ~isnumeric(x) && ~islogical(x)
    error('MATLAB:runlength:inputType', 'runlength: expected a numeric vector');
  end
  x = reshape(x, 1, []);
  starts = find([true(1, min(numel(x), 1)), x(2:end) ~= x(1:end - 1)]);
  value = x(starts);
  count = diff([starts, numel(x) + 1]);
end
