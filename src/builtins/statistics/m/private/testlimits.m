function ci = testlimits(o, dim, center, spread, quantile)
  % Limits of confidence about a center, in whose spread the quantiles of an even distribution are.
  switch o.Tail
    case 'both'
      far = spread .* quantile(1 - o.Alpha / 2);
      ci = cat(dim, center - far, center + far);
    case 'right'
      ci = cat(dim, center - spread .* quantile(1 - o.Alpha), Inf(size(center), class(center)));
    case 'left'
      ci = cat(dim, -Inf(size(center), class(center)), center + spread .* quantile(1 - o.Alpha));
  end
end
