function [P, E] = phantom(varargin)
  % Shepp and Logan, IEEE Trans. Nuclear Science 21 (1974); with more contrast: Toft, The Radon transform, thesis, 1996.
  E = [];
  n = 256;
  modified = true;
  for k = 1:nargin
    option = varargin{k};
    if ischar(option) || isstring(option)
      modified = strncmp(imageword('phantom', option, {'modified shepp-logan', 'shepp-logan'}), 'm', 1);
    elseif isnumeric(option) && isscalar(option)
      n = imagecount('phantom', option, 'the size', 1);
    elseif isnumeric(option) && ismatrix(option) && size(option, 2) == 6
      E = double(option);
    else
      error('images:phantom:invalidInput', 'phantom: expected a name, a size, or ellipses in a matrix of six columns');
    end
  end
  if isempty(E)
    E = [1, 0.69, 0.92, 0, 0, 0; -0.98, 0.6624, 0.874, 0, -0.0184, 0; -0.02, 0.11, 0.31, 0.22, 0, -18; ...
         -0.02, 0.16, 0.41, -0.22, 0, 18; 0.01, 0.21, 0.25, 0, 0.35, 0; 0.01, 0.046, 0.046, 0, 0.1, 0; ...
         0.01, 0.046, 0.046, 0, -0.1, 0; 0.01, 0.046, 0.023, -0.08, -0.605, 0; 0.01, 0.023, 0.023, 0, -0.606, 0; ...
         0.01, 0.023, 0.046, 0.06, -0.605, 0];
    if modified
      E(:, 1) = [1; -0.8; -0.2; -0.2; 0.1; 0.1; 0.1; 0.1; 0.1; 0.1];
    end
  end
  axis_points = ((0:n - 1) - (n - 1) / 2) / max((n - 1) / 2, 0.5);
  [x, y] = meshgrid(axis_points, axis_points(end:-1:1));
  P = zeros(n);
  for k = 1:size(E, 1)
    c = cosd(E(k, 6));
    s = sind(E(k, 6));
    u = x - E(k, 4);
    v = y - E(k, 5);
    P = P + E(k, 1) * (((u * c + v * s) / E(k, 2)) .^ 2 + ((v * c - u * s) / E(k, 3)) .^ 2 <= 1);
  end
end
