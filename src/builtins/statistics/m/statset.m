function o = statset(varargin)
  names = {'Display', 'MaxFunEvals', 'MaxIter', 'TolBnd', 'TolFun', 'TolTypeFun', 'TolX', 'TolTypeX', 'GradObj', 'Jacobian', ...
           'DerivStep', 'FunValCheck', 'Robust', 'RobustWgtFun', 'WgtFun', 'Tune', 'UseParallel', 'UseSubstreams', 'Streams', ...
           'OutputFcn'};
  o = cell2struct(cell(numel(names), 1), names(:), 1);
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
