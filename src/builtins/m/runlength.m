function [count, value] = runlength(x)
  if nargin ~= 1
    error('MATLAB:minrhs', 'runlength: expected a vector');
  end
  if ~((isnumeric(x) || islogical(x)) && isvector(x))
    error('MATLAB:runlength:inputType', 'runlength: expected a numeric vector');
  end
  x = x(:).';
  ends = [find(x(1:end - 1) ~= x(2:end)), numel(x)];
  count = diff([0, ends]);
  value = x(ends);
end
