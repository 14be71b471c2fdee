function J = roifilt2(varargin)
  if isa(varargin{3}, 'function_handle') || ischar(varargin{3}) || isstring(varargin{3})
    [I, BW] = varargin{1:2};
    f = imagefunction('roifilt2', varargin{3}, 0);
    filtered = f(I);
  else
    [h, I, BW] = varargin{:};
    filtered = imfilter(I, h);
  end
  imagecheck('roifilt2', I);
  BW = imagebinary('roifilt2', BW);
  if ~isequal(size(I, 1, 2), size(BW)) || ~isequal(size(filtered), size(I))
    error('images:roifilt2:invalidSize', 'roifilt2: the mask and what is filtered must have the size of the image');
  end
  J = I;
  BW = repmat(BW, 1, 1, size(I, 3));
  J(BW) = filtered(BW);
end
