function hidden(varargin)
  % Nets are drawn as they are drawn, with or without what lies behind them.
  viewing_words('hidden', varargin);
end
