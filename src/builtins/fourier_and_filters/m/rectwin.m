function w = rectwin(n)
  w = ones(windowlength('rectwin', n), 1);
end
