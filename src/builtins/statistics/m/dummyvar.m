function D = dummyvar(group)
  if iscell(group) && ~iscellstr(group)
    parts = cellfun(@dummyvar, group, 'UniformOutput', false);
    D = [parts{:}];
    return;
  end
  if iscategorical(group) || iscellstr(group) || isstring(group)
    [at, names] = grp2idx(group);
    D = double(at == 1:numel(names));
    D(isnan(at), :) = NaN;
    return;
  end
  if isrow(group)
    group = group(:);
  end
  if ~isnumeric(group) || any(group(:) < 1 | group(:) ~= fix(group(:)))
    error('stats:dummyvar:BadGroup', 'dummyvar: expected positive whole numbers of groups');
  end
  parts = cell(1, size(group, 2));
  for k = 1:size(group, 2)
    parts{k} = double(group(:, k) == 1:max(group(:, k)));
    parts{k}(isnan(group(:, k)), :) = NaN;
  end
  D = [parts{:}];
end
