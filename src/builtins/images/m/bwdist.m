function [D, at] = bwdist(BW, method)
  % One dimension after the other: Rosenfeld and Pfaltz, Pattern Recognition 1 (1968); Saito and Toriwaki, Pattern
  % Recognition 27 (1994).
  BW = imagebinary('bwdist', BW);
  if nargin < 2
    method = 'euclidean';
  end
  method = imageword('bwdist', method, {'euclidean', 'chessboard', 'cityblock', 'quasi-euclidean'});
  n = ndims(BW);
  if method(1) == 'q' && n > 2
    error('images:bwdist:invalidMethod', 'bwdist: quasi-euclidean distances are those of a matrix');
  end
  if any(BW(:))
    [D, at] = in_columns(BW);
    if method(1) == 'e'
      D = D .^ 2;
    end
    for k = 2:n
      [D, at] = nearer(D, at, k, method);
    end
    if method(1) == 'e'
      D = sqrt(D);
    end
  else
    D = Inf(size(BW));
    at = zeros(size(BW));
  end
  D = single(D);
  at = uint32(at);
end

function [D, at] = in_columns(BW)
  row = (1:size(BW, 1)).' + zeros(size(BW));
  above = row;
  above(~BW) = -Inf;
  above = cummax(above, 1);
  below = row;
  below(~BW) = Inf;
  below = flip(cummin(flip(below, 1), 1), 1);
  D = min(row - above, below - row);
  from = above;
  at = below - row < row - above;
  from(at) = below(at);
  at = reshape(1:numel(BW), size(BW)) + from - row;
  at(isinf(D)) = 0;
end

function [D, at] = nearer(D, at, dim, method)
  % The least over the elements along one dimension, from the nearest of them on until all that follow are too far.
  len = size(D, dim);
  from = D;
  source = at;
  here = repmat({':'}, 1, ndims(D));
  there = here;
  asked = 1;
  for d = 1:len - 1
    step = d;
    if method(1) == 'e'
      step = d ^ 2;
    end
    % It does no harm to go on: this is asked the less often the further it has come.
    if d == asked
      if max(D(:)) <= step
        break;
      end
      asked = ceil(1.5 * d) + (d == 1);
    end
    for way = 1:2
      here{dim} = 1:len - d;
      there{dim} = 1 + d:len;
      if way == 2
        [here, there] = deal(there, here);
      end
      far = from(there{:});
      switch method(1:2)
        case 'ch'
          far = max(far, d);
        case 'qu'
          far = max(far, d) + (sqrt(2) - 1) * min(far, d);
        otherwise
          far = far + step;
      end
      near = D(here{:});
      closer = far < near;
      D(here{:}) = min(near, far);
      kept = at(here{:});
      at(here{:}) = kept + (source(there{:}) - kept) .* closer;
    end
  end
end
