while true
  x = 1;
endfunction
