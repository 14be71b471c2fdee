function m = moment(x, p, varargin)
  % The mean of (x - mean(x)) .^ p; of x .^ p with 'r', of absolute values with 'a'.
  if isempty(x) || ~isnumeric(x) && ~islogical(x)
    error('MATLAB:moment:inputType', 'moment: expected a nonempty numeric array');
  end
  if ~isscalar(p) || ~isnumeric(p)
    error('MATLAB:moment:badOrder', 'moment: the order must be a numeric scalar');
  end
  texts = cellfun(@ischar, varargin);
  whole = strcmpi(varargin, 'all');
  flags = [varargin{texts & ~whole}, ''];
  rest = [varargin(whole | ~texts), {[]}];
  if numel(rest) > 2
    error('MATLAB:moment:arguments', 'moment: expected one dimension, found %d', numel(rest) - 1);
  end
  if ~isfloat(x)
    x = double(x);
  end
  [x, dim] = folddims('moment', x, rest{1});
  if ~ismember('r', flags)
    x = x - mean(x, dim);
  end
  if ismember('a', flags)
    x = abs(x);
  end
  m = mean(x .^ p, dim);
end
