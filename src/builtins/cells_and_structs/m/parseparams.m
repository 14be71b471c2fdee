function [reg, varargout] = parseparams(params, varargin)
  % What stands before the first text, and the options from there on; with names and defaults given, their values.
  is_text = cellfun(@ischar, params);
  before = cumsum(is_text(:).') == 0;
  reg = params(before);
  options = params(~before);
  if nargin < 2
    varargout = {options};
    return;
  end
  if rem(numel(options), 2) == 1
    error('MATLAB:parseparams:NotPairs', 'parseparams: options must be given as name-value pairs');
  end
  declared = reshape(varargin, 2, []);
  varargout = declared(2, :);
  for pair = reshape(options, 2, [])
    [name, value] = pair{:};
    if ~ischar(name)
      error('MATLAB:parseparams:InvalidName', 'parseparams: the names of options must be texts');
    end
    which_one = strcmpi(name, declared(1, :));
    if ~any(which_one)
      error('MATLAB:parseparams:UnknownOption', 'parseparams: invalid parameter "%s"', name);
    end
    varargout{find(which_one, 1)} = value;
  end
end
