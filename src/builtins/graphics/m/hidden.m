function hidden(varargin)
  % Nets are drawn with what lies behind them.
  viewing_words('hidden', varargin);
end
