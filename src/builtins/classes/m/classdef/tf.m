% Transfer functions: a fraction of polynomials for each output and input.
classdef tf < matgpu.LinearSystem
  properties
    Numerator = {0}
    Denominator = {1}
    Variable = 's'
    IODelay = 0
    InputDelay = 0
    OutputDelay = 0
  end

  properties (Dependent, Hidden)
    num
    den
  end

  methods
    function sys = tf(varargin)
      given = varargin;
      if isempty(given)
        return;
      end
      if isa(given{1}, 'matgpu.LinearSystem')
        sys = fraction_of(sys, given{1});
        return;
      end
      if (ischar(given{1}) || isstring(given{1})) && numel(given) <= 2
        letter = char(given{1});
        if ~any(strcmp(letter, {'s', 'p', 'z', 'q'}))
          error('Control:ltiobject:construct1', 'tf: expected the variable s, p, z or q, found %s', letter);
        end
        sys.Numerator = {[1 0]};
        sys.Denominator = {[0 1]};
        if any(letter == 'zq')
          sys.Ts = -1;
        end
        if numel(given) == 2
          sys.Ts = given{2};
        end
        sys.Variable = letter;
        return;
      end
      texts = find(cellfun(@(x) ischar(x) || isstring(x), given), 1);
      options = {};
      if ~isempty(texts)
        options = given(texts:end);
        given = given(1:texts - 1);
      end
      if isempty(given) || numel(given) > 3
        error('Control:ltiobject:construct1', 'tf: expected a numerator, a denominator and a sample time');
      end
      if isscalar(given)
        gain = given{1};
        if iscell(gain)
          error('Control:ltiobject:construct1', 'tf: expected a denominator as well');
        end
        sys.Numerator = num2cell(double(gain));
        sys.Denominator = num2cell(ones(size(gain)));
      else
        [n, d] = polynomials_of(given{1}, given{2});
        sys.Numerator = n;
        sys.Denominator = d;
      end
      if numel(given) == 3
        sys.Ts = given{3};
        if sys.Ts ~= 0
          sys.Variable = 'z';
        end
      end
      reverse = false;
      for k = 1:2:numel(options)
        name = char(options{k});
        if k == numel(options)
          error('Control:ltiobject:construct1', 'tf: the property %s has no value', name);
        end
        if strcmpi(name, 'Variable')
          reverse = any(strcmp(options{k + 1}, {'z^-1', 'q^-1'}));
        end
        sys = systemoption('tf', sys, name, options{k + 1}, {'Ts', 'Variable', 'IODelay', 'InputDelay', 'OutputDelay', ...
                                                              'InputName', 'OutputName', 'Name', 'UserData'});
      end
      for k = 1:numel(sys.Numerator)
        [n, d] = deal(sys.Numerator{k}, sys.Denominator{k});
        if reverse
          long = max(numel(n), numel(d));
          n = [n, zeros(1, long - numel(n))];
          d = [d, zeros(1, long - numel(d))];
        end
        if ~any(d)
          error('Control:ltiobject:construct1', 'tf: a denominator must not be zero');
        end
        [sys.Numerator{k}, sys.Denominator{k}] = levelled(n, d);
      end
    end

    function sys = set.Variable(sys, letter)
      letter = char(letter);
      if ~any(strcmp(letter, {'s', 'p', 'z', 'q', 'z^-1', 'q^-1'}))
        error('Control:ltiobject:setTf1', 'tf: unknown variable ''%s''', letter);
      end
      sys.Variable = letter;
    end

    function sys = set.IODelay(sys, T)
      sys.IODelay = checked_delay(T);
    end

    function sys = set.InputDelay(sys, T)
      sys.InputDelay = checked_delay(T);
    end

    function sys = set.OutputDelay(sys, T)
      sys.OutputDelay = checked_delay(T);
    end

    function n = get.num(sys)
      n = sys.Numerator;
    end

    function d = get.den(sys)
      d = sys.Denominator;
    end

    function sys = set.num(sys, n)
      sys.Numerator = n;
    end

    function sys = set.den(sys, d)
      sys.Denominator = d;
    end

    function disp(sys)
      [p, m] = size(sys.Numerator);
      letter = variable_of(sys);
      for j = 1:m
        if p * m > 1
          if m > 1
            fprintf('  From input %d to output...\n', j);
          else
            fprintf('  From input to output...\n');
          end
        end
        for i = 1:p
          top = polynomialtext(sys.Numerator{i, j}, letter);
          bottom = polynomialtext(sys.Denominator{i, j}, letter);
          label = '  ';
          if p * m > 1
            label = sprintf('   %d:  ', i);
          end
          late = sys.IODelay + sys.InputDelay + sys.OutputDelay;
          if late ~= 0 && sys.Ts == 0
            label = sprintf('%sexp(-%.4g*%s) * ', label, late, letter);
          elseif late ~= 0
            label = sprintf('%sz^(-%d) * ', label, late);
          end
          blank = repmat(' ', 1, numel(label));
          if strcmp(bottom, '1') && late ~= 0
            fprintf('%s(%s)\n', label, top);
          elseif strcmp(bottom, '1')
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
      plain = all(cellfun(@isscalar, sys.Denominator(:))) && sys.IODelay + sys.InputDelay + sys.OutputDelay == 0;
      systemfooter(sys, 'transfer function', plain);
    end
  end
end

function T = checked_delay(T)
  if ~(isnumeric(T) && isscalar(T) && isreal(T) && T >= 0 && isfinite(T))
    error('Control:ltiobject:delay', 'tf: a delay is one number that is not negative');
  end
  T = double(T);
end

function letter = variable_of(sys)
  letter = sys.Variable;
  if sys.Ts ~= 0 && any(strcmp(letter, {'s', 'p'}))
    letter = 'z';
  elseif sys.Ts == 0 && ~any(strcmp(letter, {'s', 'p'}))
    letter = 's';
  end
end

function sys = fraction_of(sys, from)
  if isa(from, 'tf')
    sys = from;
    return;
  end
  sys.Ts = from.Ts;
  if sys.Ts ~= 0
    sys.Variable = 'z';
  end
  if isa(from, 'pid')
    [n, d] = fraction(from);
    [n, d] = levelled(n, d);
    [sys.Numerator, sys.Denominator] = deal({n}, {d});
    return;
  elseif isa(from, 'zpk')
    [sys.Numerator, sys.Denominator] = deal(cell(size(from.K)));
    for k = 1:numel(from.K)
      n = from.K(k) * poly(from.Z{k});
      d = poly(from.P{k});
      [sys.Numerator{k}, sys.Denominator{k}] = levelled(n, d);
    end
    return;
  end
  [sys.Numerator, sys.Denominator] = deal(cell(size(from.D)));
  for i = 1:size(from.D, 1)
    for j = 1:size(from.D, 2)
      [n, d] = fractionof(from.A, from.B(:, j), from.C(i, :), from.D(i, j));
      [sys.Numerator{i, j}, sys.Denominator{i, j}] = levelled(n, d);
    end
  end
  sys.InputName = from.InputName;
  sys.OutputName = from.OutputName;
end

function [n, d] = polynomials_of(n, d)
  if ~iscell(n)
    n = {n};
  end
  if ~iscell(d)
    d = {d};
  end
  if isscalar(d) && ~isscalar(n)
    d = repmat(d, size(n));
  elseif isscalar(n) && ~isscalar(d)
    n = repmat(n, size(d));
  end
  if ~isequal(size(n), size(d))
    error('Control:ltiobject:construct1', 'tf: expected as many numerators as denominators');
  end
  for k = 1:numel(n)
    for x = {n{k}, d{k}}
      if ~(isnumeric(x{1}) && isvector(x{1}))
        error('Control:ltiobject:construct1', 'tf: numerators and denominators are vectors of coefficients');
      end
    end
    [n{k}, d{k}] = deal(double(reshape(n{k}, 1, [])), double(reshape(d{k}, 1, [])));
  end
end
