y = arrayfun(@(k) [k k], 1:3);
