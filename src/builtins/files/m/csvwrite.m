function csvwrite(path, A)
  dlmwrite(path, A, ',');
end
