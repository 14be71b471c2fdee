% An error in a function that is written in the language: it is where the program calls it
a = 1;
b = root(-a);
function y = root(x)
  y = nthroot(x, 2);
end
