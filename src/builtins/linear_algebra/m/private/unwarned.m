function x = unwarned(f)
  % What a function gives, without its warnings: also where it fails, the next ones are shown.
  [said, id] = lastwarn;
  shown = warning('off', 'all');
  back = onCleanup(@() restored(shown, said, id));
  x = f();
end

function restored(shown, said, id)
  warning(shown);
  lastwarn(said, id);
end
