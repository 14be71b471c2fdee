% The gamma distribution.
classdef GammaDistribution < matgpu.Distribution
  properties
    a = 1
    b = 1
  end

  methods
    function d = GammaDistribution()
      d = d@matgpu.Distribution('Gamma', 'gam', {'a', 'b'});
    end
  end
end
