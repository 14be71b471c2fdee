function [u, ux] = pdeval(m, x, ui, xout)
  if ~isnumeric(x) || numel(x) ~= numel(ui)
    error('MATLAB:pdeval:SizeMismatch', 'pdeval: expected as many values as places of the mesh, found %d and %d', ...
          numel(ui), numel(x));
  end
  pieces = pchip(x(:)', reshape(ui, 1, []));
  u = reshape(ppval(pieces, xout), size(xout));
  ux = reshape(ppval(ppder(pieces), xout), size(xout));
end
