% What models that were taught by examples share.
classdef (Abstract) Learner
  properties (SetAccess = protected)
    PredictorNames
    ResponseName
    ClassNames
    Prior
    NumObservations
    X
    Y
  end

  properties (Hidden, SetAccess = protected)
    group
    again
  end

  methods
    function m = Learner(d, classes, again)
      [m.PredictorNames, m.ResponseName, m.X, m.Y, m.again] = deal(d.PredictorNames, d.ResponseName, d.X, d.Y, again);
      m.NumObservations = numel(d.Y);
      if classes
        [m.ClassNames, ~, m.group] = unique(d.Y);
        m.Prior = accumarray(m.group(:), 1)' / numel(d.Y);
      end
    end

    function X = points_of(m, X)
      if istable(X)
        X = X{:, m.PredictorNames};
      end
      if ~isnumeric(X) || size(X, 2) ~= numel(m.PredictorNames)
        error('stats:predict:XPredictors', 'predict: expected %d columns of predictors, found %d', numel(m.PredictorNames), size(X, 2));
      end
    end

    function varargout = resubPredict(m)
      [varargout{1:max(nargout, 1)}] = predict(m, m.X);
    end

    function e = resubLoss(m)
      e = loss(m, m.X, m.Y);
    end

    function e = loss(m, X, y)
      if istable(X) && nargin < 3
        y = X.(m.ResponseName);
      elseif istable(X) && isscalar(string(y))
        y = X.(char(y));
      end
      found = predict(m, X);
      if isempty(m.ClassNames)
        e = mean((found - y(:)) .^ 2);
        return;
      end
      if ischar(y)
        y = cellstr(y);
      end
      [~, at] = ismember(y(:), m.ClassNames);
      [~, guessed] = ismember(found, m.ClassNames);
      % Each class counts as it did among the examples.
      fine = at > 0;
      at = at(fine);
      w = m.Prior(at)' ./ accumarray(at, 1)(at);
      e = sum(w .* (guessed(fine) ~= at)) / sum(w);
    end

    function c = crossval(m, varargin)
      c = feval('matgpu.CrossValidated', m, m.again, varargin{:});
    end

    function disp(m)
      name = class(m);
      fprintf('  %s\n', name);
      lines = [{'ResponseName'; 'PredictorNames'; 'ClassNames'; 'NumObservations'}; told(m)];
      lines = lines(~cellfun(@(name) isempty(m.(name)), lines));
      words = strjust(char(lines), 'right');
      for k = 1:numel(lines)
        v = m.(lines{k});
        if isnumeric(v) || islogical(v)
          v = mat2str(v(:)', 5);
        elseif ischar(v)
          v = ['''', v, ''''];
        else
          v = ['{', strjoin(strcat('''', cellstr(v(:)'), ''''), '  '), '}'];
        end
        fprintf('    %s: %s\n', words(k, :), v);
      end
      fprintf('\n');
    end
  end
end
