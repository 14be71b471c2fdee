function imagepair(name, X, Y)
  imagecheck(name, X);
  imagecheck(name, Y);
  if ~isequal(size(X), size(Y))
    error(['images:', name, ':sizesMustMatch'], '%s: the images must have one size', name);
  end
  if ~strcmp(class(X), class(Y))
    error(['images:', name, ':classesMustMatch'], '%s: the images must have one class, found %s and %s', ...
          name, class(X), class(Y));
  end
end
