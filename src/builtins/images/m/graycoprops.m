function stats = graycoprops(glcm, varargin)
  % Haralick, Shanmugam and Dinstein, Textural features for image classification, IEEE Trans. SMC 3 (1973).
  if ~(isnumeric(glcm) && isreal(glcm) && size(glcm, 1) == size(glcm, 2) && all(glcm(:) >= 0) && all(isfinite(glcm(:))))
    error('images:graycoprops:invalidMatrix', 'graycoprops: expected square matrices of counts');
  end
  known = {'Contrast', 'Correlation', 'Energy', 'Homogeneity'};
  names = varargin;
  if numel(names) == 1 && iscell(names{1})
    names = names{1};
  elseif numel(names) == 1 && isstring(names{1})
    names = cellstr(names{1});
  end
  if isempty(names) || numel(names) == 1 && strcmpi(names{1}, 'all')
    names = known;
  end
  n = size(glcm, 1);
  p = double(glcm) ./ max(sum(sum(double(glcm), 1), 2), realmin);
  [j, i] = meshgrid(1:n, 1:n);
  stats = struct();
  for k = 1:numel(names)
    name = imageword('graycoprops', names{k}, known);
    switch name
      case 'Contrast'
        v = total((i - j) .^ 2 .* p);
      case 'Correlation'
        mi = total(i .* p);
        mj = total(j .* p);
        si = sqrt(total((i - reshape(mi, 1, 1, [])) .^ 2 .* p));
        sj = sqrt(total((j - reshape(mj, 1, 1, [])) .^ 2 .* p));
        v = total((i - reshape(mi, 1, 1, [])) .* (j - reshape(mj, 1, 1, [])) .* p) ./ (si .* sj);
      case 'Energy'
        v = total(p .^ 2);
      case 'Homogeneity'
        v = total(p ./ (1 + abs(i - j)));
    end
    stats.(name) = v;
  end
end

function s = total(x)
  s = reshape(sum(sum(x, 1), 2), 1, []);
end
