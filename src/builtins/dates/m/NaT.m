function d = NaT(varargin)
  d = datetime.of(nan(varargin{:}));
end
