function tf = isMATLABReleaseOlderThan(release, varargin)
  parts = regexp(char(release), '^R(\d{4})([ab])$', 'tokens', 'once');
  if isempty(parts)
    error('MATLAB:isMATLABReleaseOlderThan:InvalidRelease', 'isMATLABReleaseOlderThan: expected a release such as "R2023b"');
  end
  asked = 2 * str2double(parts{1}) + (parts{2} == 'b');
  tf = 2 * 2025 < asked;
end
