function [reg, varargout] = parseparams(params, varargin)
  if nargin < 1
    error('MATLAB:minrhs', 'Not enough input arguments.');
  end
  first = find(cellfun(@ischar, params), 1);
  if isempty(first)
    first = numel(params) + 1;
  end
  reg = params(1:first - 1);
  pairs = params(first:end);
  if nargin == 1
    varargout{1} = pairs;
    return;
  end
  if mod(numel(pairs), 2) ~= 0
    error('MATLAB:parseparams:NotPairs', 'parseparams: options must be given as name-value pairs');
  end
  names = pairs(1:2:end);
  values = pairs(2:2:end);
  if ~iscellstr(names)
    error('MATLAB:parseparams:InvalidName', 'parseparams: the names of options must be texts');
  end
  varargout = varargin(2:2:end);
  known = varargin(1:2:end);
  for k = 1:numel(names)
    at = find(strcmpi(known, names{k}), 1);
    if isempty(at)
      error('MATLAB:parseparams:UnknownOption', 'parseparams: invalid parameter "%s"', names{k});
    end
    varargout{at} = values{k};
  end
end
