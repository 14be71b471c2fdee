% A function that remembers what it gave for arguments that come again.
classdef MemoizedFunction < handle
  properties (SetAccess = private)
    Function
  end

  properties
    Enabled = true
    CacheSize = 10
  end

  properties (Access = private)
    % The arguments, the number of results, the results and the hits of each call that is kept, the last used one first.
    kept = cell(0, 4)
    hits = 0
    misses = 0
    epoch = 0
  end

  methods
    function f = MemoizedFunction(fun)
      f.Function = fun;
      f.epoch = memoizeepoch();
    end

    function set.CacheSize(f, n)
      if ~(isnumeric(n) && isscalar(n) && n >= 1 && n == fix(n))
        error('MATLAB:memoize:CacheSize', 'memoize: CacheSize must be a positive integer');
      end
      f.CacheSize = n;
      trim(f);
    end

    function set.Enabled(f, on)
      f.Enabled = logical(on);
    end

    function clearCache(f)
      f.kept = cell(0, 4);
      f.hits = 0;
      f.misses = 0;
    end

    function s = stats(f)
      fresh(f);
      calls = f.hits + f.misses;
      most = [];
      rate = 0;
      if calls > 0
        rate = 100 * f.hits / calls;
      end
      if ~isempty(f.kept) && f.hits > 0
        [n, at] = max([f.kept{:, 4}]);
        most = struct('Hits', n, 'Input', {f.kept{at, 1}});
      end
      cache = struct('Inputs', {f.kept(:, 1).'}, 'Nargout', [f.kept{:, 2}], 'Outputs', {f.kept(:, 3).'}, ...
                     'HitCount', [f.kept{:, 4}], 'TotalHits', f.hits, 'TotalMisses', f.misses);
      s = struct('Cache', cache, 'MostHitCachedInput', {most}, 'CacheHitRatePercent', rate, ...
                 'CacheOccupancyPercent', 100 * size(f.kept, 1) / f.CacheSize);
    end

    function varargout = feval(f, varargin)
      varargout = called(f, varargin, max(nargout, 1));
    end

    function varargout = subsref(f, steps)
      if strcmp(steps(1).type, '()')
        if numel(steps) == 1
          varargout = called(f, steps(1).subs, max(nargout, 1));
        else
          value = called(f, steps(1).subs, 1);
          [varargout{1:max(nargout, 1)}] = subsref(value{1}, steps(2:end));
        end
      elseif any(strcmp(steps(1).subs, {'clearCache'}))
        clearCache(f);
        varargout = {};
      else
        [varargout{1:max(nargout, 1)}] = builtin('subsref', f, steps);
      end
    end
  end

  methods (Access = private)
    function fresh(f)
      if f.epoch ~= memoizeepoch()
        f.epoch = memoizeepoch();
        clearCache(f);
      end
    end

    function trim(f)
      if size(f.kept, 1) > f.CacheSize
        f.kept = f.kept(1:f.CacheSize, :);
      end
    end

    function results = called(f, args, count)
      results = cell(1, count);
      if ~f.Enabled
        [results{:}] = f.Function(args{:});
        return;
      end
      fresh(f);
      for k = 1:size(f.kept, 1)
        if f.kept{k, 2} == count && same(f.kept{k, 1}, args)
          results = f.kept{k, 3};
          f.hits = f.hits + 1;
          f.kept{k, 4} = f.kept{k, 4} + 1;
          f.kept = f.kept([k, 1:k - 1, k + 1:end], :);
          return;
        end
      end
      [results{:}] = f.Function(args{:});
      f.misses = f.misses + 1;
      f.kept = [{args, count, results, 0}; f.kept];
      trim(f);
    end
  end
end

function tf = same(a, b)
  % 1 and '1', or 1 and single(1), are not the same arguments.
  tf = isequaln(a, b) && isequal(cellfun(@class, a, 'UniformOutput', false), cellfun(@class, b, 'UniformOutput', false));
end
