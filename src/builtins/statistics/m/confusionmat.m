function [C, order] = confusionmat(known, guessed, varargin)
  o = nameoptions('confusionmat', varargin, struct('Order', []));
  if numel(known) ~= numel(guessed)
    error('stats:confusionmat:InputSizeMismatch', ...
          'confusionmat: expected as many guesses as known groups, %d, found %d', numel(known), numel(guessed));
  end
  if ischar(known)
    [known, guessed] = deal(cellstr(known), cellstr(guessed));
  end
  if iscategorical(known)
    [known, guessed] = deal(cellstr(known), cellstr(guessed));
    whole = [known(:); guessed(:)];
    levels = unique(whole);
  else
    whole = [known(:); guessed(:)];
    if iscell(whole) || isstring(whole)
      levels = unique(whole, 'stable');
    else
      levels = unique(whole(~isnan(whole)));
    end
  end
  if ~isempty(o.Order)
    levels = o.Order(:);
  end
  [found, at] = ismember(whole, levels);
  n = numel(known);
  pair = [at(1:n), at(n + 1:end)];
  pair = pair(found(1:n) & found(n + 1:end), :);
  C = accumarray(pair, 1, numel(levels) * [1, 1]);
  order = levels;
end
