function path = tempname(folder)
  if nargin < 1
    folder = tempdir();
  end
  % From the clock: the streams of random numbers belong to the program.
  path = sprintf('%s/t%s', regexprep(folder, '/$', ''), lower(dec2base(floor(mod(time() * 1e6, 2^50)), 36)));
end
