function h = imshowpair(A, B, varargin)
  made = imshow(imfuse(A, B, varargin{:}));
  if nargout > 0
    h = made;
  end
end
