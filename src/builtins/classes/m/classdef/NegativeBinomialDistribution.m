% The negative binomial distribution.
classdef NegativeBinomialDistribution < matgpu.Distribution
  properties
    R = 1
    P = 0.5
  end

  methods
    function d = NegativeBinomialDistribution()
      d = d@matgpu.Distribution('NegativeBinomial', 'nbin', {'R', 'P'});
    end
  end
end
