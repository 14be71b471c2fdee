function form = tick_format(name, args)
  % The format of marks that a program names last. The marks are written as ever.
  persistent kept
  if isempty(kept)
    kept = struct();
  end
  if numel(args) > 0 && isnumeric(args{1})
    args(1) = [];
  end
  if numel(args) > 1 || numel(args) == 1 && ~ischar(args{1}) && ~isstring(args{1})
    error(['MATLAB:' name ':format'], '%s: expected a format', name);
  end
  form = '';
  if ~isempty(args)
    kept.(name) = char(args{1});
  elseif isfield(kept, name)
    form = kept.(name);
  else
    form = '%g';
  end
end
