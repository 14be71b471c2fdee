half('three')
function y = half(x)
  arguments
    x (1,1) double
  end
  y = x / 2;
end
