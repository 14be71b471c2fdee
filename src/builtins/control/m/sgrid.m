function sgrid(varargin)
  % Over the poles and zeros that are drawn: rays of equal damping, half circles of equal natural frequency.
  [damping, natural, fresh] = grid_arguments('sgrid', varargin);
  if fresh
    axis([-5 1 -5 5])
  end
  reach = axis;
  far = max(abs(reach));
  if isempty(damping)
    damping = [0.1 0.2 0.34 0.5 0.64 0.76 0.86 0.94];
  end
  if isempty(natural)
    natural = linspace(0, far, 6);
    natural = natural(2:end);
  end
  ends = -damping + 1i * sqrt(1 - damping .^ 2);
  x = [zeros(size(ends)); 2 * far * real(ends); NaN(size(ends))];
  y = [zeros(size(ends)); 2 * far * imag(ends); NaN(size(ends))];
  theta = linspace(pi / 2, 3 * pi / 2, 61)';
  X = [cos(theta) * natural(:)'; NaN(1, numel(natural))];
  Y = [sin(theta) * natural(:)'; NaN(1, numel(natural))];
  x = [x(:); x(:); X(:)];
  y = [y(:); -y(:); Y(:)];
  line(x', y', 'LineStyle', ':', 'Color', [0.6 0.6 0.6]);
  axis(reach)
end
