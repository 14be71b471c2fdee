function years = years_from(name, dates, cash)
  % Dates as years of 365 days.
  if isdatetime(dates) || ischar(dates) || iscellstr(dates) || isstring(dates)
    dates = datenum(dates);
  end
  if isrow(dates)
    dates = dates.';
  end
  if size(dates, 1) ~= size(cash, 1)
    error(['finance:', name, ':InvalidDates'], '%s: there are %d payments and %d dates', name, size(cash, 1), size(dates, 1));
  end
  years = double(dates) / 365;
end
