function tform = cp2tform(moving, fixed, kind)
  kinds = {'nonreflective similarity', 'linear conformal', 'similarity', 'affine', 'projective'};
  found = strcmp(kinds, imageword('cp2tform', kind, kinds));
  kinds = {'similarity', 'similarity', 'reflectivesimilarity', 'affine', 'projective'};
  A = fittedtransform('cp2tform', moving, fixed, kinds{found});
  kinds = {'affine', 'projective'};
  tform = maketform(kinds{1 + found(5)}, A.');
end
