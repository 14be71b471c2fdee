function exact = exactmethod(name, method, default)
  exact = default;
  if ~isempty(method)
    switch lower(method)
      case 'exact', exact = true;
      case 'approximate', exact = false;
      otherwise
        error(['stats:', name, ':BadMethod'], '%s: expected ''exact'' or ''approximate'', found ''%s''', name, method);
    end
  end
end
