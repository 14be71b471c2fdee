function [bins, edges] = discretize(x, edges, varargin)
  [right, named, names, values] = options_of(varargin);
  word = '';
  if ischar(edges) || isstring(edges)
    word = lower(char(edges));
    if ~isa(x, 'datetime')
      error('MATLAB:discretize:InvalidInput', 'discretize: the bins of dates alone have names');
    end
    edges = calendar_edges(x, word);
  end
  if isa(x, 'datetime') || isa(x, 'duration')
    if isnumeric(edges) && isscalar(edges)
      edges = min(x(:)) + (max(x(:)) - min(x(:))) * (0:edges) / edges;
    elseif isa(edges, 'duration') && isscalar(edges) && isa(x, 'datetime') || isa(edges, 'calendarDuration')
      edges = stepped(min(x(:)), max(x(:)), edges);
    elseif isa(edges, 'duration') && isscalar(edges)
      step = edges;
      edges = step * (floor(min(x(:)) / step):max(ceil(max(x(:)) / step), floor(min(x(:)) / step) + 1));
    end
    edges = reshape(edges, 1, []);
    origin = edges(1);
    at = seconds(x - origin);
    places = seconds(edges - origin);
  else
    if ~(isnumeric(x) || islogical(x)) || ~isnumeric(edges)
      error('MATLAB:discretize:InvalidInput', 'discretize: expected numbers and edges');
    end
    if isscalar(edges)
      % Edges that are easy to read.
      [~, edges] = histcounts(x, edges);
    end
    edges = reshape(double(edges), 1, []);
    at = x;
    places = edges;
  end
  if ~issorted(places) && any(diff(places) < 0)
    error('MATLAB:discretize:expectedIncreasing', 'discretize: the edges must increase');
  end
  last = numel(edges) - 1;
  if right
    if ~isfloat(at)
      at = double(at);
    end
    bins = double(binplaces(-at, -places(end:-1:1)));
    bins(bins > 0) = last + 1 - bins(bins > 0);
  else
    bins = double(binplaces(at, places));
  end
  bins(bins == 0) = NaN;
  if named
    if isempty(names) || ischar(names) || isstring(names) && isscalar(names) && last ~= 1
      names = names_of(edges, right, word, names);
    elseif numel(names) ~= last
      error('MATLAB:discretize:InvalidValues', 'discretize: expected %d names, one a bin', last);
    end
    bins = categorical(bins, 1:last, cellstr(names), 'Ordinal', true);
  elseif ~isempty(values)
    if numel(values) ~= last
      error('MATLAB:discretize:InvalidValues', 'discretize: expected %d values, one a bin', last);
    end
    known = ~isnan(bins);
    if iscell(values)
      chosen = repmat({''}, size(bins));
      chosen(known) = values(bins(known));
      bins = chosen;
    else
      chosen = values(bins(known));
      if isfloat(values)
        bins = NaN(size(bins), class(values));
      elseif ~isnumeric(values) && ~islogical(values)
        bins = repmat(values(1), size(bins));
        bins(~known) = missing;
      end
      bins(known) = chosen;
    end
  end
end

function [right, named, names, values] = options_of(args)
  [right, named, names, values] = deal(false, false, [], []);
  k = 1;
  while k <= numel(args)
    is_word = ischar(args{k}) && isrow(args{k}) || isstring(args{k}) && isscalar(args{k});
    if is_word && strcmpi(args{k}, 'IncludedEdge') && k < numel(args)
      right = strcmpi(args{k + 1}, 'right');
      k = k + 2;
    elseif is_word && strcmpi(args{k}, 'categorical')
      named = true;
      k = k + 1;
    elseif named
      names = args{k};
      k = k + 1;
    else
      values = args{k};
      k = k + 1;
    end
  end
end

% The begins of all parts of a calendar from the first date to behind the last.
function edges = calendar_edges(x, word)
  steps = struct('second', seconds(1), 'minute', minutes(1), 'hour', hours(1), 'day', caldays(1), 'week', calweeks(1), ...
    'month', calmonths(1), 'quarter', calquarters(1), 'year', calyears(1), 'decade', calyears(10), 'century', calyears(100));
  if ~isfield(steps, word)
    error('MATLAB:discretize:InvalidUnit', 'discretize: there are no parts of a calendar called ''%s''', word);
  end
  first = min(x(:));
  if any(strcmp(word, {'decade', 'century'}))
    span = 10 * 10^strcmp(word, 'century');
    first = datetime(span * floor(year(first) / span), 1, 1);
  else
    first = dateshift(first, 'start', word);
  end
  edges = stepped(first, max(x(:)), steps.(word));
end

function edges = stepped(first, last, step)
  if isa(step, 'duration')
    edges = first + step * (0:floor((last - first) / step) + 1);
    return;
  end
  edges = first;
  while edges(end) <= last
    edges(end + 1) = first + step * numel(edges);
  end
end

function names = names_of(edges, right, word, format)
  last = numel(edges) - 1;
  if isempty(format)
    format = part_format(word);
  end
  if isempty(word)
    if isnumeric(edges)
      texts = arrayfun(@(e) sprintf('%.5g', e), edges, 'UniformOutput', false);
    elseif isempty(format)
      texts = cellstr(edges);
    else
      texts = cellstr(edges, char(format));
    end
    [open, close] = deal(repmat('[', 1, last), repmat(')', 1, last));
    close(last) = ']';
    if right
      [open, close] = deal(repmat('(', 1, last), repmat(']', 1, last));
      open(1) = '[';
    end
    names = arrayfun(@(k) [open(k), texts{k}, ', ', texts{k + 1}, close(k)], 1:last, 'UniformOutput', false);
  else
    names = cellstr(edges(1:last), char(format));
  end
end

function format = part_format(word)
  switch word
    case 'month'
      format = 'MMM-yyyy';
    case {'year', 'decade', 'century'}
      format = 'yyyy';
    case 'quarter'
      format = 'QQQ yyyy';
    case {'day', 'week'}
      format = 'dd-MMM-yyyy';
    case {'hour', 'minute', 'second'}
      format = 'dd-MMM-yyyy HH:mm:ss';
    otherwise
      format = '';
  end
end
