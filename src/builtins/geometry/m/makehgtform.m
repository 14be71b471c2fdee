function M = makehgtform(varargin)
  M = eye(4);
  k = 1;
  while k <= nargin
    word = varargin{k};
    values = varargin(k + 1:end);
    count = find([cellfun(@(v) ischar(v) || isstring(v), values), true], 1) - 1;
    v = cellfun(@(v) reshape(double(v), 1, []), values(1:count), 'UniformOutput', false);
    v = [v{:}];
    words = {'translate', 'scale', 'scale', 'axisrotate', 'xrotate', 'yrotate', 'zrotate'};
    word = validatestring(word, words([1, 2, 4:7]), 'makehgtform');
    if ~any(numel(v) == [3, 1, 3, 4, 1, 1, 1] & strcmp(word, words))
      error('MATLAB:makehgtform:InvalidValues', 'makehgtform: %d numbers are not what ''%s'' expects', numel(v), word);
    end
    switch word
      case 'translate', next = trvec2tform(v);
      case 'scale', next = diag([v .* [1, 1, 1], 1]);
      case 'axisrotate', next = axang2tform(v);
      otherwise, next = axang2tform([word(1) == 'xyz', v]);
    end
    M = M * next;
    k = k + 1 + count;
  end
end
