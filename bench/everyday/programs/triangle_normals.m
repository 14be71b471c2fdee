% The normals and areas of triangles.
%size device N=2097152
%size host N=131072
%size tiny N=300
%in P uniform(-1,1) [N 3]
%in Q uniform(-1,1) [N 3]
%in R uniform(-1,1) [N 3]
%out normal single=1e-3
%out area
c = cross(Q - P, R - P, 2);
len = sqrt(sum(c.^2, 2));
normal = c ./ len;
area = len / 2;
