function t = timeit(f, outputs)
  if nargin < 1 || ~isa(f, 'function_handle')
    error('MATLAB:timeit:InvalidFunction', 'timeit: expected a function handle without arguments');
  end
  if nargin < 2
    outputs = 1;
  end
  results = cell(1, outputs);
  % Often enough for the clock, and the median of several such runs.
  count = 1;
  while true
    start = tic;
    for k = 1:count
      [results{:}] = f();
    end
    spent = toc(start);
    % A clock that sees nothing of so many calls stands still.
    if spent > 0.01 || count > 1e5 || (spent == 0 && count > 1e4)
      break;
    end
    count = count * 4;
  end
  runs = zeros(1, 5);
  for run_number = 1:5
    start = tic;
    for k = 1:count
      [results{:}] = f();
    end
    runs(run_number) = toc(start) / count;
  end
  t = median(runs);
end
