% Distributions with values for their parameters.
classdef (Abstract) Distribution
  properties (SetAccess = protected)
    DistributionName
    NumParameters
    ParameterNames
    IsTruncated = false
    Truncation = []
    InputData = []
  end

  properties (Dependent, SetAccess = protected)
    ParameterValues
  end

  properties (Hidden, SetAccess = protected)
    prefix
    limits
  end

  methods
    function d = Distribution(name, prefix, parameters)
      d.DistributionName = name;
      d.prefix = prefix;
      d.ParameterNames = parameters;
      d.NumParameters = numel(parameters);
    end

    function values = get.ParameterValues(d)
      values = cellfun(@(name) d.(name), d.ParameterNames);
    end

    function y = pdf(d, x)
      y = feval([d.prefix, 'pdf'], x, parameters(d){:});
      if d.IsTruncated
        y = y ./ share(d);
        y(x < d.Truncation(1) | x > d.Truncation(2)) = 0;
      end
    end

    function p = cdf(d, x, tail)
      upper = nargin > 2;
      if upper && ~strcmpi(tail, 'upper')
        error('stats:cdf:tail', 'cdf: expected ''upper'' after the values');
      end
      if upper && ~d.IsTruncated
        p = feval([d.prefix, 'cdf'], x, parameters(d){:}, 'upper');
        return;
      end
      p = feval([d.prefix, 'cdf'], x, parameters(d){:});
      if d.IsTruncated
        [part, below] = share(d);
        p = min(max((p - below) ./ part, 0), 1);
      end
      if upper
        p = 1 - p;
      end
    end

    function x = icdf(d, p)
      if d.IsTruncated
        [part, below] = share(d);
        p(p < 0 | p > 1) = NaN;
        p = below + p .* part;
      end
      x = feval([d.prefix, 'inv'], p, parameters(d){:});
    end

    function r = random(d, varargin)
      if isempty(varargin)
        varargin = {1};
      end
      if d.IsTruncated
        r = icdf(d, rand(varargin{:}));
      else
        r = feval([d.prefix, 'rnd'], parameters(d){:}, size(zeros(varargin{:})));
      end
    end

    function m = mean(d)
      if d.IsTruncated
        m = moment_of(d, @(x) x);
      else
        m = feval(strrep([d.prefix, 'stat'], 'sss', 'ss'), parameters(d){:});
      end
    end

    function v = var(d)
      if d.IsTruncated
        m = mean(d);
        v = moment_of(d, @(x) (x - m) .^ 2);
      else
        [~, v] = feval(strrep([d.prefix, 'stat'], 'sss', 'ss'), parameters(d){:});
      end
    end

    function s = std(d)
      s = sqrt(var(d));
    end

    function m = median(d)
      m = icdf(d, 0.5);
    end

    function r = iqr(d)
      r = icdf(d, 0.75) - icdf(d, 0.25);
    end

    function d = truncate(d, lower, upper)
      if ~(isnumeric(lower) && isnumeric(upper) && isscalar(lower) && isscalar(upper) && lower < upper)
        error('stats:ProbDist:truncate', 'truncate: expected a lower and an upper limit');
      end
      d.IsTruncated = true;
      d.Truncation = [lower, upper];
      if ~(share(d) > 0)
        error('stats:ProbDist:truncate', 'truncate: the distribution has nothing between these limits');
      end
    end

    function h = plot(d, varargin)
      x = linspace(icdf(d, 0.001), icdf(d, 0.999), 200);
      if is_whole(d)
        x = floor(x(1)):ceil(x(end));
        h = stem(x, pdf(d, x), varargin{:});
      else
        h = plot(x, pdf(d, x), varargin{:});
      end
    end

    function display(d)
      fprintf('\n%s = \n', inputname(1));
      disp(d);
    end

    function disp(d)
      names = strjust(char(d.ParameterNames), 'right');
      fprintf('  %sDistribution\n\n  %s distribution\n', d.DistributionName, spelled(d));
      for k = 1:size(names, 1)
        fprintf('    %s = %s', names(k, :), num2str(d.ParameterValues(k), 6));
        if ~isempty(d.limits) && diff(d.limits(:, k)) > 0
          fprintf('   [%.6g, %.6g]', d.limits(:, k));
        end
        fprintf('\n');
      end
      if d.IsTruncated
        fprintf('  Truncated to the interval [%g, %g]\n', d.Truncation);
      end
      fprintf('\n');
    end

    % A value for a parameter, by its name in any case.
    function d = with_parameter(d, name, value)
      at = find(strcmpi(name, d.ParameterNames));
      if isempty(at)
        error('stats:makedist:parameter', 'makedist: the distribution %s has no parameter ''%s''', d.DistributionName, char(name));
      end
      if ~(isnumeric(value) && isscalar(value) && isreal(value))
        error('stats:makedist:parameter', 'makedist: %s must be a number', char(name));
      end
      d.(d.ParameterNames{at}) = double(value);
    end

    % Parameters of data, with limits of confidence.
    function d = fitted(d, values, limits, data)
      for k = 1:d.NumParameters
        d.(d.ParameterNames{k}) = values(k);
      end
      d.limits = limits;
      d.InputData = struct('data', data, 'cens', [], 'freq', []);
    end

    function ci = paramci(d)
      ci = d.limits;
      if isempty(ci)
        ci = [1; 1] * d.ParameterValues;
      end
    end

    function v = negloglik(d)
      if isempty(d.InputData)
        error('stats:ProbDist:negloglik', 'negloglik: expected a distribution that fitdist found');
      end
      v = -sum(log(pdf(d, d.InputData.data)));
    end

    % What is no distribution has no values.
    function d = checked(d)
      if isnan(feval([d.prefix, 'cdf'], 1, parameters(d){:}))
        error('stats:makedist:parameter', 'makedist: there is no distribution %s with these parameters', d.DistributionName);
      end
    end
  end
end

function values = parameters(d)
  values = num2cell(d.ParameterValues);
end

function text = spelled(d)
  text = regexprep(d.DistributionName, '([a-z])([A-Z])', '$1 $2');
  text(2:end) = lower(text(2:end));
end

function tf = is_whole(d)
  tf = any(strcmp(d.prefix, {'poiss', 'bino', 'geo', 'nbin'}));
end

function [part, below] = share(d)
  % What lies within the limits, and what below them.
  limits = d.Truncation;
  if is_whole(d)
    limits(1) = ceil(limits(1)) - 1;
  end
  p = feval([d.prefix, 'cdf'], limits, parameters(d){:});
  [part, below] = deal(p(2) - p(1), p(1));
end

function m = moment_of(d, f)
  from = max(d.Truncation(1), feval([d.prefix, 'inv'], 0, parameters(d){:}));
  to = min(d.Truncation(2), feval([d.prefix, 'inv'], 1, parameters(d){:}));
  if is_whole(d)
    to = min(to, icdf(d, 1 - 1e-15) + 1);
    x = ceil(from):floor(to);
    m = sum(f(x) .* pdf(d, x));
  else
    m = integral(@(x) f(x) .* pdf(d, x), from, to, 'RelTol', 1e-10);
  end
end
