% More arrays than a group may have: something is stored in between
% device: arrays_a_kernel=4
a = rand(40, 1); b = rand(40, 1); c = rand(40, 1); d = rand(40, 1); e = rand(40, 1); f = rand(40, 1);
%% program
y = all_of(a, b, c, d, e, f);
function y = all_of(a, b, c, d, e, f)
  y = a .* b + c .* d + e .* f;
end
