function y = medfilt1(x, n, blksz, dim, varargin)
  % The windows of movmedian, beyond whose ends the signal is zero, or is not.
  given = {};
  if nargin > 1, given{end + 1} = n; end
  if nargin > 2, given{end + 1} = blksz; end
  if nargin > 3, given{end + 1} = dim; end
  given = [given, varargin];
  nans = 'includenan';
  ends = 0;
  while ~isempty(given) && (ischar(given{end}) || isstring(given{end}))
    word = lower(char(given{end}));
    switch word
      case {'includenan', 'omitnan'}, nans = word;
      case 'zeropad', ends = 0;
      case 'truncate', ends = 'shrink';
      otherwise
        error('signal:medfilt1:badOption', 'medfilt1: expected omitnan, includenan, zeropad or truncate, found %s', word);
    end
    given(end) = [];
  end
  n = 3;
  if ~isempty(given) && ~isempty(given{1})
    n = given{1};
  end
  dim = {};
  if numel(given) > 2
    dim = given(3);
  end
  if ~isnumeric(x)
    error('signal:medfilt1:notNumeric', 'medfilt1: expected numbers, found %s', class(x));
  end
  y = movmedian(x, n, dim{:}, nans, 'Endpoints', ends);
end
