function y = roundb(x)
  if ~isnumeric(x)
    error('MATLAB:roundb:InvalidClass', 'roundb: expected numbers, found %s', class(x));
  end
  if ~isreal(x)
    y = complex(roundb(real(x)), roundb(imag(x)));
    return;
  end
  y = round(x);
  tie = abs(x - fix(x)) == 0.5;
  y(tie) = 2 * round(x(tie) / 2);
end
