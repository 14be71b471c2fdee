% The binomial distribution.
classdef BinomialDistribution < matgpu.Distribution
  properties
    N = 1
    p = 0.5
  end

  methods
    function d = BinomialDistribution()
      d = d@matgpu.Distribution('Binomial', 'bino', {'N', 'p'});
    end
  end
end
