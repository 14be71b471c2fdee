function tail = tailname(upper)
  tails = {'lower', 'upper'};
  tail = tails{1 + upper};
end
