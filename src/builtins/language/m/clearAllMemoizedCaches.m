function clearAllMemoizedCaches()
  memoizeepoch(1);
end
