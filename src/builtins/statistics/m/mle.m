function [params, ci] = mle(data, varargin)
  o = struct('Distribution', 'normal', 'pdf', [], 'logpdf', [], 'nloglf', [], 'Start', [], 'Alpha', 0.05, ...
             'NTrials', [], 'Options', [], 'LowerBound', [], 'UpperBound', []);
  o = nameoptions('mle', varargin, o);
  data = reshape(data, [], 1);
  [x, n] = fitdata('mle', data, o.Alpha);
  own = [];
  if ~isempty(o.nloglf)
    own = @(p) o.nloglf([p{:}], x, false(size(x)), ones(size(x)));
  elseif ~isempty(o.logpdf)
    own = @(p) -sum(o.logpdf(x, p{:}));
  elseif ~isempty(o.pdf)
    own = @(p) -sum(log(o.pdf(x, p{:})));
  end
  if ~isempty(own)
    [params, ci] = searched(own, o);
    return;
  end
  z = [-1; 1] * norminv(1 - o.Alpha / 2);
  switch distprefix('mle', o.Distribution)
    case 'norm'
      [mu, sigma, muci, sigmaci] = normfit(x, o.Alpha);
      params = [mu, sigma * sqrt((n - 1) / n)];
      ci = [muci, sigmaci];
    case 'logn'
      [params, ci] = lognfit(x, o.Alpha);
      params(2) = params(2) * sqrt((n - 1) / n);
    case 'unif'
      [a, b, aci, bci] = unifit(x, o.Alpha);
      params = [a, b];
      ci = [aci, bci];
    case 'bino'
      if isempty(o.NTrials)
        error('stats:mle:NTrials', 'mle: the binomial distribution needs the option ''NTrials''');
      end
      [params, ci] = binofit(sum(x), sum(o.NTrials(:) + 0 * x), o.Alpha);
      ci = ci.';
    case 'geo'
      params = 1 / (1 + mean(x));
      ci = params + z * params * sqrt((1 - params) / n);
    case {'exp', 'poiss', 'rayl', 'gam', 'beta', 'ev', 'wbl'}
      [params, ci] = feval([distprefix('mle', o.Distribution), 'fit'], x, o.Alpha);
    otherwise
      error('stats:mle:NotSupported', 'mle: the distribution ''%s'' has no fit here', char(o.Distribution));
  end
end
function [params, ci] = searched(own, o)
  if isempty(o.Start)
    error('stats:mle:NoStart', 'mle: the option ''Start'' must give the first values of the parameters');
  end
  low = -Inf(size(o.Start));
  high = Inf(size(o.Start));
  if ~isempty(o.LowerBound)
    low = reshape(o.LowerBound, size(low));
  end
  if ~isempty(o.UpperBound)
    high = reshape(o.UpperBound, size(high));
  end
  f = @(p) guarded(own, p, low, high);
  params = o.Start;
  for round = 1:3
    params = fminsearch(f, params, optimset('TolX', 1e-10, 'TolFun', 1e-12, 'MaxIter', 2000, 'MaxFunEvals', 4000));
  end
  n = numel(params);
  H = zeros(n);
  step = 1e-4 * max(abs(params), 1e-2);
  for i = 1:n
    for j = 1:n
      [di, dj] = deal(zeros(size(params)));
      di(i) = step(i);
      dj(j) = step(j);
      H(i, j) = (f(params + di + dj) - f(params + di - dj) - f(params - di + dj) + f(params - di - dj)) / ...
        (4 * step(i) * step(j));
    end
  end
  ci = params(:).' + [-1; 1] * norminv(1 - o.Alpha / 2) * sqrt(diag(inv(H))).';
end
function y = guarded(own, p, low, high)
  y = Inf;
  if all(p >= low & p <= high)
    y = own(num2cell(p));
    if ~isreal(y) || isnan(y)
      y = Inf;
    end
  end
end
