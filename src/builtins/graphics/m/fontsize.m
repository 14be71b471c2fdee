function fontsize(varargin)
  given = varargin;
  handles = [];
  if ~isempty(given) && isnumeric(given{1}) && all(ishghandle(given{1}(:))) && (numel(given) == 3 ...
     || numel(given) == 2 && (ischar(given{2}) || isstring(given{2})) && any(strcmpi(given{2}, {'increase', 'decrease'})))
    handles = given{1};
    given(1) = [];
  end
  if isempty(handles)
    handles = gcf;
  end
  step = [];
  if numel(given) == 1
    way = validatestring(given{1}, {'increase', 'decrease'});
    step = 1.1 ^ (1 - 2 * strcmp(way, 'decrease'));
  elseif numel(given) == 2 && (ischar(given{1}) || isstring(given{1})) && strcmpi(given{1}, 'scale')
    step = given{2};
  elseif numel(given) == 2 && isnumeric(given{1})
    units = {'points', 'pixels', 'inches', 'centimeters'};
    points = [1, 0.75, 72, 72 / 2.54];
    size_in_points = given{1} * points(strcmp(units, validatestring(given{2}, units)));
  else
    error('MATLAB:graphics:fontsize', 'fontsize: expected a size and its units, ''scale'' and a factor, ''increase'' or ''decrease''');
  end
  if ~isempty(step)
    size_in_points = step;
  end
  if ~(isnumeric(size_in_points) && isscalar(size_in_points) && size_in_points > 0)
    error('MATLAB:graphics:fontsize', 'fontsize: sizes and factors are positive numbers');
  end
  written = [findobj(handles, 'Type', 'axes'); findobj(handles, 'Type', 'text')];
  for h = reshape(written, 1, [])
    if isempty(step)
      set(h, 'FontSize', size_in_points);
    else
      set(h, 'FontSize', get(h, 'FontSize') * step);
    end
  end
end
