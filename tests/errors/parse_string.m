disp('not ended)
x = "nor this
