function number = binvec2dec(bits)
  if ~isvector(bits)
    error('daq:binvec2dec:argument', 'binvec2dec: expected a vector of bits');
  end
  number = sum((bits(:) ~= 0) .* 2 .^ (0:numel(bits) - 1)');
end
