function plotspectrum(f, values, rated, ylabel_text, title_text)
  if rated
    plot(f, values);
    xlabel('Frequency (Hz)');
  else
    plot(f / pi, values);
    xlabel('Normalized Frequency (\times\pi rad/sample)');
  end
  ylabel(ylabel_text);
  title(title_text);
  grid on
end
