function d = makedist(name, varargin)
  if nargin == 0
    d = {'beta'; 'binomial'; 'exponential'; 'extremevalue'; 'gamma'; ...
         'lognormal'; 'negativebinomial'; 'normal'; 'poisson'; 'rayleigh'; 'uniform'; 'weibull'};
    return;
  end
  if ~(ischar(name) || isstring(name))
    error('stats:makedist:name', 'makedist: expected the name of a distribution, found %s', class(name));
  end
  if mod(numel(varargin), 2) ~= 0
    error('stats:makedist:parameter', 'makedist: expected a value after each parameter');
  end
  switch lower(char(name))
    case 'beta', d = feval('prob.BetaDistribution');
    case 'binomial', d = feval('prob.BinomialDistribution');
    case 'exponential', d = feval('prob.ExponentialDistribution');
    case 'extremevalue', d = feval('prob.ExtremeValueDistribution');
    case 'gamma', d = feval('prob.GammaDistribution');
    case 'lognormal', d = feval('prob.LognormalDistribution');
    case 'negativebinomial', d = feval('prob.NegativeBinomialDistribution');
    case 'normal', d = feval('prob.NormalDistribution');
    case 'poisson', d = feval('prob.PoissonDistribution');
    case 'rayleigh', d = feval('prob.RayleighDistribution');
    case 'uniform', d = feval('prob.UniformDistribution');
    case 'weibull', d = feval('prob.WeibullDistribution');
    otherwise
      error('stats:makedist:name', 'makedist: unknown distribution ''%s''', char(name));
  end
  for k = 1:2:numel(varargin)
    d = with_parameter(d, varargin{k}, varargin{k + 1});
  end
  d = checked(d);
end
