area([1 5 3; 3 2 7; 1 5 3; 2 6 1]); legend('one', 'two', 'three');
