function path = tempdir()
  path = '/tmp/';
end
