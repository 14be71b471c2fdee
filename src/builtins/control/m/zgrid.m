function zgrid(varargin)
  % Over the poles and zeros that are drawn: what lines of equal damping and natural frequency become in the circle.
  T = 1;
  if nargin > 2 && isnumeric(varargin{3})
    T = varargin{3};
    if ~isscalar(T) || T == 0
      error('Control:analysis:zgrid', 'zgrid: expected a sample time');
    end
    T = abs(T);
    varargin(3) = [];
  end
  [damping, natural, fresh] = grid_arguments('zgrid', varargin);
  if fresh
    axis([-1 1 -1 1])
    axis equal
  end
  if isempty(damping)
    damping = 0:0.1:0.9;
  end
  if isempty(natural)
    natural = (0.1:0.1:1) * pi / T;
  end
  reach = axis;
  [x, y] = deal([]);
  for zeta = damping(:)'
    % Up to half the rate at which samples come.
    w = linspace(0, pi / T, 101) / sqrt(1 - zeta ^ 2);
    if zeta >= 1
      w = linspace(0, 10 / T, 101);
    end
    z = exp((-zeta + 1i * sqrt(max(0, 1 - zeta ^ 2))) * w * T);
    x = [x, real(z), NaN, real(z), NaN];
    y = [y, imag(z), NaN, -imag(z), NaN];
  end
  for wn = natural(:)'
    theta = linspace(pi / 2, pi, 61);
    s = wn * exp(1i * theta);
    z = exp(s(imag(s) * T <= pi) * T);
    x = [x, real(z), NaN, real(z), NaN];
    y = [y, imag(z), NaN, -imag(z), NaN];
  end
  line(x, y, 'LineStyle', ':', 'Color', [0.6 0.6 0.6]);
  axis(reach)
end
