x = sin();
