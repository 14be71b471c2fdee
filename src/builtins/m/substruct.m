function s = substruct(varargin)
  if nargin < 2 || mod(nargin, 2) != 0
    error('substruct: arguments must come in pairs of TYPE and SUBS');
  end
  types = varargin(1:2:end);
  subs = varargin(2:2:end);
  for k = 1:numel(types)
    if ! ischar(types{k}) || ! any(strcmp(types{k}, {'()', '{}', '.'}))
      error('substruct: TYPE must be one of "()", "{}", or "."');
    end
    if ! (iscell(subs{k}) || ischar(subs{k}))
      error('substruct: for TYPE == () or {}, SUBS must be a cell array or ":"');
    end
  end
  s = struct('type', types, 'subs', subs);
end
