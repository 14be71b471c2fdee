function x = waverec(c, l, varargin)
  if ~isnumeric(c) || ~isvector(c) || ~isnumeric(l) || numel(l) < 3 || sum(l(1:end - 1)) ~= numel(c)
    error('Wavelet:waverec:invalidStructure', 'waverec: expected the coefficients and lengths that wavedec gives');
  end
  x = appcoef(c, l, varargin{:}, 0);
end
