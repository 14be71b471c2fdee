function [c, lags] = xcov(x, varargin)
  if ~isempty(varargin) && isnumeric(varargin{1}) && ~isscalar(varargin{1})
    varargin{1} = varargin{1} - mean(varargin{1});
  end
  [c, lags] = xcorr(x - mean(x), varargin{:});
end
