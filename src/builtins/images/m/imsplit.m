function varargout = imsplit(I)
  imagecheck('imsplit', I);
  if ndims(I) > 3
    error('images:imsplit:invalidImage', 'imsplit: the image must have 3 dimensions at most, found %d', ndims(I));
  end
  if max(nargout, 1) > size(I, 3)
    error('images:imsplit:tooManyOutputs', 'imsplit: an image of %d planes has no plane %d', size(I, 3), nargout);
  end
  varargout = cell(1, max(nargout, 1));
  for k = 1:numel(varargout)
    varargout{k} = I(:, :, k);
  end
end
