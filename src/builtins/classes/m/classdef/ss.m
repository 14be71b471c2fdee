% Systems by matrices of states: x' = A*x + B*u, y = C*x + D*u.
classdef ss < matgpu.LinearSystem
  properties
    A = []
    B = []
    C = []
    D = []
    StateName = {}
  end

  properties (Dependent, Hidden)
    a
    b
    c
    d
  end

  methods
    function sys = ss(varargin)
      given = varargin;
      if isempty(given)
        return;
      end
      if isa(given{1}, 'ss')
        sys = given{1};
        return;
      elseif isa(given{1}, 'matgpu.LinearSystem')
        from = given{1};
        [sys.A, sys.B, sys.C, sys.D] = system_matrices(from);
        sys.Ts = from.Ts;
        sys.InputName = from.InputName;
        sys.OutputName = from.OutputName;
        return;
      end
      texts = find(cellfun(@(x) ischar(x) || isstring(x), given), 1);
      options = {};
      if ~isempty(texts)
        options = given(texts:end);
        given = given(1:texts - 1);
      end
      if isscalar(given)
        D = double(given{1});
        [A, B, C] = deal([], zeros(0, size(D, 2)), zeros(size(D, 1), 0));
      elseif any(numel(given) == [4 5])
        for k = 1:4
          if ~(isnumeric(given{k}) || islogical(given{k})) || ~ismatrix(given{k})
            error('Control:ltiobject:construct1', 'ss: A, B, C and D are matrices of numbers');
          end
        end
        [A, B, C, D] = deal(double(full(given{1})), double(given{2}), double(given{3}), double(given{4}));
      else
        error('Control:ltiobject:construct1', 'ss: expected the matrices A, B, C and D, and a sample time');
      end
      n = size(A, 1);
      if size(A, 2) ~= n
        error('Control:ltiobject:construct1', 'The "A" matrix must be square.');
      end
      if isempty(B) && n == 0
        B = zeros(0, size(D, 2));
      end
      if isempty(C) && n == 0
        C = zeros(size(D, 1), 0);
      end
      if isscalar(D) && D == 0 || isempty(D)
        D = zeros(size(C, 1), size(B, 2));
      end
      if size(B, 1) ~= n
        error('Control:ltiobject:construct1', 'The "A" and "B" matrices must have the same number of rows.');
      elseif size(C, 2) ~= n
        error('Control:ltiobject:construct1', 'The "A" and "C" matrices must have the same number of columns.');
      elseif size(D, 1) ~= size(C, 1)
        error('Control:ltiobject:construct1', 'The "C" and "D" matrices must have the same number of rows.');
      elseif size(D, 2) ~= size(B, 2)
        error('Control:ltiobject:construct1', 'The "B" and "D" matrices must have the same number of columns.');
      end
      [sys.A, sys.B, sys.C, sys.D] = deal(A, B, C, D);
      if numel(given) == 5
        sys.Ts = given{5};
      end
      for k = 1:2:numel(options)
        if k == numel(options)
          error('Control:ltiobject:construct1', 'ss: the property %s has no value', char(options{k}));
        end
        sys = systemoption('ss', sys, char(options{k}), options{k + 1}, ...
                           {'Ts', 'StateName', 'InputName', 'OutputName', 'Name', 'UserData'});
      end
    end

    function sys = set.StateName(sys, names)
      sys.StateName = systemnames(names);
    end

    function A = get.a(sys)
      A = sys.A;
    end

    function B = get.b(sys)
      B = sys.B;
    end

    function C = get.c(sys)
      C = sys.C;
    end

    function D = get.d(sys)
      D = sys.D;
    end

    function sys = set.a(sys, A)
      sys.A = A;
    end

    function sys = set.b(sys, B)
      sys.B = B;
    end

    function sys = set.c(sys, C)
      sys.C = C;
    end

    function sys = set.d(sys, D)
      sys.D = D;
    end

    function sys = ss2ss(sys, T)
      before = sys;
      sys = ss(T * before.A / T, T * before.B, before.C / T, before.D, before.Ts);
      sys.InputName = before.InputName;
      sys.OutputName = before.OutputName;
    end

    function disp(sys)
      x = labels_of(sys.StateName, 'x', size(sys.A, 1));
      u = labels_of(sys.InputName, 'u', size(sys.D, 2));
      y = labels_of(sys.OutputName, 'y', size(sys.D, 1));
      if ~isempty(sys.A)
        show_matrix('A', sys.A, x, x);
        show_matrix('B', sys.B, x, u);
        show_matrix('C', sys.C, y, x);
      end
      show_matrix('D', sys.D, y, u);
      systemfooter(sys, 'state-space model', isempty(sys.A));
    end
  end
end

function names = labels_of(given, letter, n)
  names = arrayfun(@(k) sprintf('%s%d', letter, k), (1:n)', 'UniformOutput', false);
  named = find(~cellfun(@isempty, given(1:min(numel(given), n))));
  names(named) = given(named);
end

function show_matrix(name, M, rows, columns)
  fprintf('  %s = \n', name);
  left = char([{''}; rows(:)]);
  left = strjust(left, 'right');
  text = [repmat('   ', numel(rows) + 1, 1), left];
  for j = 1:size(M, 2)
    entries = arrayfun(@(v) regexprep(sprintf('%.4g', v), 'e\+?', 'e'), M(:, j), 'UniformOutput', false);
    text = [text, repmat('  ', numel(rows) + 1, 1), strjust(char([columns(j); entries]), 'right')];
  end
  for i = 1:size(text, 1)
    fprintf('%s\n', text(i, :));
  end
  fprintf(' \n');
end
