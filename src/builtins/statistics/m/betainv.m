function x = betainv(p, varargin)
  [p, a, b] = distargs('betainv', p, varargin, {[], []});
  x = betaquantile(p, a, b, 'lower');
end
