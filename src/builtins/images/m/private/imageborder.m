function border = imageborder(name, border)
  % A number, or a method by which an image goes on beyond its border.
  if (isnumeric(border) || islogical(border)) && isscalar(border)
    border = double(border);
  else
    border = imageword(name, border, {'replicate', 'circular', 'symmetric'});
  end
end
