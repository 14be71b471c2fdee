person.name = 'Ada';
person.nmae
