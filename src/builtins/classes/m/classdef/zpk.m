% Systems by zeros, poles and a gain for each output and input.
classdef zpk < matgpu.LinearSystem
  properties
    Z = {zeros(0, 1)}
    P = {zeros(0, 1)}
    K = 0
    Variable = 's'
  end

  properties (Dependent, Hidden)
    z
    p
    k
  end

  methods
    function sys = zpk(varargin)
      given = varargin;
      if isempty(given)
        return;
      end
      if isa(given{1}, 'matgpu.LinearSystem')
        sys = factors_of(sys, given{1});
        return;
      end
      if (ischar(given{1}) || isstring(given{1})) && numel(given) <= 2
        sys = zpk(tf(given{:}));
        return;
      end
      texts = find(cellfun(@(x) ischar(x) || isstring(x), given), 1);
      options = {};
      if ~isempty(texts)
        options = given(texts:end);
        given = given(1:texts - 1);
      end
      if isscalar(given)
        K = double(given{1});
        [z, p] = deal(repmat({zeros(0, 1)}, size(K)));
      elseif any(numel(given) == [3 4])
        [z, p, K] = deal(given{1:3});
        if ~iscell(z)
          z = {z};
        end
        if ~iscell(p)
          p = {p};
        end
        K = double(K);
        if ~isequal(size(z), size(p), size(K))
          error('Control:ltiobject:construct1', 'zpk: expected as many zeros and poles as gains');
        end
        z = cellfun(@(x) double(x(:)), z, 'UniformOutput', false);
        p = cellfun(@(x) double(x(:)), p, 'UniformOutput', false);
      else
        error('Control:ltiobject:construct1', 'zpk: expected zeros, poles, a gain and a sample time');
      end
      sys.Z = z;
      sys.P = p;
      sys.K = K;
      if numel(given) == 4
        sys.Ts = given{4};
      end
      for k = 1:2:numel(options)
        if k == numel(options)
          error('Control:ltiobject:construct1', 'zpk: the property %s has no value', char(options{k}));
        end
        sys = systemoption('zpk', sys, char(options{k}), options{k + 1}, ...
                           {'Ts', 'Variable', 'InputName', 'OutputName', 'Name', 'UserData'});
      end
    end

    function z = get.z(sys)
      z = sys.Z;
    end

    function p = get.p(sys)
      p = sys.P;
    end

    function k = get.k(sys)
      k = sys.K;
    end

    function disp(sys)
      [rows, columns] = size(sys.K);
      letter = 's';
      if sys.Ts ~= 0
        letter = 'z';
      end
      if numel(sys.Variable) == 1 && any(sys.Variable == 'pq') && (sys.Ts ~= 0) == (sys.Variable == 'q')
        letter = sys.Variable;
      end
      for j = 1:columns
        if rows * columns > 1
          fprintf('  From input %d to output...\n', j);
        end
        for i = 1:rows
          top = factorstext(sys.Z{i, j}, letter);
          bottom = factorstext(sys.P{i, j}, letter);
          gain = regexprep(sprintf('%.5g', sys.K(i, j)), 'e\+?', 'e');
          if isempty(top) || sys.K(i, j) == 0
            top = gain;
          elseif strcmp(gain, '-1')
            top = ['-', top];
          elseif ~strcmp(gain, '1')
            top = [gain, ' ', top];
          end
          label = '  ';
          if rows * columns > 1
            label = sprintf('   %d:  ', i);
          end
          blank = repmat(' ', 1, numel(label));
          if isempty(bottom)
            fprintf('%s%s\n', label, top);
          else
            wide = max(numel(top), numel(bottom));
            fprintf('%s%s\n', [blank, repmat(' ', 1, floor((wide - numel(top)) / 2))], top);
            fprintf('%s%s\n', label, repmat('-', 1, wide));
            fprintf('%s%s\n', [blank, repmat(' ', 1, floor((wide - numel(bottom)) / 2))], bottom);
          end
          fprintf(' \n');
        end
      end
      systemfooter(sys, 'zero/pole/gain model', all(cellfun(@isempty, [sys.Z(:); sys.P(:)])));
    end
  end
end

function sys = factors_of(sys, from)
  if isa(from, 'zpk')
    sys = from;
    return;
  end
  if isa(from, 'ss')
    [p, m] = size(from.D);
    [sys.Z, sys.P, sys.K] = deal(cell(p, m), cell(p, m), zeros(p, m));
    poles = eig(from.A);
    for i = 1:p
      for j = 1:m
        n = fractionof(from.A, from.B(:, j), from.C(i, :), from.D(i, j));
        first = find(n, 1);
        if isempty(first)
          [sys.Z{i, j}, sys.P{i, j}] = deal(zeros(0, 1));
        else
          sys.K(i, j) = n(first);
          sys.Z{i, j} = reshape(roots(n), [], 1);
          sys.P{i, j} = reshape(poles, [], 1);
        end
      end
    end
  else
    G = tf(from);
    if G.IODelay + G.InputDelay + G.OutputDelay ~= 0
      error('Control:ltiobject:delay', 'zpk: only transfer functions have delays');
    end
    sys.K = zeros(size(G.Numerator));
    [sys.Z, sys.P] = deal(cell(size(sys.K)));
    for k = 1:numel(sys.K)
      [n, d] = deal(G.Numerator{k}, G.Denominator{k});
      if any(n)
        sys.K(k) = n(find(n, 1)) / d(find(d, 1));
      end
      sys.Z{k} = reshape(roots(n), [], 1);
      sys.P{k} = reshape(roots(d), [], 1);
    end
    if isa(from, 'tf')
      sys.Variable = from.Variable;
    end
  end
  sys.Ts = from.Ts;
  sys.InputName = from.InputName;
  sys.OutputName = from.OutputName;
end

function text = factorstext(r, letter)
  % (s+1) (s^2 + 2s + 5), the same factors as a power.
  r = r(:);
  factors = {};
  used = false(size(r));
  for k = 1:numel(r)
    if used(k)
      continue;
    end
    used(k) = true;
    x = r(k);
    if abs(imag(x)) <= 1e-10 * abs(x)
      x = real(x);
      if x == 0
        factors{end + 1} = letter;
      else
        factors{end + 1} = sprintf('(%s%s)', letter, signed_number(-x));
      end
    else
      [off, at] = min(abs(r - conj(x)) + 1e300 * used);
      if isempty(at) || off > 1e-6 * abs(x)
        factors{end + 1} = sprintf('(%s-(%s))', letter, num2str(x, 4));
      else
        used(at) = true;
        middle = '';
        if abs(real(x)) > 1e-12 * abs(x)
          middle = [spaced_number(-2 * real(x)), letter];
        end
        factors{end + 1} = sprintf('(%s^2%s%s)', letter, middle, spaced_number(abs(x) ^ 2));
      end
    end
  end
  [kinds, ~, which] = unique(factors, 'stable');
  for k = 1:numel(kinds)
    many = sum(which == k);
    if many > 1
      kinds{k} = sprintf('%s^%d', kinds{k}, many);
    end
  end
  text = strjoin(kinds, ' ');
end

function text = signed_number(x)
  text = regexprep(sprintf('%+.4g', x), 'e\+?', 'e');
end

function text = spaced_number(x)
  text = regexprep(sprintf('%.4g', abs(x)), 'e\+?', 'e');
  if x < 0
    text = [' - ', text];
  else
    text = [' + ', text];
  end
end
