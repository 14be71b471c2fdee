% Points that fill the unit cube evenly: J. H. Halton, Numerische Mathematik 2, 1960.
classdef haltonset
  properties
    Skip = 0
    Leap = 0
  end

  properties (SetAccess = private)
    Dimensions = 1
    ScrambleMethod = []
    Type = 'Halton'
  end

  properties (Access = private)
    % For each dimension what the digits of its base become.
    digits = {[0 1]}
  end

  methods
    function p = haltonset(d, varargin)
      if nargin < 1 || ~(isnumeric(d) && isscalar(d) && d >= 1 && d == fix(d))
        error('stats:qrandset:NotPositiveInteger', 'haltonset: expected a positive integer as the number of dimensions');
      end
      p.Dimensions = double(d);
      p.digits = cell(1, d);
      bases = first_primes(d);
      for k = 1:d
        p.digits{k} = 0:bases(k) - 1;
      end
      if mod(numel(varargin), 2)
        error('stats:qrandset:Properties', 'haltonset: expected a value after each property');
      end
      for k = 1:2:numel(varargin)
        p.(validatestring(varargin{k}, {'Skip', 'Leap'})) = varargin{k + 1};
      end
    end

    function p = set.Skip(p, n)
      p.Skip = counted('Skip', n);
    end

    function p = set.Leap(p, n)
      p.Leap = counted('Leap', n);
    end

    function p = scramble(p, method)
      if nargin < 2 || ~(isempty(method) || strcmpi(method, 'RR2'))
        error('stats:qrandset:Scramble', 'scramble: expected ''RR2'', or [] for points that are not scrambled');
      end
      bases = first_primes(p.Dimensions);
      for k = 1:p.Dimensions
        p.digits{k} = 0:bases(k) - 1;
        if ~isempty(method)
          % The digits in the order of their bits turned around: L. Kocis, W. J. Whiten, Computational investigations, 1997.
          bits = ceil(log2(bases(k)));
          turned = bin2dec(fliplr(dec2bin(0:2 ^ bits - 1, bits)))';
          p.digits{k} = turned(turned < bases(k));
        end
      end
      p.ScrambleMethod = [];
      if ~isempty(method)
        p.ScrambleMethod = struct('Type', 'RR2', 'Options', {{}});
      end
    end

    function X = net(p, n)
      if nargin < 2 || ~(isnumeric(n) && isscalar(n) && n >= 0 && n == fix(n))
        error('stats:qrandset:net', 'net: expected how many points');
      end
      X = points_of(p, 1:double(n), 1:p.Dimensions);
    end

    function n = length(p)
      n = floor((2 ^ 53 - 1 - p.Skip) / (p.Leap + 1)) + 1;
    end

    function varargout = size(p, varargin)
      extents = [length(p), p.Dimensions];
      if nargin > 1
        extents = [extents, ones(1, max([varargin{:}]))];
        varargout = {extents([varargin{:}])};
      elseif nargout < 2
        varargout = {extents};
      else
        varargout = [num2cell(extents), repmat({1}, 1, nargout - 2)];
      end
    end

    function n = ndims(~)
      n = 2;
    end

    function n = end(p, k, count)
      n = length(p);
      if count > 1
        n = size(p, k);
      end
    end

    function varargout = subsref(p, steps)
      if strcmp(steps(1).type, '()')
        at = steps(1).subs;
        if numel(at) ~= 2
          error('stats:qrandset:subscripts', 'Points are taken by their numbers and their dimensions: p(i, j)');
        end
        if ischar(at{1})
          at{1} = 1:length(p);
        end
        if ischar(at{2})
          at{2} = 1:p.Dimensions;
        end
        found = points_of(p, at{1}, at{2});
        if numel(steps) > 1
          found = subsref(found, steps(2:end));
        end
        varargout = {found};
      else
        [varargout{1:max(nargout, 1)}] = builtin('subsref', p, steps);
      end
    end

    function disp(p)
      method = 'none';
      if ~isempty(p.ScrambleMethod)
        method = p.ScrambleMethod.Type;
      end
      fprintf('    Halton point set in %d dimensions (%d points)\n\n', p.Dimensions, length(p));
      fprintf('    Properties:\n              Skip : %d\n              Leap : %d\n    ScrambleMethod : %s\n', p.Skip, p.Leap, method);
    end
  end
end

function n = counted(name, n)
  if ~(isnumeric(n) && isscalar(n) && n >= 0 && n == fix(n) && n < 2 ^ 53)
    error('stats:qrandset:NotInteger', '%s must be an integer that is not negative', name);
  end
  n = double(n);
end

function found = first_primes(count)
  most = max(15, ceil(count * (log(count + 1) + log(log(count + 2)))));
  found = primes(most);
  while numel(found) < count
    most = 2 * most;
    found = primes(most);
  end
  found = found(1:count);
end

function X = points_of(p, at, dimensions)
  if islogical(at)
    at = find(at);
  end
  if islogical(dimensions)
    dimensions = find(dimensions);
  end
  at = double(at(:));
  if any(at < 1 | at ~= fix(at) | at > length(p)) || any(dimensions < 1 | dimensions > p.Dimensions)
    error('stats:qrandset:subscripts', 'There are %d points in %d dimensions', length(p), p.Dimensions);
  end
  numbers = p.Skip + (at - 1) * (p.Leap + 1);
  X = zeros(numel(at), numel(dimensions));
  for k = 1:numel(dimensions)
    digits = p.digits{dimensions(k)}(:);
    base = numel(digits);
    [left, part] = deal(numbers, 1 / base);
    while any(left > 0)
      digit = mod(left, base);
      X(:, k) = X(:, k) + digits(digit + 1) * part;
      left = (left - digit) / base;
      part = part / base;
    end
  end
end
