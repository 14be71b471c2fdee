function form = ztickformat(varargin)
  form = tick_format('ztickformat', varargin);
  if isempty(form)
    clear form
  end
end
