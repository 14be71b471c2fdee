a = 5;
eval('b = a +* 2;');
