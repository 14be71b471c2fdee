function uiresume(figure)
end
