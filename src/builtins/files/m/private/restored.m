% Values of a MAT-file with its objects in the place of the references to them.
function values = restored(values, objects)
  made = cell(1, numel(objects));
  is_made = false(1, numel(objects));
  handles = [];
  values = part(values);
  % Handles hold what they do once all are there: a list of many may hang together by them.
  turn = 1;
  while turn <= numel(handles)
    objectfilled(made{handles(turn)}, part(objects(handles(turn)).fields));
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
      if isscalar(v) && isscalar(names) && any(strcmp(names{1}, {'reference to objects', 'members of an enumeration', 'function handle'}))
        v = meant(names{1}, v.(names{1}));
        return;
      end
      for k = 1:numel(v)
        for j = 1:numel(names)
          v(k).(names{j}) = part(v(k).(names{j}));
        end
      end
    end
  end

  function v = meant(kind, told)
    switch kind
      case 'reference to objects'
        if isempty(told) || any(told(:) < 1) || any(told(:) > numel(objects))
          warning('MATLAB:load:cannotInstantiateLoadedVariable', 'An object of the file cannot be read, and is empty.');
          v = [];
          return;
        end
        v = object(told(1));
        if ~isscalar(told)
          for k = 2:numel(told)
            v(k) = object(told(k));
          end
          v = reshape(v, size(told));
        end
      case 'members of an enumeration'
        of_each = @(k) feval(told.class, told.names{told.indices(k) + 1});
        if isnumeric(objectblank(told.class))
          warning('MATLAB:load:cannotInstantiateLoadedVariable', ...
            'There is no enumeration ''%s'' here; its members are read as strings.', told.class);
          of_each = @(k) string(told.names{told.indices(k) + 1});
        end
        for k = 1:numel(told.indices)
          v(k) = of_each(k);
        end
        v = reshape(v, size(told.indices));
      otherwise
        v = function_of(told);
    end
  end

  function f = function_of(told)
    if ~strcmp(told.type, 'anonymous')
      f = str2func(told.function);
      return;
    end
    space = struct();
    at = [];
    if isfield(told, 'workspace') && isstruct(told.workspace)
      at = told.workspace.('reference to objects');
    end
    if isscalar(at) && at >= 1 && at <= numel(objects) && iscell(objects(at).fields.any)
      space = part(objects(at).fields.any{2});
    end
    text = regexprep(told.function, '^[^@]*', '');
    f = octavehandle(text, fieldnames(space)', struct2cell(space)');
  end

  function o = object(k)
    if is_made(k)
      o = made{k};
      return;
    end
    name = objects(k).class;
    fields = objects(k).fields;
    switch name
      case {'datetime', 'duration', 'calendarDuration', 'categorical', 'table', 'timetable'}
        if strcmp(name, 'timetable')
          fields = fields.any;
        end
        o = objectfilled(objectblank(name), as_in_library(name, part(fields)));
      case 'containers.Map'
        told = part(fields.serialization);
        o = containers.Map('KeyType', told.keyType, 'ValueType', told.valueType);
        for j = 1:numel(told.keys)
          o(told.keys{j}) = told.values{j};
        end
      case 'dictionary'
        told = part(fields.data);
        o = dictionary();
        if isfield(told, 'Key')
          o = dictionary(told.Key, told.Value);
        end
      case 'MException'
        o = MException(fields.identifier, '%s', fields.message);
      otherwise
        o = of_program(k, name, fields);
    end
    made{k} = o;
    is_made(k) = true;
  end

  function o = of_program(k, name, fields)
    o = objectblank(name);
    if isempty(o) && isnumeric(o)
      warning('MATLAB:load:cannotInstantiateLoadedVariable', ...
        'There is no class ''%s'' here; an object of it is read as a struct.', name);
      o = part(fields);
      return;
    end
    if objects(k).whole
      o = feval([name, '.loadobj'], part(fields.any));
      return;
    end
    if isa(o, 'handle')
      % What it holds may refer to it.
      made{k} = o;
      is_made(k) = true;
      if ~ismethod(o, 'loadobj')
        handles(end + 1) = k;
        return;
      end
    end
    o = objectfilled(o, part(fields));
    if ismethod(o, 'loadobj')
      o = feval([name, '.loadobj'], o);
    end
  end
end
