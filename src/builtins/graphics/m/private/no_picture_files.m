function no_picture_files(name)
  warning('matgpu:graphics:noPictureFiles', ['%s: no file is written. Figures are data that the owner of the session draws; where it shows ', ...
          'them, it can save them as pictures too'], name);
end
