function text = tooctavetext(values)
  % Variables, the fields of a struct, in Octave's text format.
  names = fieldnames(values);
  parts = cell(1, numel(names));
  for k = 1:numel(names)
    parts{k} = named(names{k}, values.(names{k}));
  end
  text = ['# Created by matgpu', newline, parts{:}];
end

function text = named(name, x)
  text = [sprintf('# name: %s\n# type: ', name), described(x), sprintf('\n\n')];
end

% Its type and what belongs to that.
function text = described(x)
  if isobject(x)
    error('MATLAB:save:invalidValue', 'save: values of the class %s cannot be saved in Octave''s text format', class(x));
  elseif isa(x, 'function_handle')
    written = func2str(x);
    if written(1) == '@'
      text = sprintf('function handle\n@<anonymous>\n%s\n', written);
      known = functions(x);
      known = known.workspace{1};
      names = fieldnames(known);
      if ~isempty(names)
        parts = cellfun(@(name) named(name, known.(name)), names, 'UniformOutput', false);
        text = [text, sprintf('# length: %d\n', numel(names)), parts{:}];
      end
    else
      text = sprintf('function handle\n%s\n', written);
    end
  elseif iscell(x)
    text = ['cell', newline, sizes(x), elements(x)];
  elseif isstruct(x)
    names = fieldnames(x);
    parts = cell(1, numel(names));
    for k = 1:numel(names)
      if isscalar(x)
        parts{k} = named(names{k}, x.(names{k}));
      else
        parts{k} = named(names{k}, reshape({x.(names{k})}, size(x)));
      end
    end
    kind = 'struct';
    if isscalar(x)
      kind = 'scalar struct';
    end
    text = [kind, newline, dimensions(x), sprintf('# length: %d\n', numel(names)), parts{:}];
  elseif ischar(x) || isstring(x)
    if isstring(x)
      x = char(x);
    end
    text = sprintf('sq_string\n# elements: %d\n', size(x, 1) * ~isempty(x));
    for k = 1:size(x, 1) * ~isempty(x)
      text = [text, sprintf('# length: %d\n', numel(unicode2native(x(k, :), 'UTF-8'))), x(k, :), newline];
    end
  elseif issparse(x)
    [i, j, v] = find(x);
    kind = 'matrix';
    format = '%.17g';
    entries = [i(:), j(:), double(v(:))].';
    if islogical(x)
      kind = 'bool matrix';
    elseif ~isreal(x)
      kind = 'complex matrix';
      entries = [i(:), j(:), real(v(:)), imag(v(:))].';
      format = '(%.17g,%.17g)';
    end
    text = [sprintf('sparse %s\n# nnz: %d\n# rows: %d\n# columns: %d\n', kind, numel(v), size(x)), ...
            sprintf(['%d %d ', format, '\n'], entries)];
  else
    text = of_numbers(x);
  end
end

function text = of_numbers(x)
  kind = '';
  format = '%.17g';
  if isinteger(x)
    kind = [class(x), ' '];
    format = '%d';
  elseif islogical(x)
    kind = 'bool ';
    format = '%d';
    x = double(x);
  elseif isa(x, 'single')
    kind = 'float ';
    format = '%.9g';
    x = double(x);
  end
  if ~isreal(x)
    kind = [kind, 'complex '];
    format = ['(', format, ',', format, ')'];
    x = [reshape(real(x), [1, size(x)]); reshape(imag(x), [1, size(x)])];
    sz = size(x);
    sz = [sz(2:end), 1];
    if numel(sz) > 2 && sz(end) == 1
      sz(end) = [];
    end
    each = 2;
  else
    sz = size(x);
    each = 1;
  end
  if prod(sz) == 1
    kind = strrep([kind, 'scalar'], 'bool scalar', 'bool');
    text = [kind, newline, sprintf([format, '\n'], x)];
  elseif numel(sz) == 2 && isempty(strfind(kind, 'int'))
    rows = permute(reshape(x, [each, sz]), [1, 3, 2]);
    line = [repmat([' ', format], 1, sz(2)), '\n'];
    text = sprintf('%smatrix\n# rows: %d\n# columns: %d\n', kind, sz);
    if ~isempty(x)
      text = [text, sprintf(line, rows)];
    end
  else
    text = [kind, 'matrix', newline, sprintf('# ndims: %d\n', numel(sz)), sprintf(' %d', sz), newline];
    if ~isempty(x)
      text = [text, sprintf([' ', format, '\n'], x)];
    end
  end
end

function text = sizes(x)
  if ndims(x) == 2
    text = sprintf('# rows: %d\n# columns: %d\n', size(x));
  else
    text = dimensions(x);
  end
end

function text = dimensions(x)
  text = [sprintf('# ndims: %d\n', ndims(x)), sprintf(' %d', size(x)), newline];
end

function text = elements(x)
  parts = cellfun(@(e) named('<cell-element>', e), x, 'UniformOutput', false);
  text = [parts{:}];
end
