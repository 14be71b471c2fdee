% Values out of a list of categories. The elements are places in that list, NaN where a value is undefined.
classdef categorical < matgpu.PlainArray
  properties (Hidden)
    names = cell(0, 1)
    ordinal = false
    protected = false
  end

  methods
    function c = categorical(x, varargin)
      if nargin == 0
        return;
      elseif isa(x, 'missing')
        c.data = double(x);
        return;
      end
      set = [];
      names = {};
      has_set = false;
      k = 1;
      while k <= numel(varargin)
        one = varargin{k};
        if (ischar(one) || isstring(one) && isscalar(one)) && any(strcmpi(char(one), {'Ordinal', 'Protected'}))
          if strcmpi(char(one), 'Ordinal')
            c.ordinal = logical(varargin{k + 1});
            c.protected = c.protected || c.ordinal;
          else
            c.protected = logical(varargin{k + 1});
          end
          k = k + 2;
        else
          if ~has_set
            set = one;
            has_set = true;
          else
            names = cellstr(one);
          end
          k = k + 1;
        end
      end
      if isa(x, 'categorical')
        if ~has_set
          c.names = x.names;
          c.ordinal = c.ordinal || x.ordinal;
          c.protected = c.protected || x.protected;
          c.data = x.data;
          return;
        end
        x = cellstr(x);
      end
      if isenum(x)
        % The members that are there, as their class lists them.
        [~, members] = enumeration(class(x));
        x = cellstr(x);
        if ~has_set
          set = members(ismember(members, x));
          has_set = true;
        elseif isenum(set)
          set = cellstr(set);
        end
      end
      if ischar(x)
        x = cellstr(x);
      end
      if isa(set, 'categorical')
        set = cellstr(set);
      end
      if ~has_set
        set = values_in(x);
      elseif ischar(set)
        set = cellstr(set);
      end
      if isempty(names)
        names = labels_of(set);
      end
      if numel(names) ~= numel(set)
        error('MATLAB:categorical:InvalidNamesSize', 'There are %d values and %d names of categories.', numel(set), numel(names));
      end
      c.data = nan(size(x));
      if ~isempty(set)
        if iscell(x) || isstring(x)
          [there, at] = ismember(strtrim(cellstr_or_empty(x)), cellstr_or_empty(set));
        else
          [there, at] = ismember(x, set);
        end
        c.data(there) = at(there);
      end
      [c.names, ~, to] = unique(names(:), 'stable');
      if numel(c.names) < numel(names)
        known = ~isnan(c.data);
        c.data(known) = to(c.data(known));
      end
      c.names = c.names(:);
    end

    function tf = has_part(c, name)
      tf = false;
    end

    function value = part_of(c, name)
      error('MATLAB:noSuchMethodOrField', 'Unrecognized method, property, or field ''%s'' for class ''categorical''.', name);
    end

    function c = with_part(c, name, value)
      error('MATLAB:noPublicFieldForClass', 'Unrecognized property ''%s'' for class ''categorical''.', name);
    end

    function [c, other] = alike(c, other)
      if isa(other, 'missing') || isnumeric(other) && all(isnan(other(:)))
        other = with_data(c, nan(size(other)));
        return;
      end
      if ~isa(other, 'categorical')
        if ~(ischar(other) || iscellstr(other) || isstring(other))
          error('MATLAB:categorical:InvalidInput', 'Values of class %s cannot be combined with categories; texts can.', class(other));
        end
        other = categorical(other);
      elseif c.ordinal ~= other.ordinal || c.ordinal && ~isequal(c.names, other.names) && ~isempty(other.names)
        if ~isempty(c.names) && ~isempty(other.names)
          error('MATLAB:categorical:OrdinalMismatch', 'Ordinal arrays can only be combined with ordinal arrays of the same categories in the same order.');
        end
      end
      if isempty(c.names) && isempty(c.data(~isnan(c.data)))
        c.names = other.names;
        c.ordinal = other.ordinal;
        c.protected = other.protected;
        return;
      end
      [there, at] = ismember(other.names, c.names);
      if ~all(there)
        at(~there) = numel(c.names) + (1:sum(~there))';
        if c.protected
          at(~there) = -1;
        else
          c.names = [c.names; other.names(~there)];
        end
      end
      known = ~isnan(other.data);
      data = other.data;
      data(known) = at(data(known));
      if any(data(:) == -1)
        missing = other.names(~there);
        error('MATLAB:categorical:ProtectedForCombination', '''%s'' is not a category of this protected array. addcats adds categories.', missing{1});
      end
      other = with_data(c, data);
    end

    function [a, b] = operands(a, b)
      parts = free(a, b);
      [a, b] = parts{:};
    end

    function [a, b] = ordered(a, b)
      if isa(a, 'categorical')
        o = a;
      else
        o = b;
      end
      if ~o.ordinal
        error('MATLAB:categorical:NotOrdinal', 'Relational comparisons are not allowed for categorical arrays that are not ordinal.');
      end
      parts = together(a, b);
      [a, b] = parts{2:3};
    end

    function c = categories(x, varargin)
      c = x.names;
    end

    function n = numcats(x)
      n = numel(x.names);
    end

    function n = countcats(x, dim)
      if nargin < 2
        dim = find(size(x.data) ~= 1, 1);
        if isempty(dim)
          dim = 1;
        end
      end
      k = numel(x.names);
      if isvector(x.data) && (dim == 1) == iscolumn(x.data) || isscalar(x.data)
        known = x.data(~isnan(x.data));
        n = accumarray(known(:), 1, [k, 1]);
        if dim == 2
          n = n';
        end
      else
        n = cell(k, 1);
        for j = 1:k
          n{j} = sum(x.data == j, dim);
        end
        n = cat(dim, n{:});
      end
    end

    function [n, names] = histcounts(x, varargin)
      n = countcats(vec(x)).';
      names = x.names';
      if ~isempty(varargin) && ~isequal(lower(char(varargin{1})), 'normalization')
        chosen = reshape(cellstr(varargin{1}), 1, []);
        [there, at] = ismember(chosen, names);
        counts = zeros(1, numel(chosen));
        counts(there) = n(at(there));
        n = counts;
        names = chosen;
        varargin(1) = [];
      end
      how = 'count';
      for k = 1:2:numel(varargin)
        if ~strcmpi(char(varargin{k}), 'Normalization') || k == numel(varargin)
          error('MATLAB:histcounts:InvalidOption', 'histcounts: the option ''%s'' is not known', char(varargin{k}));
        end
        how = lower(char(varargin{k + 1}));
      end
      total = numel(x.data);
      switch how
        case {'count', 'countdensity'}
        case {'probability', 'pdf'}, n = n / total;
        case 'percentage', n = 100 * n / total;
        case 'cumcount', n = cumsum(n);
        case 'cdf', n = cumsum(n) / total;
        otherwise
          error('MATLAB:histcounts:InvalidOption', 'histcounts: the normalization ''%s'' is not known', how);
      end
    end

    function tf = isundefined(x)
      tf = isnan(x.data);
    end

    function tf = isordinal(x)
      tf = x.ordinal;
    end

    function tf = isprotected(x)
      tf = x.protected;
    end

    function tf = iscategory(x, names)
      tf = ismember(cellstr(names), x.names);
    end

    function c = addcats(c, names, where, place)
      names = reshape(cellstr(names), [], 1);
      both = intersect(names, c.names);
      if ~isempty(both)
        error('MATLAB:categorical:addcats:CategoriesAlreadyExist', 'The category ''%s'' is there already.', both{1});
      end
      at = numel(c.names);
      if nargin > 2
        at = find(strcmp(char(place), c.names));
        if isempty(at)
          no_category(place);
        end
        if strcmpi(where, 'Before')
          at = at - 1;
        end
      elseif c.ordinal
        error('MATLAB:categorical:addcats:MustSpecifyBeforeAfter', 'Where a category of an ordinal array belongs is said by ''Before'' or ''After''.');
      end
      later = c.data > at;
      c.data(later) = c.data(later) + numel(names);
      c.names = [c.names(1:at); names; c.names(at + 1:end)];
    end

    function c = removecats(c, names)
      if nargin < 2
        gone = ~ismember((1:numel(c.names))', c.data(:));
      else
        gone = ismember(c.names, cellstr(names));
      end
      to = cumsum(~gone);
      to(gone) = NaN;
      known = ~isnan(c.data);
      c.data(known) = to(c.data(known));
      c.names = c.names(~gone);
    end

    function c = renamecats(c, varargin)
      if nargin == 2
        new = cellstr(varargin{1});
        at = 1:numel(c.names);
      else
        [there, at] = ismember(cellstr(varargin{1}), c.names);
        if ~all(there)
          old = cellstr(varargin{1});
          no_category(old{find(~there, 1)});
        end
        new = cellstr(varargin{2});
      end
      if numel(new) ~= numel(at)
        error('MATLAB:categorical:renamecats:IncorrectNumCatnames', 'There are %d categories, and %d new names.', numel(at), numel(new));
      end
      names = c.names;
      names(at) = new;
      if numel(unique(names)) < numel(names)
        error('MATLAB:categorical:renamecats:DuplicateNames', 'Two categories cannot have the same name.');
      end
      c.names = names;
    end

    function c = reordercats(c, order)
      if nargin < 2
        [~, order] = sort(c.names);
      elseif ~isnumeric(order)
        [there, order] = ismember(cellstr(order), c.names);
        if ~all(there) || numel(order) ~= numel(c.names)
          error('MATLAB:categorical:reordercats:InvalidNewOrder', 'A new order names all categories, each of them once.');
        end
      end
      to(order) = 1:numel(order);
      known = ~isnan(c.data);
      c.data(known) = to(c.data(known));
      c.names = c.names(order(:));
    end

    function c = setcats(c, names)
      names = reshape(cellstr(names), [], 1);
      [there, to] = ismember(c.names, names);
      to(~there) = NaN;
      known = ~isnan(c.data);
      c.data(known) = to(c.data(known));
      c.names = names;
    end

    function c = mergecats(c, old, new)
      old = cellstr(old);
      if nargin < 3
        new = old{1};
      end
      new = char(new);
      from = ismember(c.names, old);
      if ~any(from)
        return;
      end
      first = find(from, 1);
      existing = find(strcmp(new, c.names) & ~from, 1);
      if ~isempty(existing)
        first = existing;
      end
      kept = ~from;
      kept(first) = true;
      to = cumsum(kept);
      to(from) = to(first);
      names = c.names;
      names{first} = new;
      known = ~isnan(c.data);
      c.data(known) = to(c.data(known));
      c.names = names(kept);
    end

    function c = times(a, b)
      parts = {a, b};
      names = cell(0, 1);
      for x = a.names'
        names = [names; strcat(x{1}, {' '}, b.names)];
      end
      c = a;
      c.data = (a.data - 1) * numel(b.names) + b.data;
      c.names = names;
    end

    function x = median(x, varargin)
      if ~x.ordinal
        error('MATLAB:categorical:NotOrdinal', 'The median of categories that have no order is not defined.');
      end
      sorted = sort(x.data(~isnan(x.data)));
      x.data = sorted(floor((numel(sorted) + 1) / 2));
    end

    function x = double(c)
      x = c.data;
    end

    function x = single(c)
      x = single(c.data);
    end

    function x = int8(c)
      x = int8(c.data);
    end

    function x = int16(c)
      x = int16(c.data);
    end

    function x = int64(c)
      x = int64(c.data);
    end

    function x = uint16(c)
      x = uint16(c.data);
    end

    function x = uint32(c)
      x = uint32(c.data);
    end

    function x = uint64(c)
      x = uint64(c.data);
    end

    function x = int32(c)
      x = int32(c.data);
    end

    function x = uint8(c)
      x = uint8(c.data);
    end

    function x = subsindex(c)
      x = c.data - 1;
    end

    function texts = texts_of(c, varargin)
      texts = cell(size(c.data));
      known = ~isnan(c.data);
      texts(known) = c.names(c.data(known));
      texts(~known) = {'<undefined>'};
    end

    function s = string(c)
      s = string(texts_of(c));
      s(isnan(c.data)) = string(NaN);
    end

    function print_matrix(c, texts)
      n = size(texts, 1);
      blocks = cell(1, size(texts, 2));
      for k = 1:numel(blocks)
        blocks{k} = [repmat('     ', n, 1), char(texts(:, k)), repmat(' ', n, 1)];
      end
      print_blocks(c, blocks);
    end
  end

  methods (Static, Hidden)
    function c = empty(varargin)
      c = categorical();
      if nargin > 0
        c.data = zeros(varargin{:});
      end
    end
  end
end

function no_category(name)
  error('MATLAB:categorical:NoSuchCategory', '''%s'' is no category of this array.', char(name));
end

% Two arrays as if the first were not protected: what it has no category for is like nothing.
function parts = free(a, b)
  if isa(a, 'categorical')
    a.protected = false;
  end
  if isa(b, 'categorical')
    b.protected = false;
    if isa(a, 'categorical') && a.ordinal ~= b.ordinal
      b.ordinal = a.ordinal;
      b.names = b.names;
    end
  end
  parts = together(a, b);
  parts = parts(2:3);
end

% The values of an array in order, without those that are missing.
function set = values_in(x)
  if iscell(x)
    x = strtrim(cellstr_or_empty(x));
    x = x(~cellfun('isempty', x));
    set = unique(x(:));
  elseif isstring(x)
    x = strtrim(x(~ismissing(x)));
    set = unique(x(x ~= ""));
  else
    set = unique(x(~ismissing(x)));
  end
  set = set(:);
end

function x = cellstr_or_empty(x)
  if isstring(x)
    gone = ismissing(x);
    x(gone) = "";
    x = cellstr(x);
  elseif ~iscellstr(x)
    error('MATLAB:categorical:InvalidCells', 'Categories are made of cells that hold texts.');
  end
end

function names = labels_of(set)
  if iscell(set)
    names = strtrim(set);
  elseif isstring(set)
    names = strtrim(cellstr(set));
  elseif islogical(set)
    words = {'false', 'true'};
    names = words(set + 1);
  elseif isnumeric(set)
    names = arrayfun(@(v) sprintf('%.5g', v), double(set(:)), 'UniformOutput', false);
    if numel(unique(names)) < numel(names)
      names = arrayfun(@(v) sprintf('%.15g', v), double(set(:)), 'UniformOutput', false);
    end
  else
    names = cellstr(set);
  end
  names = names(:);
end
