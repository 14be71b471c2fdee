function J = imadjustn(V, in, varargin)
  imagecheck('imadjustn', V);
  if nargin < 2 || isempty(in)
    in = stretchlim(V(:));
  end
  J = reshape(imadjust(V(:), in, varargin{:}), size(V));
end
