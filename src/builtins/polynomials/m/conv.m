function y = conv(a, b, shape)
  if nargin < 3
    shape = 'full';
  end
  if ~isvector(a) || ~isvector(b)
    error('MATLAB:conv:AorBNotVector', 'conv: both arguments must be vectors');
  end
  if ~any(strcmp(shape, {'full', 'same', 'valid'}))
    error('MATLAB:conv:unknownShape', 'conv: the shape must be ''full'', ''same'' or ''valid''');
  end
  la = numel(a);
  lb = numel(b);
  % The result is laid out as the longer vector is.
  if la > lb
    column = iscolumn(a);
  else
    column = iscolumn(b) && lb > 1;
  end
  y = conv2(reshape(a, 1, la), reshape(b, 1, lb), 'full');
  switch shape
    case 'same'
      first = ceil((lb - 1) / 2);
      y = y(first + (1:la));
    case 'valid'
      y = y(lb:la);
  end
  if column
    y = y(:);
  end
end
