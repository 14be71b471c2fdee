function C = corner(I, varargin)
  imagecheck('corner', I);
  method = 'Harris';
  most = 200;
  if ~isempty(varargin) && (ischar(varargin{1}) || isstring(varargin{1})) && ...
     any(strcmpi(varargin{1}, {'Harris', 'MinimumEigenvalue'}))
    method = imageword('corner', varargin{1}, {'Harris', 'MinimumEigenvalue'});
    varargin(1) = [];
  end
  if ~isempty(varargin) && isnumeric(varargin{1})
    most = imagecount('corner', varargin{1}, 'the number of corners', 1);
    varargin(1) = [];
  end
  o = struct('FilterCoefficients', fspecial('gaussian', [5, 1], 1.5), 'SensitivityFactor', 0.04, 'QualityLevel', 0.01);
  o = imageoptions('corner', varargin, o);
  if ~(isscalar(o.QualityLevel) && o.QualityLevel > 0 && o.QualityLevel < 1)
    error('images:corner:invalidQuality', 'corner: the level of quality must be between 0 and 1');
  end
  M = cornermetric(I, method, 'FilterCoefficients', o.FilterCoefficients, 'SensitivityFactor', o.SensitivityFactor);
  peaks = imregionalmax(M) & M > double(o.QualityLevel) * max(M(:)) & M > 0;
  % One of each plateau.
  CC = bwconncomp(peaks);
  at = cellfun(@(list) list(ceil(end / 2)), reshape(CC.PixelIdxList, [], 1));
  [~, order] = sort(gather(M(at)), 'descend');
  at = at(order(1:min(most, numel(order))));
  [r, c] = ind2sub(size(M), at(:));
  C = [c, r];
end
