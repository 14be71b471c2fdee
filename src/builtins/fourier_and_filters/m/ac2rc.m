function [k, r0] = ac2rc(r)
  checkcorrelation('ac2rc', r);
  if isrow(r)
    r = r.';
  end
  [~, ~, k] = levinson(r);
  r0 = r(1, :);
end
