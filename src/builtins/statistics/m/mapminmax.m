function [Y, ps] = mapminmax(X, varargin)
  if ischar(X)
    Y = mapped('mapminmax', X, varargin{:});
    return;
  end
  span = {-1, 1};
  span(1:numel(varargin)) = varargin;
  [low, high] = bounds(X, 2);
  rows = size(X, 1);
  ps = struct('name', 'mapminmax', 'xrows', rows, 'xmax', high, 'xmin', low, 'xrange', high - low, 'yrows', rows, ...
              'ymax', span{2}, 'ymin', span{1}, 'yrange', span{2} - span{1});
  gain = ps.yrange ./ ps.xrange;
  gain(high == low) = 1;
  [ps.gain, ps.xoffset, ps.no_change] = deal(gain, low, false);
  Y = mapped('mapminmax', 'apply', X, ps);
end
