function uiwait(figure, timeout)
end
