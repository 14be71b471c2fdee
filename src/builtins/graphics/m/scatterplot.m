function h = scatterplot(x, n, offset, format, h)
  if nargin < 1 || ~isnumeric(x)
    error('MATLAB:scatterplot:signal', 'scatterplot: expected a signal');
  end
  if nargin < 2 || isempty(n)
    n = 1;
  end
  if nargin < 3 || isempty(offset)
    offset = 0;
  end
  if nargin < 4 || isempty(format)
    format = '.';
  end
  if nargin < 5 || isempty(h)
    h = figure;
  else
    figure(h);
  end
  if isreal(x) && size(x, 2) == 2
    x = complex(x(:, 1), x(:, 2));
  end
  x = x(:);
  x = x(offset + 1:n:end);
  reach = max([abs(real(x)); abs(imag(x)); eps]) * 1.07;
  plot(real(x), imag(x), format);
  axis equal
  axis([-reach reach -reach reach]);
  title('Scatter plot');
  xlabel('In-Phase');
  ylabel('Quadrature');
  if nargout < 1
    clear h
  end
end
