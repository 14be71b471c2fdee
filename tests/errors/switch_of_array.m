x = {1};
if x, disp('yes'), end
