function [B, L, n, A] = bwboundaries(BW, varargin)
  BW = imagebinary('bwboundaries', BW);
  if ~ismatrix(BW)
    error('images:bwboundaries:invalidImage', 'bwboundaries: the image must be a matrix');
  end
  conn = 8;
  holes = true;
  for k = 1:numel(varargin)
    if ischar(varargin{k}) || isstring(varargin{k})
      holes = strcmp(imageword('bwboundaries', varargin{k}, {'holes', 'noholes'}), 'holes');
    else
      conn = varargin{k};
    end
  end
  if ~(isequal(conn, 4) || isequal(conn, 8))
    error('images:bwboundaries:invalidConnectivity', 'bwboundaries: the connectivity must be 4 or 8');
  end
  [L, n] = imagecomponents(BW, imageconn('bwboundaries', conn, 2));
  B = traced(L, n, conn);
  total = n;
  if holes
    c = imageconn('bwboundaries', 12 - conn, 2);
    inner = ~BW & ~imageoutside(~BW, c);
    [H, m] = imagecomponents(inner, c);
    B = [B; traced(H, m, 12 - conn)];
    L(inner) = H(inner) + n;
    total = n + m;
  end
  if nargout > 3
    % What lies before the first pixel of each region is what it is in.
    A = false(total);
    L = gather(L);
    for k = 1:total
      first = B{k}(1, :);
      if first(2) > 1
        around = L(first(1), first(2) - 1);
        if around > 0
          A(k, around) = true;
        end
      end
    end
  end
end

function B = traced(L, n, conn)
  % The labels are read once, with a border, and followed one by one. Arrays grow where they are used, for zeros(...) could lie on
  % a device.
  P = gather(imagepad(L, [1, 1], [1, 1], 0));
  stride = size(P, 1);
  first = zeros(0, 1);
  first(n + 1, 1) = 0;
  for p = numel(P):-1:1
    if P(p) > 0
      first(P(p)) = p;
    end
  end
  B = cell(n, 1);
  for k = 1:n
    path = imagetrace(P, k, stride, first(k), conn);
    B{k} = [mod(path - 1, stride), floor((path - 1) / stride)];
  end
end
