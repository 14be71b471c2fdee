% Controllers with a proportional, an integral and a derivative part.
classdef pid < matgpu.LinearSystem
  properties
    Kp = 1
    Ki = 0
    Kd = 0
    Tf = 0
  end

  methods
    function C = pid(varargin)
      given = varargin;
      if ~isempty(given) && isa(given{1}, 'pid')
        C = given{1};
        return;
      end
      texts = find(cellfun(@(x) ischar(x) || isstring(x), given), 1);
      options = {};
      if ~isempty(texts)
        options = given(texts:end);
        given = given(1:texts - 1);
      end
      if numel(given) > 5 || ~all(cellfun(@(x) isnumeric(x) && isscalar(x) && isreal(x), given))
        error('Control:ltiobject:construct1', 'pid: expected the numbers Kp, Ki, Kd and Tf, and a sample time');
      end
      names = {'Kp', 'Ki', 'Kd', 'Tf', 'Ts'};
      for k = 1:numel(given)
        C.(names{k}) = double(given{k});
      end
      for k = 1:2:numel(options)
        if k == numel(options)
          error('Control:ltiobject:construct1', 'pid: the property %s has no value', char(options{k}));
        end
        C = systemoption('pid', C, char(options{k}), options{k + 1}, {'Ts', 'InputName', 'OutputName', 'Name', 'UserData'});
      end
      if C.Tf < 0
        error('Control:ltiobject:construct1', 'pid: the time of the filter must not be negative');
      end
    end

    % Numerator and denominator; sums by the rule of rectangles where there is a sample time.
    function [n, d] = fraction(C)
      if C.Ts == 0
        [integral, slope, below] = deal({1, [1 0]}, [1 0], [C.Tf 1]);
      else
        h = abs(C.Ts);
        [integral, slope, below] = deal({h, [1 -1]}, [1 -1], [C.Tf, h - C.Tf]);
        if C.Tf == 0
          [slope, below] = deal([1 -1] / h, [1 0]);
          if C.Kd ~= 0
            error('Control:ltiobject:pid', 'pid: a derivative in discrete time needs a filter');
          end
        end
      end
      [n, d] = deal(C.Kp, 1);
      if C.Ki ~= 0
        n = padded_sum(conv(n, integral{2}), C.Ki * conv(d, integral{1}));
        d = conv(d, integral{2});
      end
      if C.Kd ~= 0
        n = padded_sum(conv(n, below), C.Kd * conv(d, slope));
        d = conv(d, below);
      end
    end

    function disp(C)
      words = {};
      terms = {};
      if C.Kp ~= 0 || C.Ki == 0 && C.Kd == 0
        terms{end + 1} = {'', 'Kp', ''};
        words{end + 1} = sprintf('Kp = %.3g', C.Kp);
      end
      letters = {' 1 ', '---', ' s ', '    s   ', '--------', 'Tf*s+1'};
      if C.Ts ~= 0
        letters = {'  Ts ', '-----', ' z-1 ', '     1     ', '-----------', 'Tf+Ts/(z-1)'};
      end
      if C.Ki ~= 0
        terms{end + 1} = {letters{1}, ['Ki * ', letters{2}], letters{3}};
        words{end + 1} = sprintf('Ki = %.3g', C.Ki);
      end
      if C.Kd ~= 0
        if C.Tf == 0 && C.Ts == 0
          terms{end + 1} = {'', 'Kd * s', ''};
        else
          terms{end + 1} = {letters{4}, ['Kd * ', letters{5}], letters{6}};
        end
        words{end + 1} = sprintf('Kd = %.3g', C.Kd);
        if C.Tf ~= 0
          words{end + 1} = sprintf('Tf = %.3g', C.Tf);
        end
      end
      lines = {'  ', '  ', '  '};
      for k = 1:numel(terms)
        middle = terms{k}{2};
        if k > 1
          middle = [' + ', middle];
        end
        for row = [1 3]
          part = terms{k}{row};
          lines{row} = [lines{row}, repmat(' ', 1, numel(middle) - numel(part)), part];
        end
        lines{2} = [lines{2}, middle];
      end
      if isempty(strtrim(lines{1}))
        fprintf('%s\n \n', lines{2});
      else
        fprintf('%s\n', lines{:});
        fprintf('\n');
      end
      fprintf('  with %s\n \n', strjoin(words, ', '));
      kind = upper([repmat('P', 1, C.Kp ~= 0 || C.Ki == 0 && C.Kd == 0), repmat('I', 1, C.Ki ~= 0), repmat('D', 1, C.Kd ~= 0), ...
                    repmat('F', 1, C.Kd ~= 0 && C.Tf ~= 0)]);
      if strcmp(kind, 'P')
        fprintf('P-only controller.\n');
      elseif C.Ts == 0
        fprintf('Continuous-time %s controller in parallel form.\n', kind);
      else
        fprintf('Sample time: %.5g seconds\nDiscrete-time %s controller in parallel form.\n', C.Ts, kind);
      end
    end
  end
end

function r = padded_sum(p, q)
  n = max(numel(p), numel(q));
  r = [zeros(1, n - numel(p)), p] + [zeros(1, n - numel(q)), q];
end
