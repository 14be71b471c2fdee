function [phase, order, bits] = psk_arguments(name, given)
  phase = 0;
  order = 'gray';
  bits = false;
  if numel(given) > 0 && isnumeric(given{1})
    if ~isempty(given{1})
      phase = given{1};
    end
    given(1) = [];
  end
  if mod(numel(given), 2) == 1
    order = lower(char(given{1}));
    given(1) = [];
  end
  for k = 1:2:numel(given) - 1
    switch lower(char(given{k}))
      case {'inputtype', 'outputtype'}
        bits = strcmpi(given{k + 1}, 'bit');
      case {'plotconstellation', 'outputdatatype'}
      otherwise
        error(['comm:' name ':InvalidOption'], '%s: there is no option %s', name, char(given{k}));
    end
  end
  if ~any(strcmp(order, {'gray', 'bin'}))
    error(['comm:' name ':InvalidOrder'], '%s: expected the order gray or bin', name);
  end
end
