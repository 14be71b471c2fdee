function no_picture_files(name)
  error('matgpu:graphics:noPictureFiles', ['%s: programs cannot write pictures of figures to files. Figures are data that the owner of ', ...
        'the session draws; where it shows them, it can save them as pictures too'], name);
end
