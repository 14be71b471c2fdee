function y = nanmean(x, varargin)
  count = sum(~isnan(x), varargin{:});
  y = nansum(x, varargin{:}) ./ count;
end
