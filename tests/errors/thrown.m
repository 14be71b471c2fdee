try
  error('shop:stock', 'only %d of %s left', 3, 'pears');
catch e
  disp(e.identifier)
  rethrow(e)
end
