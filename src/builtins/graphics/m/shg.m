function shg()
  figure(gcf);
  drawnow;
end
