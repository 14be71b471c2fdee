function varargout = subsref(value, s)
  check_subs('subsref', s);
  for k = 1:numel(s)
    last = k == numel(s);
    subs = s(k).subs;
    switch s(k).type
      case '()'
        if ischar(subs)
          subs = {subs};
        end
        value = value(subs{:});
      case '{}'
        if ischar(subs)
          subs = {subs};
        end
        if last
          [varargout{1:max(numel(value(subs{:})), nargout > 0)}] = value{subs{:}};
          return;
        end
        value = value{subs{:}};
      otherwise
        if last && isstruct(value)
          [varargout{1:numel(value)}] = value.(subs);
          return;
        end
        value = value.(subs);
    end
  end
  varargout{1} = value;
end

function check_subs(name, s)
  if ~isstruct(s) || ~all(isfield(s, {'type', 'subs'}))
    error(['MATLAB:', name, ':badSubs'], '%s: IDX must be a struct array with the fields type and subs', name);
  end
  for k = 1:numel(s)
    if ~any(strcmp(s(k).type, {'()', '{}', '.'}))
      error(['MATLAB:', name, ':badType'], '%s: type must be ''()'', ''{}'' or ''.''', name);
    end
    if ~(iscell(s(k).subs) || ischar(s(k).subs))
      error(['MATLAB:', name, ':badSubs'], '%s: subs must be a cell array or text', name);
    end
  end
end
