function values = samesize(name, values)
  % Arguments of one size and class: scalars are repeated.
  kind = 'double';
  extent = [1, 1];
  for k = 1:numel(values)
    v = values{k};
    if ~((isnumeric(v) || islogical(v)) && isreal(v))
      error(['stats:', name, ':badArgument'], '%s: expected real numbers, found %s', name, class(v));
    end
    if isa(v, 'single')
      kind = 'single';
    end
    if ~isscalar(v)
      if ~isequal(extent, [1, 1]) && ~isequal(extent, size(v))
        error(['stats:', name, ':InputSizeMismatch'], ...
              '%s: arguments that are not scalars must have the same size', name);
      end
      extent = size(v);
    end
  end
  for k = 1:numel(values)
    values{k} = cast(values{k}, kind) + zeros(extent, kind);
  end
end
