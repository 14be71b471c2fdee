function addParamValue(p, varargin)
  addParameter(p, varargin{:});
end
