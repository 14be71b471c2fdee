function [count, value] = runlength(x)
  if ~isvector(x) || ~isnumeric(x) && ~islogical(x)
    error('MATLAB:runlength:inputType', 'runlength: expected a numeric vector');
  end
  x = reshape(x, 1, []);
  starts = find([true, diff(x) ~= 0]);
  value = x(starts);
  count = diff([starts, numel(x) + 1]);
end
