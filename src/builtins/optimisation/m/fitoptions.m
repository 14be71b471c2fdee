function s = fitoptions(varargin)
  % Options of fit: those of a model, of a method, or others with changes.
  names = {'Normalize', 'Exclude', 'Weights', 'Method', 'Robust', 'StartPoint', 'Lower', 'Upper', 'Algorithm', 'DiffMinChange', ...
           'DiffMaxChange', 'Display', 'MaxFunEvals', 'MaxIter', 'TolFun', 'TolX', 'SmoothingParam'};
  s = struct('Normalize', 'off', 'Exclude', [], 'Weights', [], 'Method', 'None');
  given = varargin;
  while ~isempty(given) && (isstruct(given{1}) || isa(given{1}, 'fittype'))
    from = given{1};
    if isa(from, 'fittype')
      methods = {'NonlinearLeastSquares', 'LinearLeastSquares'};
      s.Method = methods{1 + islinear(from)};
      if ~isempty(from.method)
        s.Method = from.method;
      end
      from = from.Options;
    end
    for name = fieldnames(from)'
      s.(name{1}) = from.(name{1});
    end
    given(1) = [];
  end
  if mod(numel(given), 2) == 1
    s = fitoptions(fittype(given{1}), given{2:end});
    return;
  end
  for k = 1:2:numel(given)
    at = find(strncmpi(given{k}, names, numel(char(given{k}))));
    exact = find(strcmpi(given{k}, names));
    if ~isempty(exact)
      at = exact;
    end
    if ~isscalar(at)
      error('curvefit:fitoptions:unknown', 'fitoptions: unknown option ''%s''', char(given{k}));
    end
    s.(names{at}) = given{k + 1};
  end
end
