function p = pdf(name, varargin)
  p = feval([distprefix('pdf', name), 'pdf'], varargin{:});
end
