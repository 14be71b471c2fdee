function table = tabulate(x)
  counting = isnumeric(x) && all(x(:) > 0 & x(:) == fix(x(:)) | isnan(x(:)));
  if counting
    values = (1:max(x(:))).';
    counts = accumarray(reshape(x(~isnan(x)), [], 1), 1, [numel(values), 1]);
    names = num2cell(values);
  else
    [at, names, levels] = grp2idx(x);
    counts = accumarray(at(~isnan(at)), 1, [numel(names), 1]);
    values = levels;
    counting = isnumeric(x);
  end
  share = 100 * counts / sum(counts);
  if nargout == 0
    fprintf('  Value    Count   Percent\n');
    for k = 1:numel(counts)
      name = names{k};
      if isnumeric(name)
        name = num2str(name);
      end
      fprintf('%7s %8d %9.2f%%\n', name, counts(k), share(k));
    end
  elseif counting
    table = [double(values), counts, share];
  else
    table = [reshape(names, [], 1), num2cell([counts, share])];
  end
end
