heatmap({'Mon', 'Tue', 'Wed'}, {'a', 'b'}, [1 5 9; 4 2 7]);
