subplot(1, 2, 1); fill([0 1 0.5], [0 0 1], 'r', [0.5 1.5 1], [0.2 0.2 1.2], 'b');
rectangle('Position', [0.2 0.6 1 0.6], 'Curvature', 0.5, 'EdgeColor', 'g', 'LineWidth', 2);
subplot(1, 2, 2); [x, y, z] = sphere(8); patch('Faces', [1 2 3; 1 3 4], 'Vertices', [0 0 0; 1 0 0; 1 1 1; 0 1 0], 'FaceVertexCData', [1; 2]); view(3);
