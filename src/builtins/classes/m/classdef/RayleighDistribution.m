% The rayleigh distribution.
classdef RayleighDistribution < matgpu.Distribution
  properties
    B = 1
  end

  methods
    function d = RayleighDistribution()
      d = d@matgpu.Distribution('Rayleigh', 'rayl', {'B'});
    end
  end
end
