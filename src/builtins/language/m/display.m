function display(x, name)
  if nargin < 2
    name = inputname(1);
  end
  if isempty(name)
    display_named(x);
  else
    display_named(x, name);
  end
end
