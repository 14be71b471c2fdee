function y = db2pow(ydb)
  y = 10 .^ (realfloat('db2pow', ydb) / 10);
end
