% How objects are displayed, in parts that a class may replace.
classdef (Abstract, HandleCompatible) CustomDisplay
  methods
    function disp(objects)
      if isempty(objects)
        displayEmptyObject(objects);
      elseif ~isscalar(objects)
        displayNonScalarObject(objects);
      elseif isa(objects, 'handle') && ~isvalid(objects)
        displayScalarHandleToDeletedObject(objects);
      else
        displayScalarObject(objects);
      end
    end

    function details(objects)
      disp(objects);
    end
  end

  methods (Access = protected)
    function displayScalarObject(object)
      display_parts(object);
    end

    function displayNonScalarObject(objects)
      display_parts(objects);
    end

    function displayEmptyObject(objects)
      fprintf('%s\n', getHeader(objects));
    end

    function displayScalarHandleToDeletedObject(object)
      fprintf('%s\n', matlab.mixin.CustomDisplay.getSimpleHeader(object));
    end

    function header = getHeader(objects)
      header = matlab.mixin.CustomDisplay.getSimpleHeader(objects);
    end

    function footer = getFooter(~)
      footer = '';
    end

    function groups = getPropertyGroups(objects)
      groups = matlab.mixin.util.PropertyGroup(properties(objects));
    end
  end

  methods (Static, Hidden)
    function text = convertDimensionsToString(objects)
      text = strjoin(arrayfun(@(n) sprintf('%d', n), size(objects), 'UniformOutput', false), char(215));
    end

    function name = getClassNameForHeader(objects)
      name = class(objects);
      name = name(find(['.', name] == '.', 1, 'last'):end);
    end

    function text = getDeletedHandleText()
      text = 'handle to deleted';
    end

    function text = getHandleText()
      text = 'handle';
    end

    function header = getSimpleHeader(objects)
      header = header_of(objects, '');
    end

    function header = getDetailedHeader(objects)
      shared = '';
      if isa(objects, 'handle')
        shared = ' handle';
      end
      header = header_of(objects, shared);
    end

    function footer = getDetailedFooter(objects)
      name = class(objects);
      footer = sprintf('  Use methods(''%s''), events(''%s'') and superclasses(''%s'') to see more.', name, name, name);
    end

    function displayPropertyGroups(objects, groups)
      [texts, widths] = arrayfun(@(group) lines_of(objects, group), groups, 'UniformOutput', false);
      widest = max([widths{:}]);
      for k = 1:numel(groups)
        if ~isempty(groups(k).Title)
          fprintf('   %s\n', groups(k).Title);
        end
        if isscalar(objects)
          indent = blanks(widest - widths{k});
        else
          indent = '';
        end
        cellfun(@(line) fprintf('%s%s\n', indent, line), texts{k});
        fprintf('\n');
      end
    end
  end
end

function display_parts(objects)
  fprintf('%s\n', getHeader(objects));
  matlab.mixin.CustomDisplay.displayPropertyGroups(objects, getPropertyGroups(objects));
  footer = getFooter(objects);
  if ~isempty(footer)
    fprintf('%s\n', footer);
  end
end

function header = header_of(objects, shared)
  name = matlab.mixin.CustomDisplay.getClassNameForHeader(objects);
  if isa(objects, 'handle') && isscalar(objects) && ~isvalid(objects)
    header = sprintf('  %s %s', matlab.mixin.CustomDisplay.getDeletedHandleText(), name);
    return;
  end
  any_there = ~isempty(properties(objects));
  with = ' with no properties.';
  if any_there
    with = sprintf(' with properties:\n');
  end
  if isscalar(objects)
    header = ['  ', name, shared, with];
  else
    header = ['  ', matlab.mixin.CustomDisplay.convertDimensionsToString(objects), ' ', name, shared, ' array', with];
  end
end

% The lines of a group, and how long its longest name is.
function [lines, width] = lines_of(objects, group)
  list = group.PropertyList;
  if isstruct(list)
    names = fieldnames(list);
  else
    names = cellstr(list);
  end
  width = max([0; cellfun(@numel, names(:))]);
  if ~isscalar(objects)
    lines = cellfun(@(name) ['    ', name], names(:), 'UniformOutput', false);
    return;
  end
  values = struct();
  if isstruct(list)
    values = list;
  else
    for k = 1:numel(names)
      try
        values.(names{k}) = objects.(names{k});
      catch
        % A property that cannot be computed is left out.
      end
    end
  end
  width = max([0; cellfun(@numel, fieldnames(values))]);
  lines = strsplit(strtrim_end(evalc('disp(values)')), newline);
  if isempty(fieldnames(values))
    lines = {};
  end
end

function text = strtrim_end(text)
  text = regexprep(text, '\s+$', '');
end
