function t = gputimeit(f, outputs)
  if ~isa(f, 'function_handle')
    error('MATLAB:gputimeit:InvalidFunction', 'gputimeit: expected a function handle without arguments');
  end
  if nargin < 2
    outputs = 1;
  end
  results = cell(1, outputs);
  % The first calls compile what the others use.
  for k = 1:2
    [results{:}] = f();
    wait(results);
  end
  count = 1;
  while true
    start = tic;
    for k = 1:count
      [results{:}] = f();
    end
    wait(results);
    spent = toc(start);
    if spent > 0.01 || count >= 1e4
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
    wait(results);
    runs(run_number) = toc(start) / count;
  end
  t = median(runs);
end
