function o = modulation_arguments(name, M, given)
  o = struct('order', 'gray', 'bits', false, 'unit', false, 'soft', '', 'noise', 1);
  if mod(numel(given), 2) == 1 && (ischar(given{1}) || isstring(given{1}))
    o.order = lower(char(given{1}));
    given(1) = [];
  end
  for k = 1:2:numel(given) - 1
    switch lower(char(given{k}))
      case {'inputtype', 'outputtype'}
        o.bits = strcmpi(given{k + 1}, 'bit');
        if any(strcmpi(given{k + 1}, {'llr', 'approxllr'}))
          o.soft = lower(char(given{k + 1}));
        end
      case 'unitaveragepower'
        o.unit = logical(given{k + 1});
      case 'noisevariance'
        o.noise = double(given{k + 1});
      case {'plotconstellation', 'outputdatatype'}
      otherwise
        error(['comm:' name ':InvalidOption'], '%s: there is no option %s', name, char(given{k}));
    end
  end
  if ~any(strcmp(o.order, {'gray', 'bin'}))
    error(['comm:' name ':InvalidOrder'], '%s: expected the order gray or bin', name);
  end
end
