function [h, t] = timeresponse(name, input, given, outputs, title_text)
  % What a filter makes of an impulse or a step.
  [b, a, rest] = digitalfilter(name, given);
  rest(end + 1:2) = {[]};
  n = rest{1};
  if isempty(n)
    n = responselength(b, a);
  end
  rate = 1;
  if ~isempty(rest{2})
    rate = rest{2};
  end
  if isscalar(n)
    t = (0:n - 1)';
  else
    t = n(:);
  end
  % Before the input there is nothing.
  known = filter(b, a, input(max([t; 0]) + 1));
  h = zeros(size(t), class(known));
  h(t >= 0) = known(t(t >= 0) + 1);
  t = t / rate;
  if outputs == 0
    stem(t, h);
    xlabel('n (samples)');
    ylabel('Amplitude');
    title(title_text);
  end
end
