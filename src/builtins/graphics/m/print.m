function print(varargin)
  is_option = @(x) ischar(x) || isstring(x) || isnumeric(x) || isgraphics(x);
  if ~all(cellfun(is_option, varargin))
    error('MATLAB:print:InvalidInput', 'print: expected a figure, options and the name of a file as text');
  end
  no_picture_files('print');
end
