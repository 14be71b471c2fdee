% A model with coefficients that were found.
classdef cfit
  properties (Hidden, SetAccess = protected)
    model
    values
    problem
    spread
    free
    points
    shift = [0 1]
  end

  methods
    function f = cfit(model, varargin)
      n = numcoeffs(model);
      if numel(varargin) ~= n + numel(model.Problem)
        error('curvefit:cfit:coefficients', 'cfit: expected %d coefficients and %d parameters of the problem', n, numel(model.Problem));
      end
      f.model = model;
      f.values = [varargin{1:n}];
      f.problem = varargin(n + 1:end);
      f.spread = nan(1, n);
      f.free = 0;
      f.points = [0; 1];
      f.shift = repmat([0 1], numel(indepnames(model)), 1);
    end

    % How sure the coefficients are, how many points there were beside, where they were, and what was taken from them.
    function f = with_errors(f, spread, free, points, shift)
      f.shift = shift;
      f.spread = spread;
      f.free = free;
      f.points = points;
    end

    function varargout = subsref(f, steps)
      switch steps(1).type
        case '()'
          value = feval(f, steps(1).subs{:});
        case '.'
          at = find(strcmp(steps(1).subs, f.model.Coefficients));
          of = find(strcmp(steps(1).subs, f.model.Problem));
          if ~isempty(at)
            value = f.values(at);
          elseif ~isempty(of)
            value = f.problem{of};
          else
            [varargout{1:max(nargout, 1)}] = builtin('subsref', f, steps);
            return;
          end
        otherwise
          error('curvefit:cfit:subsref', 'A curve is called with points, or asked for a coefficient by its name.');
      end
      if numel(steps) > 1
        value = subsref(value, steps(2:end));
      end
      varargout = {value};
    end

    % The values at points: of a surface at rows of two numbers, or at as many of either.
    function y = feval(f, varargin)
      at = varargin;
      many = numel(indepnames(f));
      if numel(at) == 1 && many > 1
        at = num2cell(at{1}, 1);
      end
      if numel(at) ~= many
        error('curvefit:cfit:feval', 'Expected %d arrays of points, found %d', many, numel(at));
      end
      for k = 1:many
        at{k} = (double(at{k}) - f.shift(k, 1)) / f.shift(k, 2);
      end
      y = feval(f.model, num2cell(f.values){:}, f.problem{:}, at{:}) + zeros(size(at{1} + at{end}));
    end

    function names = indepnames(f)
      names = indepnames(f.model);
    end

    function names = dependnames(f)
      names = dependnames(f.model);
    end

    function names = argnames(f)
      names = argnames(f.model);
    end

    function names = probnames(f)
      names = probnames(f.model);
    end

    function text = type(f)
      text = type(f.model);
    end

    function tf = islinear(f)
      tf = islinear(f.model);
    end

    function c = coeffvalues(f)
      c = f.values;
    end

    function names = coeffnames(f)
      names = coeffnames(f.model);
    end

    function text = formula(f)
      text = formula(f.model);
    end

    function n = numcoeffs(f)
      n = numcoeffs(f.model);
    end

    function v = probvalues(f)
      v = f.problem;
    end

    function ci = confint(f, level)
      if nargin < 2
        level = 0.95;
      end
      if f.free <= 0
        error('curvefit:confint:noDegrees', 'confint: there are no more points than coefficients');
      end
      half = tinv((1 + level) / 2, f.free) * f.spread;
      ci = [f.values - half; f.values + half];
    end

    function [first, second] = differentiate(f, x)
      h = eps ^ (1 / 4) * max(abs(x), 1);
      [low, high] = deal(feval(f, x - h), feval(f, x + h));
      first = (high - low) ./ (2 * h);
      second = (high - 2 * feval(f, x) + low) ./ h .^ 2;
    end

    function y = integrate(f, x, from)
      y = arrayfun(@(to) integral(@(t) feval(f, t), from, to), x);
    end

    % How the values are called where it is displayed.
    function text = sign_of(~)
      text = 'f';
    end

    function varargout = plot(f, varargin)
      places = cellfun(@isnumeric, varargin);
      from = f.points;
      data = {};
      if numel(varargin) >= 2 && all(places(1:2))
        data = varargin(1:2);
        from = data{1};
        varargin(1:2) = [];
      end
      x = linspace(min(from), max(from), 400)';
      held = ishold;
      h = [];
      if ~isempty(data)
        h = plot(data{:}, 'b.');
        hold on;
      end
      if isempty(varargin)
        varargin = {'r-'};
      end
      h(end + 1, 1) = plot(x, feval(f, x), varargin{:});
      if ~isempty(data)
        legend('data', 'fitted curve');
      end
      xlabel('x');
      ylabel('y');
      if ~held
        hold off;
      end
      if nargout > 0
        varargout = {h};
      else
        varargout = {};
      end
    end

    function display(f)
      fprintf('\n%s = \n\n', inputname(1));
      disp(f);
    end

    function disp(f)
      m = f.model;
      if ~isempty(m.title)
        fprintf('     %s:\n       f(x) = %s\n     Coefficients:\n       p = coefficient structure\n\n', m.title, m.Formula);
        return;
      end
      kind = 'General';
      if islinear(m)
        kind = 'Linear';
      end
      title = '';
      if ~strncmp(m.Name, 'custom', 6)
        title = [' ', upper(m.Name(1)), m.Name(2:end)];
      end
      fprintf('     %s model%s:\n     %s(%s) = %s\n', kind, title, sign_of(f), strjoin(m.Independent', ','), m.Formula);
      for k = 1:numel(m.Independent)
        if ~isequal(f.shift(k, :), [0 1])
          fprintf('       where %s is normalized by mean %.4g and std %.4g\n', m.Independent{k}, f.shift(k, :));
        end
      end
      names = strjust(char(m.Coefficients), 'right');
      bounded = f.free > 0;
      if bounded
        fprintf('     Coefficients (with 95%% confidence bounds):\n');
        ci = confint(f);
      else
        fprintf('     Coefficients:\n');
      end
      for k = 1:numel(f.values)
        fprintf('       %s = %11.4g', names(k, :), f.values(k));
        if bounded
          fprintf('  (%.4g, %.4g)', ci(:, k));
        end
        fprintf('\n');
      end
      for k = 1:numel(f.problem)
        fprintf('     Problem parameters:\n       %s = %11.4g\n', m.Problem{k}, f.problem{k});
      end
      fprintf('\n');
    end
  end
end
