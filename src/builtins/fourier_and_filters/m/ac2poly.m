function [a, e] = ac2poly(r)
  checkcorrelation('ac2poly', r);
  [a, e] = levinson(r);
end
