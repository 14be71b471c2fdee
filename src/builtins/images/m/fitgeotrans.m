function tform = fitgeotrans(moving, fixed, kind)
  kind = imageword('fitgeotrans', kind, {'nonreflectivesimilarity', 'similarity', 'affine', 'projective'});
  if strcmp(kind, 'similarity')
    kind = 'reflectivesimilarity';
  end
  A = fittedtransform('fitgeotrans', moving, fixed, kind);
  if strcmp(kind, 'projective')
    tform = projective2d(A.');
  else
    tform = affine2d(A.');
  end
end
