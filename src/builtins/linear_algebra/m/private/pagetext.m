function [A, given] = pagetext(name, A, given)
  % What stands behind an array says whether its pages are transposed.
  if isempty(given) || ~(ischar(given{1}) || isstring(given{1}))
    return;
  end
  switch lower(char(given{1}))
    case 'none'
    case 'transpose', A = pagetranspose(A);
    case 'ctranspose', A = pagectranspose(A);
    otherwise
      error(['MATLAB:', name, ':InvalidOption'], ...
            '%s: expected none, transpose or ctranspose, found %s', name, char(given{1}));
  end
  given(1) = [];
end
