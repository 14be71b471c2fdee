function [B, xdata, ydata] = imtransform(A, tform, varargin)
  imagecheck('imtransform', A);
  method = 'bilinear';
  if mod(numel(varargin), 2) == 1
    method = imageword('imtransform', varargin{1}, {'nearest', 'bilinear', 'bicubic', 'linear', 'cubic'});
    varargin(1) = [];
  end
  [m, n] = size(A, 1, 2);
  o = imageoptions('imtransform', varargin, struct('UData', [1, n], 'VData', [1, m], 'XData', [], 'YData', [], ...
                                                   'XYScale', [], 'Size', [], 'FillValues', 0));
  [u, v] = deal(double(o.UData), double(o.VData));
  step = [u(2) - u(1), v(2) - v(1)] ./ max([n, m] - 1, 1);
  step(step == 0) = 1;
  if isempty(o.XData) || isempty(o.YData)
    [x, y] = tformfwd(tform, [u(1), mean(u), u(2), u(1), u(2), u(1), mean(u), u(2)], ...
                      [v(1), v(1), v(1), mean(v), mean(v), v(2), v(2), v(2)]);
    o.XData = [min(x), max(x)];
    o.YData = [min(y), max(y)];
  end
  [xdata, ydata] = deal(double(o.XData), double(o.YData));
  scale = abs(step);
  if ~isempty(o.XYScale)
    scale = double(o.XYScale(:).') .* [1, 1];
  end
  if isempty(o.Size)
    % The last row and column are a whole number of steps from the first.
    steps = ceil(abs([diff(xdata), diff(ydata)]) ./ scale - 1e-6);
    o.Size = steps([2, 1]) + 1;
    xdata(2) = xdata(1) + steps(1) * scale(1);
    ydata(2) = ydata(1) + steps(2) * scale(2);
  end
  [x, y] = meshgrid(linspace(xdata(1), xdata(2), o.Size(2)), linspace(ydata(1), ydata(2), o.Size(1)));
  [x, y] = tforminv(tform, x, y);
  B = imagesample(A, 1 + (y - v(1)) / step(2), 1 + (x - u(1)) / step(1), method, double(o.FillValues(1)));
end
