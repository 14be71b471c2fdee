function [h, w, phi] = zerophase(varargin)
  [b, a, rest] = digitalfilter('zerophase', varargin);
  if ~isempty(rest) && isempty(rest{1})
    rest{1} = 512;
  end
  [h, w] = freqz(b, a, rest{:});
  at = radians_of(w, rest);
  sense = 0;
  if all(a(2:end) == 0)
    sense = phasesense(b);
  end
  if sense ~= 0
    phi = -at * (numel(b) - 1) / 2 + pi / 2 * (sense < 0);
  else
    % At a zero on the circle the response turns round: the double of the phase does not see that.
    phi = unwrap(2 * angle(h)) / 2;
  end
  h = real(h .* exp(-1i * phi));
  if nargout == 0
    plot(at / pi, h);
    xlabel('Normalized Frequency (\times\pi rad/sample)');
    ylabel('Amplitude');
    title('Zero-Phase Response');
    clear h
  end
end

function w = radians_of(w, rest)
  numbers = rest(cellfun(@isnumeric, rest));
  if numel(numbers) > 1 && ~isempty(numbers{2})
    w = w * 2 * pi / numbers{2};
  end
end
