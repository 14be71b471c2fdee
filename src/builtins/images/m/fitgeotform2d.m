function tform = fitgeotform2d(moving, fixed, kind)
  kind = imageword('fitgeotform2d', kind, {'similarity', 'reflectivesimilarity', 'affine', 'projective'});
  A = fittedtransform('fitgeotform2d', moving, fixed, kind);
  switch kind
    case 'similarity', tform = simtform2d(A);
    case 'projective', tform = projtform2d(A);
    otherwise, tform = affinetform2d(A);
  end
end
