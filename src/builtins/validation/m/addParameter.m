function addParameter(p, name, default, check, varargin)
  if nargin < 4 || ischar(check)
    % addParameter(..., 'PartialMatchPriority', n) orders what a prefix may mean; names are unique here.
    check = [];
  end
  inputparser_declare(p, 'parameter', name, default, check);
end
