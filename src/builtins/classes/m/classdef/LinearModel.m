% A linear regression: Draper, Smith, Applied regression analysis, 1998.
classdef LinearModel
  properties (SetAccess = private)
    Formula
    Coefficients
    CoefficientNames
    CoefficientCovariance
    NumCoefficients
    NumEstimatedCoefficients
    NumObservations
    NumPredictors
    NumVariables
    PredictorNames
    ResponseName
    VariableNames
    Variables
    DFE
    MSE
    RMSE
    SSE
    SSR
    SST
    Rsquared
    LogLikelihood
    ModelCriterion
    ModelFitVsNullModel
    Fitted
    Residuals
    Diagnostics
  end

  properties (Hidden, SetAccess = private)
    terms
    levels
    % The term of each column of the design; what was solved.
    of
    design
    response
  end

  methods
    function m = LinearModel(columns, names, response, T, formula, o)
      used = any(T, 1);
      m.levels = cell(size(names));
      for j = find(used)
        if iscategorical(columns{j})
          m.levels{j} = categories(columns{j});
        elseif ~isnumeric(columns{j}) || ismember(j, o.CategoricalVars)
          values = columns{j};
          if ischar(values)
            values = cellstr(values);
          end
          m.levels{j} = texts(unique(values(~ismissing(values))));
        end
      end
      m.Formula = formula;
      [m.terms, m.VariableNames, m.NumVariables] = deal(T, names(:), numel(names));
      [m.PredictorNames, m.ResponseName, m.NumPredictors] = deal(names(used)', names{response}, sum(used));
      m.Variables = table(columns{:}, 'VariableNames', names);
      [X, m.CoefficientNames, m.of] = designed(m, columns);
      y = double(columns{response}(:));
      w = ones(size(y));
      if ~isempty(o.Weights)
        w = o.Weights(:);
      end
      fine = ~any(isnan([X, y, w]), 2);
      fine(o.Exclude) = false;
      root = sqrt(w(fine));
      [m.design, m.response] = deal(root .* X(fine, :), root .* y(fine));
      [n, p] = size(m.design);
      [Q, R, order] = qr(m.design, 0);
      d = abs(diag(R));
      rank = sum(d > max([d; 0]) * max(n, p) * eps);
      if rank < p
        warning('stats:LinearModel:RankDefDesignMat', 'Regression design matrix is rank deficient to within machine precision.');
        [Q, R, order] = deal(Q(:, 1:rank), R(1:rank, 1:rank), order(1:rank));
      end
      b = zeros(p, 1);
      b(order) = R \ (Q' * m.response);
      m.DFE = n - rank;
      m.SSE = sum((m.response - m.design * b) .^ 2);
      m.MSE = m.SSE / m.DFE;
      m.RMSE = sqrt(m.MSE);
      m.SST = sum(root .^ 2 .* (y(fine) - sum(root .* m.response) / sum(root .^ 2)) .^ 2);
      m.SSR = m.SST - m.SSE;
      m.Rsquared = struct('Ordinary', m.SSR / m.SST, 'Adjusted', 1 - m.MSE / m.SST * (n - 1));
      C = zeros(p);
      C(order, order) = m.MSE * (inv(R) * inv(R)');
      m.CoefficientCovariance = C;
      [Estimate, SE] = deal(b, sqrt(diag(C)));
      tStat = Estimate ./ SE;
      pValue = 2 * tcdf(-abs(tStat), m.DFE);
      m.Coefficients = titled('Estimate SE tStat pValue', Estimate, SE, tStat, pValue, 'RowNames', m.CoefficientNames);
      [m.NumObservations, m.NumCoefficients, m.NumEstimatedCoefficients] = deal(n, p, rank);
      L = (sum(log(root .^ 2)) - n * (log(2 * pi * m.SSE / n) + 1)) / 2;
      m.LogLikelihood = L;
      m.ModelCriterion = struct('AIC', 2 * (rank - L), 'AICc', 2 * (rank - L) + 2 * rank * (rank + 1) / (n - rank - 1), ...
                                'BIC', rank * log(n) - 2 * L, 'CAIC', rank * (log(n) + 1) - 2 * L);
      [P, F] = deal(NaN);
      if ~all(any(T, 2)) && rank > 1
        F = m.SSR / (rank - 1) / m.MSE;
        P = fcdf(F, rank - 1, m.DFE, 'upper');
      end
      m.ModelFitVsNullModel = struct('Fstat', F, 'Pvalue', P, 'NullModel', 'constant');
      m.Fitted = X * b;
      Raw = y - m.Fitted;
      Raw(~fine) = NaN;
      [Leverage, weight] = deal(NaN(size(y)));
      Leverage(fine) = sum(Q .^ 2, 2);
      weight(fine) = root;
      e = Raw .* weight;
      S2_i = max((m.SSE - e .^ 2 ./ (1 - Leverage)) / (m.DFE - 1), 0);
      Pearson = e / m.RMSE;
      Studentized = e ./ sqrt(S2_i .* (1 - Leverage));
      Standardized = e ./ (m.RMSE * sqrt(1 - Leverage));
      m.Residuals = titled('Raw Pearson Studentized Standardized', Raw, Pearson, Studentized, Standardized);
      CooksDistance = Standardized .^ 2 .* Leverage ./ (1 - Leverage) / rank;
      Dffits = Studentized .* sqrt(Leverage ./ (1 - Leverage));
      CovRatio = (S2_i / m.MSE) .^ rank ./ (1 - Leverage);
      m.Diagnostics = titled('Leverage CooksDistance Dffits S2_i CovRatio', Leverage, CooksDistance, Dffits, S2_i, CovRatio);
    end

    function [y, ci] = predict(m, X, varargin)
      o = nameoptions('predict', varargin, struct('Alpha', 0.05, 'Prediction', 'curve'));
      if nargin < 2
        X = m.Variables;
      end
      columns = cell(1, m.NumVariables);
      used = find(any(m.terms, 1));
      if istable(X)
        for j = used
          columns{j} = X.(m.VariableNames{j});
        end
      else
        all_of = find(~strcmp(m.VariableNames, m.ResponseName));
        if size(X, 2) == numel(all_of)
          used = all_of;
        elseif size(X, 2) ~= numel(used)
          error('stats:LinearModel:predict', 'predict: expected %d columns of predictors, found %d', numel(used), size(X, 2));
        end
        columns(used) = num2cell(X, 1);
      end
      D = designed(m, columns, size(X, 1));
      y = D * m.Coefficients.Estimate;
      spread = sum(D * m.CoefficientCovariance .* D, 2);
      if strcmpi(o.Prediction, 'observation')
        spread = spread + m.MSE;
      end
      ci = y + tinv(1 - o.Alpha / 2, m.DFE) * sqrt(spread) .* [-1, 1];
    end

    function y = feval(m, varargin)
      y = varargin{1};
      if ~istable(y)
        y = [varargin{:}];
      end
      y = predict(m, y);
    end

    function ci = coefCI(m, alpha)
      if nargin < 2
        alpha = 0.05;
      end
      ci = m.Coefficients.Estimate + tinv(1 - alpha / 2, m.DFE) * m.Coefficients.SE .* [-1, 1];
    end

    function [p, F, r] = coefTest(m, H, c)
      if nargin < 2
        H = eye(m.NumCoefficients)(any(m.terms(m.of, :), 2), :);
      end
      d = H * m.Coefficients.Estimate;
      if nargin > 2
        d = d - c;
      end
      r = size(H, 1);
      F = d' * ((H * m.CoefficientCovariance * H') \ d) / r;
      p = fcdf(F, r, m.DFE, 'upper');
    end

    % Each term against the model of those that do not contain it.
    function t = anova(m)
      rows = find(any(m.terms, 2));
      [SumSq, DF] = deal(zeros(numel(rows), 1));
      names = cell(numel(rows), 1);
      for k = 1:numel(rows)
        own = m.terms(rows(k), :);
        without = ~all(m.terms(m.of, :) >= own, 2);
        with = without | m.of == rows(k);
        [SumSq(k), DF(k)] = deal(left(m, without) - left(m, with), sum(m.of == rows(k)));
        names{k} = strjoin(arrayfun(@(j) raised(m.VariableNames{j}, own(j)), find(own), 'UniformOutput', false), ':');
      end
      [SumSq, DF] = deal([SumSq; m.SSE], [DF; m.DFE]);
      MeanSq = SumSq ./ DF;
      F = MeanSq / m.MSE;
      F(end) = NaN;
      pValue = fcdf(F, DF, m.DFE, 'upper');
      t = titled('SumSq DF MeanSq F pValue', SumSq, DF, MeanSq, F, pValue, 'RowNames', [names; {'Error'}]);
    end

    function varargout = plot(m)
      D = designed(m, columns_of(m));
      moving = any(m.terms(m.of, :), 2);
      b = m.Coefficients.Estimate(moving);
      named = m.PredictorNames;
      one = isscalar(b);
      if one
        x = D(:, moving);
      else
        x = D(:, moving) * b / norm(b);
        named = {'Adjusted whole model'};
      end
      [t, order] = sort(x);
      h = plot(x, m.Variables.(m.ResponseName), 'x', t, m.Fitted(order), 'r-');
      if one
        [~, ci] = predict(m);
        hold on;
        h = [h; plot(t, ci(order, :), 'r:')];
        hold off;
      end
      legend('Data', 'Fit');
      title([m.ResponseName, ' vs. ', named{1}]);
      xlabel(named{1});
      ylabel(m.ResponseName);
      varargout = {h}(1:nargout);
    end

    function display(m)
      fprintf('\n%s = \n\n', inputname(1));
      disp(m);
    end

    function disp(m)
      fprintf('\nLinear regression model:\n    %s\n\nEstimated Coefficients:\n', m.Formula);
      disp(m.Coefficients);
      fprintf('\nNumber of observations: %d, Error degrees of freedom: %d\nRoot Mean Squared Error: %.3g\n', ...
              m.NumObservations, m.DFE, m.RMSE);
      if ~all(any(m.terms, 2))
        fprintf('R-squared: %.3g,  Adjusted R-Squared: %.3g\n', m.Rsquared.Ordinary, m.Rsquared.Adjusted);
      end
      fit = m.ModelFitVsNullModel;
      if ~isnan(fit.Fstat)
        fprintf('F-statistic vs. constant model: %.3g, p-value = %.3g\n', fit.Fstat, fit.Pvalue);
      end
    end
  end
end

function s = left(m, which)
  X = m.design(:, which);
  s = sum((m.response - X * (pinv(X) * m.response)) .^ 2);
end

function t = titled(names, varargin)
  t = table(varargin{:}, 'VariableNames', strsplit(names));
end

function columns = columns_of(m)
  columns = cellfun(@(name) m.Variables.(name), m.VariableNames, 'UniformOutput', false);
end

function name = raised(name, power)
  if power > 1
    name = sprintf('%s^%d', name, power);
  end
end

function t = texts(values)
  if isnumeric(values) || islogical(values)
    t = arrayfun(@(v) num2str(v), values(:), 'UniformOutput', false);
  else
    t = cellstr(values);
  end
end

% The matrix of the terms, the names of its columns and the term of each.
function [X, names, of] = designed(m, columns, n)
  if nargin < 3
    n = size(columns{1}, 1);
  end
  [X, names, of] = deal(zeros(n, 0), {}, []);
  for k = 1:size(m.terms, 1)
    [B, words] = deal(ones(n, 1), {''});
    for j = find(m.terms(k, :))
      own = m.VariableNames(j);
      if isempty(m.levels{j})
        C = double(columns{j}(:));
      else
        [~, at] = ismember(texts(columns{j}), m.levels{j});
        C = double(at == 2:numel(m.levels{j}));
        C(at == 0, :) = NaN;
        own = strcat(own, '_', m.levels{j}(2:end)');
      end
      C = C .^ m.terms(k, j);
      own = cellfun(@(name) raised(name, m.terms(k, j)), own, 'UniformOutput', false);
      % The first variable goes through fastest.
      B = reshape(B .* reshape(C, n, 1, []), n, []);
      words = strcat(repmat(words, 1, numel(own)), ':', repelem(own, numel(words)));
    end
    words = regexprep(words, '^:', '');
    if ~any(m.terms(k, :))
      words = {'(Intercept)'};
    end
    [X, names, of] = deal([X, B], [names, words], [of; k + zeros(size(B, 2), 1)]);
  end
end
