function C = colororder(varargin)
  given = varargin;
  if numel(given) > 0 && isnumeric(given{1}) && isscalar(given{1})
    axes_or_figure = given{1};
    given(1) = [];
  else
    axes_or_figure = gca;
  end
  if numel(given) > 1
    error('MATLAB:colororder:colors', 'colororder: expected one set of colors');
  end
  if isgraphics(axes_or_figure, 'figure')
    figure(axes_or_figure);
    axes_or_figure = gca;
  end
  own = [0 0.447 0.741; 0.85 0.325 0.098; 0.929 0.694 0.125; 0.494 0.184 0.556; 0.466 0.674 0.188; 0.301 0.745 0.933; 0.635 0.078 0.184];
  if numel(given) == 1
    colors = given{1};
    if isnumeric(colors)
      if size(colors, 2) ~= 3 || isempty(colors) || any(colors(:) < 0 | colors(:) > 1)
        error('MATLAB:colororder:colors', 'colororder: expected rows of three numbers from 0 to 1');
      end
    elseif any(strcmpi(colors, {'default', 'gem'}))
      colors = own;
    else
      colors = colororder_named(cellstr(colors));
    end
    set(axes_or_figure, 'ColorOrder', colors.');
  end
  if nargout > 0 || isempty(given)
    C = own;
    try
      kept = get(axes_or_figure, 'ColorOrder');
      C = reshape(kept, 3, []).';
    catch
    end
  end
end

function colors = colororder_named(names)
  letters = 'rgbcmykw';
  words = {'red', 'green', 'blue', 'cyan', 'magenta', 'yellow', 'black', 'white'};
  values = [1 0 0; 0 1 0; 0 0 1; 0 1 1; 1 0 1; 1 1 0; 0 0 0; 1 1 1];
  colors = zeros(numel(names), 3);
  for k = 1:numel(names)
    name = names{k};
    if startsWith(name, '#') && numel(name) == 7
      colors(k, :) = hex2dec(reshape(name(2:7), 2, 3).').' / 255;
      continue
    end
    at = find(strcmpi(name, words), 1);
    if isempty(at) && isscalar(name)
      at = find(lower(name) == letters, 1);
    end
    if isempty(at)
      error('MATLAB:colororder:colors', 'colororder: ''%s'' is no color', name);
    end
    colors(k, :) = values(at, :);
  end
end
