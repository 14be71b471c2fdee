function div = divergence(varargin)
  switch nargin
    case 2
      [vx, vy] = varargin{:};
      dx = gradient(vx);
      [~, dy] = gradient(vy);
      div = dx + dy;
    case 3
      [vx, vy, vz] = varargin{:};
      dx = gradient(vx);
      [~, dy] = gradient(vy);
      [~, ~, dz] = gradient(vz);
      div = dx + dy + dz;
    case 4
      [x, y, vx, vy] = varargin{:};
      if ~isvector(x)
        x = x(1, :);
      end
      if ~isvector(y)
        y = y(:, 1);
      end
      dx = gradient(vx, x, y);
      [~, dy] = gradient(vy, x, y);
      div = dx + dy;
    case 6
      [x, y, z, vx, vy, vz] = varargin{:};
      if ~isvector(x)
        x = x(1, :, 1);
      end
      if ~isvector(y)
        y = y(:, 1, 1);
      end
      if ~isvector(z)
        z = reshape(z(1, 1, :), 1, []);
      end
      dx = gradient(vx, x, y, z);
      [~, dy] = gradient(vy, x, y, z);
      [~, ~, dz] = gradient(vz, x, y, z);
      div = dx + dy + dz;
    otherwise
      error('MATLAB:narginchk:wrongInputs', 'divergence: expected two, three, four or six arrays');
  end
end
