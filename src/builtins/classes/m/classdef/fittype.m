% Models of curves and surfaces: polynomials, exponentials and others by name, or formulas and functions.
classdef fittype
  properties (SetAccess = protected)
    Name
    Formula
    Coefficients
    Independent = {'x'}
    Dependent = 'y'
    Problem = {}
    Options = struct()
  end

  properties (Hidden, SetAccess = protected)
    model
    linear = false
    % Of curves through the points, or near them: what they are called, and the method of fitoptions.
    title = ''
    method = ''
  end

  methods
    function f = fittype(what, varargin)
      if isa(what, 'fittype')
        f = what;
        return;
      end
      named = struct('independent', '', 'dependent', 'y', 'coefficients', {{}}, 'problem', {{}}, 'options', struct());
      for k = 1:2:numel(varargin)
        name = lower(char(varargin{k}));
        if ~isfield(named, name) || k == numel(varargin)
          error('curvefit:fittype:invalidName', 'fittype: unknown option ''%s''', name);
        end
        named.(name) = varargin{k + 1};
      end
      f.Dependent = char(named.dependent);
      f.Options = named.options;
      f.Problem = reshape(cellstr(named.problem), [], 1);
      if isempty(named.problem)
        f.Problem = {};
      end
      if isa(what, 'function_handle')
        f = of_function(f, what, named);
      elseif iscell(what)
        f = of_terms(f, what, named);
      else
        f = of_text(f, strtrim(char(what)), named);
      end
    end

    function names = coeffnames(f)
      names = f.Coefficients;
    end

    function text = formula(f)
      text = f.Formula;
    end

    function n = numcoeffs(f)
      n = numel(f.Coefficients);
    end

    function names = indepnames(f)
      names = f.Independent;
    end

    function names = argnames(f)
      names = [f.Coefficients; f.Problem; f.Independent];
    end

    function n = numargs(f)
      n = numel(argnames(f));
    end

    function names = probnames(f)
      names = f.Problem;
    end

    function names = dependnames(f)
      names = {f.Dependent};
    end

    function text = type(f)
      text = f.Name;
    end

    function tf = islinear(f)
      tf = f.linear;
    end

    % The values of a model: coefficients, values of the problem's parameters, points.
    function y = feval(f, varargin)
      y = f.model(varargin{:});
    end

    function display(f)
      fprintf('\n%s =\n\n', inputname(1));
      disp(f);
    end

    function disp(f)
      if ~isempty(f.title)
        fprintf('     %s:\n       f(p,x) = %s\n\n', f.title, f.Formula);
        return;
      end
      kind = 'General';
      if f.linear
        kind = 'Linear';
      end
      if ~strncmp(f.Name, 'custom', 6)
        fprintf('     %s model %s:\n', kind, [upper(f.Name(1)), f.Name(2:end)]);
      else
        fprintf('     %s model:\n', kind);
      end
      fprintf('     f(%s) = %s\n\n', strjoin(argnames(f)', ','), f.Formula);
    end
  end
end

function [title, method] = title_of(name)
  switch name
    case 'linearinterp', [title, method] = deal('Linear interpolant', 'LinearInterpolant');
    case 'nearestinterp', [title, method] = deal('Nearest neighbor interpolant', 'NearestInterpolant');
    case 'pchipinterp', [title, method] = deal('Shape-preserving (pchip) interpolant', 'PchipInterpolant');
    case {'cubicinterp', 'cubicspline', 'splineinterp'}
      [title, method] = deal('Cubic interpolating spline', 'CubicSplineInterpolant');
    case 'smoothingspline', [title, method] = deal('Smoothing spline', 'SmoothingSpline');
    otherwise, [title, method] = deal('');
  end
end

function f = of_text(f, text, named)
  [f.title, f.method] = title_of(lower(text));
  if ~isempty(f.title)
    f.Name = lower(text);
    f.Coefficients = {'p'};
    f.Formula = 'piecewise polynomial computed from p';
    f.model = @(p, x) ppval(p, x);
    return;
  end
  [parts, found] = regexp(text, '^([a-z]+)(\d*)$', 'tokens', 'match', 'once');
  if ~isempty(named.independent)
    f.Independent = reshape(cellstr(named.independent), [], 1);
  end
  if ~isempty(found)
    [coefficients, formula, linear] = library_model(parts{1}, parts{2}, text);
    if ~isempty(coefficients)
      f.Name = text;
      f.linear = linear;
      f.Coefficients = coefficients;
      f.Independent = {'x'};
      if strcmp(parts{1}, 'poly') && numel(parts{2}) == 2
        f.Independent = {'x'; 'y'};
        f.Dependent = 'z';
      end
      f.Formula = formula;
      f.model = compiled(f);
      return;
    end
  end
  if strncmp(text, '@', 1)
    f = of_function(f, str2func(text), named);
    return;
  end
  words = unique(regexp(text, '(?<![\w.])[A-Za-z]\w*(?!\w*\s*\()', 'match'));
  if isempty(named.coefficients)
    words = setdiff(words, [f.Independent', {'pi', 'i', 'j', 'Inf', 'NaN', 'eps'}, f.Problem']);
    f.Coefficients = words(:);
  else
    f.Coefficients = reshape(cellstr(named.coefficients), [], 1);
  end
  if isempty(f.Coefficients)
    error('curvefit:fittype:noCoefficients', 'fittype: the formula ''%s'' has no coefficients', text);
  end
  f.Name = 'customnonlinear';
  f.Formula = text;
  f.model = compiled(f);
end

function f = of_function(f, fun, named)
  text = func2str(fun);
  args = strtrim(strsplit(regexp(text, '(?<=^@\()[^)]*', 'match', 'once'), ','));
  x = reshape(cellstr(named.independent), [], 1);
  if isempty(named.independent)
    x = {'x'};
    if ~any(strcmp(args, 'x'))
      x = args(end);
    end
  end
  f.Independent = x;
  if isempty(named.coefficients)
    f.Coefficients = reshape(args(~ismember(args, [x', f.Problem'])), [], 1);
  else
    f.Coefficients = reshape(cellstr(named.coefficients), [], 1);
  end
  f.Name = 'customnonlinear';
  f.Formula = regexprep(text, '^@\([^)]*\)\s*', '');
  order = [f.Coefficients; f.Problem; x]';
  [there, at] = ismember(args, order);
  if ~all(there)
    error('curvefit:fittype:arguments', 'fittype: ''%s'' is neither a coefficient nor a parameter of the problem', args{find(~there, 1)});
  end
  f.model = @(varargin) fun(varargin{at});
end

function f = of_terms(f, terms, named)
  % A sum of terms, each times a coefficient.
  names = reshape(cellstr(named.coefficients), [], 1);
  if isempty(named.coefficients)
    names = arrayfun(@(k) char('a' + k - 1), (1:numel(terms))', 'UniformOutput', false);
  end
  if numel(names) ~= numel(terms)
    error('curvefit:fittype:coefficients', 'fittype: expected as many coefficients as terms');
  end
  if ~isempty(named.independent)
    f.Independent = reshape(cellstr(named.independent), [], 1);
  end
  f.Name = 'customlinear';
  f.linear = true;
  f.Coefficients = names;
  f.Formula = strjoin(cellfun(@(c, t) [c, '*(', t, ')'], names(:)', terms(:)', 'UniformOutput', false), ' + ');
  f.model = compiled(f);
end

function [names, formula] = powers(letter, n, leads)
  % A polynomial of degree n; without a first coefficient that is 1.
  names = cell(0, 1);
  terms = cell(1, 0);
  for k = n:-1:0
    factor = '';
    if leads || k < n
      names{end + 1, 1} = sprintf('%s%d', letter, numel(names) + 1);
      factor = names{end};
    end
    factors = {factor, {'', 'x', sprintf('x^%d', k)}{min(k, 2) + 1}};
    terms{end + 1} = strjoin(factors(~cellfun(@isempty, factors)), '*');
  end
  formula = strjoin(terms, ' + ');
end

function [names, formula] = surface(degrees)
  % All products of powers of x and y up to these degrees, and up to the greater of both together.
  [names, terms] = deal(cell(0, 1));
  for total = 0:max(degrees)
    for j = 0:total
      i = total - j;
      if i <= degrees(1) && j <= degrees(2)
        names{end + 1, 1} = sprintf('p%d%d', i, j);
        factors = {names{end}, {'', 'x', sprintf('x^%d', i)}{min(i, 2) + 1}, {'', 'y', sprintf('y^%d', j)}{min(j, 2) + 1}};
        terms{end + 1, 1} = strjoin(factors(~cellfun(@isempty, factors)), '*');
      end
    end
  end
  formula = strjoin(terms', ' + ');
end

function fun = compiled(f)
  arguments = strjoin(argnames(f)', ',');
  fun = str2func(['@(', arguments, ') ', vectorize(f.Formula)]);
end

function [names, formula, linear] = library_model(kind, digits, text)
  [names, formula, linear] = deal({}, '', false);
  n = str2double(digits);
  if strcmp(text, 'weibull')
    [names, formula] = deal({'a'; 'b'}, 'a*b*x^(b-1)*exp(-a*x^b)');
    return;
  end
  if isnan(n) && ~strcmp(kind, 'poly')
    return;
  end
  switch kind
    case 'poly'
      if numel(digits) == 2 && all(digits <= '5') && n > 0
        linear = true;
        [names, formula] = surface(digits - '0');
        return;
      end
      if ~(n >= 1 && n <= 9)
        if n > 9
          error('curvefit:fittype:poly', 'fittype: ''%s'' is no model of curves or surfaces: poly1 to poly9 and poly11 to poly55 are', text);
        end
        return;
      end
      linear = true;
      [names, formula] = powers('p', n, true);
    case 'rat'
      if numel(digits) == 2 && all(digits <= '5') && digits(2) > '0'
        [names, over] = powers('p', digits(1) - '0', true);
        [more, under] = powers('q', digits(2) - '0', false);
        names = [names; more];
        formula = ['(', over, ') / (', under, ')'];
      end
    case 'exp'
      if n == 1
        [names, formula] = deal({'a'; 'b'}, 'a*exp(b*x)');
      elseif n == 2
        [names, formula] = deal({'a'; 'b'; 'c'; 'd'}, 'a*exp(b*x) + c*exp(d*x)');
      end
    case 'power'
      if n == 1
        [names, formula] = deal({'a'; 'b'}, 'a*x^b');
      elseif n == 2
        [names, formula] = deal({'a'; 'b'; 'c'}, 'a*x^b+c');
      end
    case {'gauss', 'sin'}
      if n >= 1 && n <= 8
        form = 'a%1$d*exp(-((x-b%1$d)/c%1$d)^2)';
        if strcmp(kind, 'sin')
          form = 'a%1$d*sin(b%1$d*x+c%1$d)';
        end
        terms = arrayfun(@(k) strrep(form, '%1$d', sprintf('%d', k)), 1:n, 'UniformOutput', false);
        formula = strjoin(terms, ' + ');
        names = reshape(arrayfun(@(k) {sprintf('a%d', k); sprintf('b%d', k); sprintf('c%d', k)}, 1:n, 'UniformOutput', false), 1, []);
        names = vertcat(names{:});
      end
    case 'fourier'
      if n >= 1 && n <= 8
        names = {'a0'};
        formula = 'a0';
        for k = 1:n
          names = [names; {sprintf('a%d', k); sprintf('b%d', k)}];
          times = '';
          if k > 1
            times = sprintf('%d*', k);
          end
          formula = sprintf('%s + a%d*cos(%sx*w) + b%d*sin(%sx*w)', formula, k, times, k, times);
        end
        names{end + 1} = 'w';
      end
  end
end
