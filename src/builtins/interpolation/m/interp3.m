function vi = interp3(varargin)
  tail = {};
  count = nargin;
  texts = find(cellfun(@(a) ischar(a) || isstring(a), varargin), 1);
  if ~isempty(texts)
    tail = varargin(texts:end);
    count = texts - 1;
  end
  args = varargin(1:count);
  if count == 0
    error('MATLAB:minrhs', 'Not enough input arguments.');
  end
  % The first two dimensions are the other way round than interpn has them.
  switch count
    case {1, 2}
      if ndims(args{1}) ~= 3
        error('MATLAB:interp3:InvalidV', 'interp3: V must be a 3-D array of values');
      end
      vi = interpn(args{:}, tail{:});
    case 4
      if ndims(args{1}) ~= 3
        error('MATLAB:interp3:InvalidV', 'interp3: V must be a 3-D array of values');
      end
      [xi, yi, zi] = points(args{2:4});
      vi = interpn(args{1}, yi, xi, zi, tail{:});
    case 7
      [x, y, z, V] = args{1:4};
      if ndims(V) ~= 3
        error('MATLAB:interp3:InvalidV', 'interp3: V must be a 3-D array of values');
      end
      if ~isvector(x) || ~isvector(y) || ~isvector(z)
        if ~isequal(size(x), size(y), size(z), size(V))
          error('MATLAB:interp3:DimensionMismatch', 'interp3: X, Y, Z and V must be arrays of equal size');
        end
        x = x(1, :, 1);
        y = y(:, 1, 1);
        z = z(1, 1, :);
      end
      if ~isequal([numel(y), numel(x), numel(z)], size(V))
        error('MATLAB:interp3:DimensionMismatch', 'interp3: X, Y and Z must have as many elements as V has columns, rows and pages');
      end
      [xi, yi, zi] = points(args{5:7});
      vi = interpn(y(:), x(:), z(:), V, yi, xi, zi, tail{:});
    otherwise
      error('MATLAB:interp3:nargin', 'interp3: wrong number or incorrectly formatted input arguments');
  end
end

function [xi, yi, zi] = points(xi, yi, zi)
  if ~isequal(size(xi), size(yi), size(zi))
    if ~isvector(xi) || ~isvector(yi) || ~isvector(zi)
      error('MATLAB:interp3:DimensionMismatch', 'interp3: XI, YI and ZI must be arrays of equal size');
    end
    [xi, yi, zi] = meshgrid(xi, yi, zi);
  end
end
