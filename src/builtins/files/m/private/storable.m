% Values with references in the place of objects, which are in a table of their own, and what a file says of functions in the
% place of these. Classes of the library are written as MATLAB writes its own.
function [values, objects] = storable(values)
  objects = struct('class', {}, 'fields', {}, 'whole', {});
  numbers = zeros(0, 2);
  held = {};
  values = part(values);
  % What objects of the program hold comes after them: a list of many may hang together by references.
  turn = 1;
  while turn <= size(held, 1)
    objects(held{turn, 1}).fields = part(held{turn, 2});
    turn = turn + 1;
  end

  function v = part(v)
    if ~holdsobjects(v)
      return;
    end
    if iscell(v)
      for k = 1:numel(v)
        v{k} = part(v{k});
      end
    elseif isstruct(v)
      names = fieldnames(v);
      for k = 1:numel(v)
        for j = 1:numel(names)
          v(k).(names{j}) = part(v(k).(names{j}));
        end
      end
    elseif isa(v, 'function_handle')
      v = of_function(v);
    else
      v = of_object(v);
    end
  end

  function v = of_function(f)
    about = functions(f);
    told = struct('function', func2str(f), 'type', 'simple', 'file', '');
    if strcmp(about.type, 'anonymous')
      told.type = 'anonymous';
      space = {[]; struct()};
      if isfield(about, 'workspace') && ~isempty(about.workspace)
        space{2} = part(about.workspace{1});
      end
      told.workspace = entered('function_handle_workspace', struct('any', {space}), true);
      told.within_file_path = '';
    end
    v.('function handle') = told;
  end

  function v = of_object(o)
    class_of_it = class(o);
    switch class_of_it
      case {'datetime', 'duration', 'calendarDuration', 'categorical', 'table'}
        parts = objectparts(o);
        v = entered(class_of_it, part(as_in_matlab(class_of_it, parts.fields)), false);
      case 'timetable'
        parts = objectparts(o);
        v = entered(class_of_it, struct('any', part(as_in_matlab(class_of_it, parts.fields))), true);
      case 'containers.Map'
        v = entered(class_of_it, struct('serialization', part(of_map(o))), false);
      case 'dictionary'
        told = struct('Version', uint64(1), 'Unconfigured', true);
        if isConfigured(o)
          told = struct('Version', uint64(1), 'IsKeyCombined', true, 'IsValueCombined', true, 'Key', [], 'Value', []);
          told.Key = part(keys(o));
          told.Value = part(values_of(o));
        end
        v = entered(class_of_it, struct('data', told), false);
      otherwise
        v = of_others(o);
    end
  end

  function v = of_others(o)
    [parts, extent] = objectparts(o);
    if ~isempty(parts) && ~isempty(parts(1).member)
      [names, ~, at] = unique({parts.member}, 'stable');
      told = struct('class', parts(1).class, 'names', {names}, 'indices', reshape(double(at) - 1, extent));
      v.('members of an enumeration') = told;
      return;
    end
    own = zeros(extent);
    for k = 1:numel(parts)
      at = find(parts(k).number > 0 & numbers(:, 1) == parts(k).number);
      if ~isempty(at)
        own(k) = numbers(at, 2);
        continue;
      end
      objects(end + 1) = struct('class', parts(k).class, 'fields', struct(), 'whole', false);
      own(k) = numel(objects);
      numbers(end + 1, :) = [parts(k).number, own(k)];
      fields = parts(k).fields;
      if ismethod(parts(k).object, 'saveobj')
        other = saveobj(parts(k).object);
        if strcmp(class(other), parts(k).class)
          other = objectparts(other);
          fields = other.fields;
        else
          objects(own(k)).whole = true;
          fields = struct();
          fields.any = other;
        end
      end
      held(end + 1, :) = {own(k), fields};
    end
    v.('reference to objects') = own;
  end

  function v = entered(name, fields, whole)
    objects(end + 1) = struct('class', name, 'fields', fields, 'whole', whole);
    v.('reference to objects') = numel(objects);
  end
end

function s = of_map(m)
  s = struct('keys', {keys(m)}, 'values', {values(m)}, 'uniformity', ~strcmp(m.ValueType, 'any'), ...
    'keyType', m.KeyType, 'valueType', m.ValueType);
end

function v = values_of(d)
  v = values(d);
end
