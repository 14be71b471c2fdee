function [Y, newmap] = imapprox(X, map, varargin)
  if nargin < 3
    error('images:imapprox:nargin', 'imapprox: expected a number of colors, a tolerance or a colormap');
  end
  rgb = ind2rgb(X, map);
  [Y, newmap] = rgb2ind(rgb, varargin{:});
  if isempty(newmap)
    newmap = varargin{1};
  end
end
