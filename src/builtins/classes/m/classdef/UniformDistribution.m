% The uniform distribution.
classdef UniformDistribution < matgpu.Distribution
  properties
    Lower = 0
    Upper = 1
  end

  methods
    function d = UniformDistribution()
      d = d@matgpu.Distribution('Uniform', 'unif', {'Lower', 'Upper'});
    end
  end
end
