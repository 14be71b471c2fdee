function h = said_in_window(name, title, message, args)
  if numel(args) > 0
    message = args{1};
  end
  if numel(args) > 1 && (ischar(args{2}) || isstring(args{2})) && strlength(args{2}) > 0
    title = args{2};
  end
  if ~(ischar(message) || isstring(message) || iscellstr(message))
    error(['MATLAB:' name ':message'], '%s: expected text, found %s', name, class(message));
  end
  text = strjoin(reshape(cellstr(message), 1, []), '\n');
  if ~isempty(title)
    text = [char(title) ': ' text];
  end
  disp(text);
  % A window that has been closed again.
  h = NaN;
end
