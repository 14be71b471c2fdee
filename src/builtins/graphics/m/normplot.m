function h = normplot(x)
  if nargin < 1 || ~isnumeric(x)
    error('MATLAB:normplot:data', 'normplot: expected a sample');
  end
  x = sort(double(x(~isnan(x))));
  x = x(:);
  n = numel(x);
  z = norminv(((1:n).' - 0.5) / n);
  qx = quantile(x, [0.25 0.75]);
  qz = norminv([0.25 0.75]);
  slope = diff(qz) / diff(qx);
  ends = x([1 n]).';
  made = plot(x, z, '+', qx, qz, '-', ends, qz(1) + slope * (ends - qx(1)), '-.');
  p = [0.001 0.003 0.01 0.02 0.05 0.1 0.25 0.5 0.75 0.9 0.95 0.98 0.99 0.997 0.999];
  yticks(norminv(p));
  yticklabels(arrayfun(@(v) sprintf('%g', v), p, 'UniformOutput', false));
  grid on
  xlabel('Data');
  ylabel('Probability');
  title('Normal Probability Plot');
  if nargout > 0
    h = made;
  end
end
