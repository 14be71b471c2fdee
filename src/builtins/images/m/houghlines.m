function lines = houghlines(BW, theta, rho, peaks, varargin)
  BW = imagebinary('houghlines', BW);
  if ~ismatrix(BW) || ~isnumeric(theta) || ~isnumeric(rho) || ~isnumeric(peaks) || size(peaks, 2) ~= 2
    error('images:houghlines:invalidInput', ...
          'houghlines: expected an image, angles, distances, and peaks in two columns');
  end
  if any(peaks(:) < 1) || any(peaks(:) ~= fix(peaks(:))) || any(peaks(:, 1) > numel(rho)) || ...
      any(peaks(:, 2) > numel(theta))
    error('images:houghlines:invalidPeaks', 'houghlines: the peaks must be rows and columns of the transform');
  end
  o = imageoptions('houghlines', varargin, struct('FillGap', 20, 'MinLength', 40));
  [y, x] = find(BW);
  x = x(:) - 1;
  y = y(:) - 1;
  step = 1;
  if numel(rho) > 1
    step = rho(2) - rho(1);
  end
  lines = struct('point1', {}, 'point2', {}, 'theta', {}, 'rho', {});
  for k = 1:size(peaks, 1)
    angle = theta(peaks(k, 2));
    on = round((x * cosd(angle) + y * sind(angle) - rho(1)) / step) + 1 == peaks(k, 1);
    at = [x(on), y(on)] + 1;
    if isempty(at)
      continue;
    end
    % From one end to the other, by rows where the line is steep.
    if max(at(:, 2)) - min(at(:, 2)) > max(at(:, 1)) - min(at(:, 1))
      at = sortrows(at, [2, 1]);
    else
      at = sortrows(at, [1, 2]);
    end
    gaps = find(sqrt(sum(diff(at, 1, 1) .^ 2, 2)) > o.FillGap);
    first = [1; gaps + 1];
    last = [gaps; size(at, 1)];
    for j = 1:numel(first)
      p = at(first(j), :);
      q = at(last(j), :);
      if norm(q - p) >= o.MinLength
        lines(end + 1) = struct('point1', p, 'point2', q, 'theta', angle, 'rho', rho(peaks(k, 1)));
      end
    end
  end
end
