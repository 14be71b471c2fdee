function w = firwindow(name, w, n)
  % A window of the length of a filter as a row; the one of Hamming where none is given.
  if isempty(w)
    w = hamming(n);
  elseif ~(isnumeric(w) && isreal(w) && isvector(w))
    error(['signal:', name, ':invalidWindow'], '%s: the window must be a real vector', name);
  elseif numel(w) ~= n
    error(['signal:', name, ':MismatchedWindowLength'], '%s: the window must have %d elements', name, n);
  end
  w = reshape(double(w), 1, []);
end
