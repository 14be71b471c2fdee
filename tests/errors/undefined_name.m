alpha = 1;
y = alhpa + 1;
