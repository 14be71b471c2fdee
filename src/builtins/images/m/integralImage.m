function J = integralImage(I, orientation)
  % Viola and Jones, Rapid object detection using a boosted cascade of simple features, CVPR 2001.
  imagecheck('integralImage', I);
  if nargin > 1
    imageword('integralImage', orientation, {'upright'});
  end
  J = imagepad(cumsum(cumsum(double(I), 1), 2), [1, 1], [0, 0], 0);
end
