% The extreme value distribution.
classdef ExtremeValueDistribution < matgpu.Distribution
  properties
    mu = 0
    sigma = 1
  end

  methods
    function d = ExtremeValueDistribution()
      d = d@matgpu.Distribution('ExtremeValue', 'ev', {'mu', 'sigma'});
    end
  end
end
