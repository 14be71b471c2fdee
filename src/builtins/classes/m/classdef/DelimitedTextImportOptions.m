% How a file of delimited text is read.
classdef DelimitedTextImportOptions
  properties
    DataLines = [1 Inf]
    Delimiter = {','}
    CommentStyle = {}
    ConsecutiveDelimitersRule = 'split'
    LeadingDelimitersRule = 'keep'
    TrailingDelimitersRule = 'keep'
    EmptyLineRule = 'skip'
    Encoding = 'UTF-8'
    MissingRule = 'fill'
    ImportErrorRule = 'fill'
    ExtraColumnsRule = 'addvars'
    VariableNamingRule = 'modify'
    VariableNamesLine = 0
    VariableNames = {}
    VariableTypes = {}
    SelectedVariableNames = {}
  end

  properties (Hidden)
    % Options of variables by their names: FillValue, TreatAsMissing, InputFormat, ...
    of_variables = struct()
  end

  methods
    function opts = set.Delimiter(opts, signs)
      opts.Delimiter = reshape(cellstr(signs), 1, []);
    end

    function opts = set.VariableNames(opts, names)
      names = reshape(cellstr(names), 1, []);
      before = opts.VariableNames;
      chosen = opts.SelectedVariableNames;
      if numel(names) == numel(before)
        % Those that are read keep their places.
        [there, at] = ismember(chosen, before);
        chosen(there) = names(at(there));
      else
        chosen = names;
        types = repmat({'char'}, 1, numel(names));
        kept = 1:min(numel(names), numel(opts.VariableTypes));
        types(kept) = opts.VariableTypes(kept);
        opts.VariableTypes = types;
      end
      opts.VariableNames = names;
      opts.SelectedVariableNames = chosen;
    end

    function opts = set.VariableTypes(opts, types)
      types = reshape(cellstr(types), 1, []);
      known = {'double', 'single', 'int8', 'int16', 'int32', 'int64', 'uint8', 'uint16', 'uint32', 'uint64', 'char', ...
        'string', 'logical', 'datetime', 'duration', 'categorical'};
      odd = types(~ismember(types, known));
      if ~isempty(odd)
        error('MATLAB:textio:InvalidType', 'There are no variables of the type ''%s''.', odd{1});
      end
      opts.VariableTypes = types;
    end

    function opts = set.SelectedVariableNames(opts, names)
      if isnumeric(names) || islogical(names)
        names = opts.VariableNames(names);
      end
      names = reshape(cellstr(names), 1, []);
      odd = names(~ismember(names, opts.VariableNames));
      if ~isempty(odd)
        error('MATLAB:textio:UnknownVarName', 'There is no variable ''%s''.', odd{1});
      end
      opts.SelectedVariableNames = names;
    end

    function opts = setvartype(opts, which, type)
      if nargin < 3
        [which, type] = deal(1:numel(opts.VariableNames), which);
      end
      at = places(opts, which);
      types = opts.VariableTypes;
      types(at) = cellstr(type);
      opts.VariableTypes = types;
    end

    function opts = setvaropts(opts, which, varargin)
      if mod(numel(varargin), 2) == 1
        varargin = [{which}, varargin];
        which = 1:numel(opts.VariableNames);
      end
      for k = places(opts, which)
        for j = 1:2:numel(varargin)
          opts.of_variables.(sprintf('v%d', k)).(lower(char(varargin{j}))) = varargin{j + 1};
        end
      end
    end

    function t = preview(path, opts)
      t = head(read_table(opts, path, {}), 8);
    end

    function A = readmatrix(path, opts)
      t = read_table(opts, path, {});
      A = t{:, :};
    end

    function c = readcell(path, opts)
      c = table2cell(read_table(opts, path, {}));
    end
  end

  methods (Hidden)
    function t = read_table(opts, path, more)
      t = readtable(path, 'Delimiter', opts.Delimiter, 'CommentStyle', opts.CommentStyle, 'DataLines', opts.DataLines, ...
        'ConsecutiveDelimitersRule', opts.ConsecutiveDelimitersRule, 'LeadingDelimitersRule', opts.LeadingDelimitersRule, ...
        'TrailingDelimitersRule', opts.TrailingDelimitersRule, 'EmptyLineRule', opts.EmptyLineRule, ...
        'ReadVariableNames', false, 'ExpectedNumVariables', numel(opts.VariableNames), 'AllTexts', true);
      chosen = places(opts, opts.SelectedVariableNames);
      columns = cell(1, numel(chosen));
      for k = 1:numel(chosen)
        own = struct();
        name = sprintf('v%d', chosen(k));
        if isfield(opts.of_variables, name)
          own = opts.of_variables.(name);
        end
        x = t.(chosen(k));
        if ~iscell(x)
          x = repmat({''}, height(t), 1);
        end
        columns{k} = converted(x, opts.VariableTypes{chosen(k)}, own);
      end
      t = table.of(columns, opts.SelectedVariableNames, {}, height(t));
      for k = 1:2:numel(more) - 1
        if strcmpi(more{k}, 'ReadRowNames') && isequal(more{k + 1}, true)
          names = t.(1);
          t(:, 1) = [];
          t.Properties.RowNames = cellstr(string(names));
        end
      end
      switch lower(opts.MissingRule)
        case 'omitrow', t = rmmissing(t);
        case 'omitvar', t = rmmissing(t, 2);
      end
    end

    function at = places(opts, which)
      if isnumeric(which) || islogical(which)
        at = 1:numel(opts.VariableNames);
        at = at(which);
      else
        which = reshape(cellstr(which), 1, []);
        [there, at] = ismember(which, opts.VariableNames);
        if ~all(there)
          error('MATLAB:textio:UnknownVarName', 'There is no variable ''%s''.', which{find(~there, 1)});
        end
      end
    end
  end
end

% Texts as values of a type.
function y = converted(x, type, own)
  if isfield(own, 'treatasmissing')
    x(ismember(x, cellstr(own.treatasmissing))) = {''};
  end
  switch type
    case 'char'
      y = x;
      fill = '';
    case 'string'
      y = string(x);
      y(y == "") = string(NaN);
    case 'categorical'
      y = categorical(x);
    case 'datetime'
      if isfield(own, 'inputformat') && ~isempty(own.inputformat)
        y = datetime(x, 'InputFormat', own.inputformat);
      else
        y = datetime(x);
      end
      if isfield(own, 'datetimeformat')
        y.Format = own.datetimeformat;
      end
    case 'duration'
      y = duration(x);
    case 'logical'
      y = ismember(lower(strtrim(x)), {'1', 'true', 't', 'yes'});
    otherwise
      if isfield(own, 'thousandsseparator')
        x = strrep(x, own.thousandsseparator, '');
      end
      if isfield(own, 'decimalseparator')
        x = strrep(x, own.decimalseparator, '.');
      end
      y = str2double(x);
      y(contains(x, ',')) = NaN;
      if isfield(own, 'fillvalue')
        y(isnan(y)) = own.fillvalue;
      end
      if ~strcmp(type, 'double')
        y = cast(y, type);
      end
      return;
  end
  if isfield(own, 'fillvalue') && ~strcmp(type, 'logical')
    gone = ismissing(y);
    if iscell(y)
      y(gone) = {char(own.fillvalue)};
    else
      y(gone) = own.fillvalue;
    end
  end
end
