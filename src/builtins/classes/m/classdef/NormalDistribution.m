% The normal distribution.
classdef NormalDistribution < matgpu.Distribution
  properties
    mu = 0
    sigma = 1
  end

  methods
    function d = NormalDistribution()
      d = d@matgpu.Distribution('Normal', 'norm', {'mu', 'sigma'});
    end
  end
end
