function BW = bwpropfilt(BW, varargin)
  BW = imagebinary('bwpropfilt', BW);
  I = {};
  if ~isempty(varargin) && (isnumeric(varargin{1}) || islogical(varargin{1}))
    I = varargin(1);
    varargin(1) = [];
  end
  if numel(varargin) < 2
    error('images:bwpropfilt:nargin', 'bwpropfilt: expected the name of a property and a range or a number of objects');
  end
  name = varargin{1};
  range = double(varargin{2});
  if ~any(numel(range) == [1, 2])
    error('images:bwpropfilt:invalidRange', 'bwpropfilt: expected a range of a property or a number of objects');
  end
  conn = 8;
  keep = 'largest';
  for k = 3:numel(varargin)
    if ischar(varargin{k}) || isstring(varargin{k})
      keep = imageword('bwpropfilt', varargin{k}, {'largest', 'smallest'});
    else
      conn = varargin{k};
    end
  end
  CC = bwconncomp(BW, conn);
  stats = regionprops(CC, I{:}, name);
  names = fieldnames(stats);
  values = {stats.(names{1})};
  if numel(names) ~= 1 || ~all(cellfun(@isscalar, values))
    error('images:bwpropfilt:invalidAttribute', 'bwpropfilt: ''%s'' is not one number for each object', char(name));
  end
  values = double([values{:}]);
  if isscalar(range)
    [~, order] = sort(values, 'descend');
    if strcmp(keep, 'smallest')
      [~, order] = sort(values);
    end
    kept = order(1:min(range, numel(order)));
  else
    kept = find(values >= range(1) & values <= range(2));
  end
  BW = false(size(BW));
  if ~isempty(kept)
    BW(vertcat(CC.PixelIdxList{kept})) = true;
  end
end
