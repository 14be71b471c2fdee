function p = gamcdf(x, varargin)
  [x, a, b, upper] = distargs('gamcdf', x, varargin, {[], 1});
  p = gammatail(merge(x < 0, 0, x ./ b), a, tailname(upper));
  p(~(b > 0)) = NaN;
end
