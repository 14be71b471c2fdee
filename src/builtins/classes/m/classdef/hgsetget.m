% The former name of matlab.mixin.SetGet.
classdef (Abstract) hgsetget < matlab.mixin.SetGet
end
