function parse(p, varargin)
  if ~isa(p, 'inputParser')
    error('MATLAB:InputParser:invalidObject', 'parse: expected an inputParser, found %s', class(p));
  end
  declared = p.Declared;
  kinds = cellfun(@(d) d.kind, declared, 'UniformOutput', false);
  values = struct();
  unmatched = struct();
  given = false(1, numel(declared));
  at = 1;
  for k = find(strcmp(kinds, 'required'))
    if at > numel(varargin)
      error('MATLAB:InputParser:notEnoughInputs', 'Not enough input arguments.');
    end
    values.(declared{k}.name) = accepted(declared{k}, varargin{at});
    given(k) = true;
    at = at + 1;
  end
  named = find(strcmp(kinds, 'parameter') | strcmp(kinds, 'switch'));
  for k = find(strcmp(kinds, 'optional'))
    if at > numel(varargin)
      break;
    end
    value = varargin{at};
    textual = ischar(value) && isrow(value) || isstring(value) && isscalar(value);
    if textual && isempty(declared{k}.check)
      % A text may be the name of a parameter; only a check can say otherwise.
      if ~isempty(named) || numel(varargin) > at
        break;
      end
    end
    [ok, why] = checked(declared{k}, value);
    if ~ok
      if textual || (isstruct(value) && p.StructExpand)
        break;
      end
      refuse(declared{k}, why);
    end
    values.(declared{k}.name) = value;
    given(k) = true;
    at = at + 1;
  end
  while at <= numel(varargin)
    name = varargin{at};
    if isstruct(name) && isscalar(name) && p.StructExpand
      pairs = [fieldnames(name), struct2cell(name)].';
      varargin = [varargin(1:at - 1), reshape(pairs, 1, []), varargin(at + 1:end)];
      continue;
    end
    if ~(ischar(name) || isstring(name) && isscalar(name))
      error('MATLAB:InputParser:ParamMustBeChar', ...
            'Expected a string for the parameter name, instead the input type was ''%s''.', class(name));
    end
    name = char(name);
    k = which_one(p, declared, named, name);
    if isempty(k)
      % What has a place may be given by its name too.
      k = which_one(p, declared, find(strcmp(kinds, 'optional') & ~given), name);
    end
    if isempty(k)
      if ~p.KeepUnmatched
        of = char(p.FunctionName);
        if isempty(of)
          of = 'this function';
        end
        error('MATLAB:InputParser:UnmatchedParameter', ...
              '''%s'' is not a recognized parameter. For a list of valid name-value pair arguments, see the documentation for %s.', name, of);
      end
      if at == numel(varargin)
        missing_value(name);
      end
      unmatched.(name) = varargin{at + 1};
      at = at + 2;
    elseif strcmp(declared{k}.kind, 'switch')
      values.(declared{k}.name) = true;
      given(k) = true;
      at = at + 1;
    else
      if at == numel(varargin)
        missing_value(name);
      end
      values.(declared{k}.name) = accepted(declared{k}, varargin{at + 1});
      given(k) = true;
      at = at + 2;
    end
  end
  for k = find(~given)
    values.(declared{k}.name) = declared{k}.default;
  end
  p.Results = orderfields(values);
  p.Unmatched = unmatched;
  p.UsingDefaults = cellfun(@(d) d.name, declared(~given), 'UniformOutput', false);
end

function k = which_one(p, declared, named, name)
  same = @strcmpi;
  starts = @strncmpi;
  if p.CaseSensitive
    same = @strcmp;
    starts = @strncmp;
  end
  names = cellfun(@(d) d.name, declared(named), 'UniformOutput', false);
  k = named(same(names, name));
  if isempty(k) && p.PartialMatching && ~isempty(name)
    k = named(starts(names, name, numel(name)));
    if numel(k) > 1
      error('MATLAB:InputParser:AmbiguousParameter', 'The parameter name ''%s'' is ambiguous.', name);
    end
  end
  if ~isempty(k)
    k = k(1);
  end
end

function value = accepted(declaration, value)
  [ok, why] = checked(declaration, value);
  if ~ok
    refuse(declaration, why);
  end
end

function refuse(declaration, why)
  if isempty(why)
    why = sprintf('It must satisfy the function: %s.', func2str(declaration.check));
  end
  error('MATLAB:InputParser:ArgumentFailedValidation', 'The value of ''%s'' is invalid. %s', declaration.name, why);
end

% A check says no by false, or by an error; one without results says yes by returning.
function [ok, why] = checked(declaration, value)
  ok = true;
  why = '';
  if isempty(declaration.check)
    return;
  end
  try
    answer = cell(1, 1);
    [answer{1:1}] = declaration.check(value);
    ok = isempty(answer{1}) || all(logical(answer{1}(:)));
  catch problem
    if any(strcmp(problem.identifier, {'MATLAB:maxlhs', 'MATLAB:TooManyOutputs', 'MATLAB:unassignedOutputs', 'MATLAB:unexpectedResults'}))
      try
        declaration.check(value);
      catch problem
        ok = false;
        why = problem.message;
      end
    else
      ok = false;
      why = problem.message;
    end
  end
end

function missing_value(name)
  error('MATLAB:InputParser:ParamMissingValue', ...
        'No value was given for ''%s''. Name-value pair arguments require a name followed by a value.', name);
end
