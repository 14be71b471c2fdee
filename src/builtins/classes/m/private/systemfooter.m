function systemfooter(sys, kind, plain)
  % What is said below a system: its kind and its sample time.
  if plain
    fprintf('Static gain.\n');
  elseif sys.Ts == 0
    fprintf('Continuous-time %s.\n', kind);
  else
    if sys.Ts < 0
      fprintf('Sample time: unspecified\n');
    else
      fprintf('Sample time: %.5g seconds\n', sys.Ts);
    end
    fprintf('Discrete-time %s.\n', kind);
  end
end
