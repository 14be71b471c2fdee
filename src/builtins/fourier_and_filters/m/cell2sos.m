function [sos, g] = cell2sos(c)
  if ~iscell(c) || ~all(cellfun(@(s) iscell(s) && numel(s) == 2, c))
    error('signal:cell2sos:invalidInput', 'cell2sos: expected a cell array of pairs of a numerator and a denominator');
  end
  g = 1;
  if numel(c) > 1 && isscalar(c{1}{1}) && isscalar(c{1}{2})
    g = c{1}{1} / c{1}{2};
    c(1) = [];
  end
  sos = zeros(numel(c), 6);
  for k = 1:numel(c)
    for j = 1:2
      p = reshape(c{k}{j}, 1, []);
      if numel(p) > 3
        error('signal:cell2sos:invalidOrder', ...
              'cell2sos: expected up to 3 coefficients in a section, found %d', numel(p));
      end
      sos(k, 3 * j - 2:3 * j - 3 + numel(p)) = p;
    end
  end
  if nargout < 2
    sos(1, 1:3) = sos(1, 1:3) * g;
  end
end
