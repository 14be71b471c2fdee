function values = octavetext(text)
  % The variables of a file of Octave's text format, as fields. The text has one character for each byte of the file.
  values = struct();
  lines_end = [find(text == newline), numel(text) + 1];
  at = 1;
  line_number = 1;
  [key, name] = header();
  while ~isempty(key)
    if strcmp(key, 'name')
      values.(name) = value();
    end
    [key, name] = header();
  end

  % The next line; nothing at the end.
  function line = next_line()
    line = '';
    if at <= numel(text)
      while lines_end(line_number) < at
        line_number = line_number + 1;
      end
      line = text(at:lines_end(line_number) - 1);
      at = lines_end(line_number) + 1;
    end
  end

  % The next `# key: rest`.
  function [key, rest] = header()
    key = '';
    rest = '';
    while at <= numel(text)
      found = regexp(next_line(), '^[#%]\s*(\w+):\s?(.*)$', 'tokens', 'once');
      if ~isempty(found)
        key = found{1};
        rest = found{2};
        return;
      end
    end
  end

  function number = count()
    [~, rest] = header();
    number = sscanf(rest, '%f');
  end

  % So many numbers, as they are written in lines; of complex ones both parts.
  function x = numbers(n, is_complex)
    x = zeros(0, 1);
    n = n * (1 + is_complex);
    from = at;
    while numel(x) < n && at <= numel(text)
      % As many lines as numbers are left at most.
      k = line_number;
      while lines_end(k) < at
        k = k + 1;
      end
      line_number = min(k + max(ceil((n - numel(x)) / max(columns_of_line(k), 1)), 1) - 1, numel(lines_end));
      part = text(at:lines_end(line_number) - 1);
      at = lines_end(line_number) + 1;
      part(part == '(' | part == ')' | part == ',') = ' ';
      x = [x; sscanf(strrep(part, 'NA', 'NaN'), '%f')];
    end
    if numel(x) ~= n
      error('MATLAB:load:unableToReadFile', 'load: expected %d numbers at character %d of the text, found %d', n, from, numel(x));
    end
    if is_complex
      x = complex(x(1:2:end), x(2:2:end));
    end
  end

  function n = columns_of_line(k)
    line = text(at:lines_end(k) - 1);
    line(line == '(' | line == ')' | line == ',') = ' ';
    n = numel(sscanf(strrep(line, 'NA', 'NaN'), '%f'));
  end

  % Sizes, written as rows and columns or as all dimensions; whether elements come column by column.
  function [sz, by_columns] = sizes()
    [key, rest] = header();
    by_columns = strcmp(key, 'ndims');
    if by_columns
      sz = sscanf(next_line(), '%f').';
    else
      sz = [sscanf(rest, '%f'), count()];
    end
  end

  function x = value()
    [~, kind] = header();
    is_complex = ~isempty(regexp(kind, '\<complex\>', 'once'));
    class_name = regexp(kind, '^u?int\d+', 'match', 'once');
    if ~isempty(regexp(kind, '\<float', 'once'))
      class_name = 'single';
    elseif ~isempty(regexp(kind, '\<bool', 'once'))
      class_name = 'logical';
    elseif isempty(class_name)
      class_name = 'double';
    end
    words = strsplit(kind, ' ');
    switch words{end}
      case {'scalar', 'bool'}
        x = cast_to(numbers(1, is_complex), class_name);
      case 'struct'
        x = of_struct(kind);
      case 'cell'
        sz = sizes();
        x = cell(sz);
        for k = 1:numel(x)
          header();
          x{k} = value();
        end
      case {'string', 'sq_string'}
        x = rows_of_text();
      case {'range', 'double_range', 'float_range', 'single_range'}
        next_line();
        x = numbers(3, false);
        x = cast_to(x(1):x(3):x(2), class_name);
      case 'matrix'
        if strncmp(kind, 'sparse', 6)
          entries = count();
          sz = [count(), count()];
          x = reshape(numbers(entries * (3 + is_complex), false), 3 + is_complex, entries).';
          v = x(:, 3);
          if is_complex
            v = complex(v, x(:, 4));
          end
          x = sparse(x(:, 1), x(:, 2), cast_to(v, class_name), sz(1), sz(2));
        elseif ~isempty(strfind(kind, 'diagonal'))
          sz = [count(), count()];
          x = zeros(sz);
          d = numbers(min(sz), is_complex);
          x(1:sz(1) + 1:sz(1) * min(sz)) = d;
          x = cast_to(x, class_name);
        elseif strncmp(kind, 'permutation', 11)
          n = count();
          [~, along] = header();
          x = eye(n);
          order = numbers(n, false);
          if strcmp(along, 'c')
            x = x(:, order);
          else
            x = x(order, :);
          end
        else
          [sz, by_columns] = sizes();
          x = numbers(prod(sz), is_complex);
          if by_columns
            x = reshape(x, sz);
          else
            x = reshape(x, flip(sz)).';
          end
          x = cast_to(x, class_name);
        end
      case 'handle'
        x = of_handle();
      otherwise
        error('MATLAB:load:unableToReadFile', 'load: values of the type ''%s'' are not read from Octave''s text format', kind);
    end
  end

  function x = of_struct(kind)
    sz = [1, 1];
    [key, rest] = header();
    if strcmp(key, 'ndims')
      sz = sscanf(next_line(), '%f').';
      [~, rest] = header();
    end
    parts = cell(2, sscanf(rest, '%f'));
    for k = 1:size(parts, 2)
      [~, parts{1, k}] = header();
      parts{2, k} = value();
    end
    x = octavestruct(kind, sz, parts);
  end

  function x = rows_of_text()
    texts = cell(count(), 1);
    for k = 1:numel(texts)
      n = count();
      texts{k} = text(at:min(at + n - 1, numel(text)));
      if any(texts{k} > 127)
        texts{k} = native2unicode(uint8(texts{k}), 'UTF-8');
      end
      at = at + n + 1;
    end
    x = char(texts);
    if isempty(texts)
      x = '';
    end
  end

  function f = of_handle()
    line = next_line();
    while ~isempty(regexp(line, '^# (octaveroot|subtype|file):', 'once'))
      line = next_line();
    end
    if ~strcmp(line, '@<anonymous>')
      f = str2func(line);
      return;
    end
    written = next_line();
    names = {};
    known = {};
    % What it has captured comes after its text.
    [~, following] = regexp(text(at:end), '^\s*# length: \d+\s', 'once');
    if ~isempty(following)
      for k = 1:count()
        [~, names{k}] = header();
        known{k} = value();
      end
    end
    f = octavehandle(written, names, known);
  end
end

function x = cast_to(x, class_name)
  if strcmp(class_name, 'logical')
    x = x ~= 0;
  elseif ~strcmp(class_name, 'double')
    x = cast(x, class_name);
  end
end
