% Arrays that are larger than a binding are gone through in pieces
% device: binding_bytes=65536
x = rand(300, 400, 'single'); r = rand(1, 400, 'single');
%% program
y = x .* r + 1;
z = x' - 2;
s = x(5:200, 11:390) * 3;
