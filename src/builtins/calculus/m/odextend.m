function sol = odextend(sol, f, tfinal, y0, options, varargin)
  if ~isstruct(sol) || ~isfield(sol, 'extdata') || ~isfield(sol, 'solver')
    error('MATLAB:odextend:NoSolution', ...
          'odextend: expected the solution that a solver of differential equations gives');
  end
  if isempty(f)
    f = sol.extdata.odefun;
  end
  if nargin < 4 || isempty(y0)
    y0 = sol.y(:, end);
  end
  opts = sol.extdata.options;
  if nargin > 4 && ~isempty(options)
    opts = odeset(opts, options);
  end
  if nargin < 6
    varargin = sol.extdata.varargin;
  end
  if (tfinal - sol.x(end)) * (sol.x(end) - sol.x(1)) <= 0
    error('MATLAB:odextend:BadEnd', 'odextend: expected a time beyond %g, found %g', sol.x(end), tfinal);
  end
  more = feval(sol.solver, f, [sol.x(end), tfinal], y0, opts, varargin{:});
  from = 2;
  if ~isequal(y0(:), sol.y(:, end))
    from = 1;
  end
  sol.x = [sol.x, more.x(from:end)];
  sol.y = [sol.y, more.y(:, from:end)];
  parts = fieldnames(sol.idata);
  for k = 1:numel(parts)
    sol.idata.(parts{k}) = [sol.idata.(parts{k}), more.idata.(parts{k})(:, from:end)];
  end
  for part = {'ie', 'xe', 'ye'}
    if isfield(more, part{1}) && isfield(sol, part{1})
      sol.(part{1}) = [sol.(part{1}), more.(part{1})];
    end
  end
  sol.extdata = more.extdata;
  counts = fieldnames(sol.stats);
  for k = 1:numel(counts)
    sol.stats.(counts{k}) = sol.stats.(counts{k}) + more.stats.(counts{k});
  end
end
