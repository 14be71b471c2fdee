function c = namedargs2cell(s)
  if ~isstruct(s) || ~isscalar(s)
    error('MATLAB:namedargs2cell:InvalidStruct', 'namedargs2cell: S must be a scalar structure');
  end
  c = reshape([fieldnames(s), struct2cell(s)].', 1, []);
end
