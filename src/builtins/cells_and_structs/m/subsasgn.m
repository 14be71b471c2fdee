function value = subsasgn(value, s, x)
  if ~isstruct(s) || ~all(isfield(s, {'type', 'subs'}))
    error('MATLAB:subsasgn:badSubs', 'subsasgn: IDX must be a struct array with the fields type and subs');
  end
  if isempty(s)
    value = x;
    return;
  end
  subs = s(1).subs;
  if ischar(subs) && ~strcmp(s(1).type, '.')
    subs = {subs};
  end
  inner = numel(s) > 1;
  switch s(1).type
    case '()'
      if inner
        x = subsasgn(part(@() value(subs{:})), s(2:end), x);
      end
      if ~inner && isa(x, 'double') && isequal(size(x), [0, 0])
        % Elements are deleted, as by value(subs{:}) = [].
        value(subs{:}) = [];
        return;
      end
      if isempty(value) && isstruct(x)
        value = repmat(x, 0, 0);
      end
      if ~inner && isa(x, 'double') && isequal(size(x), [0 0])
        % As in a statement, nothing deletes.
        value(subs{:}) = [];
      else
        value(subs{:}) = x;
      end
    case '{}'
      if inner
        x = subsasgn(part(@() value{subs{:}}), s(2:end), x);
      end
      value{subs{:}} = x;
    case '.'
      if inner
        x = subsasgn(part(@() value.(subs)), s(2:end), x);
      end
      value.(subs) = x;
    otherwise
      error('MATLAB:subsasgn:badType', 'subsasgn: type must be ''()'', ''{}'' or ''.''');
  end
end

% What is there already, or nothing.
function v = part(get)
  try
    v = get();
  catch
    v = [];
  end
end
