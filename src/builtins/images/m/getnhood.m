function nhood = getnhood(SE)
  if ~(isstruct(SE) && isfield(SE, 'Neighborhood'))
    error('images:getnhood:invalidElement', 'getnhood: expected a structuring element, found %s', class(SE));
  end
  nhood = SE.Neighborhood;
end
