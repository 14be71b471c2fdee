ribbon(peaks(15));
