function [x, y, t, auc] = perfcurve(labels, scores, positive, varargin)
  % Fawcett, An introduction to ROC analysis, Pattern Recognition Letters 27 (2006).
  o = struct('XCrit', 'fpr', 'YCrit', 'tpr', 'NegClass', 'all', 'Weights', [], 'ProcessNaN', 'ignore', 'Options', []);
  o = nameoptions('perfcurve', varargin, o);
  if ~isnumeric(scores) || ~isvector(scores) || numel(labels) ~= numel(scores)
    error('stats:perfcurve:InputSizeMismatch', 'perfcurve: expected as many scores as labels');
  end
  if iscell(labels) || ischar(labels) || isstring(labels) || iscategorical(labels)
    hit = strcmp(cellstr(labels), char(positive));
  else
    hit = labels == positive;
  end
  hit = hit(:);
  scores = scores(:);
  w = ones(size(scores));
  if ~isempty(o.Weights)
    w = o.Weights(:);
  end
  known = ~isnan(scores);
  [hit, scores, w] = deal(hit(known), scores(known), w(known));
  if ~any(hit) || all(hit)
    error('stats:perfcurve:OneClass', 'perfcurve: there must be labels of the positive class and others');
  end
  [scores, order] = sort(scores, 'descend');
  hit = hit(order);
  w = w(order);
  last = [scores(1:end - 1) ~= scores(2:end); true];
  tp = cumsum(w .* hit);
  fp = cumsum(w .* ~hit);
  [tp, fp, t] = deal([0; tp(last)], [0; fp(last)], [scores(1); scores(last)]);
  x = criterion(o.XCrit, tp, fp);
  y = criterion(o.YCrit, tp, fp);
  fine = ~isnan(x) & ~isnan(y);
  auc = abs(trapz(x(fine), y(fine)));
end
function v = criterion(name, tp, fp)
  [p, n] = deal(tp(end), fp(end));
  switch lower(name)
    case {'fpr', 'fall'}, v = fp / n;
    case {'tpr', 'sens', 'reca'}, v = tp / p;
    case {'fnr', 'miss'}, v = 1 - tp / p;
    case {'tnr', 'spec'}, v = 1 - fp / n;
    case {'ppv', 'prec'}, v = tp ./ (tp + fp);
    case 'npv', v = (n - fp) ./ (p + n - tp - fp);
    case 'accu', v = (tp + n - fp) / (p + n);
    case 'tp', v = tp;
    case 'fp', v = fp;
    case 'fn', v = p - tp;
    case 'tn', v = n - fp;
    otherwise
      error('stats:perfcurve:BadCriterion', 'perfcurve: unknown criterion ''%s''', name);
  end
end
