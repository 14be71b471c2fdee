% More operations than a group may have
% device: instructions=24
x = rand(40, 1, 'single');
%% program
y = long(x);
function y = long(x)
  y = sin(x) .* 2 + 1; y = cos(y) - x; y = abs(y) ./ 3; y = y .* y + x; y = tanh(y) * 5; y = exp(-y) + 2;
  y = floor(y) - x; y = sign(y) + 0.5; y = y .^ 2 - 7; y = max(y, x); y = min(y, 2 - x); y = atan(y) ./ 4;
end
