% A long fold into one number is finished by every reader for itself
x = rand(20000, 1);
%% program
y = scaled(x);
function y = scaled(x)
  y = x ./ sum(x) + max(x);
end
