function f = octavehandle(text, names, values)
  % The function of a text in which some names have values: what a function around it makes, whose arguments they are.
  last = strcmp(names, 'varargin');
  values = [values(~last), values{last}];
  f = made(['@(', strjoin([names(~last), names(last)], ', '), ') ', text], values{:});
end

% Nothing here has a name that the text might mean.
function f = made(varargin)
  f = feval(eval(varargin{1}), varargin{2:end});
end
