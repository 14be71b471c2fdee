function at = hmmsymbols(name, seq, symbols)
  % The numbers of symbols or states, a row.
  at = reshape(seq, 1, []);
  if ~isempty(symbols)
    [~, at] = ismember(at, reshape(symbols, 1, []));
  end
  if ~isnumeric(at) || any(at < 1 | at ~= fix(at))
    error(['stats:', name, ':BadSequence'], '%s: expected a sequence of symbols', name);
  end
end
