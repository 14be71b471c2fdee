% Models of parts of the data, each asked about the rest.
classdef CrossValidated
  properties (SetAccess = private)
    Trained
    KFold
    Partition
    X
    Y
  end

  properties (Hidden, SetAccess = private)
    regression
  end

  methods
    function c = CrossValidated(m, again, varargin)
      o = nameoptions('crossval', varargin, struct('KFold', 10, 'Leaveout', 'off', 'CVPartition', []));
      c.regression = isempty(m.ClassNames);
      [c.X, c.Y, c.Partition] = deal(m.X, m.Y, o.CVPartition);
      if ~isempty(o.CVPartition)
      elseif strcmpi(o.Leaveout, 'on')
        c.Partition = cvpartition(numel(m.Y), 'LeaveOut');
      elseif c.regression
        c.Partition = cvpartition(numel(m.Y), 'KFold', o.KFold);
      else
        c.Partition = cvpartition(m.Y, 'KFold', o.KFold);
      end
      c.KFold = c.Partition.NumTestSets;
      c.Trained = cell(c.KFold, 1);
      for k = 1:c.KFold
        in = training(c.Partition, k);
        c.Trained{k} = again(c.X(in, :), c.Y(in, :));
      end
    end

    function y = kfoldPredict(c)
      y = c.Y;
      for k = 1:c.KFold
        out = test(c.Partition, k);
        y(out, :) = predict(c.Trained{k}, c.X(out, :));
      end
    end

    function e = kfoldLoss(c)
      y = kfoldPredict(c);
      if c.regression
        e = mean((y - c.Y) .^ 2);
      else
        [~, ~, at] = unique([y; c.Y]);
        e = mean(at(1:end / 2) ~= at(end / 2 + 1:end));
      end
    end
  end
end
