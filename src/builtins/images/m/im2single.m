function x = im2single(x, varargin)
  x = single(im2double(x, varargin{:}));
end
