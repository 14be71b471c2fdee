function y = nanstd(x, flag, varargin)
  if nargin < 2 || isempty(flag)
    flag = 0;
  end
  y = std(x, flag, varargin{:}, 'omitnan');
end
