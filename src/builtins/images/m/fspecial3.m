function h = fspecial3(type, varargin)
  % The Laplacian: Lindeberg, Scale-Space Theory in Computer Vision, 1994.
  kinds = {'average', 'ellipsoid', 'gaussian', 'laplacian', 'log', 'prewitt', 'sobel'};
  type = imageword('fspecial3', type, kinds);
  switch type
    case 'average'
      extent = three(varargin, 5);
      h = ones(extent) / prod(extent);
    case 'ellipsoid'
      s = [5, 5, 5];
      if ~isempty(varargin)
        s = double(reshape(varargin{1}, 1, [])) .* [1, 1, 1];
      end
      if ~(numel(s) == 3 && all(s > 0))
        error('images:fspecial3:invalidAxes', 'fspecial3: expected one positive semiaxis, or three');
      end
      n = ceil(s);
      [x, y, z] = ndgrid(-n(1):n(1), -n(2):n(2), -n(3):n(3));
      h = double((x / s(1)) .^ 2 + (y / s(2)) .^ 2 + (z / s(3)) .^ 2 <= 1);
      h = h / sum(h(:));
    case {'gaussian', 'log'}
      extent = three(varargin, 5);
      sigma = [1, 1, 1];
      if numel(varargin) > 1
        sigma = double(reshape(varargin{2}, 1, [])) .* [1, 1, 1];
      end
      if ~(numel(sigma) == 3 && all(sigma > 0))
        error('images:fspecial3:invalidSigma', 'fspecial3: expected one positive standard deviation, or three');
      end
      half = (extent - 1) / 2;
      [x, y, z] = ndgrid(-half(1):half(1), -half(2):half(2), -half(3):half(3));
      h = exp(-(x / sigma(1)) .^ 2 / 2 - (y / sigma(2)) .^ 2 / 2 - (z / sigma(3)) .^ 2 / 2);
      h(h < eps * max(h(:))) = 0;
      h = h / sum(h(:));
      if type(1) == 'l'
        h = h .* (x .^ 2 / sigma(1) ^ 4 + y .^ 2 / sigma(2) ^ 4 + z .^ 2 / sigma(3) ^ 4 - sum(1 ./ sigma .^ 2));
        h = h - sum(h(:)) / numel(h);
      end
    case 'laplacian'
      g = [0, 0];
      for k = 1:min(numel(varargin), 2)
        g(k) = varargin{k};
      end
      if ~(all(g >= 0 & g <= 1) && sum(g) <= 1)
        error('images:fspecial3:invalidGamma', ...
              'fspecial3: the shape of the Laplacian must be two numbers between 0 and 1, with a sum of 1 at most');
      end
      [x, y, z] = ndgrid(-1:1);
      steps = abs(x) + abs(y) + abs(z);
      h = (1 - g(1) - g(2)) * ((steps == 1) - 6 * (steps == 0)) + g(1) * ((steps == 2) / 4 - 3 * (steps == 0)) + ...
          g(2) * ((steps == 3) / 4 - 2 * (steps == 0));
    otherwise
      h = [1, 1, 1; 1, 1, 1; 1, 1, 1];
      if type(1) == 's'
        h = [1, 3, 1; 3, 6, 3; 1, 3, 1];
      end
      h = cat(3, h, 0 * h, -h);
      way = 'X';
      if ~isempty(varargin)
        way = imageword('fspecial3', varargin{1}, {'X', 'Y', 'Z'});
      end
      if way == 'X'
        h = permute(h, [1, 3, 2]);
      elseif way == 'Y'
        h = permute(h, [3, 1, 2]);
      end
  end
end

function extent = three(given, extent)
  if ~isempty(given) && ~isempty(given{1})
    extent = given{1};
  end
  extent = imagecount('fspecial3', extent, 'the size of the filter', 3);
end
