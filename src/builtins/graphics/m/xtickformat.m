function form = xtickformat(varargin)
  form = tick_format('xtickformat', varargin);
  if isempty(form)
    clear form
  end
end
