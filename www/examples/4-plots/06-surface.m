% Surface: turn it with the mouse
[x, y, z] = peaks(40);
surf(x, y, z), shading interp, colorbar
xlabel('x'), ylabel('y'), zlabel('z'), title('peaks')
