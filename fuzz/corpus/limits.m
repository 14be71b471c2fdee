try, zeros(1e10); catch, end
try, arrayfun(@(x) error('stop'), 1:1e9); catch, end
try, x(2^53) = 1; catch, end
try, repmat('a', 1e6, 1e6); catch, end
try, cell(1e9, 1e9); catch, end
try, 'a':1e300; catch, end
try, sprintf('%1000000000d', 1); catch, end
try, blanks(1e12); catch, end
try, reshape(1:6, [], 1e300); catch, end
try, ones(2, 3)(7); catch, end
