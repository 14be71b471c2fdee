% Properties of handle objects by name, which is written in full.
classdef (Abstract) SetGetExactNames < matlab.mixin.SetGet
end
