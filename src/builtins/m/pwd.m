function path = pwd()
  path = '/';
end
