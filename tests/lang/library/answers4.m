%% Points that repeat have no value between them
% Error: Sample points must be unique.
interp1([1 2 2 3], [1 2 3 4], 1.5)
