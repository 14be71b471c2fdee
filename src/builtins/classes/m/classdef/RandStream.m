% Streams of random numbers: the session's own, or others that go on beside it.
classdef RandStream < handle
  properties
    Substream = 1
    NormalTransform = 'Ziggurat'
    Antithetic = false
    FullPrecision = true
  end

  properties (SetAccess = private)
    NumStreams = 1
    StreamIndex = 1
  end

  properties (Dependent, SetAccess = private)
    Type
    Seed
  end

  properties (Dependent)
    State
  end

  properties (Access = private)
    % The settings of the generator where this stream stands, while it is not the session's.
    place = []
    kind = 'mt19937ar'
    first = 0
    of_session = false
  end

  methods
    function s = RandStream(type, varargin)
      if nargin == 0
        error('MATLAB:RandStream:TooFewInputs', 'RandStream: expected the type of a generator');
      end
      type = char(type);
      types = {'mt19937ar', 'dsfmt19937', 'mcg16807', 'mlfg6331_64', 'mrg32k3a', 'philox4x32_10', 'shr3cong', 'swb2712', ...
               'threefry4x64_20'};
      names = {'twister', 'dsfmt', '', '', 'combRecursive', 'philox', '', '', 'threefry'};
      at = find(strcmpi(type, types) | strcmpi(type, names), 1);
      if isempty(at)
        error('MATLAB:RandStream:create:UnrecognizedGenerator', 'RandStream: unknown generator ''%s''', type);
      end
      s.kind = types{at};
      for k = 1:2:numel(varargin) - 1
        value = varargin{k + 1};
        switch lower(char(varargin{k}))
          case 'seed'
            s.first = seed_of(value);
          case {'normaltransform', 'randnalg'}
            s.NormalTransform = char(value);
          case 'numstreams'
            s.NumStreams = value;
          case {'streamindices', 'streamindex'}
            s.StreamIndex = value;
          otherwise
            error('MATLAB:RandStream:BadParam', 'RandStream: unknown parameter ''%s''', char(varargin{k}));
        end
      end
      s.place = started(s);
    end

    function x = rand(s, varargin)
      x = drawn(s, @rand, varargin);
      if s.Antithetic
        x = 1 - x;
      end
    end

    function x = randn(s, varargin)
      x = drawn(s, @randn, varargin);
      if s.Antithetic
        x = -x;
      end
    end

    function x = randi(s, varargin)
      x = drawn(s, @randi, varargin);
    end

    function x = randperm(s, varargin)
      x = drawn(s, @randperm, varargin);
    end

    function reset(s, seed)
      if nargin > 1
        s.first = seed_of(seed);
        s.place = started(s);
        if s.of_session
          rng(s.place);
        end
        return;
      end
      back = s.State;
      back.State = uint64(0);
      s.State = back;
    end

    function type = get.Type(s)
      type = s.kind;
      if s.of_session
        now_is = rng;
        if strcmp(now_is.Type, 'twister')
          type = 'mt19937ar';
        elseif strcmp(type, 'mt19937ar')
          type = 'philox4x32_10';
        end
      end
    end

    function seed = get.Seed(s)
      seed = s.first;
      if s.of_session
        now_is = rng;
        if ~isequal(now_is.Seed, getfield(started(s), 'Seed'))
          seed = double(now_is.Seed);
        end
      end
    end

    function state = get.State(s)
      state = s.place;
      if s.of_session
        state = rng;
      end
    end

    function set.State(s, state)
      s.place = state;
      if s.of_session
        rng(state);
      end
    end

    function set.Substream(s, number)
      if ~(isnumeric(number) && isscalar(number) && number >= 1 && number == fix(number))
        error('MATLAB:RandStream:BadSubstream', 'RandStream: the number of a substream must be a positive integer');
      end
      s.Substream = number;
      s.restart();
    end
  end

  methods (Access = private)
    function restart(s)
      s.State = started(s);
    end

    function x = drawn(s, f, args)
      if s.of_session
        x = f(args{:});
        return;
      end
      before = rng;
      rng(s.place);
      try
        x = f(args{:});
      catch err
        rng(before);
        rethrow(err);
      end
      s.place = rng;
      rng(before);
    end

    function state = started(s)
      % Generators other than the twister are one whose key has the seed, the stream and the substream.
      if strcmp(s.kind, 'mt19937ar')
        state = struct('Type', 'twister', 'Seed', uint64(s.first), 'State', uint64(0));
      else
        salt = mod(sum(double(s.kind) .* (1:numel(s.kind))), 1000);
        key = uint64(s.first) + uint64(4294967296) * uint64(salt + 1000 * mod(s.StreamIndex, 2000) + 2000000 * mod(s.Substream - 1, 2000));
        state = struct('Type', 'philox', 'Seed', key, 'State', uint64(0));
      end
    end
  end

  methods (Static)
    function s = getGlobalStream()
      s = global_stream();
    end

    function s = getDefaultStream()
      s = global_stream();
    end

    function before = setGlobalStream(s)
      if ~isa(s, 'RandStream')
        error('MATLAB:RandStream:setGlobalStream:InvalidInput', 'RandStream: expected a stream, found %s', class(s));
      end
      before = global_stream();
      if before ~= s
        before.place = rng;
        before.of_session = false;
        rng(s.place);
        s.of_session = true;
        global_stream(s);
      end
    end

    function varargout = create(type, varargin)
      % As many streams as results are asked for, or those of some indices in cells.
      count = 1;
      indices = [];
      in_cells = false;
      rest = {};
      for k = 1:2:numel(varargin) - 1
        switch lower(char(varargin{k}))
          case 'numstreams'
            count = varargin{k + 1};
          case 'streamindices'
            indices = varargin{k + 1};
          case 'celloutput'
            in_cells = varargin{k + 1};
          otherwise
            rest = [rest, varargin(k:k + 1)];
        end
      end
      if isempty(indices)
        indices = 1:count;
      end
      made = cell(1, numel(indices));
      for k = 1:numel(indices)
        made{k} = RandStream(type, rest{:}, 'NumStreams', count, 'StreamIndex', indices(k));
      end
      if in_cells
        varargout = {made};
      else
        varargout = made(1:max(nargout, 1));
      end
    end

    function list()
      fprintf(' \nThe following random number generator algorithms are available:\n \n');
      fprintf('%s\n', 'mt19937ar:       Mersenne Twister', 'mlfg6331_64:     others that are one generator here, with keys of their own', ...
              'mrg32k3a', 'philox4x32_10', 'threefry4x64_20', 'dsfmt19937', 'shr3cong', 'swb2712', 'mcg16807');
    end

    function seed = shuffleSeed()
      seed = seed_of('shuffle');
    end
  end
end

function s = global_stream(given)
  persistent current
  if nargin > 0
    current = given;
  elseif isempty(current)
    current = RandStream('mt19937ar');
    current.of_session = true;
  end
  s = current;
end

function seed = seed_of(value)
  if ischar(value) || isstring(value)
    if ~strcmpi(value, 'shuffle')
      error('MATLAB:RandStream:BadSeed', 'RandStream: the seed must be a nonnegative integer below 2^32, or ''shuffle''');
    end
    value = mod(floor(now * 8640000), 2 ^ 31);
  end
  if ~(isnumeric(value) && isscalar(value) && value >= 0 && value < 2 ^ 32 && value == fix(value))
    error('MATLAB:RandStream:BadSeed', 'RandStream: the seed must be a nonnegative integer below 2^32, or ''shuffle''');
  end
  seed = double(value);
end
