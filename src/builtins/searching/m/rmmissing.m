function [x, removed] = rmmissing(x, varargin)
  dim = 1;
  least = 1;
  missing = [];
  if ~isempty(varargin) && isnumeric(varargin{1})
    dim = varargin{1};
    varargin(1) = [];
  end
  for k = 1:2:numel(varargin)
    name = '';
    if (ischar(varargin{k}) || isstring(varargin{k})) && k < numel(varargin)
      name = lower(char(varargin{k}));
    end
    switch name
      case 'minnummissing', least = varargin{k + 1};
      case 'missinglocations', missing = varargin{k + 1};
      otherwise
        error('MATLAB:rmmissing:Option', 'rmmissing: expected MinNumMissing or MissingLocations, and its value');
    end
  end
  if isempty(missing) && isfloat(x)
    % Of numbers this is found where they are.
    missing = isnan(x);
  elseif isempty(missing)
    missing = ismissing(x);
  elseif ~islogical(missing) || ~isequal(size(missing), size(x))
    error('MATLAB:rmmissing:MissingLocations', 'rmmissing: the missing locations must be logical, and of the size of the data');
  end
  if isvector(x) && least <= 1
    removed = missing;
    x = x(~missing);
    return;
  end
  if isequal(dim, 1)
    removed = sum(missing, 2) >= least;
    x = x(~removed, :);
  elseif isequal(dim, 2)
    removed = sum(missing, 1) >= least;
    x = x(:, ~removed);
  else
    error('MATLAB:rmmissing:InvalidDim', 'rmmissing: the dimension must be 1 or 2');
  end
end
