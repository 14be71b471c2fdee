function parts = extract(text, what)
  if ~isnumeric(what)
    parts = extracted(text, pattern(what));
    return;
  end
  texts = cellstr(text);
  if ~isstring(text) && ~ischar(text) && ~iscellstr(text)
    error('MATLAB:string:MustBeStringScalarOrCharacterVector', 'First argument must be text.');
  end
  if isscalar(texts)
    parts = reshape(arrayfun(@(k) texts{1}(k), what, 'UniformOutput', false), [], 1);
  else
    what = what + zeros(size(texts));
    parts = arrayfun(@(k) texts{k}(what(k)), reshape(1:numel(texts), size(texts)), 'UniformOutput', false);
  end
  if isstring(text)
    parts = string(parts);
  end
end
