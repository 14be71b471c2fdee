function [X, Y, Z, words] = function_surface(name, args)
  % One function of x and y, or three of two parameters; then the limits and the number of points along each.
  is_function = @(f) isa(f, 'function_handle') || ischar(f) || isstring(f);
  given = find([cellfun(is_function, args), false] == 0, 1) - 1;
  if given ~= 1 && given ~= 3
    error(['MATLAB:' name ':function'], '%s: expected a function of two variables, or three', name);
  end
  functions = cell(1, given);
  written = cell(1, given);
  for k = 1:given
    [functions{k}, ~, written{k}] = function_to_draw(args{k});
    if ~isa(args{k}, 'function_handle')
      functions{k} = of_two(char(args{k}));
    end
  end
  args = args(given + 1:end);
  limits = 2 * pi * [-1, 1, -1, 1];
  points = 60;
  for k = 1:numel(args)
    if isnumeric(args{k}) && isscalar(args{k})
      points = args{k};
    elseif isnumeric(args{k})
      limits = reshape(double(args{k}), 1, []);
    end
  end
  if numel(limits) == 2
    limits = [limits, limits];
  end
  [s, t] = meshgrid(linspace(limits(1), limits(2), points), linspace(limits(3), limits(4), points));
  words = strjoin(written, ', ');
  if given == 1
    [X, Y] = deal(s, t);
    Z = function_values(functions{1}, s, t);
  else
    X = function_values(functions{1}, s, t);
    Y = function_values(functions{2}, s, t);
    Z = function_values(functions{3}, s, t);
  end
end

function f = of_two(text)
  % In the order of the alphabet, where there are two variables; x and y where there are fewer.
  names = reshape(argnames(inline(text)), 1, []);
  if numel(names) < 2
    if any(strcmp(names, 'y')) || isempty(names) || any(strcmp(names, 'x'))
      names = {'x', 'y'};
    else
      names = [names, {'unused_variable'}];
    end
  end
  f = str2func(['@(', strjoin(names(1:2), ', '), ') ', vectorize(text)]);
end
