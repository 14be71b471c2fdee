a = 1 +;
b = 2 * ) 3;
c = 4;
for
end
