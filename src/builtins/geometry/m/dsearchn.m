function [idx, d] = dsearchn(x, varargin)
  % The nearest point; beyond the triangles the index may be a value that is given.
  if nargin < 2 || nargin > 4
    error('MATLAB:narginchk:wrongInputs', 'dsearchn: expected points, a triangulation perhaps, and what to look for');
  end
  if nargin == 2
    xi = varargin{1};
  else
    xi = varargin{2};
  end
  if size(x, 2) ~= size(xi, 2)
    error('MATLAB:dsearchn:SizeMismatch', 'dsearchn: the points must have the same number of columns');
  end
  [d, idx] = min(pdist2(xi, x), [], 2);
  if nargin == 4
    outside = isnan(tsearchn(x, varargin{1}, xi));
    idx(outside) = varargin{3};
    d(outside) = varargin{3};
  end
end
