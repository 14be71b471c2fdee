% The part of dates that a word names, as groups.
function y = date_bins(x, unit)
  switch unit
    case 'dayname'
      y = categorical(day(x, 'dayofweek'), 1:7, {'Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'}, 'Ordinal', true);
    case 'monthname'
      y = categorical(month(x), 1:12, {'January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', ...
        'October', 'November', 'December'}, 'Ordinal', true);
    case 'dayofweek'
      y = day(x, 'dayofweek');
    case 'dayofmonth'
      y = day(x);
    case 'dayofyear'
      y = day(x, 'dayofyear');
    case 'monthofyear'
      y = month(x);
    case 'hourofday'
      y = hour(x);
    otherwise
      y = dateshift(x, 'start', unit);
  end
end
