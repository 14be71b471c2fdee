% The beta distribution.
classdef BetaDistribution < matgpu.Distribution
  properties
    a = 1
    b = 1
  end

  methods
    function d = BetaDistribution()
      d = d@matgpu.Distribution('Beta', 'beta', {'a', 'b'});
    end
  end
end
