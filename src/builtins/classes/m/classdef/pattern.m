% What texts are searched for: a regular expression, and how it is shown.
classdef pattern
  properties (Hidden)
    source = ''
    written = '""'
  end

  methods
    % `pattern('source', expression, written)` is for the functions that make patterns.
    function p = pattern(text, source, written)
      if nargin == 3
        p.source = source;
        p.written = written;
      elseif nargin == 1 && isa(text, 'pattern')
        p = text;
      elseif nargin == 1
        if ~(ischar(text) || isstring(text) || iscellstr(text))
          error('MATLAB:pattern:InvalidInput', 'A pattern is made of text or of another pattern; found %s.', class(text));
        end
        texts = reshape(cellstr(text), 1, []);
        % The longest is tried first.
        [~, order] = sort(-cellfun(@numel, texts));
        sources = cellfun(@(t) regexptranslate('escape', t), texts(order), 'UniformOutput', false);
        p.source = ['(?:', strjoin(sources, '|'), ')'];
        p.written = strjoin(cellfun(@(t) ['"', t, '"'], texts, 'UniformOutput', false), ' | ');
      end
    end

    function s = source_of(p)
      p = of(p);
      s = p.source;
    end

    function s = written_of(p)
      p = of(p);
      s = p.written;
    end

    function p = plus(a, b)
      [a, b] = deal(of(a), of(b));
      p = pattern('source', [a.source, b.source], [within_sum(a), ' + ', within_sum(b)]);
    end

    function p = or(a, b)
      [a, b] = deal(of(a), of(b));
      p = pattern('source', ['(?:', a.source, '|', b.source, ')'], [a.written, ' | ', b.written]);
    end

    function p = not(a)
      a = of(a);
      p = pattern('source', ['(?!', a.source, ')'], ['~', a.written]);
    end

    function p = horzcat(varargin)
      parts = cellfun(@one_of, varargin, 'UniformOutput', false);
      p = builtin('horzcat', parts{:});
    end

    function p = vertcat(varargin)
      parts = cellfun(@one_of, varargin, 'UniformOutput', false);
      p = builtin('vertcat', parts{:});
    end

    function tf = contains(text, p, varargin)
      tf = asked(text, of(p), '', '', varargin);
    end

    function tf = startsWith(text, p, varargin)
      tf = asked(text, of(p), '\A', '', varargin);
    end

    function tf = endsWith(text, p, varargin)
      tf = asked(text, of(p), '', '\z', varargin);
    end

    function tf = matches(text, p, varargin)
      tf = asked(text, of(p), '\A', '\z', varargin);
    end

    function n = count(text, p, varargin)
      p = of(p);
      options = regexp_options(varargin);
      n = reshape(cellfun(@(t) numel(regexp(t, p.source, 'start', options{:})), texts_of(text)), shape_of(text));
    end

    function parts = extract(text, p)
      parts = extracted(text, p);
    end

    function parts = extracted(text, p)
      p = of(p);
      found = cellfun(@(t) regexp(t, p.source, 'match'), texts_of(text), 'UniformOutput', false);
      parts = beside(found, text);
    end

    function [parts, matches] = split(text, p)
      p = of(p);
      [found, between] = cellfun(@(t) regexp(t, p.source, 'split', 'match', 'emptymatch'), texts_of(text), 'UniformOutput', false);
      parts = beside(found, text);
      if nargout > 1
        matches = beside(between, text);
      end
    end

    function text = replace(text, p, new)
      p = of(p);
      text = with_texts(text, cellfun(@(t) put(t, p, char(new), 0), texts_of(text), 'UniformOutput', false));
    end

    function text = erase(text, p)
      text = replace(text, p, '');
    end

    function text = strip(text, varargin)
      sides = {'both', 'left', 'right'};
      side = 'both';
      p = varargin{end};
      if numel(varargin) > 1
        side = validatestring(char(varargin{1}), sides, 'strip');
      end
      p = of(p);
      ends = {['\A(?:', p.source, ')+'], ['(?:', p.source, ')+\z']};
      for k = find([~strcmp(side, 'right'), ~strcmp(side, 'left')])
        text = with_texts(text, cellfun(@(t) regexprep(t, ends{k}, '', 'once'), texts_of(text), 'UniformOutput', false));
      end
    end

    function text = insertAfter(text, p, new)
      p = of(p);
      text = with_texts(text, cellfun(@(t) put(t, p, char(new), 1), texts_of(text), 'UniformOutput', false));
    end

    function text = insertBefore(text, p, new)
      p = of(p);
      text = with_texts(text, cellfun(@(t) put(t, p, char(new), -1), texts_of(text), 'UniformOutput', false));
    end

    function out = extractBefore(text, p)
      out = cut(text, of(p), true);
    end

    function out = extractAfter(text, p)
      out = cut(text, of(p), false);
    end

    function parts = extractBetween(text, from, to, varargin)
      [from, to] = deal(of(from), of(to));
      inclusive = is_inclusive(varargin);
      found = cellfun(@(t) pieces_between(t, from, to, inclusive), texts_of(text), 'UniformOutput', false);
      parts = beside(found, text);
    end

    function text = replaceBetween(text, from, to, new, varargin)
      [from, to] = deal(of(from), of(to));
      inclusive = is_inclusive(varargin);
      text = with_texts(text, cellfun(@(t) put_between(t, from, to, char(new), inclusive), texts_of(text), 'UniformOutput', false));
    end

    function text = eraseBetween(text, from, to, varargin)
      text = replaceBetween(text, from, to, '', varargin{:});
    end

    function places = strfind(text, p, varargin)
      p = of(p);
      found = cellfun(@(t) regexp(t, p.source, 'start'), texts_of(text), 'UniformOutput', false);
      if numel(found) == 1 && ~iscell(text)
        places = found{1};
      else
        places = reshape(found, shape_of(text));
      end
    end

    function display(p)
      name = inputname(1);
      if ~isempty(name)
        fprintf('%s = \n\n', name);
      end
      if isscalar(p)
        fprintf('  pattern\n\n');
      else
        fprintf('  %s pattern array\n\n', strjoin(arrayfun(@(n) sprintf('%d', n), size(p), 'UniformOutput', false), char(215)));
      end
      disp(p);
      fprintf('\n');
    end

    function disp(p)
      fprintf('  Matching:\n\n');
      for k = 1:numel(p)
        fprintf('    %s\n', p(k).written);
      end
    end
  end
end

function p = one_of(x)
  p = x;
  if ~isa(x, 'pattern')
    p = pattern(x);
  end
end

% One pattern: of several, any.
function p = of(x)
  p = one_of(x);
  if ~isscalar(p)
    all_of = p;
    p = pattern('source', ['(?:', strjoin(arrayfun(@(k) all_of(k).source, 1:numel(all_of), 'UniformOutput', false), '|'), ')'], ...
                strjoin(arrayfun(@(k) all_of(k).written, 1:numel(all_of), 'UniformOutput', false), ' | '));
  end
end

function text = within_sum(p)
  text = p.written;
  if contains(text, ' | ')
    text = ['(', text, ')'];
  end
end

% The texts that an argument holds, as a column of char rows.
function texts = texts_of(text)
  if ischar(text)
    texts = {text};
  elseif isstring(text) || iscellstr(text)
    texts = reshape(cellstr(text), [], 1);
  else
    error('MATLAB:string:MustBeStringScalarOrCharacterVector', 'First argument must be text.');
  end
end

function s = shape_of(text)
  if ischar(text)
    s = [1 1];
  else
    s = size(text);
  end
end

% Texts of the class and shape of others.
function out = with_texts(text, texts)
  if ischar(text)
    out = texts{1};
  elseif isstring(text)
    out = reshape(string(texts), size(text));
    out(ismissing(text)) = string(NaN);
  else
    out = reshape(texts, size(text));
  end
end

% What was found in each text: below each other for one text, else along the first dimension that is free.
function parts = beside(found, text)
  n = cellfun(@numel, found);
  if any(n ~= n(1))
    error('MATLAB:string:MustHaveSameNumberOfMatches', 'All texts must have the same number of matches.');
  end
  rows = cellfun(@(f) reshape(f, 1, []), found, 'UniformOutput', false);
  parts = cat(1, rows{:});
  s = shape_of(text);
  if isscalar(found)
    parts = reshape(parts, [], 1);
  elseif s(1) == 1 && numel(s) == 2
    parts = reshape(parts, 1, s(2), []);
  end
  if isstring(text)
    parts = string(parts);
  end
end

function options = regexp_options(args)
  options = {};
  for k = 1:2:numel(args) - 1
    if ~strcmpi(char(args{k}), 'IgnoreCase')
      error('MATLAB:InputParser:UnmatchedParameter', '''%s'' is not a recognized parameter.', char(args{k}));
    elseif args{k + 1}
      options = {'ignorecase'};
    end
  end
end

function tf = asked(text, p, before, after, args)
  options = regexp_options(args);
  expression = [before, '(?:', p.source, ')', after];
  tf = cellfun(@(t) ~isempty(regexp(t, expression, 'start', 'once', 'emptymatch', options{:})), texts_of(text));
  tf = reshape(tf, shape_of(text));
  if isstring(text)
    tf(ismissing(text)) = false;
  end
end

% A text with another in the place of what matches (0), behind it (1) or before it (-1).
function out = put(t, p, new, where)
  [from, to] = regexp(t, p.source, 'start', 'end', 'emptymatch');
  out = '';
  next = 1;
  for k = 1:numel(from)
    found = t(from(k):to(k));
    switch where
      case 0
        found = new;
      case 1
        found = [found, new];
      otherwise
        found = [new, found];
    end
    out = [out, t(next:from(k) - 1), found];
    next = to(k) + 1;
  end
  out = [out, t(next:end)];
end

function out = cut(text, p, before)
  texts = texts_of(text);
  gone = false(size(texts));
  for k = 1:numel(texts)
    [from, to] = regexp(texts{k}, p.source, 'start', 'end', 'once', 'emptymatch');
    if isempty(from)
      gone(k) = true;
      texts{k} = '';
    elseif before
      texts{k} = texts{k}(1:from - 1);
    else
      texts{k} = texts{k}(to + 1:end);
    end
  end
  out = with_texts(text, texts);
  if isstring(text)
    out(reshape(gone, size(text))) = string(NaN);
  end
end

function tf = is_inclusive(args)
  tf = false;
  if numel(args) == 2 && strcmpi(char(args{1}), 'Boundaries')
    tf = strcmpi(char(args{2}), 'inclusive');
  elseif ~isempty(args)
    error('MATLAB:InputParser:UnmatchedParameter', '''%s'' is not a recognized parameter.', char(args{1}));
  end
end

% Where texts begin and end that stand between two patterns.
function places = places_between(t, from, to, inclusive)
  [a, b] = regexp(t, from.source, 'start', 'end', 'emptymatch');
  [c, d] = regexp(t, to.source, 'start', 'end', 'emptymatch');
  places = zeros(0, 2);
  last = 0;
  for k = 1:numel(a)
    if a(k) <= last
      continue;
    end
    at = find(c > b(k), 1);
    if isempty(at)
      break;
    end
    if inclusive
      places(end + 1, :) = [a(k), d(at)];
    else
      places(end + 1, :) = [b(k) + 1, c(at) - 1];
    end
    last = d(at);
  end
end

function pieces = pieces_between(t, from, to, inclusive)
  places = places_between(t, from, to, inclusive);
  pieces = arrayfun(@(k) t(places(k, 1):places(k, 2)), 1:size(places, 1), 'UniformOutput', false);
end

function t = put_between(t, from, to, new, inclusive)
  places = places_between(t, from, to, inclusive);
  for k = size(places, 1):-1:1
    t = [t(1:places(k, 1) - 1), new, t(places(k, 2) + 1:end)];
  end
end
