function kind = imageresultclass(name, kind)
  kind = imageword(name, kind, {'double', 'single', 'int8', 'int16', 'int32', 'int64', 'uint8', 'uint16', 'uint32', ...
                                'uint64', 'logical'});
end
