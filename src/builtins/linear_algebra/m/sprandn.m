function R = sprandn(varargin)
  R = sparserandom('sprandn', @randn, varargin);
end
