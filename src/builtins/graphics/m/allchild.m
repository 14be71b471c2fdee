function children = allchild(h)
  children = get(h, 'Children');
end
