function R = affineOutputView(extent, tform, varargin)
  if ~isa(tform, 'matgpu.Transform')
    error('images:affineOutputView:invalidTform', ...
          'affineOutputView: expected a transform such as an affine2d, found %s', class(tform));
  end
  extent = imagecount('affineOutputView', extent(1:min(2, end)), 'the size of the image', 2);
  o = imageoptions('affineOutputView', varargin, struct('BoundsStyle', 'CenterOutput'));
  style = imageword('affineOutputView', o.BoundsStyle, {'CenterOutput', 'FollowOutput', 'SameAsInput'});
  R = imref2d(extent);
  if style(1) == 'S'
    return;
  end
  [x, y] = outputLimits(tform, R.XWorldLimits, R.YWorldLimits);
  if style(1) == 'F'
    extent = max(ceil([diff(y), diff(x)] - 1e-6), 1);
  end
  R = imref2d(extent, sum(x) / 2 + [-0.5, 0.5] * extent(2), sum(y) / 2 + [-0.5, 0.5] * extent(1));
end
