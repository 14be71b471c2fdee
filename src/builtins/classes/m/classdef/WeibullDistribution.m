% The weibull distribution.
classdef WeibullDistribution < matgpu.Distribution
  properties
    A = 1
    B = 1
  end

  methods
    function d = WeibullDistribution()
      d = d@matgpu.Distribution('Weibull', 'wbl', {'A', 'B'});
    end
  end
end
