function BW = bwhitmiss(BW, hit, miss)
  BW = imagebinary('bwhitmiss', BW);
  if nargin < 3
    if ~(isnumeric(hit) && all(hit(:) == 0 | abs(hit(:)) == 1))
      error('images:bwhitmiss:invalidInterval', 'bwhitmiss: an interval holds 1, -1 and 0');
    end
    miss = hit == -1;
    hit = hit == 1;
  end
  BW = imageextreme(BW, imagenhood('bwhitmiss', hit), false) & imageextreme(~BW, imagenhood('bwhitmiss', miss), false);
end
