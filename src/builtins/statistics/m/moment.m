function m = moment(x, p, varargin)
  % The mean of (x - mean(x)) .^ p; of x .^ p with 'r', of absolute values with 'a'.
  if isempty(x) || ~isnumeric(x) && ~islogical(x)
    error('MATLAB:moment:inputType', 'moment: expected a nonempty numeric array');
  end
  if ~isscalar(p) || ~isnumeric(p)
    error('MATLAB:moment:badOrder', 'moment: the order must be a numeric scalar');
  end
  texts = cellfun(@ischar, varargin);
  flags = [varargin{texts}, ''];
  rest = [varargin(~texts), {max([1, find(size(x) ~= 1, 1)])}];
  dim = rest{1};
  if ~isscalar(dim) || dim < 1 || dim ~= fix(dim)
    error('MATLAB:getdimarg:dimensionMustBePositiveInteger', 'moment: the dimension must be a positive integer');
  end
  if ~ismember('r', flags)
    x = x - mean(x, dim);
  end
  if ismember('a', flags)
    x = abs(x);
  end
  m = mean(x .^ p, dim);
end
