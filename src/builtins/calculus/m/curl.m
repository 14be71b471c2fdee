function varargout = curl(varargin)
  switch nargin
    case 2
      [vx, vy] = varargin{:};
      [~, dvx] = gradient(vx);
      dvy = gradient(vy);
    case 4
      [x, y, vx, vy] = varargin{:};
      [x, y] = axes_of('curl', x, y, vx);
      [~, dvx] = gradient(vx, x, y);
      dvy = gradient(vy, x, y);
    case {3, 6}
      [vx, vy, vz] = varargin{end - 2:end};
      args = {};
      if nargin == 6
        [x, y] = axes_of('curl', varargin{1:2}, vx);
        z = varargin{3};
        if ~isvector(z)
          z = reshape(z(1, 1, :), 1, []);
        end
        args = {x, y, z};
      end
      [~, uy, uz] = gradient(vx, args{:});
      [wx, ~, wz] = gradient(vy, args{:});
      [tx, ty] = gradient(vz, args{:});
      cx = ty - wz;
      cy = uz - tx;
      cz = wx - uy;
      length_of = sqrt(vx.^2 + vy.^2 + vz.^2);
      av = (cx .* vx + cy .* vy + cz .* vz) ./ (2 * length_of);
      varargout = {cx, cy, cz, av};
      if nargout < 2
        varargout = {av};
      end
      return;
    otherwise
      error('MATLAB:narginchk:wrongInputs', 'curl: expected two, three, four or six arrays');
  end
  cz = dvy - dvx;
  varargout = {cz, cz / 2};
  if nargout < 2
    varargout = {cz / 2};
  end
end

function [x, y] = axes_of(name, x, y, v)
  if ~isvector(x)
    x = x(1, :, 1);
  end
  if ~isvector(y)
    y = y(:, 1, 1);
  end
  if numel(x) ~= size(v, 2) || numel(y) ~= size(v, 1)
    error(['MATLAB:', name, ':SizeMismatch'], '%s: the size of X and Y must match the size of the field', name);
  end
end
