% Linear systems: what transfer functions, zeros with poles and gains, and matrices of states share.
classdef (Abstract) LinearSystem
  properties
    Ts = 0
    InputName = {}
    OutputName = {}
    Name = ''
    UserData = []
  end

  methods
    function sys = set.Ts(sys, Ts)
      if ~(isnumeric(Ts) && isscalar(Ts) && isreal(Ts) && (Ts >= 0 || Ts == -1))
        error('Control:ltiobject:setTs1', 'Ts: expected a sample time above 0, 0 for continuous time, or -1 where it is not known');
      end
      sys.Ts = double(Ts);
    end

    function sys = set.InputName(sys, names)
      sys.InputName = systemnames(names);
    end

    function sys = set.OutputName(sys, names)
      sys.OutputName = systemnames(names);
    end

    function varargout = subsref(sys, steps)
      if strcmp(steps(1).type, '()')
        value = systempart(sys, steps(1).subs);
        if numel(steps) > 1
          value = subsref(value, steps(2:end));
        end
        varargout = {value};
      else
        [varargout{1:max(nargout, 1)}] = builtin('subsref', sys, steps);
      end
    end

    function varargout = size(sys, varargin)
      extent = extentof(sys);
      if nargin == 1 && nargout == 0
        fprintf('%s with %d outputs and %d inputs.\n', systemkind(sys), extent);
        return;
      elseif nargin == 1 && nargout > 1
        varargout = num2cell([extent, ones(1, nargout - 2)]);
        return;
      elseif nargin > 1
        extent(end + 1:max(varargin{1})) = 1;
        extent = extent(varargin{1});
      end
      varargout = {extent};
    end

    function tf = isct(sys)
      tf = sys.Ts == 0;
    end

    function tf = isdt(sys)
      tf = sys.Ts ~= 0;
    end

    function tf = issiso(sys)
      tf = all(extentof(sys) == 1);
    end

    function n = order(sys)
      n = size(system_matrices(bare(sys)), 1);
    end

    % Arithmetic.

    function sys = plus(a, b)
      [a, b, kind] = alike(a, b, true);
      switch kind
        case 1
          if ~isequal(delay_of(a), delay_of(b))
            error('Control:combination:delays', 'Sums of systems with different delays are not computed: pade(sys, n) has none.');
          end
          sys = a;
          for k = 1:numel(a.Numerator)
            [n, d] = deal(a.Numerator{k}, a.Denominator{k});
            [m, e] = deal(b.Numerator{k}, b.Denominator{k});
            if isequal(d, e)
              sys = with_entry(sys, k, added(n, m), d);
            else
              sys = with_entry(sys, k, added(conv(n, e), conv(m, d)), conv(d, e));
            end
          end
        case 2
          sys = zpk(plus(tf(a), tf(b)));
        case 3
          sys = like(a, blkdiag(a.A, b.A), [a.B; b.B], [a.C, b.C], a.D + b.D);
      end
    end

    function sys = minus(a, b)
      sys = plus(a, uminus(b));
    end

    function sys = uplus(sys)
    end

    function sys = uminus(sys)
      switch strength(sys)
        case 1
          sys = tf(sys);
          sys.Numerator = cellfun(@(n) -n, sys.Numerator, 'UniformOutput', false);
        case 2
          sys.K = -sys.K;
        case 3
          sys.C = -sys.C;
          sys.D = -sys.D;
      end
    end

    function sys = mtimes(a, b)
      [a, b, kind] = alike(a, b, false);
      [p, m] = deal(extentof(a), extentof(b));
      one = all(p == 1) || all(m == 1);
      if ~one && p(2) ~= m(1)
        error('Control:combination:IncompatibleIODims', 'In G1*G2, G1 must have as many inputs as G2 has outputs.');
      end
      switch kind
        case 1
          sys = delayed(product_of_fractions(bare(a), bare(b), one), delay_of(a) + delay_of(b));
        case 2
          if all([p, m] == 1)
            sys = a;
            sys.Z = {[a.Z{1}; b.Z{1}]};
            sys.P = {[a.P{1}; b.P{1}]};
            sys.K = a.K * b.K;
          else
            sys = zpk(mtimes(tf(a), tf(b)));
          end
        case 3
          if all(p == 1) && m(1) > 1
            a = repeated(a, m(1));
          elseif all(m == 1) && p(2) > 1
            b = repeated(b, p(2));
          end
          sys = like(a, [a.A, a.B * b.C; zeros(size(b.A, 1), size(a.A, 1)), b.A], [a.B * b.D; b.B], ...
                     [a.C, a.D * b.C], a.D * b.D);
      end
    end

    function sys = times(a, b)
      if isnumeric(a) && isscalar(a) || isnumeric(b) && isscalar(b) || all(extentof(a) == 1) && all(extentof(b) == 1)
        sys = mtimes(a, b);
      else
        error('Control:combination:times', 'times: systems of several inputs and outputs are multiplied with *');
      end
    end

    function sys = mrdivide(a, b)
      sys = mtimes(a, inv(b));
    end

    function sys = rdivide(a, b)
      sys = times(a, inv(b));
    end

    function sys = mldivide(a, b)
      sys = mtimes(inv(a), b);
    end

    function sys = mpower(sys, n)
      if ~(isnumeric(n) && isscalar(n) && n == fix(n))
        error('Control:combination:mpower', 'mpower: expected a whole number as the exponent');
      end
      base = sys;
      if n < 0
        base = inv(sys);
      end
      sys = in_form(eye(extentof(base)), max(strength(base), 1), base.Ts);
      for k = 1:abs(n)
        if k == 1
          sys = base;
        else
          sys = mtimes(sys, base);
        end
      end
    end

    function sys = power(sys, n)
      sys = mpower(sys, n);
    end

    function sys = inv(sys)
      undelayed('inv', sys);
      extent = extentof(sys);
      if extent(1) ~= extent(2)
        error('Control:transformation:inv', 'inv: the system must have as many inputs as outputs');
      end
      kind = strength(sys);
      if kind == 3
        if rcond(sys.D) < eps
          error('Control:transformation:inv', 'inv: the inverse is improper, and no system of states has it');
        end
        D = inv(sys.D);
        sys = like(sys, sys.A - sys.B * D * sys.C, sys.B * D, -D * sys.C, D);
      elseif ~all(extent == 1)
        sys = in_form(inverse_of_fractions(tf(sys)), kind, sys.Ts);
      elseif kind == 2
        if sys.K == 0
          error('Control:transformation:inv', 'inv: the system is zero');
        end
        [sys.Z, sys.P] = deal(sys.P, sys.Z);
        sys.K = 1 / sys.K;
      else
        sys = tf(sys);
        if ~any(sys.Numerator{1})
          error('Control:transformation:inv', 'inv: the system is zero');
        end
        sys = with_entry(sys, 1, sys.Denominator{1}, sys.Numerator{1});
      end
    end

    function sys = ctranspose(sys)
      % Of one that is continuous G(-s).', of one that is discrete G(1 / z).', which is its conjugate at every frequency.
      sys = transpose(mirrored(sys));
    end

    function sys = transpose(sys)
      switch max(strength(sys), 1)
        case 1
          sys = tf(sys);
          [n, d] = deal(sys.Numerator.', sys.Denominator.');
          sys = delayed(tf(n, d, sys.Ts), delay_of(sys));
        case 2
          sys = zpk(sys.Z.', sys.P.', sys.K.', sys.Ts);
        case 3
          sys = like(sys, sys.A.', sys.C.', sys.B.', sys.D.');
      end
    end

    function sys = horzcat(varargin)
      sys = joined(2, varargin);
    end

    function sys = vertcat(varargin)
      sys = joined(1, varargin);
    end

    function sys = append(varargin)
      sys = varargin{1};
      for k = 2:nargin
        [a, b] = alike(sys, varargin{k}, false);
        [p, m] = deal(extentof(a), extentof(b));
        sys = joined(1, {joined(2, {a, zeros(p(1), m(2))}), joined(2, {zeros(m(1), p(2)), b})});
      end
    end

    function sys = series(a, b)
      sys = mtimes(b, a);
    end

    function sys = parallel(a, b)
      sys = plus(a, b);
    end

    function sys = feedback(a, b, sign)
      if nargin < 3
        sign = -1;
      end
      [a, b, kind] = alike(a, b, false);
      undelayed('feedback', a);
      undelayed('feedback', b);
      [p, m] = deal(extentof(a), extentof(b));
      if ~isequal(p, fliplr(m))
        error('Control:combination:feedback', 'feedback: the second system must have as many inputs as the first has outputs, and the other way round');
      end
      if kind == 3
        E = eye(p(2)) - sign * b.D * a.D;
        if rcond(E) < eps
          error('Control:combination:feedback', 'feedback: the loop is algebraic and has no solution');
        end
        E = inv(E);
        [U, V] = deal(sign * E * b.D * a.C, sign * E * b.C);
        A = [a.A + a.B * U, a.B * V; b.B * (a.C + a.D * U), b.A + b.B * a.D * V];
        sys = like(a, A, [a.B * E; b.B * a.D * E], [a.C + a.D * U, a.D * V], a.D * E);
        sys = with_names(sys, a);
      elseif all(p == 1) && kind == 1
        [n, d] = deal(a.Numerator{1}, a.Denominator{1});
        [m, e] = deal(b.Numerator{1}, b.Denominator{1});
        sys = with_entry(a, 1, conv(n, e), added(conv(d, e), -sign * conv(n, m)));
      elseif kind == 2
        sys = zpk(feedback(tf(a), tf(b), sign));
      else
        sys = in_form(feedback(ss(a), ss(b), sign), kind, a.Ts);
      end
    end

    % Forms.

    function [num, den, Ts] = tfdata(sys, form)
      G = tf(sys);
      [num, den, Ts] = deal(G.Numerator, G.Denominator, sys.Ts);
      if nargin > 1 && strncmpi(form, 'vector', numel(form)) && isscalar(num)
        [num, den] = deal(num{1}, den{1});
      end
    end

    function [z, p, k, Ts] = zpkdata(sys, form)
      G = zpk(sys);
      [z, p, k, Ts] = deal(G.Z, G.P, G.K, sys.Ts);
      if nargin > 1 && strncmpi(form, 'vector', numel(form)) && isscalar(z)
        [z, p] = deal(z{1}, p{1});
      end
    end

    function [A, B, C, D, Ts] = ssdata(sys)
      [A, B, C, D] = system_matrices(sys);
      Ts = sys.Ts;
    end

    function sys = minreal(sys, tolerance)
      if nargin < 2
        tolerance = sqrt(eps);
      end
      switch max(strength(sys), 1)
        case {1, 2}
          kind = max(strength(sys), 1);
          late = delay_of(sys);
          G = zpk(bare(sys));
          for k = 1:numel(G.K)
            [G.Z{k}, G.P{k}] = cancelled(G.Z{k}, G.P{k}, tolerance);
          end
          sys = in_form(G, kind, sys.Ts);
          if kind == 1
            for k = 1:numel(sys.Numerator)
              [n, d] = deal(sys.Numerator{k}, sys.Denominator{k});
              lead = d(find(d, 1));
              sys = with_entry(sys, k, n / lead, d / lead);
            end
            sys = delayed(sys, late);
          end
        case 3
          [A, B, C] = deal(sys.A, sys.B, sys.C);
          [A, B, C] = reached(A, B, C, tolerance);
          [A, C, B] = reached(A.', C.', B.', tolerance);
          sys = like(sys, A.', B.', C.', sys.D);
      end
    end

    function sys = c2d(sys, Ts, method)
      if nargin < 3
        method = 'zoh';
      end
      if sys.Ts ~= 0
        error('Control:transformation:c2d', 'c2d: the system has a sample time already');
      elseif ~(isnumeric(Ts) && isscalar(Ts) && Ts > 0)
        error('Control:transformation:c2d', 'c2d: expected a sample time above 0');
      end
      late = delay_of(sys) / Ts;
      if abs(late - round(late)) > 1e-9 * max(1, late)
        error('Control:transformation:c2d', 'c2d: a delay must be a multiple of the sample time');
      end
      sys = delayed(resampled('c2d', bare(sys), Ts, lower(char(method))), round(late));
    end

    function sys = d2c(sys, method)
      if nargin < 2
        method = 'zoh';
      end
      if sys.Ts <= 0
        error('Control:transformation:d2c', 'd2c: expected a system with a sample time');
      end
      sys = delayed(resampled('d2c', bare(sys), sys.Ts, lower(char(method))), delay_of(sys) * sys.Ts);
    end

    % A fraction of polynomials in the place of the delay.
    function sys = pade(sys, n)
      if nargin < 2
        n = 1;
      end
      if sys.Ts ~= 0
        error('Control:transformation:pade', 'pade: expected a system in continuous time');
      end
      T = delay_of(sys);
      if T ~= 0
        [num, den] = pade(T, n);
        sys = mtimes(tf(num, den), bare(sys));
      end
    end

    % exp(-T*s), a delay.
    function sys = exp(sys)
      [n, d] = tfdata(sys, 'v');
      slope = n / d(end);
      if ~issiso(sys) || sys.Ts ~= 0 || any(d(1:end - 1)) || numel(n) ~= 2 || slope(2) ~= 0 || slope(1) > 0
        error('Control:transformation:exp', 'exp: expected -T*s, where T is a delay');
      end
      sys = delayed(tf(1), -slope(1));
    end

    function varargout = set(sys, varargin)
      for k = 1:2:numel(varargin) - 1
        sys = systemoption('set', sys, char(varargin{k}), varargin{k + 1}, properties(sys)');
      end
      if nargout > 0
        varargout = {sys};
      else
        assignin('caller', inputname(1), sys);
      end
    end

    function value = get(sys, name)
      names = properties(sys)';
      at = find(strncmpi(name, names, numel(name)), 1);
      if isempty(at)
        at = 1;
        names = {name};
      end
      value = sys.(names{at});
    end

    % What is asked of systems.

    function p = pole(sys)
      switch strength(sys)
        case 2
          if isscalar(sys.P)
            p = sys.P{1};
          else
            p = eig(system_matrices(sys));
          end
        case 3
          p = eig(sys.A);
        otherwise
          sys = tf(sys);
          if isscalar(sys.Denominator)
            p = roots(sys.Denominator{1});
          else
            p = eig(system_matrices(minreal(ss(bare(sys)))));
          end
      end
      p = reshape(p, [], 1);
    end

    function [z, k] = zero(sys)
      [z, k] = tzero(sys);
    end

    function [z, k] = tzero(sys)
      if all(extentof(sys) == 1)
        G = zpk(bare(sys));
        [z, k] = deal(G.Z{1}, G.K);
        z = reshape(z, [], 1);
        return;
      end
      k = [];
      [A, B, C, D] = system_matrices(minreal(ss(bare(sys))));
      n = size(A, 1);
      if size(B, 2) ~= size(C, 1)
        error('Control:analysis:zero', 'zero: the zeros of a system with unlike numbers of inputs and outputs are not computed');
      end
      z = eig([A, B; C, D], blkdiag(eye(n), zeros(size(D))));
      z = z(isfinite(z) & abs(z) < 1e8 * max(1, norm(A)));
    end

    function varargout = pzmap(varargin)
      [p, z] = deal(pole(varargin{1}), zero(varargin{1}));
      if nargout > 0
        varargout = {p, z};
        return;
      end
      held = ishold;
      for k = 1:nargin
        if isa(varargin{k}, 'matgpu.LinearSystem')
          [p, z] = deal(pole(varargin{k}), zero(varargin{k}));
          plot(real(p), imag(p), 'x', real(z), imag(z), 'o');
          hold on;
        end
      end
      titled('Pole-Zero Map', 'Real Axis', 'Imaginary Axis', held);
    end

    function varargout = pzplot(varargin)
      pzmap(varargin{:});
      varargout = {};
    end

    function k = dcgain(sys)
      k = real(value_at(sys, double(sys.Ts ~= 0)));
    end

    function tf = isstable(sys)
      p = pole(sys);
      if sys.Ts == 0
        tf = all(real(p) < 0);
      else
        tf = all(abs(p) < 1);
      end
    end

    function varargout = damp(sys)
      p = pole(sys);
      s = p;
      if sys.Ts ~= 0
        s = log(p) / abs(sys.Ts);
      end
      wn = abs(s);
      zeta = -real(s) ./ wn;
      zeta(wn == 0) = -1;
      [wn, at] = sort(wn);
      [zeta, p] = deal(zeta(at), p(at));
      if nargout > 0
        varargout = {wn, zeta, p};
        return;
      end
      fprintf('\n         Pole              Damping       Frequency       Time Constant  \n');
      fprintf('                                       (rad/seconds)      (seconds)     \n\n');
      for k = 1:numel(p)
        tau = -1 / real(log_pole(p(k), sys.Ts));
        if imag(p(k)) == 0
          shown = sprintf('%9.2e           ', real(p(k)));
        else
          shown = sprintf('%9.2e %s %8.2ei', real(p(k)), char('+' + 2 * (imag(p(k)) < 0)), abs(imag(p(k))));
        end
        fprintf(' %s    %9.2e       %8.2e         %9.2e    \n', shown, zeta(k), wn(k), tau);
      end
    end

    function h = evalfr(sys, x)
      h = value_at(sys, x);
    end

    function [H, w] = freqresp(sys, w)
      if nargin < 2
        w = frequencies({sys});
      end
      H = zeros([extentof(sys), numel(w)]);
      x = points_at(sys, w(:));
      for k = 1:numel(w)
        H(:, :, k) = value_at(sys, x(k));
      end
    end

    function w = bandwidth(sys, drop)
      if nargin < 2
        drop = -3;
      end
      least = abs(dcgain(sys)) * 10 ^ (drop / 20);
      w = NaN;
      if ~isfinite(least)
        return;
      end
      w = crossing(@(w) least - abs(responseat(sys, w)), finegrid(sys), 1);
      if isempty(w)
        w = Inf;
      end
      w = w(1);
    end

    function S = allmargin(sys)
      if ~all(extentof(sys) == 1)
        error('Control:analysis:allmargin', 'allmargin: expected a system of one input and one output');
      end
      grid = finegrid(sys);
      turns = crossing(@(w) imag(responseat(sys, w)), grid, 0);
      ends = 0;
      if sys.Ts ~= 0
        ends = [0, pi / abs(sys.Ts)];
      end
      at_ends = responseat(sys, ends);
      turns = [turns, ends(isfinite(at_ends) & abs(imag(at_ends)) <= 1e-10 * abs(at_ends))];
      turns = unique(turns(real(responseat(sys, turns)) < 0));
      gains = 1 ./ abs(responseat(sys, turns));
      keep = isfinite(gains) & gains < 1e8;
      ones_at = crossing(@(w) log(abs(responseat(sys, w))), grid, 0);
      phases = mod(angle(responseat(sys, ones_at)) * 180 / pi, 360) - 180;
      % How much later the loop may answer: by the angle that is left, in seconds or in steps.
      late = mod(phases, 360) * pi / 180 ./ ones_at;
      if sys.Ts ~= 0
        late = late / abs(sys.Ts);
      end
      [loop, stable] = deal(bare(sys), NaN);
      if delay_of(sys) == 0
        stable = isstable(feedback(loop, 1));
      end
      S = struct('GainMargin', gains(keep), 'GMFrequency', turns(keep), 'PhaseMargin', phases, ...
                 'PMFrequency', ones_at, 'DelayMargin', late, 'DMFrequency', ones_at, 'Stable', stable);
    end

    function [most, at] = getPeakGain(sys, tolerance, range)
      if nargin < 2
        tolerance = 0.01;
      end
      if ~(isnumeric(tolerance) && isscalar(tolerance) && tolerance > 0)
        error('Control:analysis:getPeakGain', 'getPeakGain: expected a tolerance above 0');
      end
      grid = [0, finegrid(sys)];
      if sys.Ts == 0
        grid(end + 1) = Inf;
      else
        grid(end + 1) = pi / abs(sys.Ts);
      end
      if nargin > 2
        if ~(isnumeric(range) && numel(range) == 2 && range(1) >= 0 && range(1) < range(2))
          error('Control:analysis:getPeakGain', 'getPeakGain: expected the least and the greatest frequency');
        end
        grid = unique([range(:)', grid(grid > range(1) & grid < range(2))]);
      end
      gains = largest_gains(sys, grid);
      [most, k] = max(gains);
      at = grid(k);
      if isfinite(most) && k > 1 && k < numel(grid) && isfinite(grid(k + 1))
        % Between the neighbours by golden sections.
        [a, b, part] = deal(grid(k - 1), grid(k + 1), (sqrt(5) - 1) / 2);
        while b - a > min(tolerance, 1e-6) * 1e-3 * b
          inner = [b - part * (b - a), a + part * (b - a)];
          found = largest_gains(sys, inner);
          if found(1) > found(2)
            b = inner(2);
          else
            a = inner(1);
          end
          [better, which] = max(found);
          if better > most
            [most, at] = deal(better, inner(which));
          end
        end
      end
    end

    function [values, w] = sigma(sys, w)
      if nargin < 2
        w = frequencies({sys});
      elseif iscell(w)
        w = logspace(log10(w{1}), log10(w{2}), 400);
      end
      w = double(w(:));
      H = freqresp(sys, w);
      found = zeros(min(extentof(sys)), numel(w));
      for k = 1:numel(w)
        found(:, k) = svd(H(:, :, k));
      end
      if nargout == 0
        held = ishold;
        semilogx(w, 20 * log10(found'));
        titled('Singular Values', 'Frequency (rad/s)', 'Singular Values (dB)', held);
        clear values w
      else
        values = found;
      end
    end

    function [n, at] = norm(sys, kind, varargin)
      if nargin < 2
        kind = 2;
      end
      at = [];
      if isequal(kind, 2)
        [A, B, C, D] = system_matrices(sys);
        if ~isstable(sys) || sys.Ts == 0 && any(D(:))
          n = Inf;
        elseif sys.Ts == 0
          n = sqrt(max(0, trace(C * lyap(A, B * B') * C')));
        else
          n = sqrt(max(0, trace(C * dlyap(A, B * B') * C' + D * D')));
        end
      elseif isequal(kind, Inf) || strcmpi(kind, 'inf')
        [n, at] = getPeakGain(sys, varargin{:});
      else
        error('Control:analysis:norm', 'norm: expected 2 or Inf for a system');
      end
    end

    function varargout = margin(varargin)
      [mag, w] = deal([]);
      sys = varargin{1};
      if ~all(extentof(sys) == 1)
        error('Control:analysis:margin', 'margin: expected a system of one input and one output');
      end
      grid = finegrid(sys);
      turns = crossing(@(w) imag(responseat(sys, w)), grid, 0);
      turns = turns(real(responseat(sys, turns)) < 0);
      gains = 1 ./ abs(responseat(sys, turns));
      keep = isfinite(gains) & gains < 1e8;
      [turns, gains] = deal(turns(keep), gains(keep));
      [Gm, Wcg] = deal(Inf, NaN);
      if ~isempty(gains)
        [~, at] = min(abs(log(gains)));
        [Gm, Wcg] = deal(gains(at), turns(at));
      end
      ones_at = crossing(@(w) log(abs(responseat(sys, w))), grid, 0);
      phases = mod(angle(responseat(sys, ones_at)) * 180 / pi, 360) - 180;
      [Pm, Wcp] = deal(Inf, NaN);
      if ~isempty(phases)
        [~, at] = min(abs(phases));
        [Pm, Wcp] = deal(phases(at), ones_at(at));
      end
      if nargout > 0
        varargout = {Gm, Pm, Wcg, Wcp};
        return;
      end
      bode(sys);
      subplot(2, 1, 1);
      title({'Bode Diagram', sprintf('Gm = %.3g dB (at %.3g rad/s) ,  Pm = %.3g deg (at %.3g rad/s)', ...
                                     20 * log10(Gm), Wcg, Pm, Wcp)});
    end

    % Responses.

    function varargout = step(varargin)
      [varargout{1:nargout}] = responses('step', varargin, nargout);
    end

    function varargout = impulse(varargin)
      [varargout{1:nargout}] = responses('impulse', varargin, nargout);
    end

    function varargout = initial(varargin)
      [varargout{1:nargout}] = responses('initial', varargin, nargout);
    end

    function varargout = lsim(varargin)
      [varargout{1:nargout}] = responses('lsim', varargin, nargout);
    end

    function varargout = bode(varargin)
      [varargout{1:nargout}] = frequencyresponses('bode', varargin, nargout);
    end

    function varargout = bodeplot(varargin)
      frequencyresponses('bode', varargin, 0);
      varargout = {};
    end

    function varargout = stepplot(varargin)
      responses('step', varargin, 0);
      varargout = {};
    end

    function varargout = impulseplot(varargin)
      responses('impulse', varargin, 0);
      varargout = {};
    end

    function varargout = nyquistplot(varargin)
      frequencyresponses('nyquist', varargin, 0);
      varargout = {};
    end

    function varargout = rlocusplot(varargin)
      rootlocus(varargin, 0);
      varargout = {};
    end

    function varargout = bodemag(varargin)
      frequencyresponses('bodemag', varargin, 0);
      varargout = {};
    end

    function varargout = nyquist(varargin)
      [varargout{1:nargout}] = frequencyresponses('nyquist', varargin, nargout);
    end

    function varargout = nichols(varargin)
      [varargout{1:nargout}] = frequencyresponses('nichols', varargin, nargout);
    end

    function varargout = rlocus(varargin)
      [varargout{1:nargout}] = rootlocus(varargin, nargout);
    end

    function S = stepinfo(sys, varargin)
      if ~isstable(sys) || ~all(extentof(sys) == 1)
        if all(extentof(sys) == 1)
          S = stepfigures([], [], NaN, 0, varargin{:});
          return;
        end
        error('Control:analysis:stepinfo', 'stepinfo: expected a system of one input and one output');
      end
      t = finetimes(sys);
      y = simulated(sys, 'step', t, [], []);
      S = stepfigures(y, t, dcgain(sys), 0, varargin{:});
    end

    % Feedback of states.

    function Co = ctrb(sys)
      [A, B] = system_matrices(sys);
      Co = ctrb(A, B);
    end

    function Ob = obsv(sys)
      [A, ~, C] = system_matrices(sys);
      Ob = obsv(A, C);
    end

    function [K, S, P] = lqr(sys, varargin)
      [A, B] = system_matrices(sys);
      if sys.Ts == 0
        [K, S, P] = lqr(A, B, varargin{:});
      else
        [K, S, P] = dlqr(A, B, varargin{:});
      end
    end

    function W = gram(sys, kind)
      [A, B, C] = system_matrices(sys);
      if ~isstable(sys)
        error('Control:analysis:gram', 'gram: the system must be stable');
      end
      if kind == 'o'
        [A, B] = deal(A', C');
      elseif kind ~= 'c'
        error('Control:analysis:gram', 'gram: expected ''c'' or ''o''');
      end
      if sys.Ts == 0
        W = lyap(A, B * B');
      else
        W = dlyap(A, B * B');
      end
    end

    % Texts.

    function display(sys)
      name = inputname(1);
      if isempty(name)
        name = 'ans';
      end
      fprintf('\n%s =\n \n', name);
      disp(sys);
    end
  end
end

function tf = isplain(x)
  tf = isnumeric(x) || islogical(x);
end

function kind = strength(x)
  % Numbers, fractions, zeros and poles, states.
  kind = double(isa(x, 'tf') || isa(x, 'pid')) + 2 * isa(x, 'zpk') + 3 * isa(x, 'ss');
end

function text = systemkind(sys)
  texts = {'Transfer function', 'Zero/pole/gain model', 'State-space model'};
  text = texts{max(strength(sys), 1)};
end

function extent = extentof(x)
  if isa(x, 'ss')
    extent = size(x.D);
  elseif isa(x, 'zpk')
    extent = size(x.K);
  elseif isa(x, 'tf')
    extent = size(x.Numerator);
  elseif isa(x, 'pid')
    extent = [1 1];
  else
    extent = size(x);
  end
end

function sys = in_form(x, kind, Ts)
  switch kind
    case 1
      sys = tf(x);
    case 2
      sys = zpk(x);
    case 3
      sys = ss(x);
  end
  sys.Ts = Ts;
end

function [a, b, kind] = alike(a, b, same)
  % Both in the stronger of their forms, with one sample time; one that is of the size of the other where that is asked.
  for x = {a, b}
    if ~isplain(x{1}) && ~isa(x{1}, 'matgpu.LinearSystem')
      error('Control:combination:operands', 'Systems are combined with systems and numbers, not with values of class %s.', class(x{1}));
    end
  end
  kind = max(strength(a), strength(b));
  Ts = common_time(a, b);
  if same
    if isplain(a) && isscalar(a)
      a = a * ones(extentof(b));
    elseif isplain(b) && isscalar(b)
      b = b * ones(extentof(a));
    end
    if ~isequal(extentof(a), extentof(b))
      error('Control:combination:IncompatibleIODims', 'Systems that are added must have as many inputs and outputs as each other.');
    end
  end
  a = in_form(a, kind, Ts);
  b = in_form(b, kind, Ts);
end

function Ts = common_time(a, b)
  if isplain(a)
    Ts = b.Ts;
  elseif isplain(b) || a.Ts == b.Ts
    Ts = a.Ts;
  elseif order(b) == 0 && b.Ts <= 0
    Ts = a.Ts;
  elseif order(a) == 0 && a.Ts <= 0
    Ts = b.Ts;
  elseif a.Ts ~= 0 && b.Ts ~= 0 && min(a.Ts, b.Ts) == -1
    Ts = max(a.Ts, b.Ts);
  else
    error('Control:combination:SampleTimeMismatch', 'Sampling times must agree.');
  end
end

function sys = with_entry(sys, k, n, d)
  [n, d] = levelled(n, d);
  sys.Numerator{k} = n;
  sys.Denominator{k} = d;
end

function r = added(p, q)
  n = max(numel(p), numel(q));
  r = [zeros(1, n - numel(p)), p] + [zeros(1, n - numel(q)), q];
end

function sys = product_of_fractions(a, b, one)
  [p, m] = deal(extentof(a), extentof(b));
  if one
    if all(p == 1)
      [x, y] = deal(b, a);
    else
      [x, y] = deal(a, b);
    end
    sys = x;
    for k = 1:numel(x.Numerator)
      sys = with_entry(sys, k, conv(x.Numerator{k}, y.Numerator{1}), conv(x.Denominator{k}, y.Denominator{1}));
    end
    return;
  end
  sys = tf(zeros(p(1), m(2)));
  sys.Ts = a.Ts;
  for i = 1:p(1)
    for j = 1:m(2)
      entry = tf(0);
      for k = 1:p(2)
        term = tf(conv(a.Numerator{i, k}, b.Numerator{k, j}), conv(a.Denominator{i, k}, b.Denominator{k, j}));
        if k == 1
          entry = term;
        else
          entry = plus(entry, term);
        end
      end
      sys.Numerator{i, j} = entry.Numerator{1};
      sys.Denominator{i, j} = entry.Denominator{1};
    end
  end
end

function sys = inverse_of_fractions(G)
  % By cofactors, which keep polynomials without denominators as they are.
  n = size(G.Numerator, 1);
  if n > 5
    sys = tf(inv(ss(G)));
    return;
  end
  entries = cell(n);
  for k = 1:n * n
    entries{k} = tf(G.Numerator{k}, G.Denominator{k}, G.Ts);
  end
  whole = determinant_of(entries);
  if ~any(whole.Numerator{1})
    error('Control:transformation:inv', 'inv: the system has no inverse');
  end
  [num, den] = deal(cell(n));
  for i = 1:n
    for j = 1:n
      rest = entries([1:j - 1, j + 1:n], [1:i - 1, i + 1:n]);
      part = mrdivide(determinant_of(rest), whole);
      num{i, j} = (-1) ^ (i + j) * part.Numerator{1};
      den{i, j} = part.Denominator{1};
    end
  end
  sys = tf(num, den, G.Ts);
end

function d = determinant_of(entries)
  n = size(entries, 1);
  if n == 0
    d = tf(1);
    return;
  end
  d = tf(0);
  for j = 1:n
    if any(entries{1, j}.Numerator{1})
      part = mtimes(entries{1, j}, determinant_of(entries(2:n, [1:j - 1, j + 1:n])));
      if mod(j, 2) == 0
        part = uminus(part);
      end
      if any(d.Numerator{1})
        d = plus(d, part);
      else
        d = part;
      end
    end
  end
end

function sys = like(sys, A, B, C, D)
  before = sys;
  sys = ss(A, B, C, D, before.Ts);
  sys = with_names(sys, before);
end

function sys = mirrored(sys)
  % The conjugate of G(-conj(s)), or of G(1 / conj(z)).
  undelayed('ctranspose', sys);
  continuous = sys.Ts == 0;
  switch max(strength(sys), 1)
    case 1
      sys = tf(sys);
      for k = 1:numel(sys.Numerator)
        [n, d] = deal(conj(sys.Numerator{k}), conj(sys.Denominator{k}));
        if continuous
          turned = @(p) p .* (-1) .^ (numel(p) - 1:-1:0);
        else
          most = max(numel(n), numel(d));
          turned = @(p) fliplr([zeros(1, most - numel(p)), p]);
        end
        sys = with_entry(sys, k, turned(n), turned(d));
      end
    case 2
      [Z, P, K] = deal(sys.Z, sys.P, conj(sys.K));
      for k = 1:numel(K)
        [z, p] = deal(conj(Z{k}(:)), conj(P{k}(:)));
        if continuous
          K(k) = K(k) * (-1) ^ (numel(z) - numel(p));
          [Z{k}, P{k}] = deal(-z, -p);
        else
          more = numel(p) - numel(z);
          K(k) = K(k) * prod(-z(z ~= 0)) / prod(-p(p ~= 0));
          Z{k} = [1 ./ z(z ~= 0); zeros(more, 1)];
          P{k} = [1 ./ p(p ~= 0); zeros(-more, 1)];
        end
      end
      sys = zpk(Z, P, K, sys.Ts);
    case 3
      [A, B, C, D] = deal(conj(sys.A), conj(sys.B), conj(sys.C), conj(sys.D));
      if continuous
        sys = like(sys, -A, -B, C, D);
      elseif rcond(A) < eps
        error('Control:transformation:ctranspose', 'ctranspose: A is singular, and no system of states is the transpose: tf(sys)'' is');
      else
        A = inv(A);
        sys = like(sys, A, A * B, -C * A, D - C * A * B);
      end
  end
end

function sys = with_names(sys, from)
  extent = extentof(sys);
  if numel(from.OutputName) == extent(1)
    sys.OutputName = from.OutputName;
  end
  if numel(from.InputName) == extent(2)
    sys.InputName = from.InputName;
  end
end

function sys = repeated(sys, n)
  part = sys;
  for k = 2:n
    sys = like(sys, blkdiag(sys.A, part.A), blkdiag(sys.B, part.B), blkdiag(sys.C, part.C), blkdiag(sys.D, part.D));
  end
end

function sys = joined(along, parts)
  sys = parts{1};
  for k = 2:numel(parts)
    [a, b, kind] = alike(sys, parts{k}, false);
    undelayed('joining', a);
    undelayed('joining', b);
    [p, m] = deal(extentof(a), extentof(b));
    if p(3 - along) ~= m(3 - along)
      error('Control:combination:concatenation', 'Systems beside each other must have as many outputs as each other, those above each other as many inputs.');
    end
    switch kind
      case 1
        sys = tf(cat(along, a.Numerator, b.Numerator), cat(along, a.Denominator, b.Denominator), a.Ts);
      case 2
        sys = zpk(cat(along, a.Z, b.Z), cat(along, a.P, b.P), cat(along, a.K, b.K), a.Ts);
      case 3
        if along == 1
          sys = ss(blkdiag(a.A, b.A), [a.B; b.B], blkdiag(a.C, b.C), [a.D; b.D], a.Ts);
        else
          sys = ss(blkdiag(a.A, b.A), blkdiag(a.B, b.B), [a.C, b.C], [a.D, b.D], a.Ts);
        end
    end
  end
end

function sys = systempart(sys, at)
  if numel(at) ~= 2
    error('Control:ltiobject:subsref', 'A part of a system is told by outputs and inputs, as in G(1, 2).');
  end
  switch strength(sys)
    case 3
      [B, C, D] = deal(sys.B(:, at{2}), sys.C(at{1}, :), sys.D(at{1}, at{2}));
      names = {sys.OutputName, sys.InputName};
      sys = ss(sys.A, B, C, D, sys.Ts);
      if ~isempty(names{1})
        sys.OutputName = names{1}(at{1});
      end
      if ~isempty(names{2})
        sys.InputName = names{2}(at{2});
      end
    case 2
      sys = zpk(sys.Z(at{:}), sys.P(at{:}), sys.K(at{:}), sys.Ts);
    otherwise
      sys = tf(sys);
      sys = delayed(tf(sys.Numerator(at{:}), sys.Denominator(at{:}), sys.Ts), delay_of(sys));
  end
end

function [z, p] = cancelled(z, p, tolerance)
  for k = numel(z):-1:1
    if isempty(p)
      return;
    end
    [off, at] = min(abs(p - z(k)));
    if off <= tolerance * max(1, abs(z(k)))
      z(k) = [];
      p(at) = [];
    end
  end
end

function [A, B, C] = reached(A, B, C, tolerance)
  % What the inputs reach.
  [U, S, ~] = svd(ctrb(A, B));
  s = diag(S);
  if isempty(s)
    return;
  end
  r = sum(s > tolerance * max(s(1), eps));
  if r < size(A, 1)
    U = U(:, 1:r);
    [A, B, C] = deal(U' * A * U, U' * B, C * U);
  end
end

function h = value_at(sys, x)
  if isa(sys, 'ss')
    M = x * eye(size(sys.A, 1)) - sys.A;
    if isinf(x)
      h = sys.D;
    elseif rcond(M) < eps
      h = value_at(tf(sys), x);
    else
      h = sys.C * (M \ sys.B) + sys.D;
    end
  elseif isa(sys, 'zpk')
    h = zeros(size(sys.K));
    for k = 1:numel(h)
      h(k) = sys.K(k) * prod(x - sys.Z{k}) / prod(x - sys.P{k});
    end
  else
    sys = tf(sys);
    h = zeros(size(sys.Numerator));
    for k = 1:numel(h)
      h(k) = polyval(sys.Numerator{k}, x) / polyval(sys.Denominator{k}, x);
    end
    h = h * lateness(sys, x);
  end
end

function h = responseat(sys, w)
  G = tf(sys);
  x = points_at(sys, w);
  h = polyval(G.Numerator{1}, x) ./ polyval(G.Denominator{1}, x) .* lateness(G, x);
end

function gains = largest_gains(sys, w)
  % The greatest singular values over frequencies; those where x is infinite are the limits.
  if all(extentof(sys) == 1)
    G = tf(sys);
    gains = abs(responseat(G, w));
    [n, d] = deal(G.Numerator{1}, G.Denominator{1});
    n = [zeros(1, numel(d) - numel(n)), n];
    gains(isinf(w)) = abs(n(1) / d(1));
    return;
  end
  gains = zeros(size(w));
  x = points_at(sys, w);
  for k = 1:numel(w)
    if isinf(w(k))
      [~, ~, ~, D] = system_matrices(sys);
      gains(k) = norm(D);
    else
      H = value_at(sys, x(k));
      gains(k) = Inf;
      if all(isfinite(H(:)))
        gains(k) = norm(H);
      end
    end
  end
end

function T = delay_of(sys)
  % In seconds, or in samples.
  T = 0;
  if isa(sys, 'tf')
    T = sys.IODelay + sys.InputDelay + sys.OutputDelay;
  end
end

function sys = bare(sys)
  if isa(sys, 'tf')
    [sys.IODelay, sys.InputDelay, sys.OutputDelay] = deal(0);
  end
end

function sys = delayed(sys, T)
  if T ~= 0
    sys.IODelay = T;
  end
end

function undelayed(name, sys)
  if delay_of(sys) ~= 0
    error('Control:combination:delays', '%s: systems with delays are not taken: pade(sys, n) has none', name);
  end
end

function h = lateness(sys, x)
  % What a delay makes of exponentials.
  T = delay_of(sys);
  if sys.Ts == 0
    h = exp(-x * T);
  else
    h = x .^ -T;
  end
end

function x = points_at(sys, w)
  if sys.Ts == 0
    x = 1i * w;
  else
    x = exp(1i * w * abs(sys.Ts));
  end
end

function s = log_pole(p, Ts)
  s = p;
  if Ts ~= 0
    s = log(p) / abs(Ts);
  end
end

function w = finegrid(sys)
  s = abs(log_pole([pole(sys); zero(sys)], sys.Ts));
  s = s(s > 0 & isfinite(s));
  if isempty(s)
    s = 1;
  end
  most = log10(max(s)) + 4;
  if sys.Ts ~= 0
    most = min(most, log10(pi / abs(sys.Ts)));
  end
  w = unique([logspace(min(log10(min(s)), most) - 4, most, 6000), s(:)' * 0.999, s(:)' * 1.001]);
  if sys.Ts ~= 0
    w = w(w <= pi / abs(sys.Ts));
  end
end

function found = crossing(f, grid, only_up)
  % Where f changes its sign.
  v = f(grid);
  at = find(v(1:end - 1) .* v(2:end) < 0 & isfinite(v(1:end - 1)) & isfinite(v(2:end)));
  if only_up
    at = at(v(at) < 0);
  end
  found = zeros(1, numel(at));
  for k = 1:numel(at)
    [a, b] = deal(grid(at(k)), grid(at(k) + 1));
    low = v(at(k));
    for turn = 1:80
      c = (a + b) / 2;
      now_at = f(c);
      if low * now_at <= 0
        b = c;
      else
        a = c;
        low = now_at;
      end
      if b - a <= 4 * eps(b)
        break;
      end
    end
    found(k) = (a + b) / 2;
  end
  found = [found, grid(v == 0)];
  found = sort(found);
end

function sys = resampled(name, sys, Ts, method)
  known = {'zoh', 'foh', 'impulse', 'tustin', 'matched', 'prewarp', 'least-squares'};
  found = find(strncmp(known, method, max(numel(method), 1)));
  if isscalar(found)
    method = known{found};
  end
  % From one kind of time to the other.
  kind = strength(sys);
  to = Ts;
  if strcmp(name, 'd2c')
    to = 0;
  end
  switch method
    case {'zoh', 'foh', 'impulse', 'imp'}
      sys = in_form_of(kind, resampled_states(name, sys, Ts, method, to));
    case {'tustin', 'bilinear'}
      if kind == 3
        [A, B, C, D] = system_matrices(sys);
        I = eye(size(A, 1));
        if to > 0
          M = inv(I - A * Ts / 2);
          sys = ss(M * (I + A * Ts / 2), M * B * Ts, C * M, D + C * M * B * Ts / 2, to);
        else
          M = inv(A + I);
          sys = ss(2 / Ts * (A - I) * M, 2 / Ts * (I - (A - I) * M) * B, C * M, D - C * M * B, 0);
        end
        return;
      end
      G = zpk(sys);
      for k = 1:numel(G.K)
        [z, p] = deal(G.Z{k}(:), G.P{k}(:));
        if to > 0
          [gone, rest, at_infinity] = deal(2 / Ts, -4 / Ts, -1);
          [more, x] = deal(@(s) 2 / Ts - s, @(s) (1 + s * Ts / 2) ./ (1 - s * Ts / 2));
        else
          [gone, rest, at_infinity] = deal(-1, 4 / Ts, 2 / Ts);
          [more, x] = deal(@(s) 1 + s, @(s) 2 / Ts * (s - 1) ./ (s + 1));
        end
        lack = numel(p) - numel(z);
        % What goes to infinity leaves a number.
        K = G.K(k) * (1 - 2 * (to == 0)) ^ lack;
        far = abs(z - gone) < 1e-12 * abs(gone);
        K = K * rest ^ sum(far) * prod(more(z(~far)));
        z = z(~far);
        far = abs(p - gone) < 1e-12 * abs(gone);
        K = K / rest ^ sum(far) / prod(more(p(~far)));
        p = p(~far);
        G.Z{k} = [x(z); at_infinity * ones(lack, 1)];
        G.P{k} = [x(p); at_infinity * ones(-lack, 1)];
        G.K(k) = real(K);
      end
      G.Ts = to;
      sys = in_form_of(kind, G);
    case 'matched'
      if ~all(extentof(sys) == 1)
        error('Control:transformation:method', '%s: the matched method is for one input and one output', name);
      end
      G = zpk(sys);
      [z, p] = deal(G.Z{1}, G.P{1});
      at = 0;
      if to > 0
        lack = numel(p) - numel(z) - 1;
        H = zpk([exp(z * Ts); -ones(lack, 1)], exp(p * Ts), 1, Ts);
        while any(abs([z; p] - at) < 1e-8)
          at = at + 0.1 / Ts;
        end
        H.K = real(value_at(G, at) / value_at(H, exp(at * Ts)));
      else
        z = z(abs(z + 1) > 1e-8);
        H = zpk(log(z) / Ts, log(p) / Ts, 1);
        while any(abs(log([z; p]) / Ts - at) < 1e-8)
          at = at + 0.1 / Ts;
        end
        H.K = real(value_at(G, exp(at * Ts)) / value_at(H, at));
      end
      sys = in_form_of(kind, H);
    otherwise
      error('Control:transformation:method', '%s: unknown method ''%s''', name, method);
  end
end

function sys = resampled_states(name, sys, Ts, method, to)
  [A, B, C, D] = system_matrices(sys);
  [n, m] = size(B);
  if strcmp(name, 'd2c')
    if ~strcmp(method, 'zoh')
      error('Control:transformation:method', 'd2c: the methods are zoh, tustin and matched, found %s', method);
    end
    if any(abs(eig(A)) < eps)
      error('Control:transformation:d2c', 'd2c: no system in continuous time has a pole at 0 when it is sampled');
    end
    M = real(logm([A, B; zeros(m, n), eye(m)])) / Ts;
    [A, B] = deal(M(1:n, 1:n), M(1:n, n + 1:end));
  elseif strcmp(method, 'zoh')
    [A, B] = held_for(A, B, Ts);
  elseif strcmp(method, 'foh')
    [A, B0, B1] = sloped_for(A, B, Ts);
    [B, D] = deal(B0 + A * B1, D + C * B1);
  else
    if any(D(:))
      error('Control:transformation:method', 'c2d: the impulse method needs a system without a direct part');
    end
    E = expm(A * Ts);
    [A, B, D] = deal(E, Ts * E * B, Ts * C * B);
  end
  sys = ss(A, B, C, D, to);
end

function sys = in_form_of(kind, sys)
  sys = in_form(sys, max(kind, 1), sys.Ts);
end

function [A, B] = held_for(A, B, h)
  % The step of a system whose input stays for a time.
  [n, m] = size(B);
  E = expm([A, B; zeros(m, n + m)] * h);
  [A, B] = deal(E(1:n, 1:n), E(1:n, n + 1:end));
end

function [A, B0, B1] = sloped_for(A, B, h)
  % The step of a system whose input goes along a line: what its begin and its end bring.
  [n, m] = size(B);
  E = expm([A * h, B * h, zeros(n, m); zeros(m, n + m), eye(m); zeros(m, n + 2 * m)]);
  A = E(1:n, 1:n);
  B1 = E(1:n, n + m + 1:end);
  B0 = E(1:n, n + 1:n + m) - B1;
end

function t = finetimes(sys, last)
  % Times at which a response is seen.
  s = log_pole(pole(sys), sys.Ts);
  s = s(isfinite(s));
  if nargin < 2
    last = lasttime(s) + delay_of(sys) * (abs(sys.Ts) + (sys.Ts == 0));
  end
  h = abs(sys.Ts);
  if h ~= 0
    n = floor(last / h + 1e-9);
    if nargin < 2
      n = min(max(n, 10), 2000);
    end
    t = (0:n)' * h;
    return;
  end
  n = min(max(1000, ceil(last * max([abs(s); 0]) * 4)), 20000);
  t = linspace(0, last, n + 1)';
end

function last = lasttime(s)
  % When nothing new is to be seen, by the poles.
  large = max([abs(s); 1e-12]);
  still = abs(s) <= 1e-8 * max(large, 1);
  s(still) = [];
  falling = s(real(s) < -1e-8 * large);
  rising = s(real(s) > 1e-8 * large);
  swinging = s(abs(real(s)) <= 1e-8 * large);
  last = 0;
  if ~isempty(rising)
    last = 8 / max(real(rising));
    return;
  elseif ~isempty(falling)
    last = 8 / min(-real(falling));
  end
  if ~isempty(swinging)
    last = max(last, 60 / min(abs(swinging)));
  end
  if any(still)
    last = max(1.25 * last, 10 * (last == 0));
  end
  if last == 0
    last = 1;
  end
end

function [y, x] = simulated(sys, kind, t, u, x0)
  % What a system makes of an input, after its delay.
  [y, x] = prompt_response(bare(sys), kind, t, u, x0);
  T = delay_of(sys);
  if T == 0 || numel(t) < 2
    return;
  end
  if sys.Ts ~= 0
    T = T * (t(2) - t(1));
  end
  at = (t - T - t(1)) / (t(2) - t(1)) + 1;
  early = at < 1 - 1e-9;
  at = max(at, 1);
  low = min(floor(at + 1e-9), numel(t) - 1);
  part = at - low;
  y = y(low, :, :) .* (1 - part) + y(low + 1, :, :) .* part;
  y(early, :, :) = 0;
end

function [y, x] = prompt_response(sys, kind, t, u, x0)
  % Times, outputs, and a page for each input where each is tried alone.
  [A, B, C, D] = system_matrices(sys);
  [n, m] = size(B);
  many = numel(t);
  if isempty(x0)
    x0 = zeros(n, 1);
  end
  h = 1;
  if many > 1
    h = t(2) - t(1);
  end
  [F, G, G1] = deal(A, B, zeros(n, m));
  if sys.Ts == 0
    if many > 2 && any(abs(diff(t) - h) > 1e-6 * h)
      error('Control:analysis:times', '%s: the times must be evenly spaced', kind);
    end
    if strcmp(kind, 'lsim')
      [F, G, G1] = sloped_for(A, B, h);
    else
      [F, G] = held_for(A, B, h);
    end
  end
  switch kind
    case {'step', 'impulse'}
      [y, x] = deal(zeros(many, size(C, 1), m), zeros(many, n, m));
      for j = 1:m
        if strcmp(kind, 'step')
          u = ones(1, many);
          X = driven(F, G(:, j) * u, x0);
        elseif sys.Ts == 0
          u = zeros(1, many);
          X = driven(F, zeros(n, many), B(:, j));
        else
          u = [1, zeros(1, many - 1)] / max(sys.Ts, double(sys.Ts < 0));
          X = driven(F, G(:, j) * u, x0);
        end
        y(:, :, j) = (C * X + D(:, j) * u).';
        x(:, :, j) = X.';
      end
    case 'initial'
      X = driven(F, zeros(n, many), x0(:));
      [y, x] = deal((C * X).', X.');
    case 'lsim'
      u = u.';
      X = driven(F, G * u + G1 * [u(:, 2:end), zeros(m, 1)], x0(:));
      [y, x] = deal((C * X + D * u).', X.');
  end
end

function X = driven(F, V, x)
  % The states, where each is the one before times F and what was brought in: sums of 2, 4, 8, ... steps.
  many = size(V, 2);
  X = [x, V(:, 1:many - 1)];
  steps = 1;
  while steps < many
    X(:, steps + 1:end) = X(:, steps + 1:end) + F * X(:, 1:end - steps);
    F = F * F;
    steps = 2 * steps;
  end
end

function [systems, styles, rest] = told(name, given)
  % Systems with the styles of their lines, and what follows.
  [systems, styles, rest] = deal({}, {}, {});
  for k = 1:numel(given)
    x = given{k};
    if isa(x, 'matgpu.LinearSystem')
      systems{end + 1} = x;
      styles{end + 1} = {};
    elseif (ischar(x) || isstring(x)) && isempty(rest) && ~isempty(styles)
      styles{end} = {char(x)};
    elseif ischar(x) || isstring(x)
      error('Control:analysis:arguments', '%s: unexpected text ''%s''', name, char(x));
    else
      rest{end + 1} = x;
    end
  end
end

function varargout = responses(kind, given, outputs)
  [systems, styles, rest] = told(kind, given);
  rest(end + 1:3) = {[]};
  [t, u, x0] = deal([]);
  switch kind
    case {'step', 'impulse'}
      t = rest{1};
    case 'initial'
      [x0, t] = deal(rest{1:2});
      if isempty(x0)
        error('Control:analysis:initial', 'initial: expected the states at the begin');
      end
    case 'lsim'
      [u, t, x0] = deal(rest{1:3});
  end
  varargout = cell(1, outputs);
  held = ishold;
  for k = 1:numel(systems)
    sys = systems{k};
    extent = extentof(sys);
    if ~isempty(x0) && numel(x0) ~= order(sys)
      error('Control:analysis:states', '%s: there are %d states at the begin, and the system has %d', kind, numel(x0), order(sys));
    end
    times = t;
    if strcmp(kind, 'lsim')
      [u, times] = checked_input(sys, u, t);
    elseif isempty(times)
      times = finetimes(sys);
    elseif isscalar(times)
      times = finetimes(sys, times);
    end
    times = double(times(:));
    [y, x] = simulated(sys, kind, times, u, x0);
    if outputs > 0
      found = {y, times, x};
      varargout = found(1:min(outputs, 3));
      return;
    end
    draw_responses(kind, sys, times, y, u, styles{k}, held || k > 1);
  end
  titles = struct('step', 'Step Response', 'impulse', 'Impulse Response', ...
                  'initial', 'Response to Initial Conditions', 'lsim', 'Linear Simulation Results');
  titled(titles.(kind), 'Time (seconds)', 'Amplitude', held);
end

function [u, t] = checked_input(sys, u, t)
  extent = extentof(sys);
  if isvector(u) && extent(2) == 1
    u = u(:);
  elseif size(u, 2) ~= extent(2) && size(u, 1) == extent(2)
    u = u.';
  end
  if size(u, 2) ~= extent(2)
    error('Control:analysis:lsim', 'lsim: expected a column for each of the %d inputs', extent(2));
  end
  if isempty(t)
    if sys.Ts == 0
      error('Control:analysis:lsim', 'lsim: expected the times of the input');
    end
    t = (0:size(u, 1) - 1)' * abs(sys.Ts);
  elseif numel(t) ~= size(u, 1)
    error('Control:analysis:lsim', 'lsim: expected as many times as values of the input');
  end
  u = double(u);
end

function draw_responses(kind, sys, t, y, u, style, more)
  drawn = @plot;
  if sys.Ts ~= 0
    drawn = @stairs;
  end
  [~, rows, columns] = size(y);
  for i = 1:rows
    for j = 1:columns
      if rows * columns > 1
        subplot(rows, columns, (i - 1) * columns + j);
      end
      if more
        hold on;
      end
      if strcmp(kind, 'lsim')
        plot(t, u, 'Color', [0.7 0.7 0.7]);
        hold on;
      end
      drawn(t, y(:, i, j), style{:});
    end
  end
end

function titled(heading, x, y, held)
  title(heading);
  xlabel(x);
  ylabel(y);
  if ~held
    hold off;
  end
end

function w = frequencies(systems)
  % Where bode looks: around the poles and zeros.
  s = [];
  last = Inf;
  for k = 1:numel(systems)
    sys = systems{k};
    near = abs(log_pole([pole(sys); zero(sys)], sys.Ts));
    s = [s; near(near > 1e-8 & isfinite(near))];
    if sys.Ts ~= 0
      last = min(last, pi / abs(sys.Ts));
    end
  end
  if isempty(s)
    s = min(1, last);
  end
  from = floor(log10(min(s))) - 1;
  to = ceil(log10(max(s))) + 1;
  if isfinite(last)
    to = log10(last);
    from = min(from, to - 2);
  end
  w = unique([logspace(from, to, max(200, ceil(60 * (to - from)))), s(s < 10 ^ to)'])';
end

function varargout = frequencyresponses(kind, given, outputs)
  [systems, styles, rest] = told(kind, given);
  w = [];
  if ~isempty(rest)
    w = rest{1};
    if iscell(w)
      w = logspace(log10(w{1}), log10(w{2}), 400);
    end
  end
  if isempty(w)
    w = frequencies(systems);
  end
  w = double(w(:));
  held = ishold;
  for k = 1:numel(systems)
    sys = systems{k};
    extent = extentof(sys);
    if outputs > 0 && strcmp(kind, 'nyquist')
      H = freqresp(sys, w);
      found = {real(H), imag(H), w};
      varargout = found(1:min(outputs, 3));
      return;
    end
    [mag, phase] = deal(zeros([extent, numel(w)]));
    for i = 1:extent(1)
      for j = 1:extent(2)
        [mag(i, j, :), phase(i, j, :)] = polar_response(systempart(sys, {i, j}), w);
      end
    end
    if outputs > 0
      found = {mag, phase, w};
      varargout = found(1:min(outputs, 3));
      return;
    end
    draw_frequencies(kind, w, mag, phase, styles{k}, held || k > 1);
  end
  if ~held && ~strncmp(kind, 'bode', 4)
    hold off;
  end
end

function [mag, phase] = polar_response(sys, w)
  G = zpk(bare(sys));
  x = points_at(sys, w);
  h = G.K * ones(size(x));
  phase = angle(h) - w * delay_of(sys) * (abs(sys.Ts) + (sys.Ts == 0));
  for z = G.Z{1}(:).'
    h = h .* (x - z);
    phase = phase + unwrap(angle(x - z));
  end
  for p = G.P{1}(:).'
    h = h ./ (x - p);
    phase = phase - unwrap(angle(x - p));
  end
  mag = abs(h);
  phase = phase * 180 / pi;
end

function draw_frequencies(kind, w, mag, phase, style, more)
  extent = [size(mag, 1), size(mag, 2)];
  if strncmp(kind, 'bode', 4)
    rows = 1 + strcmp(kind, 'bode');
    for i = 1:extent(1)
      for j = 1:extent(2)
        for row = 1:rows
          if rows * prod(extent) > 1
            subplot(rows * extent(1), extent(2), ((i - 1) * rows + row - 1) * extent(2) + j);
          end
          if more
            hold on;
          end
          if row == 1
            semilogx(w, 20 * log10(reshape(mag(i, j, :), [], 1)), style{:});
            ylabel('Magnitude (dB)');
            if i == 1
              title('Bode Diagram');
            end
          else
            semilogx(w, reshape(phase(i, j, :), [], 1), style{:});
            ylabel('Phase (deg)');
          end
        end
        xlabel('Frequency (rad/s)');
      end
    end
    return;
  end
  if prod(extent) ~= 1
    error('Control:analysis:drawing', '%s: a drawing is of one input and one output', kind);
  end
  if more
    hold on;
  end
  [m, q] = deal(mag(:), phase(:));
  if strcmp(kind, 'nyquist')
    h = m .* exp(1i * q * pi / 180);
    plot(real(h), imag(h), style{:});
    hold on;
    plot(real(h), -imag(h), style{:});
    plot(-1, 0, 'r+');
    title('Nyquist Diagram');
    xlabel('Real Axis');
    ylabel('Imaginary Axis');
  else
    plot(q, 20 * log10(m), style{:});
    title('Nichols Chart');
    xlabel('Open-Loop Phase (deg)');
    ylabel('Open-Loop Gain (dB)');
  end
end

function varargout = rootlocus(given, outputs)
  [systems, styles, rest] = told('rlocus', given);
  held = ishold;
  for k = 1:numel(systems)
    G = tf(systems{k});
    if ~isscalar(G.Numerator)
      error('Control:analysis:rlocus', 'rlocus: expected a system of one input and one output');
    end
    [n, d] = deal(G.Numerator{1}, G.Denominator{1});
    [p, z] = deal(roots(d), roots(n));
    if ~isempty(rest)
      gains = reshape(double(rest{1}), 1, []);
    else
      gains = locus_gains(n, d, p, z);
    end
    R = zeros(numel(p), numel(gains));
    last = p;
    for g = 1:numel(gains)
      r = roots(added(d, gains(g) * n));
      r = [r(:); Inf(numel(p) - numel(r), 1)];
      R(:, g) = in_turn(last, r);
      last = R(:, g);
      last(~isfinite(last)) = 1e8;
    end
    if outputs > 0
      found = {R, gains};
      varargout = found(1:min(outputs, 2));
      return;
    end
    if held || k > 1
      hold on;
    end
    plot(real(R.'), imag(R.'), styles{k}{:});
    hold on;
    plot(real(p), imag(p), 'bx', real(z), imag(z), 'bo');
  end
  titled('Root Locus', 'Real Axis', 'Imaginary Axis', held);
end

function gains = locus_gains(n, d, p, z)
  % Gains from 0 on, and those at which branches meet.
  if ~any(n)
    gains = 0;
    return;
  end
  slope = added(conv(polyder(d), n), -conv(d, polyder(n)));
  at = roots(slope);
  at = at(abs(imag(at)) < 1e-6 * max(1, abs(at)));
  meet = -polyval(d, at) ./ polyval(n, at);
  meet = real(meet(isfinite(meet)));
  meet = meet(meet > 0)';
  large = max([abs(p); abs(z); 1]);
  lack = numel(p) - numel(z);
  most = abs(d(find(d, 1)) / n(find(n, 1))) * (4 * large) ^ max(lack, 1);
  most = max([most, 2 * meet]);
  gains = unique([0, logspace(log10(most) - 6, log10(most), 400), meet, meet * 0.999, meet * 1.001]);
end

function out = in_turn(before, r)
  % Each root beside the nearest one before it.
  out = r;
  left = r;
  left(~isfinite(left)) = 1e8;
  for k = 1:numel(before)
    [~, at] = min(abs(left - before(k)));
    out(k) = r(at);
    left(at) = [];
    r(at) = [];
  end
end
