function [M, shift] = imageycbcr
  % ITU-R BT.601 for shades from 0 to 1.
  M = [65.481, 128.553, 24.966; -37.797, -74.203, 112; 112, -93.786, -18.214] / 255;
  shift = [16, 128, 128] / 255;
end
