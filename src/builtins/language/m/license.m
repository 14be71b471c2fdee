function [out, message] = license(what, feature, varargin)
  % There is nothing to have a licence of but the language itself.
  out = '';
  message = '';
  if nargin == 0
    out = 'unknown';
    return
  end
  switch lower(char(what))
    case 'inuse'
      out = struct('feature', 'matlab', 'user', 'user');
      if nargin > 1 && ~strcmpi(feature, 'matlab')
        out = out([]);
      end
    case {'test', 'checkout'}
      if nargin < 2
        error('MATLAB:license:MissingFeature', 'license: expected the name of a feature');
      end
      out = double(strcmpi(feature, 'matlab'));
      if ~out
        message = sprintf('there is no licence of %s', char(feature));
      end
    otherwise
      error('MATLAB:license:BadOption', 'license: expected ''inuse'', ''test'' or ''checkout'', found ''%s''', char(what));
  end
end
