% Distances on the globe between two lists of places, and the nearest.
%size device N=4096 M=4096
%size host N=512 M=512
%size tiny N=40 M=50
%in lat1 uniform(-80,80) [N 1]
%in lon1 uniform(-180,180) [N 1]
%in lat2 uniform(-80,80) [M 1]
%in lon2 uniform(-180,180) [M 1]
%out d single=1e-3
p1 = deg2rad(lat1);
p2 = deg2rad(lat2)';
a = sin((p2 - p1) / 2).^2 + cos(p1) .* cos(p2) .* sin(deg2rad(lon2' - lon1) / 2).^2;
d = min(2 * 6371 * asin(sqrt(a)), [], 2);
