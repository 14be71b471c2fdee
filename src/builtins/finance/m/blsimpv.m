function volatility = blsimpv(price, strike, rate, time, value, varargin)
  % The price grows with the volatility: halves of an interval, as close as doubles come.
  [limit, yield, kind] = deal(10, 0, true);
  k = 1;
  place = 0;
  while k <= numel(varargin)
    word = varargin{k};
    if (ischar(word) || isstring(word)) && k < numel(varargin)
      given = varargin{k + 1};
      switch lower(char(word))
        case 'limit', limit = given;
        case 'yield', yield = given;
        case 'class', kind = is_call(given);
        case {'tolerance', 'method'}
        otherwise
          error('finance:blsimpv:InvalidName', 'blsimpv: unknown option ''%s''', char(word));
      end
      k = k + 2;
      continue;
    end
    place = place + 1;
    if ~isempty(word)
      switch place
        case 1, limit = word;
        case 2, yield = word;
        case 4, kind = is_call(word);
      end
    end
    k = k + 1;
  end
  all_of = price + strike + rate + time + value + yield + kind;
  [low, high] = deal(zeros(size(all_of)), limit + zeros(size(all_of)));
  for round_number = 1:200
    middle = (low + high) / 2;
    if all(middle(:) == low(:) | middle(:) == high(:))
      break;
    end
    above = priced(middle) > value;
    high(above) = middle(above);
    low(~above) = middle(~above);
  end
  volatility = middle;
  % A value that no volatility gives.
  slack = 1e-8 * max(value, 1);
  volatility(priced(zeros(size(all_of))) > value + slack | priced(limit + zeros(size(all_of))) < value - slack) = NaN;

  function p = priced(v)
    [call, put] = blsprice(price, strike, rate, time, v, yield);
    p = call .* kind + put .* ~kind;
  end
end

function tf = is_call(kind)
  if islogical(kind) || isnumeric(kind)
    tf = logical(kind);
  else
    tf = reshape(strcmpi(kind, 'call'), size(cellstr(kind)));
  end
end
