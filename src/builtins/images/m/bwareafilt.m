function BW = bwareafilt(BW, range, varargin)
  BW = imagebinary('bwareafilt', BW);
  if ~(isnumeric(range) && isreal(range) && any(numel(range) == [1, 2]) && all(range(:) >= 0))
    error('images:bwareafilt:invalidRange', 'bwareafilt: expected a range of areas or a number of objects');
  end
  conn = [];
  keep = 'largest';
  for k = 1:numel(varargin)
    if ischar(varargin{k}) || isstring(varargin{k})
      keep = imageword('bwareafilt', varargin{k}, {'largest', 'smallest'});
    else
      conn = varargin{k};
    end
  end
  [L, n, area] = imagecomponents(BW, imageconn('bwareafilt', conn, ndims(BW)));
  if isscalar(range)
    kept = false(n, 1);
    if strcmp(keep, 'largest')
      [~, order] = sort(area, 'descend');
    else
      [~, order] = sort(area);
    end
    kept(order(1:min(n, range))) = true;
  else
    kept = area >= range(1) & area <= range(2);
  end
  kept = [false; kept];
  BW = reshape(kept(L + 1), size(BW));
end
