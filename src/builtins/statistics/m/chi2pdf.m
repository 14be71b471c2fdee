function p = chi2pdf(x, varargin)
  [x, v] = distargs('chi2pdf', x, varargin, {[]});
  p = gampdf(x, v / 2, 2);
end
