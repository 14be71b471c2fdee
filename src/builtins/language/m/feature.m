function value = feature(name, varargin)
  switch lower(char(name))
    case {'jit', 'accel', 'hotlinks', 'usegenericopengl', 'opengl'}
      if nargin < 2
        value = 1;
      end
    case {'numcores', 'numthreads', 'getpid'}
      value = 1;
    case 'defaultcharacterset'
      value = 'UTF-8';
    otherwise
      error('MATLAB:feature:unknown', 'feature: there is no feature %s', char(name));
  end
end
