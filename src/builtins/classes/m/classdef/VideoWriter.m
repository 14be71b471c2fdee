% A file of a video: what is written to it is counted, and nothing is kept.
classdef VideoWriter < handle
  properties
    FrameRate = 30
    Quality = 75
    CompressionRatio = 10
    LosslessCompression = false
    Colormap = []
  end

  properties (SetAccess = private)
    Filename = ''
    Path = ''
    FileFormat = 'avi'
    Duration = 0
    FrameCount = 0
    Height = []
    Width = []
    VideoFormat = 'RGB24'
    ColorChannels = 3
    VideoBitsPerPixel = 24
    VideoCompressionMethod = 'Motion JPEG'
  end

  properties (Access = private)
    isopen = false
  end

  methods
    function v = VideoWriter(file, profile)
      if nargin < 1 || ~(ischar(file) || isstring(file))
        error('MATLAB:VideoWriter:file', 'VideoWriter: expected the name of a file');
      end
      if nargin < 2
        profile = 'Motion JPEG AVI';
      end
      profiles = {'Archival', 'Motion JPEG AVI', 'Motion JPEG 2000', 'MPEG-4', 'Uncompressed AVI', 'Indexed AVI', 'Grayscale AVI'};
      endings = {'.mj2', '.avi', '.mj2', '.mp4', '.avi', '.avi', '.avi'};
      at = find(strcmpi(char(profile), profiles), 1);
      if isempty(at)
        error('MATLAB:VideoWriter:profile', 'VideoWriter: expected one of %s', strjoin(profiles, ', '));
      end
      [folder, name, ending] = fileparts(char(file));
      if isempty(ending)
        ending = endings{at};
      end
      if isempty(folder)
        folder = pwd;
      end
      v.Filename = [name, ending];
      v.Path = folder;
      v.FileFormat = ending(2:end);
    end

    function open(v)
      if ~v.isopen
        v.isopen = true;
        warning('MATLAB:VideoWriter:notWritten', 'VideoWriter: no videos are written here; ''%s'' is not made.', v.Filename);
      end
    end

    function writeVideo(v, frames)
      if ~v.isopen
        error('MATLAB:VideoWriter:notOpen', 'VideoWriter: open the file before frames are written');
      end
      if isstruct(frames)
        if ~isfield(frames, 'cdata')
          error('MATLAB:VideoWriter:frame', 'VideoWriter: expected frames that getframe gave, or images');
        end
        count = numel(frames);
        one = frames(1).cdata;
      elseif isnumeric(frames) || islogical(frames)
        count = size(frames, 4);
        one = frames(:, :, :, 1);
      else
        error('MATLAB:VideoWriter:frame', 'VideoWriter: expected frames that getframe gave, or images');
      end
      v.Height = size(one, 1);
      v.Width = size(one, 2);
      v.FrameCount = v.FrameCount + count;
      v.Duration = v.FrameCount / v.FrameRate;
    end

    function close(v)
      v.isopen = false;
    end
  end
end
