function [B, L, n, A] = bwboundaries(BW, varargin)
  BW = imagebinary('bwboundaries', BW);
  if ~ismatrix(BW)
    error('images:bwboundaries:invalidImage', 'bwboundaries: the image must be a matrix');
  end
  conn = 8;
  holes = true;
  between = false;
  turned = false;
  k = 1;
  while k <= numel(varargin)
    if (ischar(varargin{k}) || isstring(varargin{k})) && any(strcmpi(varargin{k}, {'TraceStyle', 'CoordinateOrder'}))
      if k == numel(varargin)
        error('images:bwboundaries:invalidOption', 'bwboundaries: options come with their values');
      elseif strcmpi(varargin{k}, 'TraceStyle')
        between = strcmp(imageword('bwboundaries', varargin{k + 1}, {'pixelcenter', 'pixeledge'}), 'pixeledge');
      else
        turned = strcmp(imageword('bwboundaries', varargin{k + 1}, {'yx', 'xy'}), 'xy');
      end
      k = k + 1;
    elseif ischar(varargin{k}) || isstring(varargin{k})
      holes = strcmp(imageword('bwboundaries', varargin{k}, {'holes', 'noholes'}), 'holes');
    else
      conn = varargin{k};
    end
    k = k + 1;
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
    A = sparse(false(total));
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
  if between
    % Along the edges of the pixels: around each region that has no more holes.
    for k = 1:total
      mine = L == k;
      if k <= n
        mine = mine | ~imageoutside(~mine, imageconn('bwboundaries', 12 - conn, 2));
      end
      B{k} = edges(mine, conn);
    end
  end
  if turned
    B = cellfun(@(b) b(:, [2, 1]), B, 'UniformOutput', false);
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

function path = edges(mine, conn)
  % Clockwise around the pixels, by their corners where it turns, and back to the first one.
  P = gather(imagepad(mine, [1, 1], [1, 1], false));
  [m, n] = size(P);
  start = 1;
  while ~P(start)
    start = start + 1;
  end
  % The corner above and to the left of pixel [r, c], and the way on: right, down, left, up.
  r = mod(start - 1, m) + 1;
  c = floor((start - 1) / m) + 1;
  first = [r, c];
  path = [r, c];
  down = [0, 1, 0, -1];
  right = [1, 0, -1, 0];
  way = 1;
  going = true;
  while going
    r = r + down(way);
    c = c + right(way);
    % The pixels before this corner, to the left and to the right of the way.
    switch way
      case 1
        ahead = [P(r - 1, c), P(r, c)];
      case 2
        ahead = [P(r, c), P(r, c - 1)];
      case 3
        ahead = [P(r, c - 1), P(r - 1, c - 1)];
      otherwise
        ahead = [P(r - 1, c - 1), P(r - 1, c)];
    end
    next = way;
    if ahead(1) && (ahead(2) || conn == 8)
      next = mod(way + 2, 4) + 1;
    elseif ~ahead(2)
      next = mod(way, 4) + 1;
    end
    if next ~= way || r == first(1) && c == first(2)
      path(end + 1, :) = [r, c];
    end
    going = ~(r == first(1) && c == first(2) && next == 1);
    way = next;
  end
  path = path - 1.5;
end
