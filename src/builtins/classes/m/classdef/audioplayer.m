% Samples that may be played. Nothing is heard here: playing warns, and ends at once.
classdef audioplayer < handle
  properties
    SampleRate
    CurrentSample = 1
    StartFcn = []
    StopFcn = []
    TimerFcn = []
    TimerPeriod = 0.05
    Tag = ''
    UserData = []
  end

  properties (SetAccess = private)
    BitsPerSample = 16
    NumberOfChannels
    TotalSamples
    Running = 'off'
    DeviceID = -1
    Type = 'audioplayer'
  end

  methods
    function p = audioplayer(y, fs, bits, device)
      if nargin < 2 || ~(isnumeric(y) || islogical(y)) || ~isreal(y) || ~ismatrix(y) || isempty(y)
        error('MATLAB:audiovideo:audioplayer:invalidInput', 'audioplayer: expected samples, a column for each channel, and a sample rate');
      end
      if ~(isnumeric(fs) && isscalar(fs) && fs > 0)
        error('MATLAB:audiovideo:audioplayer:invalidRate', 'audioplayer: expected a sample rate, a positive number');
      end
      if isrow(y)
        y = y(:);
      end
      p.SampleRate = fs;
      p.TotalSamples = size(y, 1);
      p.NumberOfChannels = size(y, 2);
      if nargin > 2
        p.BitsPerSample = bits;
      end
      if nargin > 3
        p.DeviceID = device;
      end
    end

    function play(p, varargin)
      for callback = {p.StartFcn, p.StopFcn}
        if isa(callback{1}, 'function_handle')
          callback{1}(p, []);
        end
      end
      warning('matgpu:files:silent', 'play: nothing is heard here; audiowrite writes samples to a file');
    end

    function playblocking(p, varargin)
      play(p);
    end

    function pause(p)
    end

    function resume(p)
    end

    function stop(p)
    end

    function tf = isplaying(p)
      tf = false;
    end
  end
end
