contour3(peaks(25), 12);
