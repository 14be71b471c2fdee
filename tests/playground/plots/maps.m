subplot(2, 1, 1); imagesc(1:64); title('parula'); subplot(2, 1, 2); imagesc(1:64); axis off
