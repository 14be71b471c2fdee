%% What is saved is loaded, in every version
a = [1 2.5; -3 Inf];
b = 'text';
c = {1, 'two', [3 4]};
s = struct('x', {1, 2});
t = int16([1 -2]);
z = 3 - 4i;
for version = {'-v6', '-v7'}
  save('all.mat', version{1})
  l = load('all.mat');
  assert(isequal(l.a, a) && isequal(l.b, b) && isequal(l.c, c) && isequal(l.s, s) && isequal(l.z, z))
  assert(class(l.t), 'int16')
end
save('old.mat', 'a', 'b', 'z', '-v4')
l = load('old.mat');
assert(fieldnames(l), {'a'; 'b'; 'z'})
assert(isequal(l.a, a) && isequal(l.b, b) && isequal(l.z, z))

%% Variables come back by name, by pattern, and into the workspace
alpha = 1; alpine = 2; other = 3;
save vars.mat al* other
clear alpha alpine other
load vars.mat alp*
assert(alpha + alpine, 3)
assert(exist('other'), 0)
s = load('vars', 'other');
assert(s.other, 3)

%% Structs are saved field by field, and files grow
opts.x = 1;
opts.y = 'two';
save('o.mat', '-struct', 'opts')
w = 9;
save('o.mat', 'w', '-append')
l = load('o.mat');
assert(l.x == 1 && strcmp(l.y, 'two') && l.w == 9)

%% Large captured arrays are saved
x = (1:5000)' * 2;
y = {x + 1};
save('big.mat', 'x', 'y')
l = load('big.mat');
assert(sum(l.x), 25005000)
assert(l.y{1}(end), 10001)

%% Numbers as text
m = [1 2; 3 4.5];
save('m.txt', 'm', '-ascii')
assert(load('m.txt'), m, 1e-6)
load m.txt
assert(m, [1 2; 3 4.5])
f = fopen('n.txt', 'w'); fprintf(f, '%% a comment\n1, 2\n3, 4\n'); fclose(f);
assert(load('n.txt'), [1 2; 3 4])

%% A variable that is not there
% Error: not found
save('x.mat', 'nothing_of_this_name')

%% A file that is not there
% Error: Unable to find
load('missing.mat')

%% Version 4 holds no cells
% Error: version 4
c = {1};
save('c.mat', 'c', '-v4')

%% whos as structs
x = 1; y = 'abc'; z = {1, 2}; c = 1i;
s = whos;
assert(isequal(sort(fieldnames(s)), sort({'name'; 'size'; 'bytes'; 'class'; 'global'; 'sparse'; 'complex'; 'nesting'; 'persistent'})));
s = whos('x', 'y');
assert(iscolumn(s) && isequal({s.name}, {'x', 'y'}));
assert(isequal(s(2).size, [1 3]));
assert(isequal(s(2).bytes, 6));
assert(isequal(s(2).class, 'char'));
assert(~s(1).global && ~s(1).complex && whos('c').complex);
assert(isequal(s(1).nesting.level, 1));
assert(isequal(whos('z').bytes, 224));
assert(isempty(whos('q*')));

%% who and whos by regular expressions
xa = 1; xb = 2; y = 3;
s = whos('-regexp', '^x[ab]$');
assert(isequal({s.name}, {'xa', 'xb'}));
assert(isequal(who('-regexp', '^y', 'b$'), {'xb'; 'y'}));
assert(isequal(who('x*'), {'xa'; 'xb'}));

%% what is in a file
x = [1 2 3]; y = int8(4);
save('whos.mat', 'x', 'y');
clear
s = whos('-file', 'whos.mat');
assert(isequal({s.name}, {'x', 'y'}));
assert(isequal(s(1).size, [1 3]));
assert(isequal({s.class}, {'double', 'int8'}));
assert(isequal(who('-file', 'whos', 'y'), {'y'}));
delete('whos.mat');

%% attributes of variables
% Prints: Name      Size            Bytes  Class     Attributes
% Prints: g         1x1                 8  double    global
clear
global g
g = 1;
whos g

%% what eval evaluates may evaluate, and ask its caller, again
function r = nested_eval()
  a = 5;
  eval('eval(''a = a + 1;'')');
  eval('eval(''b = a + 1;'')');
  r = [a b];
end
assert(isequal(nested_eval(), [6 7]));
function asks(), assert(isequal(evalin('caller', 'c'), 3)); assignin('caller', 'd', 4); end
function r = is_asked()
  c = 3;
  eval('asks()');
  r = c + d;
end
assert(is_asked() == 7);
function r = keeps()
  kept = 100;
  name = 'kept.mat';
  eval(['save ' name ' kept']);
  s = load(name);
  r = s.kept;
end
assert(keeps() == 100);
x = 1;
eval('eval(''x = x + 1;'')');
assert(x == 2);
function r = of_global()
  global shared_by_evals
  shared_by_evals = 1;
  eval('eval(''shared_by_evals = shared_by_evals + 1;'')');
  r = shared_by_evals;
end
assert(of_global() == 2);

%% what a function gave back is still a variable of the functions within it
function M = shared_result()
  M.two = @() 2;
  M.more = @more;
  function v = more()
    v = M.two() + 1;
  end
end
function f = counts_down()
  f = @down;
  function r = down(n)
    r = 0;
    if n > 0
      r = 1 + f(n - 1);
    end
  end
end
function s = stack()
  s.kept = [];
  s.add = @add;
  s.all = @() s.kept;
  s.seen = @seen;
  function add(x), s.kept(end + 1) = x; end
  function x = seen(), x = s.kept; end
end
M = shared_result();
assert(M.more(), 3)
f = counts_down();
assert(f(4), 4)
s = stack();
s.add(4);
s.add(5);
assert(isequal(s.seen(), [4 5]) && isempty(s.kept) && isempty(s.all()))
