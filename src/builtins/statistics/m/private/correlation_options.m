function [lags, order, deviations] = correlation_options(name, n, args)
  lags = min(20, n - 1);
  order = 0;
  deviations = 2;
  places = 0;
  while ~isempty(args)
    if ischar(args{1}) || isstring(args{1})
      if numel(args) < 2
        error(['econ:', name, ':options'], '%s: expected a value after each option', name);
      end
      value = args{2};
      switch lower(char(args{1}))
        case 'numlags'
          lags = value;
        case {'numma', 'numar'}
          order = value;
        case 'numstd'
          deviations = value;
      end
      args(1:2) = [];
    else
      places = places + 1;
      if ~isempty(args{1})
        switch places
          case 1
            lags = args{1};
          case 2
            order = args{1};
          case 3
            deviations = args{1};
        end
      end
      args(1) = [];
    end
  end
  if ~isscalar(lags) || lags ~= fix(lags) || lags < 1 || lags >= n
    error(['econ:', name, ':lags'], '%s: expected a number of lags below the %d values', name, n);
  end
end
