% Properties of handle objects by name: set and get.
classdef (Abstract) SetGet < handle
  methods
    function varargout = get(objects, names)
      if nargin > 1
        varargout{1} = values_of(objects, names);
      elseif nargout > 0
        varargout{1} = all_of(objects);
      else
        getdisp(objects);
      end
    end

    function varargout = set(objects, varargin)
      if nargin == 1
        if nargout > 0
          varargout{1} = settable(objects);
        else
          setdisp(objects);
        end
        return;
      end
      if nargin == 2 && ~isstruct(varargin{1})
        property_of(objects, varargin{1}, 'SetAccess');
        if nargout > 0
          varargout{1} = {};
        end
        return;
      end
      k = 1;
      while k <= numel(varargin)
        given = varargin{k};
        if isstruct(given)
          assign_each(objects, fieldnames(given).', struct2cell(given).');
          k = k + 1;
          continue;
        end
        if k == numel(varargin)
          error('MATLAB:class:InvalidArgument', 'Invalid parameter/value pair arguments.');
        end
        value = varargin{k + 1};
        if iscell(given)
          assign_each(objects, given, value);
        else
          assign_each(objects, {given}, {value});
        end
        k = k + 2;
      end
    end

    function getdisp(objects)
      disp(all_of(objects));
    end

    function setdisp(objects)
      disp(settable(objects));
    end
  end
end

% One value for a name and an object, else a cell for each object and name.
function values = values_of(objects, names)
  if ~iscell(names) && ~(isstring(names) && ~isscalar(names))
    names = {names};
    if isscalar(objects)
      values = objects.(property_of(objects, names{1}, 'GetAccess'));
      return;
    end
  end
  names = cellstr(names);
  values = cell(numel(objects), numel(names));
  for k = 1:numel(objects)
    for m = 1:numel(names)
      values{k, m} = objects(k).(property_of(objects(k), names{m}, 'GetAccess'));
    end
  end
end

% A struct of the properties of each object that everybody may read.
function s = all_of(objects)
  s = struct([]);
  for k = 1:numel(objects)
    names = properties(objects(k));
    for m = 1:numel(names)
      s(k, 1).(names{m}) = objects(k).(names{m});
    end
  end
end

% A struct of the properties that everybody may set, without values.
function s = settable(objects)
  s = struct();
  names = names_of(objects, 'SetAccess', true);
  for k = 1:numel(names)
    s.(names{k}) = {};
  end
end

% Values for names: a row for all objects, or one for each.
function assign_each(objects, names, values)
  if ~iscell(values) || size(values, 2) ~= numel(names) || ~any(size(values, 1) == [1, numel(objects)])
    error('MATLAB:class:InvalidArgument', 'Value cell array handle dimension must match handle vector length.');
  end
  for k = 1:numel(objects)
    row = min(k, size(values, 1));
    object = objects(k);
    for m = 1:numel(names)
      object.(property_of(object, names{m}, 'SetAccess')) = values{row, m};
    end
  end
end

% The properties that everybody may read or set, hidden ones where they are not to be shown.
function names = names_of(objects, access, shown)
  class_of = metaclass(objects);
  list = class_of.PropertyList;
  names = {};
  for k = 1:numel(list)
    if strcmp(list(k).(access), 'public') && ~list(k).Constant && ~(shown && list(k).Hidden)
      names{end + 1} = list(k).Name;
    end
  end
end

% The property that is meant: by its name in any case, or by the beginning of it.
function name = property_of(object, given, access)
  if ~(ischar(given) || isstring(given) && isscalar(given))
    error('MATLAB:class:InvalidArgument', 'expected the name of a property, found %s', class(given));
  end
  name = char(given);
  names = names_of(object, access, false);
  if any(strcmp(names, name))
    return;
  end
  if ~isempty(name) && ~isa(object, 'matlab.mixin.SetGetExactNames')
    found = names(strcmpi(names, name));
    if isempty(found)
      found = names(strncmpi(names, name, numel(name)));
    end
    if isscalar(found)
      name = found{1};
      return;
    elseif ~isempty(found)
      error('MATLAB:class:AmbiguousProperty', 'The name ''%s'' is the beginning of several properties of class ''%s'': %s.', name, class(object), strjoin(found, ', '));
    end
  end
  error('MATLAB:class:InvalidProperty', 'The name ''%s'' is not an accessible property for an instance of class ''%s''.', name, class(object));
end
