% The exponential distribution.
classdef ExponentialDistribution < matgpu.Distribution
  properties
    mu = 1
  end

  methods
    function d = ExponentialDistribution()
      d = d@matgpu.Distribution('Exponential', 'exp', {'mu'});
    end
  end
end
