x = str2func(3);
