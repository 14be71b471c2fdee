f = @(x) x.missing + 1;
y = cellfun(f, {struct('here', 1)});
