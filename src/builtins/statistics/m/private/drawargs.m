function varargout = drawargs(name, given, count)
  % The parameters of draws, all of the size of what is drawn.
  if numel(given) < count
    error(['stats:', name, ':wrongCount'], '%s: expected %d parameters, found %d', name, count, numel(given));
  end
  varargout = samesize(name, given(1:count));
  if numel(given) == count
    return;
  end
  extent = drawextent(name, given(count + 1:end));
  for k = 1:count
    if isscalar(varargout{k})
      varargout{k} = varargout{k} + zeros(extent);
    elseif ~isequal(size(varargout{k}), extent)
      error(['stats:', name, ':InputSizeMismatch'], ...
            '%s: parameters that are not scalars must have the size asked for', name);
    end
  end
end
