function [aimed, given] = aspect_arguments(name, args)
  % Units of the axes are drawn alike or as they fit: the third dimension follows.
  aimed = {};
  if numel(args) > 0 && isnumeric(args{1}) && isscalar(args{1})
    aimed = args(1);
    args(1) = [];
  end
  given = [];
  if numel(args) > 0
    given = args{1};
    if isstring(given)
      given = char(given);
    end
    if ischar(given) && ~any(strcmp(given, {'auto', 'manual', 'mode'})) ...
       || ~ischar(given) && ~(isnumeric(given) && numel(given) == 3 && all(given > 0))
      error(['MATLAB:' name ':invalidArgument'], '%s: expected three positive numbers, ''auto'' or ''manual''', name);
    end
    if strcmp(given, 'mode') || strcmp(given, 'manual')
      given = [];
    end
  end
end
