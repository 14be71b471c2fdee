function J = imdiffusefilt(I, varargin)
  % Perona and Malik, Scale-space and edge detection using anisotropic diffusion, IEEE Trans. PAMI 12 (1990).
  imagecheck('imdiffusefilt', I);
  if ndims(I) > 3
    error('images:imdiffusefilt:invalidImage', ...
          'imdiffusefilt: the image must have 2 or 3 dimensions, found %d', ndims(I));
  end
  [low, high] = imagerange(I);
  if isfloat(I) && ~isempty(I)
    [low, high] = deal(double(min(I(:))), double(max(I(:))));
  end
  o = struct('GradientThreshold', max(0.1 * (high - low), realmin), 'NumberOfIterations', 5, ...
             'Connectivity', 'maximal', 'ConductionMethod', 'exponential');
  o = imageoptions('imdiffusefilt', varargin, o);
  rounds = imagecount('imdiffusefilt', o.NumberOfIterations, 'the number of iterations', 1);
  limit = double(reshape(o.GradientThreshold, 1, []));
  if ~(any(numel(limit) == [1, rounds]) && all(limit > 0))
    error('images:imdiffusefilt:invalidThreshold', ...
          'imdiffusefilt: expected one positive threshold, or one for each iteration');
  end
  limit = limit + zeros(1, rounds);
  most = ndims(I);
  if strcmp(imageword('imdiffusefilt', o.Connectivity, {'maximal', 'minimal'}), 'minimal')
    most = 1;
  end
  steep = strcmp(imageword('imdiffusefilt', o.ConductionMethod, {'exponential', 'quadratic'}), 'exponential');
  J = imagefloat(I);
  if isempty(I)
    J = I;
    return;
  end
  [r, c, s] = ndgrid(-1:1, -1:1, -(ndims(I) == 3):(ndims(I) == 3));
  way = [r(:), c(:), s(:)];
  steps = sum(abs(way), 2);
  way = way(steps > 0 & steps <= most, :);
  [m, n, d] = size(J, 1, 2, 3);
  for round = 1:rounds
    P = imagepad(J, [1, 1, 1], [1, 1, 1], 'replicate');
    change = 0;
    for k = 1:size(way, 1)
      slope = P(1 + way(k, 1) + (1:m), 1 + way(k, 2) + (1:n), 1 + way(k, 3) + (1:d)) - J;
      far = sum(abs(way(k, :)));
      if steep
        flow = exp(-(slope / limit(round)) .^ 2) .* slope;
      else
        flow = slope ./ (1 + (slope / limit(round)) .^ 2);
      end
      change = change + flow / far;
    end
    % As far as it is stable: what leaves an element is not more than what it has.
    J = J + change / (sum(1 ./ sum(abs(way), 2)) + 1);
  end
  J = imageclass(J, class(I));
end
