% The median, and the median of the distances to it.
%size device N=16777215
%size host N=1048575
%size tiny N=2001
%in x uniform(-1,1) [N 1]
%out m
%out mad
m = median(x);
mad = median(abs(x - m));
