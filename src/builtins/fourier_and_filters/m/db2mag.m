function y = db2mag(ydb)
  y = 10 .^ (realfloat('db2mag', ydb) / 20);
end
