function mlock()
  % No function is cleared that has not changed: there is nothing to lock.
end
