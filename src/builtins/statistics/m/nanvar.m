function y = nanvar(x, flag, varargin)
  if nargin < 2 || isempty(flag)
    flag = 0;
  end
  y = var(x, flag, varargin{:}, 'omitnan');
end
