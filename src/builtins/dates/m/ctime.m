function s = ctime(seconds)
  s = asctime(localtime(seconds));
end
