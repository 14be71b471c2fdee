function t = gputimeit(f, outputs)
  if ~isa(f, 'function_handle')
    error('MATLAB:gputimeit:InvalidFunction', 'gputimeit: expected a function handle without arguments');
  end
  if nargin < 2
    outputs = 1;
  end
  % The first calls compile what the others use.
  computed(f, outputs);
  computed(f, outputs);
  t = timeit(@() computed(f, outputs));
end

% A call, until the device has computed its results.
function done = computed(f, outputs)
  results = cell(1, outputs);
  [results{:}] = f();
  wait(results);
  done = true;
end
