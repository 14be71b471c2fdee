function names = sheetnames(file)
  names = string(sheetlist(char(file)));
end
