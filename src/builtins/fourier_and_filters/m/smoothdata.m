function [B, window] = smoothdata(A, varargin)
  if istable(A)
    [B, window] = of_table(A, varargin);
    return;
  end
  if istimetable(A)
    % The times are the sample points.
    B = A;
    window = [];
    for k = 1:width(A)
      if isnumeric(A.(k))
        [B.(k), window] = smoothdata(A.(k), varargin{:}, 'SamplePoints', A.Properties.RowTimes);
      end
    end
    return;
  end
  if ~(isnumeric(A) || islogical(A))
    error('MATLAB:smoothdata:inputType', 'smoothdata: expected a numeric array or a table');
  end
  [dim, method, window, omit, factor, degree, places] = options_of(varargin);
  [X, extent, order] = signalcolumns('smoothdata', A, dim);
  n = size(X, 1);
  if ~isempty(places)
    [places, window] = numbers_of(places, window, n);
  end
  if isempty(window)
    window = fitting(X, factor);
    if ~isempty(places)
      window = window * (places(end) - places(1)) / max(n - 1, 1);
    end
  elseif ~(isnumeric(window) && isreal(window) && any(numel(window) == [1, 2]) && all(window >= 0) && ~isequal(window, 0))
    error('MATLAB:smoothdata:WindowSize', 'smoothdata: the window must be a positive number or [before, after]');
  elseif isempty(places) && any(window ~= fix(window))
    error('MATLAB:smoothdata:WindowSize', 'smoothdata: the window must be whole numbers of samples');
  end
  window = reshape(double(window), 1, []);
  if isempty(X)
    B = zeros(size(A), 'like', X);
    return;
  end
  switch method
    case {'movmean', 'movmedian'}
      options = {1, 'includenan'};
      if omit
        options{2} = 'omitnan';
      end
      if ~isempty(places)
        options = [options, {'SamplePoints', places}];
      end
      if strcmp(method, 'movmean')
        B = movmean(X, window, options{:});
      else
        B = movmedian(X, window, options{:});
      end
    case 'gaussian'
      B = localfit(X, places, window, 0, 'gaussian', omit, 0);
    case 'sgolay'
      if isempty(places) && degree >= sum(window) + (numel(window) == 2)
        error('MATLAB:smoothdata:DegreeTooLarge', 'smoothdata: the degree must be less than the length of the window');
      end
      B = localfit(X, places, window, degree, 'flat', omit, 0);
    otherwise
      robust = 0;
      if method(1) == 'r'
        robust = 5;
      end
      B = localfit(X, places, window, 1 + isempty(strfind(method, 'lowess')), 'tricube', omit, robust);
  end
  B = signalshape(B, extent, order);
end

function [dim, method, window, omit, factor, degree, places] = options_of(given)
  dim = [];
  method = 'movmean';
  window = [];
  omit = true;
  factor = 0.25;
  degree = 2;
  places = [];
  named = false;
  methods = {'movmean', 'movmedian', 'gaussian', 'lowess', 'loess', 'rlowess', 'rloess', 'sgolay'};
  k = 1;
  while k <= numel(given)
    option = given{k};
    if ~(ischar(option) || isstring(option))
      if named
        window = option;
      else
        dim = option;
      end
      k = k + 1;
      continue;
    end
    word = lower(char(option));
    if any(strcmp(word, methods))
      method = word;
      named = true;
    elseif any(strcmp(word, {'omitnan', 'omitmissing', 'includenan', 'includemissing'}))
      omit = word(1) == 'o';
    else
      if k == numel(given)
        error('MATLAB:smoothdata:MethodInvalid', 'smoothdata: the option ''%s'' is not known, or has no value', word);
      end
      k = k + 1;
      value = given{k};
      switch word
        case 'smoothingfactor'
          factor = value;
        case 'degree'
          degree = value;
        case 'samplepoints'
          places = value;
        otherwise
          error('MATLAB:smoothdata:MethodInvalid', 'smoothdata: unknown option ''%s''', word);
      end
    end
    k = k + 1;
  end
  if ~(isnumeric(factor) && isscalar(factor) && factor >= 0 && factor <= 1)
    error('MATLAB:smoothdata:SmoothingFactor', 'smoothdata: the smoothing factor must be between 0 and 1');
  end
  if ~(isnumeric(degree) && isscalar(degree) && degree >= 0 && degree == fix(degree))
    error('MATLAB:smoothdata:Degree', 'smoothdata: the degree must be a nonnegative integer');
  end
end

function [places, window] = numbers_of(places, window, n)
  places = reshape(places - places(1), [], 1);
  if isduration(places)
    places = seconds(places);
    if isduration(window)
      window = seconds(window);
    end
  end
  if ~isnumeric(places) || numel(places) ~= n || any(~isfinite(places)) || any(diff(places) <= 0)
    error('MATLAB:smoothdata:SamplePoints', 'smoothdata: expected %d sample points, finite and increasing', n);
  end
  places = double(places);
end

function window = fitting(X, factor)
  % The moving mean that takes about as much of the energy about the mean as the factor says: the longest that takes no more, or
  % the next one where that is nearer. By a search by halves; three of its steps are looked at together.
  n = size(X, 1);
  X(isnan(X)) = 0;
  power = sum(abs(fft(X - mean(X, 1))) .^ 2, 2);
  total = sum(power);
  share = 1 - double(factor);
  window = 1;
  bits = ceil(log2(max(n, 1)));
  while bits > 0
    some = min(bits, 3);
    bits = bits - some;
    wide = window + 2 ^ bits * (1:2 ^ some - 1);
    fits = gather(wide <= n & kept(power, wide) >= share * total & total > 0);
    at = 0;
    for step = 2 .^ (some - 1:-1:0)
      if fits(at + step)
        at = at + step;
      end
    end
    window = window + 2 ^ bits * at;
  end
  if window < n
    left = kept(power, window + [0, 1]) - share * total;
    window = window + double(gather(left(1) > -left(2) & total > 0));
  end
end

function energy = kept(power, wide)
  % What moving means leave of the energy.
  n = size(power, 1);
  k = (1:n - 1).';
  % Of sin(pi * k * wide / n), squared, whole turns are left out, so that singles are enough.
  turn = cast(mod(k * wide, n), class(power)) * cast(pi / n, class(power));
  energy = sum(power(2:n) .* (sin(turn) ./ (sin(pi * k / n) * wide)) .^ 2, 1);
end

function [B, window] = of_table(A, given)
  names = A.Properties.VariableNames;
  at = find(cellfun(@(v) (ischar(v) || isstring(v)) && strcmpi(v, 'DataVariables'), given), 1);
  if ~isempty(at)
    chosen = given{at + 1};
    given(at:at + 1) = [];
    if isnumeric(chosen) || islogical(chosen)
      names = names(chosen);
    else
      names = cellstr(chosen);
    end
  end
  B = A;
  window = [];
  for k = 1:numel(names)
    if isnumeric(A.(names{k}))
      [B.(names{k}), window] = smoothdata(A.(names{k}), 1, given{:});
    elseif ~isempty(at)
      error('MATLAB:smoothdata:nonNumericTableVar', 'smoothdata: the variable ''%s'' is not numeric', names{k});
    end
  end
end
