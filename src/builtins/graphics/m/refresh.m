function refresh(varargin)
  drawnow;
end
