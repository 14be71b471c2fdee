function [x, y, w] = prepareCurveData(x, y, w)
  % Columns of doubles, without what is no number.
  if isempty(x)
    x = 1:numel(y);
  end
  if nargin < 3
    w = ones(numel(y), 1);
  end
  if numel(x) ~= numel(y) || numel(w) ~= numel(y)
    error('curvefit:prepareCurveData:sizes', 'prepareCurveData: expected as many values each');
  end
  [x, y, w] = deal(double(real(x(:))), double(real(y(:))), double(w(:)));
  keep = isfinite(x) & isfinite(y) & isfinite(w);
  [x, y, w] = deal(x(keep), y(keep), w(keep));
end
