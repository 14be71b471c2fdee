function out = compand(in, param, V, method)
  if nargin < 4
    method = 'mu/compressor';
  end
  x = abs(in);
  switch lower(char(method))
    case 'mu/compressor'
      out = V / log(1 + param) * log(1 + param / V * x) .* sign(in);
    case 'mu/expander'
      out = V / param * (exp(x * log(1 + param) / V) - 1) .* sign(in);
    case 'a/compressor'
      low = x <= V / param;
      out = (1 + log(param * max(x, V / param) / V)) * V / (1 + log(param)) .* sign(in);
      out(low) = param / (1 + log(param)) * in(low);
    case 'a/expander'
      low = x <= V / (1 + log(param));
      out = exp(x * (1 + log(param)) / V - 1) * V / param .* sign(in);
      out(low) = (1 + log(param)) / param * in(low);
    otherwise
      error('MATLAB:compand:method', 'compand: expected mu/compressor, mu/expander, A/compressor or A/expander');
  end
end
