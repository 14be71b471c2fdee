function form = ytickformat(varargin)
  form = tick_format('ytickformat', varargin);
  if isempty(form)
    clear form
  end
end
