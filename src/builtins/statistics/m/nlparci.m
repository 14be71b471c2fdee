function ci = nlparci(beta, resid, varargin)
  o = struct('Jacobian', [], 'Covar', [], 'Alpha', 0.05);
  if ~isempty(varargin) && isnumeric(varargin{1})
    varargin = [{'Jacobian'}, varargin];
  end
  o = nameoptions('nlparci', varargin, o);
  beta = beta(:);
  resid = resid(~isnan(resid(:)));
  n = numel(resid);
  p = numel(beta);
  if ~isempty(o.Covar)
    covb = o.Covar;
  elseif ~isempty(o.Jacobian)
    covb = sum(resid(:) .^ 2) / (n - p) * inv(o.Jacobian' * o.Jacobian);
  else
    error('stats:nlparci:NoCovar', 'nlparci: expected the option ''Jacobian'' or ''Covar''');
  end
  far = tinv(1 - o.Alpha / 2, n - p) * sqrt(diag(covb));
  ci = [beta - far, beta + far];
end
