function B = imagemorph(name, A, SE, largest, varargin)
  % Dilation and erosion with a flat element.
  imagecheck(name, A);
  if ~isreal(A)
    error(['images:', name, ':invalidType'], '%s: the image must be real', name);
  end
  nhood = imagenhood(name, SE);
  full = false;
  for k = 1:numel(varargin)
    full = strcmp(imageword(name, varargin{k}, {'same', 'full'}), 'full');
  end
  extent = size(nhood);
  if full
    rest = -Inf;
    if isinteger(A)
      rest = intmin(class(A));
    elseif islogical(A)
      rest = false;
    end
    if ~largest
      rest = Inf;
      if isinteger(A)
        rest = intmax(class(A));
      elseif islogical(A)
        rest = true;
      end
    end
    after = floor((extent - 1) / 2);
    before = floor(extent / 2);
    if largest
      [before, after] = deal(after, before);
    end
    A = imagepad(A, before, after, rest);
  end
  if largest
    nhood = reshape(nhood(end:-1:1), extent);
    % The middle of an even size lies on the other side of what is turned.
    nhood = imagepad(nhood, 0 * extent, double(mod(extent, 2) == 0), false);
  end
  B = imageextreme(A, nhood, largest);
end
