function o = statset(varargin)
  names = {'Display', 'MaxFunEvals', 'MaxIter', 'TolBnd', 'TolFun', 'TolTypeFun', 'TolX', 'TolTypeX', 'GradObj', 'Jacobian', ...
           'DerivStep', 'FunValCheck', 'Robust', 'RobustWgtFun', 'WgtFun', 'Tune', 'UseParallel', 'UseSubstreams', 'Streams', ...
           'OutputFcn'};
  o = cell2struct(cell(numel(names), 1), names(:), 1);
  if nargin == 1 && (ischar(varargin{1}) || isstring(varargin{1}))
    o = defaults_of(char(varargin{1}), o);
    return;
  end
  k = 1;
  while k <= nargin
    given = varargin{k};
    if isstruct(given)
      for name = reshape(fieldnames(given), 1, [])
        if ~isempty(given.(name{1}))
          o.(name{1}) = given.(name{1});
        end
      end
      k = k + 1;
      continue;
    end
    at = find(strcmpi(char(given), names));
    if isempty(at) || k == nargin
      error('stats:statset:BadParameter', 'statset: ''%s'' is not a parameter, or has no value', char(given));
    end
    o.(names{at}) = varargin{k + 1};
    k = k + 2;
  end
end

function o = defaults_of(name, o)
  o.Display = 'off';
  switch lower(name)
    case 'nlinfit'
      [o.MaxIter, o.TolFun, o.TolX, o.DerivStep, o.FunValCheck] = deal(200, 1e-8, 1e-8, eps ^ (1 / 3), 'on');
    case {'kmeans', 'kmedoids', 'gmdistribution'}, [o.MaxIter, o.TolFun] = deal(100, 1e-6);
    case 'nnmf', [o.MaxIter, o.TolFun, o.TolX] = deal(100, 1e-4, 1e-4);
    case 'mlecustom', [o.MaxIter, o.MaxFunEvals, o.TolBnd, o.TolFun, o.TolX] = deal(200, 400, 1e-6, 1e-6, 1e-6);
    case 'glmfit', [o.MaxIter, o.TolX] = deal(100, 1e-6);
    otherwise
      error('stats:statset:BadFunction', 'statset: the options of ''%s'' have no defaults', name);
  end
end
