function Z = imagearithmetic(name, X, Y, f, kind)
  % Two images, or an image and a number, in floating-point numbers and then in the class of the result.
  imagecheck(name, X);
  imagecheck(name, Y);
  if ~(isscalar(Y) || isequal(size(X), size(Y)))
    error(['images:', name, ':mismatchedSize'], ...
          '%s: the images must have one size, or the second one is a number', name);
  end
  if ~(strcmp(class(X), class(Y)) || isa(Y, 'double') && isscalar(Y) || islogical(X) || islogical(Y))
    error(['images:', name, ':mismatchedType'], ...
          '%s: the images must have one class, or the second one is a double, found %s and %s', ...
          name, class(X), class(Y));
  end
  if nargin < 5
    kind = class(X);
    if islogical(X)
      kind = class(Y);
    end
    if strcmp(kind, 'logical')
      kind = 'double';
    end
  end
  if isa(X, 'single') || isa(Y, 'single')
    X = single(X);
    Y = single(Y);
  end
  Z = imageclass(f(imagefloat(X), imagefloat(Y)), kind);
end
