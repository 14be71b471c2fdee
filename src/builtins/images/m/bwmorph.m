function BW = bwmorph(BW, operation, n)
  % Pratt, Digital Image Processing, 1991, section 15.2; thinning by Guo and Hall, CACM 32 (1989).
  BW = imagebinary('bwmorph', BW);
  if ~ismatrix(BW)
    error('images:bwmorph:invalidImage', 'bwmorph: the image must be a matrix');
  end
  kinds = {'bothat', 'branchpoints', 'bridge', 'clean', 'close', 'diag', 'dilate', 'endpoints', 'erode', 'fill', ...
           'hbreak', 'majority', 'open', 'remove', 'shrink', 'skeleton', 'spur', 'thicken', 'thin', 'tophat'};
  operation = imageword('bwmorph', operation, kinds);
  if nargin < 3
    n = 1;
  elseif ~(isnumeric(n) && isscalar(n) && n >= 0)
    error('images:bwmorph:invalidCount', 'bwmorph: the number of times must be a nonnegative number');
  end
  k = 0;
  before = [];
  while k < n
    older = before;
    before = BW;
    BW = once(BW, operation);
    k = k + 1;
    % Some operations end in two images that take turns.
    if isequal(BW, before) || isequal(BW, older) && (isinf(n) || mod(n - k, 2) == 0)
      break;
    end
  end
end

function y = once(x, operation)
  switch operation
    case 'bothat'
      y = imbothat(x, ones(3));
    case 'close'
      y = imclose(x, ones(3));
    case 'dilate'
      y = imdilate(x, ones(3));
    case 'erode'
      y = imerode(x, ones(3));
    case 'open'
      y = imopen(x, ones(3));
    case 'tophat'
      y = imtophat(x, ones(3));
    case 'thin'
      y = thinned(thinned(x, true), false);
    case 'thicken'
      y = thicker(x);
    case 'shrink'
      y = peeled(x, 1);
    case 'skeleton'
      y = peeled(x, 2);
    otherwise
      y = by_neighbours(x, operation);
  end
end

function y = by_neighbours(x, operation)
  b = around(x);
  count = zeros(size(x));
  for k = 1:8
    count = count + b{k};
  end
  switch operation
    case 'branchpoints'
      changes = zeros(size(x));
      for k = 1:8
        changes = changes + (~b{k} & b{mod(k, 8) + 1});
      end
      y = x & changes > 2;
    case 'bridge'
      y = x | crossing(b) > 1;
    case 'clean'
      y = x & count > 0;
    case 'diag'
      y = x | b{1} & b{3} & ~b{2} | b{3} & b{5} & ~b{4} | b{5} & b{7} & ~b{6} | b{7} & b{1} & ~b{8};
    case 'endpoints'
      y = x & count == 1;
    case 'fill'
      y = x | b{1} & b{3} & b{5} & b{7};
    case 'hbreak'
      corners = b{2} & b{4} & b{6} & b{8};
      flat = b{1} & b{5} & ~b{3} & ~b{7};
      steep = b{3} & b{7} & ~b{1} & ~b{5};
      y = x & ~(corners & (flat | steep));
    case 'majority'
      y = count + x > 4;
    case 'remove'
      y = x & ~(b{1} & b{3} & b{5} & b{7});
    case 'spur'
      y = x & count ~= 1;
  end
end

function b = around(x)
  % The neighbours: east, and then counterclockwise.
  [m, n] = size(x);
  P = imagepad(x, [1, 1], [1, 1], false);
  down = [0, -1, -1, -1, 0, 1, 1, 1];
  right = [1, 1, 0, -1, -1, -1, 0, 1];
  b = cell(1, 8);
  for k = 1:8
    b{k} = P((2:m + 1) + down(k), (2:n + 1) + right(k));
  end
end

function h = crossing(b)
  % In how many pieces the neighbours are.
  h = zeros(size(b{1}));
  for k = [1, 3, 5, 7]
    h = h + (~b{k} & (b{k + 1} | b{mod(k + 1, 8) + 1}));
  end
end

function x = thinned(x, first)
  b = around(x);
  one = (b{1} | b{2}) + (b{3} | b{4}) + (b{5} | b{6}) + (b{7} | b{8});
  two = (b{2} | b{3}) + (b{4} | b{5}) + (b{6} | b{7}) + (b{8} | b{1});
  fewer = min(one, two);
  if first
    edge = ~((b{2} | b{3} | ~b{8}) & b{1});
  else
    edge = ~((b{6} | b{7} | ~b{4}) & b{5});
  end
  x = x & ~(crossing(b) == 1 & fewer >= 2 & fewer <= 3 & edge);
end

function x = thicker(x)
  % Pixels around objects that touch one object only, and close no hole.
  [m, n] = size(x);
  for side = [3, 7, 1, 5]
    b = around(x);
    border = ~x & b{side};
    for k = 0:3
      field = mod((1:m).', 2) == mod(k, 2) & mod(1:n, 2) == floor(k / 2);
      x = x | border & field & crossing(around(x)) == 1;
    end
  end
end

function x = peeled(x, least)
  % Pixels of the border whose removal joins and parts nothing, from each side: Rosenfeld, A characterization of
  % parallel thinning algorithms, Information and Control 29 (1975).
  for side = [3, 7, 1, 5]
    b = around(x);
    count = zeros(size(x));
    for j = 1:8
      count = count + b{j};
    end
    gone = x & ~b{side} & crossing(b) == 1 & count >= least;
    if least < 2
      % Of two pixels alone one stays.
      ends = x & count == 1;
      e = around(ends);
      gone = gone & ~(ends & (e{1} | e{2} | e{3} | e{4}));
    end
    x = x & ~gone;
  end
end
