% The poisson distribution.
classdef PoissonDistribution < matgpu.Distribution
  properties
    lambda = 1
  end

  methods
    function d = PoissonDistribution()
      d = d@matgpu.Distribution('Poisson', 'poiss', {'lambda'});
    end
  end
end
