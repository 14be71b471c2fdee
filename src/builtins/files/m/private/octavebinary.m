function values = octavebinary(bytes)
  % The variables of a file of Octave's binary format, as fields. Numbers lie with their low bytes first.
  bytes = uint8(bytes(:).');
  values = struct();
  if numel(bytes) < 11 || bytes(11) ~= 0
    error('MATLAB:load:unableToReadFile', 'load: files of Octave''s binary format are read from machines whose numbers begin with their low bytes');
  end
  at = 12;
  while at <= numel(bytes)
    [name, x] = named();
    values.(name) = x;
  end

  % So many numbers of a class.
  function x = numbers(class_name, count)
    sizes = struct('uint8', 1, 'int8', 1, 'uint16', 2, 'int16', 2, 'uint32', 4, 'int32', 4, 'single', 4, ...
                   'uint64', 8, 'int64', 8, 'double', 8);
    n = sizes.(class_name) * count;
    if at + n - 1 > numel(bytes)
      error('MATLAB:load:unableToReadFile', 'load: the file ends within a value');
    end
    x = typecast(bytes(at:at + n - 1), class_name);
    at = at + n;
  end

  function n = whole()
    n = double(numbers('int32', 1));
  end

  function text = characters(n)
    text = char(numbers('uint8', n));
  end

  % Numbers with a byte that says how they are written.
  function x = written(count)
    switch numbers('uint8', 1)
      case 6
        x = double(numbers('single', count));
      case 7
        x = numbers('double', count);
      otherwise
        error('MATLAB:load:unableToReadFile', 'load: numbers are read from Octave''s binary format as single and double ones alone');
    end
  end

  % Written as how many dimensions there are, less than 0, and those.
  function sz = dimensions()
    n = whole();
    if n >= 0
      sz = [n, whole()];
    else
      sz = double(numbers('int32', -n));
    end
  end

  function [name, x] = named()
    name = characters(whole());
    characters(whole());
    characters(1);
    kind = double(numbers('uint8', 1));
    if kind ~= 255
      error('MATLAB:load:unableToReadFile', 'load: values of the kind %d are not read from Octave''s binary format', kind);
    end
    x = value(characters(whole()));
  end

  function x = value(kind)
    is_complex = ~isempty(regexp(kind, '\<complex\>', 'once'));
    class_name = regexp(kind, '^u?int\d+', 'match', 'once');
    is_whole = ~isempty(class_name);
    if strncmp(kind, 'float', 5)
      class_name = 'single';
    elseif ~is_whole
      class_name = 'double';
    end
    words = strsplit(kind, ' ');
    switch words{end}
      case 'bool'
        x = numbers('uint8', 1) ~= 0;
      case 'scalar'
        if is_whole
          x = numbers(class_name, 1);
        else
          x = cast(paired(written(1 + is_complex), is_complex), class_name);
        end
      case 'struct'
        x = of_struct(kind);
      case 'cell'
        x = cell(dimensions());
        for k = 1:numel(x)
          [~, x{k}] = named();
        end
      case {'string', 'sq_string'}
        sz = dimensions();
        x = numbers('uint8', prod(sz));
        if size(sz, 2) == 2 && sz(1) == 1 && any(x > 127)
          x = native2unicode(x, 'UTF-8');
        else
          x = reshape(char(x), sz);
        end
        if isempty(x)
          x = '';
        end
      case {'range', 'double_range', 'float_range'}
        x = written(3);
        x = x(1):x(3):x(2);
      case 'matrix'
        x = of_matrix(kind, class_name, is_whole, is_complex);
      case 'handle'
        text = characters(whole());
        if strncmp(text, '@<anonymous>', 12)
          x = of_handle(characters(whole()), sum(sscanf(text(13:end), '%d')));
        else
          x = str2func(regexp(text, '^[\w.]+', 'match', 'once'));
        end
      otherwise
        error('MATLAB:load:unableToReadFile', 'load: values of the type ''%s'' are not read from Octave''s binary format', kind);
    end
  end

  function x = of_matrix(kind, class_name, is_whole, is_complex)
    sz = dimensions();
    if strncmp(kind, 'sparse', 6)
      entries = whole();
      first = double(numbers('int32', sz(2) + 1));
      rows = double(numbers('int32', entries)) + 1;
      columns = repelem(1:sz(2), diff(first));
      if ~isempty(strfind(kind, 'bool'))
        v = numbers('uint8', entries) ~= 0;
      else
        v = paired(written(entries * (1 + is_complex)), is_complex);
      end
      x = sparse(rows, columns, v, sz(1), sz(2));
    elseif ~isempty(strfind(kind, 'diagonal'))
      x = diag(paired(written(min(sz) * (1 + is_complex)), is_complex));
      x(sz(1) + 1, sz(2) + 1) = 0;
      x = cast(x(1:sz(1), 1:sz(2)), class_name);
    elseif ~isempty(strfind(kind, 'permutation'))
      error('MATLAB:load:unableToReadFile', 'load: values of the type ''%s'' are not read from Octave''s binary format', kind);
    elseif is_whole
      x = reshape(numbers(class_name, prod(sz)), sz);
    elseif ~isempty(strfind(kind, 'bool'))
      x = reshape(numbers('uint8', prod(sz)) ~= 0, sz);
    else
      x = cast(reshape(paired(written(prod(sz) * (1 + is_complex)), is_complex), sz), class_name);
    end
  end

  % What a function has captured comes after its text.
  function f = of_handle(text, count)
    known = cell(2, count);
    for k = 1:count
      [known{:, k}] = named();
    end
    f = octavehandle(text, known(1, :), known(2, :));
  end

  function x = of_struct(kind)
    sz = [1, 1];
    if ~strcmp(kind, 'scalar struct')
      sz = dimensions();
    end
    parts = cell(2, whole());
    for k = 1:size(parts, 2)
      [parts{:, k}] = named();
    end
    x = octavestruct(kind, sz, parts);
  end
end

% Real and imaginary parts that lie beside each other.
function x = paired(x, is_complex)
  if is_complex
    x = complex(x(1:2:end), x(2:2:end));
  end
end
