function varargout = phasez(varargin)
  [b, a, rest] = digitalfilter('phasez', varargin);
  if ~isempty(rest) && isempty(rest{1})
    rest{1} = 512;
  end
  [h, w] = freqz(b, a, rest{:});
  phi = unwrap(angle(h));
  if nargout == 0
    plot(w / pi, phi);
    xlabel('Normalized Frequency (\times\pi rad/sample)');
    ylabel('Phase (radians)');
    title('Phase Response');
    varargout = {};
  else
    varargout = {phi, w};
    varargout = varargout(1:nargout);
  end
end
