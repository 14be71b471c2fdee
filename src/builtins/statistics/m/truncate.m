function d = truncate(d, lower, upper)
  % Distributions have a method of this name.
  error('stats:ProbDist:truncate', 'truncate: expected a distribution that makedist made, found %s', class(d));
end
