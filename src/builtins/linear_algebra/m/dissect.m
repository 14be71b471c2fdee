function p = dissect(A, varargin)
  % A. George, Nested dissection of a regular finite element mesh, 1973: the middle level of a part comes last.
  for k = 1:2:numel(varargin)
    if ~any(strcmpi(varargin{k}, {'VertexWeights', 'NumSeparators', 'NumIterations', 'MaxImbalance', ...
                                  'MaxDegreeThreshold', 'MemoryAlignment', 'Seed'}))
      error('MATLAB:dissect:UnknownOption', 'dissect: there is no option ''%s''', char(varargin{k}));
    end
  end
  B = squarepattern('dissect', A);
  p = parted(B, 1:size(B, 1));
end

function p = parted(B, names)
  n = numel(names);
  if n <= 4
    p = names(minimumdegree(B));
    return;
  end
  [~, level] = farvertex(B, 1);
  apart = isinf(level);
  if any(apart)
    p = [parted(B(~apart, ~apart), names(~apart)), parted(B(apart, apart), names(apart))];
    return;
  end
  depth = max(level);
  if depth < 2
    p = names(minimumdegree(B));
    return;
  end
  before = cumsum(accumarray(level' + 1, 1));
  middle = min(max(find(before >= n / 2, 1) - 1, 1), depth - 1);
  low = level < middle;
  high = level > middle;
  p = [parted(B(low, low), names(low)), parted(B(high, high), names(high)), names(level == middle)];
end
