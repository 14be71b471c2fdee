% The lognormal distribution.
classdef LognormalDistribution < matgpu.Distribution
  properties
    mu = 0
    sigma = 1
  end

  methods
    function d = LognormalDistribution()
      d = d@matgpu.Distribution('Lognormal', 'logn', {'mu', 'sigma'});
    end
  end
end
