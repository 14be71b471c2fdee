% Properties that are displayed together, under a title.
classdef PropertyGroup
  properties
    Title = ''
    PropertyList
  end
  properties (Dependent, SetAccess = private)
    NumProperties
  end
  methods
    function group = PropertyGroup(list, title)
      if nargin > 0
        if ~(iscellstr(list) || isstring(list) || isstruct(list) && isscalar(list))
          error('MATLAB:class:InvalidArgument', 'expected names of properties in a cell array, or a struct of values, found %s', class(list));
        end
        group.PropertyList = list;
      end
      if nargin > 1
        group.Title = char(title);
      end
    end

    function n = get.NumProperties(group)
      n = numel(names_in(group));
    end
  end
end

function names = names_in(group)
  if isstruct(group.PropertyList)
    names = fieldnames(group.PropertyList);
  else
    names = cellstr(group.PropertyList);
  end
end
