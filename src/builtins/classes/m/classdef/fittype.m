% Models of curves: polynomials, exponentials and others by name, or formulas and functions.
classdef fittype
  properties (SetAccess = protected)
    Name
    Formula
    Coefficients
    Independent = 'x'
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
      names = {f.Independent};
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
      fprintf('     f(%s) = %s\n\n', strjoin([f.Coefficients; f.Problem; {f.Independent}]', ','), f.Formula);
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
  x = named.independent;
  if isempty(x)
    x = 'x';
  end
  f.Independent = char(x);
  if ~isempty(found)
    [coefficients, formula, linear] = library_model(parts{1}, str2double(parts{2}), text);
    if ~isempty(coefficients)
      f.Name = text;
      f.linear = linear;
      f.Coefficients = coefficients;
      f.Independent = 'x';
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
    words = setdiff(words, [{f.Independent, 'pi', 'i', 'j', 'Inf', 'NaN', 'eps'}, f.Problem']);
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
  x = char(named.independent);
  if isempty(x)
    x = 'x';
    if ~any(strcmp(args, 'x'))
      x = args{end};
    end
  end
  f.Independent = x;
  if isempty(named.coefficients)
    f.Coefficients = reshape(args(~ismember(args, [{x}, f.Problem'])), [], 1);
  else
    f.Coefficients = reshape(cellstr(named.coefficients), [], 1);
  end
  f.Name = 'customnonlinear';
  f.Formula = regexprep(text, '^@\([^)]*\)\s*', '');
  order = [f.Coefficients; f.Problem; {x}]';
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
    f.Independent = char(named.independent);
  end
  f.Name = 'customlinear';
  f.linear = true;
  f.Coefficients = names;
  f.Formula = strjoin(cellfun(@(c, t) [c, '*(', t, ')'], names(:)', terms(:)', 'UniformOutput', false), ' + ');
  f.model = compiled(f);
end

function fun = compiled(f)
  arguments = strjoin([f.Coefficients; f.Problem; {f.Independent}]', ',');
  fun = str2func(['@(', arguments, ') ', vectorize(f.Formula)]);
end

function [names, formula, linear] = library_model(kind, n, text)
  [names, formula, linear] = deal({}, '', false);
  if isnan(n) && ~strcmp(kind, 'poly')
    return;
  end
  switch kind
    case 'poly'
      if ~(n >= 1 && n <= 9)
        if n > 9
          error('curvefit:fittype:poly', 'fittype: ''%s'' is no model of curves here', text);
        end
        return;
      end
      linear = true;
      names = arrayfun(@(k) sprintf('p%d', k), (1:n + 1)', 'UniformOutput', false);
      terms = cell(1, n + 1);
      for k = 1:n + 1
        if n + 1 - k > 1
          terms{k} = sprintf('p%d*x^%d', k, n + 1 - k);
        elseif n + 1 - k == 1
          terms{k} = sprintf('p%d*x', k);
        else
          terms{k} = sprintf('p%d', k);
        end
      end
      formula = strjoin(terms, ' + ');
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
