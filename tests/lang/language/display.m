%% scalars
% Prints: x =
% Prints: 3
x = 3

%% ans
% Prints: ans =
% Prints: 3
1 + 2;
ans

%% a call sets ans
% Prints: ans =
% Prints: 4
max(4, 2)

%% a name alone does not set ans
% Prints: x =
% Prints: 5
ans = 1; x = 5;
x
assert(ans == 1)

%% lists
% Prints: ans =
% Prints: 1
% Prints: ans =
% Prints: 2
c = {1, 2};
c{:}

%% printing what an element's assignment changes
% Prints: x =
% Prints: 1     9     3
x = [1 2 3];
x(2) = 9
