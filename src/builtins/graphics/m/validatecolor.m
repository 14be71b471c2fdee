function colors = validatecolor(given, count)
  if nargin < 2
    count = 'one';
  end
  count = validatestring(count, {'one', 'multiple'});
  if isnumeric(given)
    if ~(ismatrix(given) && size(given, 2) == 3 && ~isempty(given))
      error('MATLAB:graphics:validatecolor:InvalidColor', 'validatecolor: expected rows of red, green and blue');
    end
    colors = double(given);
    if isinteger(given)
      if ~isa(given, 'uint8') && ~isa(given, 'uint16')
        error('MATLAB:graphics:validatecolor:InvalidColor', 'validatecolor: integers of colors are of the class uint8 or uint16');
      end
      colors = colors / double(intmax(class(given)));
    end
    if any(~(colors(:) >= 0 & colors(:) <= 1))
      error('MATLAB:graphics:validatecolor:OutOfRange', 'validatecolor: red, green and blue are from 0 to 1');
    end
  elseif ischar(given) && size(given, 1) < 2 || isstring(given) || iscellstr(given)
    given = cellstr(given);
    colors = zeros(numel(given), 3);
    for k = 1:numel(given)
      colors(k, :) = color_of(given{k});
    end
  else
    error('MATLAB:graphics:validatecolor:InvalidColor', 'validatecolor: expected names of colors or rows of red, green and blue');
  end
  if strcmp(count, 'one') && size(colors, 1) ~= 1
    error('MATLAB:graphics:validatecolor:TooManyColors', 'validatecolor: expected one color, found %d', size(colors, 1));
  end
end

function c = color_of(name)
  known = {'red', 'green', 'blue', 'cyan', 'magenta', 'yellow', 'black', 'white'};
  rows = [1 0 0; 0 1 0; 0 0 1; 0 1 1; 1 0 1; 1 1 0; 0 0 0; 1 1 1];
  name = strtrim(name);
  if ~isempty(regexp(name, '^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$', 'once'))
    digits = name(2:end);
    if numel(digits) == 3
      digits = repelem(digits, 2);
    end
    c = hex2dec({digits(1:2), digits(3:4), digits(5:6)})' / 255;
    return
  end
  % Letters, and beginnings that only one name has; b is blue, k black.
  at = find(strcmpi(name, known) | strcmpi(name, {'r', 'g', 'b', 'c', 'm', 'y', 'k', 'w'}));
  if isempty(at) && numel(name) > 2
    at = find(strncmpi(name, known, numel(name)));
  end
  if numel(at) ~= 1
    error('MATLAB:graphics:validatecolor:InvalidColorString', 'validatecolor: ''%s'' is no color', name);
  end
  c = rows(at, :);
end
