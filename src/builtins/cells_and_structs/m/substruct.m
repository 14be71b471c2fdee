function s = substruct(varargin)
  if nargin == 0 || mod(nargin, 2) == 1
    error('MATLAB:minrhs', 'substruct: arguments must come in pairs of TYPE and SUBS');
  end
  pairs = reshape(varargin, 2, []);
  for pair = pairs
    [type, subs] = pair{:};
    if ~ischar(type) || ~ismember(type, {'()', '{}', '.'})
      error('MATLAB:substruct:InvalidType', 'substruct: TYPE must be one of "()", "{}", or "."');
    end
    if strcmp(type, '.') && ~ischar(subs)
      error('MATLAB:substruct:InvalidSubs', 'substruct: for TYPE == ''.'', expected the name of a field, found a value of class %s', class(subs));
    end
    if ~ischar(subs) && ~iscell(subs)
      error('MATLAB:substruct:InvalidSubs', 'substruct: for TYPE == () or {}, SUBS must be a cell array or ":"');
    end
  end
  s = cell2struct(pairs, {'type', 'subs'}, 1).';
end
