function [d, w] = phasedelay(varargin)
  [b, a, rest] = digitalfilter('phasedelay', varargin);
  [phi, w] = phasez(b, a, rest{:});
  at = w;
  numbers = rest(cellfun(@isnumeric, rest));
  if numel(numbers) > 1 && ~isempty(numbers{2})
    at = w * 2 * pi / numbers{2};
  end
  d = -phi ./ at;
  if nargout == 0
    plot(at / pi, d);
    xlabel('Normalized Frequency (\times\pi rad/sample)');
    ylabel('Phase Delay (samples)');
    title('Phase Delay');
    clear d
  end
end
