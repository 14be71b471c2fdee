function B = imagemorph(name, A, SE, largest, varargin)
  % Dilation and erosion with a structuring element, or with several one after the other.
  imagecheck(name, A);
  if ~isreal(A)
    error(['images:', name, ':invalidType'], '%s: the image must be real', name);
  end
  % The number of rows of a packed image may follow its word, or a shape.
  rows = [32 * size(A, 1), varargin{cellfun(@isnumeric, varargin)}];
  varargin = varargin(~cellfun(@isnumeric, varargin) & ~strcmpi(varargin, 'notpacked'));
  packed = strcmpi(varargin, 'ispacked');
  if any(packed)
    B = bwpack(imagemorph(name, bwunpack(A, rows(end)), SE, largest, varargin{~packed}));
    return;
  end
  full = false;
  for k = 1:numel(varargin)
    full = strcmp(imageword(name, varargin{k}, {'same', 'full'}), 'full');
  end
  if isobject(SE) && numel(SE) > 1
    % What leaves the image may come back into it.
    extent = size(A);
    before = zeros(1, 0);
    for k = 1:numel(SE)
      [A, more] = once(name, A, SE(k), largest, true);
      before(end + 1:numel(more)) = 0;
      more(end + 1:numel(before)) = 0;
      before = before + more;
    end
    B = A;
    if ~full
      extent(end + 1:numel(before)) = 1;
      before(end + 1:numel(extent)) = 0;
      at = arrayfun(@(m, b) b + 1:b + m, extent, before, 'UniformOutput', false);
      B = A(at{:});
    end
    return;
  end
  B = once(name, A, SE, largest, full);
end

function [B, before] = once(name, A, SE, largest, full)
  [nhood, height] = parts_of(name, SE);
  extent = size(nhood);
  before = 0 * extent;
  if full
    after = floor((extent - 1) / 2);
    before = floor(extent / 2);
    if largest
      [before, after] = deal(after, before);
    end
    A = imagepad(A, before, after, least_of(A, largest));
  end
  if largest
    nhood = reshape(nhood(end:-1:1), extent);
    height = reshape(height(end:-1:1), size(height));
    % The middle of an even size lies on the other side of what is turned.
    nhood = imagepad(nhood, 0 * extent, double(mod(extent, 2) == 0), false);
    if ~isempty(height)
      height = imagepad(height, 0 * extent, double(mod(extent, 2) == 0), 0);
    end
  end
  if isempty(height)
    B = imageextreme(A, nhood, largest);
    return;
  end
  B = raised(name, A, gather(nhood), gather(height), largest);
end

function rest = least_of(A, largest)
  rest = Inf * (1 - 2 * largest);
  if islogical(A)
    rest = ~largest;
  elseif isinteger(A) && largest
    rest = intmin(class(A));
  elseif isinteger(A)
    rest = intmax(class(A));
  end
end

function [nhood, height] = parts_of(name, SE)
  % A neighbourhood, and heights unless it is flat.
  height = [];
  if isa(SE, 'offsetstrel') || isa(SE, 'strel') && ~isempty(SE.Offset)
    nhood = SE.Offset > -Inf;
    height = SE.Offset;
    height(~nhood) = 0;
    if ~any(height(:))
      height = [];
    end
  else
    nhood = imagenhood(name, SE);
  end
end

function B = raised(name, A, nhood, height, largest)
  % The largest of sums or the least of differences with the heights, in floating-point numbers.
  kind = class(A);
  if islogical(A)
    error(['images:', name, ':invalidType'], '%s: the image must be gray where the element is not flat', name);
  end
  A = imagefloat(A);
  n = max(ndims(A), ndims(nhood));
  extent = size(nhood);
  extent(end + 1:n) = 1;
  full = size(A);
  full(end + 1:n) = 1;
  before = floor((extent - 1) / 2);
  P = imagepad(A, before, extent - 1 - before, Inf * (1 - 2 * largest));
  B = repmat(cast(Inf * (1 - 2 * largest), class(A)), full);
  at = cell(1, n);
  for k = 1:numel(nhood)
    if nhood(k)
      rest = k - 1;
      for d = 1:n
        at{d} = mod(rest, extent(d)) + (1:full(d));
        rest = floor(rest / extent(d));
      end
      if largest
        B = max(B, P(at{:}) + height(k));
      else
        B = min(B, P(at{:}) - height(k));
      end
    end
  end
  B = imageclass(B, kind);
end
