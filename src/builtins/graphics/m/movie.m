function movie(varargin)
  if nargin < 1 || ~any(cellfun(@isstruct, varargin))
    error('MATLAB:movie:frames', 'movie: expected frames that getframe gave');
  end
  warning('MATLAB:movie:notShown', 'movie: no frames are shown here.');
end
