function cash = cash_columns(name, cash)
  % Payments as columns.
  if ~(isnumeric(cash) && isreal(cash) && ismatrix(cash))
    error(['finance:', name, ':InvalidCashFlow'], '%s: the payments must be real numbers', name);
  end
  if isrow(cash)
    cash = cash.';
  end
end
