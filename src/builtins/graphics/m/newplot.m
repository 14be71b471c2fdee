function ax = newplot(varargin)
  if ~ishold
    cla;
  end
  ax = gca;
end
