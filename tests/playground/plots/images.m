subplot(2, 2, 1); imagesc(magic(8)); colorbar
subplot(2, 2, 2); imshow(uint8(magic(16)));
subplot(2, 2, 3); pcolor(magic(6));
subplot(2, 2, 4); image(cat(3, [1 0; 0 1], [0 1; 0 1], [0 0; 1 1])); axis image
