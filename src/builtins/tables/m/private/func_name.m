% What a function is called in the names of variables.
function name = func_name(f)
  name = func2str(f);
  if name(1) == '@' || ~isvarname(name)
    name = 'Fun';
  end
end
