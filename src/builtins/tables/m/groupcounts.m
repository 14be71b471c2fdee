function out = groupcounts(t, grouping, varargin)
  must_be_table(t);
  out = groupsummary(t, grouping, varargin{:});
  out.Percent = 100 * out.GroupCount / sum(out.GroupCount);
end
