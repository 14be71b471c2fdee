function varargout = deal(varargin)
  count = max(1, nargout);
  if nargin == 1
    varargout = cell(1, count);
    varargout(:) = varargin;
  elseif nargin == count
    varargout = varargin;
  else
    error('MATLAB:deal:narginNargoutMismatch', 'deal: the number of outputs should match the number of inputs');
  end
end
