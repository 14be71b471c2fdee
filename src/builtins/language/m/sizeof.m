function n = sizeof(x)
  n = 0;
  if iscell(x)
    for k = 1:numel(x)
      n = n + sizeof(x{k});
    end
  elseif isstruct(x)
    n = sizeof(struct2cell(x));
  elseif isa(x, 'function_handle') || isobject(x)
    n = 0;
  else
    width = struct('double', 8, 'single', 4, 'int64', 8, 'uint64', 8, 'int32', 4, 'uint32', 4, 'int16', 2, 'uint16', 2, ...
                   'int8', 1, 'uint8', 1, 'logical', 1, 'char', 1, 'string', 8);
    n = numel(x) * width.(class(x)) * (1 + ~isreal(x) * isnumeric(x));
  end
end
