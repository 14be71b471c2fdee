function [dim, omit, kind] = foldoptions(name, options, kinds)
  % What follows the data of a statistic: along which dimensions (empty where none is named), whether NaN is left out, and
  % which of some words for the class of the result is there ('' where none is).
  dim = [];
  omit = false;
  kind = '';
  whole = false;
  for k = 1:numel(options)
    option = options{k};
    if ischar(option) || isstring(option)
      word = lower(char(option));
      switch word
        case 'all'
          whole = true;
        case {'omitnan', 'omitmissing'}
          omit = true;
        case {'includenan', 'includemissing'}
        case kinds
          if ~isempty(kind)
            error(['MATLAB:', name, ':outputType'], '%s: only one OUTTYPE can be specified', name);
          end
          kind = word;
        otherwise
          error(['MATLAB:', name, ':unknownOption'], '%s: unknown option ''%s''', name, char(option));
      end
    elseif ~isempty(dim)
      error(['MATLAB:', name, ':dimensions'], 'Invalid call to %s: expected one dimension, found two', name);
    else
      dim = option;
    end
  end
  if whole
    if ~isempty(dim)
      error(['MATLAB:', name, ':allAndDim'], '%s: ''all'' flag cannot be used with DIM or VECDIM options', name);
    end
    dim = 'all';
  end
end
