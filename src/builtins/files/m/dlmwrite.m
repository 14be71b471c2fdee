function dlmwrite(path, A, varargin)
  separator = ',';
  newline_text = sprintf('\n');
  precision = '%.5g';
  mode = 'w';
  for k = 1:numel(varargin)
    if isstring(varargin{k})
      varargin{k} = char(varargin{k});
    end
  end
  k = 1;
  while k <= numel(varargin)
    if k == 1 && ischar(varargin{1}) && ~any(strcmpi(varargin{1}, {'delimiter', 'newline', 'precision', 'append', '-append'}))
      separator = sprintf(varargin{1});
      k = k + 1;
      continue;
    end
    switch lower(varargin{k})
      case '-append'
        mode = 'a';
        k = k + 1;
        continue;
      case 'append'
        if strcmpi(varargin{k + 1}, 'on')
          mode = 'a';
        end
      case 'delimiter'
        separator = sprintf(varargin{k + 1});
      case 'newline'
        switch lower(varargin{k + 1})
          case 'pc'
            newline_text = sprintf('\r\n');
          case 'unix'
            newline_text = sprintf('\n');
          otherwise
            newline_text = sprintf(varargin{k + 1});
        end
      case 'precision'
        precision = varargin{k + 1};
        if isnumeric(precision)
          precision = sprintf('%%.%dg', precision);
        end
      otherwise
        error('MATLAB:dlmwrite:unknownOption', 'dlmwrite: unknown option ''%s''', varargin{k});
    end
    k = k + 2;
  end
  fid = fopen(path, mode);
  if fid < 0
    error('MATLAB:dlmwrite:cannotOpenFile', 'dlmwrite: could not open file %s', path);
  end
  A = A(:, 1:size(A, 2));
  if isreal(A) && ~isempty(A)
    % The format of a row, used again for each.
    if ischar(A) || islogical(A)
      A = double(A);
    end
    literal = @(text) strrep(strrep(text, '%', '%%'), '\', '\\');
    line = [repmat([precision, literal(separator)], 1, size(A, 2) - 1), precision, literal(newline_text)];
    fprintf(fid, line, A.');
  else
    for r = 1:size(A, 1)
      parts = cell(1, size(A, 2));
      for c = 1:size(A, 2)
        parts{c} = sprintf(precision, real(A(r, c)));
        imaginary = sprintf(precision, imag(A(r, c)));
        if imaginary(1) ~= '-'
          imaginary = ['+', imaginary];
        end
        parts{c} = [parts{c}, imaginary, 'i'];
      end
      fwrite(fid, [strjoin(parts, separator), newline_text]);
    end
  end
  fclose(fid);
end
