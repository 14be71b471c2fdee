% The members of an enumeration that texts name, or that have these values.
function x = members_of(name, given)
  if isa(given, name)
    x = given;
    return;
  end
  [members, names] = enumeration(name);
  if ischar(given)
    given = {given};
  end
  if iscellstr(given) || isstring(given)
    [there, at] = ismember(cellstr(given), names);
    if ~all(there(:))
      unknown = cellstr(given);
      error('MATLAB:class:InvalidEnum', 'Unable to convert the text ''%s'' to a member of the enumeration ''%s''.', unknown{find(~there, 1)}, name);
    end
  elseif (isnumeric(given) || islogical(given)) && has_values(members)
    [there, at] = ismember(double(given), double(members));
    if ~all(there(:))
      unknown = double(given);
      error('MATLAB:class:InvalidEnum', 'The enumeration ''%s'' has no member with the value %g.', name, unknown(find(~there, 1)));
    end
  else
    error('MATLAB:class:InvalidEnum', 'Values of class %s cannot be converted to members of the enumeration ''%s''.', class(given), name);
  end
  x = reshape(members(at), size(at));
end

% Whether the members are numbers as well.
function tf = has_values(members)
  try
    double(members);
    tf = true;
  catch
    tf = false;
  end
end
