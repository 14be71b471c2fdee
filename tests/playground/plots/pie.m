pie([3 1 2 4], {'north', 'east', 'south', 'west'});
