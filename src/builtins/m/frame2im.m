function [x, map] = frame2im(frame)
  if nargin < 1
    error('MATLAB:minrhs', 'Not enough input arguments.');
  end
  if ~isstruct(frame) || ~all(isfield(frame, {'cdata', 'colormap'}))
    error('MATLAB:frame2im:InvalidFrame', 'frame2im: expected a struct array with the fields cdata and colormap');
  end
  x = cat(4, frame.cdata);
  map = frame(1).colormap;
end
