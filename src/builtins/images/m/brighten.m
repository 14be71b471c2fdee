function map = brighten(map, beta)
  if ~colormapcheck(map)
    error('MATLAB:brighten:InvalidMap', 'brighten: MAP must be a valid colormap: 3 columns of numbers from 0 to 1');
  end
  if ~(isscalar(beta) && isreal(beta) && abs(beta) < 1)
    error('MATLAB:brighten:InvalidBeta', 'brighten: BETA must be a number between -1 and 1');
  end
  if beta > 0
    map = map.^(1 - beta);
  else
    map = map.^(1 / (1 + beta));
  end
end
