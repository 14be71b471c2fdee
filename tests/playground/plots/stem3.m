t = linspace(0, 2*pi, 20); stem3(cos(t), sin(t), t);
