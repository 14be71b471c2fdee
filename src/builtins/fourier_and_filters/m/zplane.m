function zplane(z, p)
  if nargin < 2
    p = [];
  end
  if ~isnumeric(z) || ~isnumeric(p)
    error('signal:zplane:invalidFilter', 'zplane: expected zeros and poles, or the coefficients of a filter');
  end
  if isrow(z) && ~isscalar(z) || isrow(p) && ~isscalar(p)
    % Rows are the coefficients of a filter.
    longer = max(numel(z), numel(p));
    if isempty(p)
      p = 1;
    end
    z = roots([z, zeros(1, longer - numel(z))]);
    p = roots([p, zeros(1, longer - numel(p))]);
  end
  turn = linspace(0, 2 * pi, 181);
  plot(cos(turn), sin(turn), 'k:', real(z(:)), imag(z(:)), 'bo', real(p(:)), imag(p(:)), 'bx');
  xlabel('Real Part');
  ylabel('Imaginary Part');
  axis equal
  grid on
end
