//! Tables: columns of equal height with names. The class is a text in the language
//! (`classes/m/classdef/table.m`); what is done with tables are the texts of this folder.

mod delimited;

use super::Example::{Equal, Fails, Prints};
use super::declare::{builtins, host};
use super::in_the_language::{library_classes, library_methods};
use super::source_builtins;

library_classes! {
    /// The class.
    CLASSES, Tables;
    "table" ["t = table(x, y, ...)", "t = table(..., 'VariableNames', names, 'RowNames', names)", "t = table('Size', [m n], 'VariableTypes', types)"]
        "Columns of equal height, each of a class of its own, with names."
        [Equal("table([1; 2], 'VariableNames', {'x'}).x", "[1; 2]"), Fails("table([1; 2], 3)", "same number of rows"),
         Prints("disp(table([1; 20], {'a'; 'bc'}, 'VariableNames', {'n', 'text'}))", "    n      text \n    __    ______\n\n     1    {'a' }\n    20    {'bc'}\n")];
    "timetable" ["tt = timetable(times, x, y, ...)", "tt = timetable(x, y, ..., 'RowTimes', times)", "tt = timetable(x, ..., 'TimeStep', step, 'StartTime', start)", "tt = timetable(x, ..., 'SampleRate', rate)", "tt = timetable(..., 'VariableNames', names)"]
        "A table whose rows have times, by which they are named: tt(times, vars), tt(timerange(a, b), :)."
        [Equal("timetable(seconds([1; 2]), [5; 6], 'VariableNames', {'x'}).x", "[5; 6]"), Fails("timetable([1; 2])", "row times"),
         Prints("disp(timetable(seconds([1; 2]), [5; 6], 'VariableNames', {'x'}))", "    Time     x\n    _____    _\n\n    1 sec    5\n    2 sec    6\n")];
}

source_builtins! {
    /// What is done with tables.
    TABLES, Tables;
    "istable" [1 1; 1] ["tf = istable(x)"] "Whether a value is a table."
        [Equal("istable(table())", "true"), Fails("istable(1, 2)", "")];
    "iscategorical" [1 1; 1] ["tf = iscategorical(x)"] "Whether a value is an array of categories."
        [Equal("iscategorical(categorical({'a'}))", "true"), Fails("iscategorical(1, 2)", "")];
    "istimetable" [1 1; 1] ["tf = istimetable(x)"] "Whether a value is a timetable."
        [Equal("istimetable(timetable())", "true"), Equal("istimetable(table())", "false"), Fails("istimetable(1, 2)", "")];
    "timerange" [2 3; 1] ["s = timerange(first, last)", "s = timerange(first, last, 'closed' | 'open' | 'openleft' | 'openright')", "s = timerange(first, last, 'days')", "s = timerange(period, 'days')"] "A subscript for the rows of a timetable between two times."
        [Equal("subsref(timetable(seconds([1; 2; 3]), [5; 6; 7]), substruct('{}', {timerange(seconds(2), seconds(3), 'closed'), 1}))", "[6; 7]"), Fails("timerange(seconds(1), seconds(2), 'half')", "expected")];
    "withtol" [2 2; 1] ["s = withtol(times, tolerance)"] "A subscript for the rows of a timetable whose times are no farther from some times than a duration."
        [Equal("subsref(timetable(seconds([1; 2; 4]), [5; 6; 7]), substruct('{}', {withtol(seconds(1.5), seconds(0.5)), 1}))", "[5; 6]"), Fails("withtol(1, 2)", "tolerance")];
    "table2timetable" [1 255; 1] ["tt = table2timetable(t)", "tt = table2timetable(t, 'RowTimes', times)", "tt = table2timetable(t, 'TimeStep', step, 'StartTime', start)"] "A timetable of a table, whose first variable of times names the rows."
        [Equal("table2timetable(table(seconds([1; 2]), [5; 6])).Var2", "[5; 6]"), Fails("table2timetable(1)", "table")];
    "array2timetable" [1 255; 1] ["tt = array2timetable(x, 'RowTimes', times)", "tt = array2timetable(x, 'SampleRate', rate, 'VariableNames', names)"] "A timetable whose variables are the columns of an array."
        [Equal("array2timetable([1 2; 3 4], 'RowTimes', seconds([1; 2])).Var2", "[2; 4]"), Fails("array2timetable([1; 2])", "datetimes or durations")];
    "readtimetable" [1 255; 1] ["tt = readtimetable(path)", "tt = readtimetable(path, 'RowTimes', var)", "tt = readtimetable(path, 'TimeStep', step)"] "The timetable that a file of delimited text holds."
        [Prints("writelines({'t,x', '2024-01-02,5'}, 'tt.csv'); disp(readtimetable('tt.csv').x)", "     5\n"), Fails("readtimetable('no such file')", "no such file")];
    "writetimetable" [2 255; 0] ["writetimetable(tt, path)"] "Writes a timetable to a file of delimited text."
        [Prints("writetimetable(timetable(seconds([1; 2]), [5; 6]), 'tt.csv'); disp(fileread('tt.csv'))", "Time,Var1\n1 sec,5\n2 sec,6\n"), Fails("writetimetable(1, 'tt.csv')", "timetable")];
    "istabular" [1 1; 1] ["tf = istabular(x)"] "Whether a value is a table or a timetable."
        [Equal("istabular(table())", "true"), Fails("istabular(1, 2)", "")];
    "combinations" [1 255; 1] ["t = combinations(x, y, ...)"] "A table of all combinations of the elements of vectors; those of the last change fastest."
        [Equal("combinations([1 2], [3 4]).Var2", "[3; 4; 3; 4]"), Equal("height(combinations(1:2, {'a', 'b', 'c'}))", "6"), Fails("combinations(ones(2))", "vectors")];
    "head" [1 2; 1] ["y = head(t)", "y = head(t, n)"] "The first rows of a table or an array, eight unless it is said."
        [Equal("head((1:20)', 3)", "[1; 2; 3]"), Equal("height(head(table((1:20)')))", "8"), Fails("head()", "")];
    "tail" [1 2; 1] ["y = tail(t)", "y = tail(t, n)"] "The last rows of a table or an array, eight unless it is said."
        [Equal("tail((1:20)', 2)", "[19; 20]"), Fails("tail()", "")];
    "array2table" [1 255; 1] ["t = array2table(x)", "t = array2table(x, 'VariableNames', names, 'RowNames', names)"] "A table whose variables are the columns of an array."
        [Equal("array2table([1 2; 3 4]).Var2", "[2; 4]"), Fails("array2table(1, 'VariableNames', {'a', 'b'})", "one name for each variable")];
    "cell2table" [1 255; 1] ["t = cell2table(c)", "t = cell2table(c, 'VariableNames', names)"] "A table whose variables are the columns of a cell array."
        [Equal("cell2table({1 'a'; 2 'b'}).Var1", "[1; 2]"), Fails("cell2table(1)", "cell array")];
    "struct2table" [1 255; 1] ["t = struct2table(s)", "t = struct2table(s, 'AsArray', true)"] "A table whose variables are the fields of structs."
        [Equal("struct2table(struct('a', {1, 2})).a", "[1; 2]"), Fails("struct2table(struct('a', [1; 2], 'b', 1))", "same number of rows")];
    "table2array" [1 1; 1] ["x = table2array(t)"] "The variables of a table beside each other as one array."
        [Equal("table2array(table([1; 2], [3; 4]))", "[1 3; 2 4]"), Fails("table2array(1)", "table")];
    "table2cell" [1 1; 1] ["c = table2cell(t)"] "The elements of a table as cells."
        [Equal("table2cell(table([1; 2], {'a'; 'b'}))", "{1 'a'; 2 'b'}"), Fails("table2cell(1)", "table")];
    "table2struct" [1 3; 1] ["s = table2struct(t)", "s = table2struct(t, 'ToScalar', true)"] "The rows of a table as structs, or its variables as the fields of one."
        [Equal("table2struct(table([1; 2], 'VariableNames', {'x'}))", "struct('x', {1; 2})"), Fails("table2struct(1)", "table")];
    "addvars" [1 255; 1] ["t = addvars(t, x, ...)", "t = addvars(t, x, 'After', var, 'NewVariableNames', names)"] "A table with more variables."
        [Equal("width(addvars(table(1), 2, 'NewVariableNames', 'b'))", "2"), Fails("addvars(table(1), 2, 'NewVariableNames', 'Var1')", "Duplicate")];
    "removevars" [1 2; 1] ["t = removevars(t, vars)"] "A table without some of its variables."
        [Equal("width(removevars(table(1, 2), 'Var1'))", "1"), Fails("removevars(table(1), 'x')", "Unrecognized")];
    "renamevars" [3 3; 1] ["t = renamevars(t, vars, names)"] "A table whose variables have other names."
        [Equal("renamevars(table(1), 'Var1', 'a').a", "1"), Fails("renamevars(table(1), 'x', 'a')", "Unrecognized")];
    "movevars" [2 4; 1] ["t = movevars(t, vars)", "t = movevars(t, vars, 'Before', var)", "t = movevars(t, vars, 'After', var)"] "A table whose variables are in another order."
        [Equal("movevars(table(1, 2, 3), 1).Properties.VariableNames", "{'Var2', 'Var3', 'Var1'}"), Fails("movevars(table(1), 'x')", "Unrecognized")];
    "mergevars" [2 255; 1] ["t = mergevars(t, vars)", "t = mergevars(t, vars, 'NewVariableName', name)"] "A table in which several variables are one of several columns."
        [Equal("mergevars(table(1, 2), 1:2).Var1", "[1 2]"), Fails("mergevars(table(1), 'x')", "Unrecognized")];
    "splitvars" [1 255; 1] ["t = splitvars(t)", "t = splitvars(t, var, 'NewVariableNames', names)"] "A table in which variables of several columns are several variables."
        [Equal("width(splitvars(table([1 2])))", "2"), Fails("splitvars(1)", "table")];
    "convertvars" [3 3; 1] ["t = convertvars(t, vars, class)", "t = convertvars(t, vars, f)"] "A table some of whose variables are converted."
        [Equal("class(convertvars(table(1), 1, 'single').Var1)", "'single'"), Fails("convertvars(table(1), 'x', 'single')", "Unrecognized")];
    "vartype" [1 1; 1] ["s = vartype(class)"] "A subscript for the variables of a class."
        [Equal("width(table(1, {2}))", "2"), Equal("width(subsref(table(1, {2}), substruct('()', {':', vartype('numeric')})))", "1"), Fails("vartype()", "")];
    "rows2vars" [1 255; 1] ["t = rows2vars(t)", "t = rows2vars(t, 'VariableNamesSource', var)"] "A table turned: its rows are variables."
        [Equal("rows2vars(table([1; 2], [3; 4])).Var1", "[1; 3]"), Fails("rows2vars(1)", "table")];
    "varfun" [2 255; 1] ["t = varfun(f, t)", "t = varfun(f, t, 'InputVariables', vars, 'GroupingVariables', vars, 'OutputFormat', format)"] "A function of each variable of a table."
        [Equal("varfun(@mean, table([1; 3])).mean_Var1", "2"), Fails("varfun(@mean, 1)", "table")];
    "rowfun" [2 255; 1] ["t = rowfun(f, t)", "t = rowfun(f, t, 'OutputVariableNames', names, 'OutputFormat', format, 'GroupingVariables', vars)"] "A function of the rows of a table."
        [Equal("rowfun(@plus, table([1; 2], [3; 4])).Var1", "[4; 6]"), Fails("rowfun(@plus, 1)", "table")];
    "groupsummary" [2 255; 3] ["g = groupsummary(t, vars)", "g = groupsummary(t, vars, method, datavars)", "g = groupsummary(t, vars, bins, method)", "[values, groups, counts] = groupsummary(A, v, method)"] "What the rows of each group come to: mean, sum, min, max, or a function."
        [Equal("groupsummary(table([1; 2; 1], [5; 6; 7]), 'Var1', 'sum').sum_Var2", "[12; 6]"), Fails("groupsummary(table(1), 'x')", "Unrecognized")];
    "groupcounts" [1 255; 3] ["g = groupcounts(t, vars)", "[counts, groups, percents] = groupcounts(v)", "[counts, groups, percents] = groupcounts({v, w, ...})", "... = groupcounts(..., bins, 'IncludeMissingGroups', tf)"] "How many rows or elements each group has, and the share of them."
        [Equal("groupcounts([5; 3; 5])", "[1; 2]"), Equal("nthargout(2, @groupcounts, {'b'; 'a'; 'b'})", "{'a'; 'b'}"), Equal("groupcounts(table([1; 2; 1]), 'Var1').GroupCount", "[2; 1]"), Fails("groupcounts(table(1), 'x')", "Unrecognized")];
    "grouptransform" [3 255; 1] ["t = grouptransform(t, vars, method, datavars)", "t = grouptransform(..., 'ReplaceValues', tf)"] "Variables changed group by group: 'zscore', 'meancenter', or a function."
        [Equal("grouptransform(table([1; 2; 1], [5; 6; 7]), 1, 'meancenter').Var2", "[-1; 0; 1]"), Fails("grouptransform(table(1, 2), 1, 'odd')", "Unknown method")];
    "groupfilter" [3 4; 1] ["t = groupfilter(t, vars, f, datavars)"] "The rows of the groups for which a function is true."
        [Equal("height(groupfilter(table([1; 2; 1], [5; 6; 7]), 1, @(x) numel(x) > 1))", "2"), Fails("groupfilter(1, 1, @any)", "table")];
    "innerjoin" [2 255; 3] ["t = innerjoin(a, b)", "[t, ia, ib] = innerjoin(a, b, 'Keys', vars)"] "The pairs of rows of two tables whose keys are the same."
        [Equal("innerjoin(table([1; 2], 'VariableNames', {'k'}), table([2; 3], [7; 8], 'VariableNames', {'k', 'x'})).x", "7"), Fails("innerjoin(table(1), 1)", "table")];
    "outerjoin" [2 255; 3] ["t = outerjoin(a, b)", "[t, ia, ib] = outerjoin(a, b, 'Keys', vars, 'MergeKeys', true, 'Type', 'left')"] "The pairs of rows whose keys are the same, and the rows that have none."
        [Equal("height(outerjoin(table([1; 2], 'VariableNames', {'k'}), table([2; 3], 'VariableNames', {'k'})))", "3"), Fails("outerjoin(table(1), 1)", "table")];
    "pivot" [1 255; 1] ["P = pivot(T, 'Rows', vars, 'Columns', vars)", "P = pivot(T, 'Rows', vars, 'Columns', vars, 'DataVariable', var, 'Method', method, 'IncludeTotals', tf)"] "What the rows of each pair of groups come to, those of the rows below each other and those of the columns side by side."
        [Equal("pivot(table({'a'; 'b'; 'a'}, [1; 2; 3], 'VariableNames', {'k', 'x'}), 'Rows', 'k', 'DataVariable', 'x').sum_x", "[4; 2]"), Fails("pivot(table(1))", "Rows")];
    "stack" [2 255; 2] ["s = stack(t, vars)", "[s, from] = stack(t, vars, 'NewDataVariableName', name, 'IndexVariableName', name)"] "A table in which several variables are one below the other."
        [Equal("stack(table([1; 2], [3; 4]), 1:2).Var1_Var2", "[1; 3; 2; 4]"), Fails("stack(1, 1)", "table")];
    "unstack" [3 255; 2] ["w = unstack(t, var, indicator)", "[w, first] = unstack(t, var, indicator, 'AggregationFunction', f)"] "A table in which one variable is several beside each other."
        [Equal("unstack(table([1; 1], {'a'; 'b'}, [5; 6]), 3, 2).b", "6"), Fails("unstack(1, 1, 1)", "table")];
    "readtable" [1 255; 1] ["t = readtable(path)", "t = readtable(path, 'Delimiter', d, 'ReadVariableNames', tf, 'TextType', 'string')", "t = readtable(path, 'Range', 'B2:C5', 'Sheet', sheet)", "t = readtable(path, opts)"] "The table that a file of delimited text holds, or a sheet of a workbook."
        [Prints("writelines({'a,b', '1,x', '2,y'}, 't.csv'); disp(readtable('t.csv'))", "    a      b  \n    _    _____\n\n    1    {'x'}\n    2    {'y'}\n"), Fails("readtable('no such file')", "no such file")];
    "detectImportOptions" [1 255; 1] ["opts = detectImportOptions(path)", "opts = detectImportOptions(path, 'Delimiter', d, 'NumHeaderLines', n, 'TextType', 'string')"] "How a file of delimited text is read: the names and types of its variables, and which of them are read."
        [Prints("writelines({'a,b', '1,x'}, 'o.csv'); opts = detectImportOptions('o.csv'); opts.SelectedVariableNames = {'a'}; disp(readtable('o.csv', opts).a)", "     1\n"), Fails("detectImportOptions('no such file')", "no such file")];
    "delimitedTextImportOptions" [0 255; 1] ["opts = delimitedTextImportOptions('NumVariables', n)", "opts = delimitedTextImportOptions('VariableNames', names, 'VariableTypes', types, Name, Value)"] "How a file of delimited text is read, from nothing."
        [Equal("delimitedTextImportOptions('NumVariables', 2).VariableNames", "{'Var1', 'Var2'}"), Fails("delimitedTextImportOptions('Odd', 1)", "no option")];
    "readvars" [1 255; 255] ["[x, y, ...] = readvars(path)", "[x, y, ...] = readvars(path, 'NumHeaderLines', n, 'Range', 'B2:C5')"] "The columns of a file of delimited text, each by itself."
        [Prints("writelines({'a,b', '1,x', '2,y'}, 'v.csv'); [a, b] = readvars('v.csv'); disp(a'), disp([b{:}])", "     1     2\nxy\n"), Fails("readvars('no such file')", "no such file")];
    "writetable" [1 255; 0] ["writetable(t, path)", "writetable(t, path, 'Delimiter', d, 'WriteRowNames', tf)", "writetable(t, path, 'Sheet', sheet, 'Range', range)"] "Writes a table to a file of delimited text, or to a sheet of a workbook."
        [Prints("writetable(table([1; 2], {'x'; 'y,z'}), 't.csv'); disp(fileread('t.csv'))", "Var1,Var2\n1,x\n2,\"y,z\"\n"), Fails("writetable(1, 't.csv')", "table")];
    "readcell" [1 255; 1] ["c = readcell(path)", "c = readcell(path, 'Delimiter', d, 'NumHeaderLines', n, 'Range', 'B2:C5', 'TextType', 'string')"] "The fields of a file of delimited text or of a sheet, each by itself: numbers, dates and texts."
        [Prints("writelines({'a,b', '1,x'}, 'c.csv'); c = readcell('c.csv'); disp(c{2, 1} + 1), disp([c{:, 2}])", "     2\nbx\n"), Fails("readcell('no such file')", "no such file")];
    "writecell" [1 255; 0] ["writecell(c, path)", "writecell(c, path, 'Delimiter', d, 'WriteMode', 'append', 'QuoteStrings', 'all')"] "Writes numbers and texts in cells to a file of delimited text or to a sheet of a workbook."
        [Prints("writecell({1 'x'; 2.5 'y,z'}, 'c.csv'); disp(fileread('c.csv'))", "1,x\n2.5,\"y,z\"\n"), Fails("writecell(1, 'c.csv')", "cell array")];
    "summary" [1 1; 1] ["summary(t)", "s = summary(t)", "summary(c)"] "What the variables of a table hold, or how often each category occurs."
        [Equal("summary(table([1; 4; 2])).Var1.Max", "4"), Fails("summary(1)", "table")];
}

library_classes! {
    /// The class of categories.
    CATEGORIES, Tables;
    "categorical" ["c = categorical(x)", "c = categorical(x, values)", "c = categorical(x, values, names, 'Ordinal', true)"] "Values out of a list of categories."
        [Equal("cellstr(categorical([2 1], [1 2], {'low', 'high'}))", "{'high', 'low'}"), Equal("categorical({'a', 'b'}) == 'a'", "[true false]"), Fails("categorical({'a'}) < 'b'", "not ordinal")];
}

library_methods! {
    /// What timetables are asked, and made into.
    OF_TIMETABLES, Tables;
    "retime" [2 255; 1] ["tt = retime(tt, 'daily', method)", "tt = retime(tt, times, method)", "tt = retime(tt, 'regular', method, 'TimeStep', step)"] "A timetable at other times: its values there ('previous', 'linear', …), or what those between come to ('mean', 'sum', …, or a function)."
        [Equal("retime(timetable(seconds([0; 2]), [1; 5]), seconds(1), 'linear').Var1", "3"), Fails("retime(1, 'daily')", "Undefined function")];
    "synchronize" [1 255; 1] ["tt = synchronize(tt1, tt2, ...)", "tt = synchronize(tt1, tt2, ..., 'union' | 'intersection' | 'commonrange' | 'first' | 'last', method)", "tt = synchronize(tt1, tt2, ..., times, method)"] "Several timetables at the same times, side by side."
        [Equal("synchronize(timetable(seconds([1; 2]), [5; 6], 'VariableNames', {'x'}), timetable(seconds([2; 3]), [7; 8], 'VariableNames', {'y'}), 'intersection').y", "7"), Fails("synchronize(1)", "Undefined function")];
    "lag" [1 2; 1] ["tt = lag(tt)", "tt = lag(tt, n)", "tt = lag(tt, step)"] "A timetable whose values are those of n rows before."
        [Equal("lag(timetable(seconds([1; 2]), [5; 6])).Var1", "[NaN; 5]"), Fails("lag(1)", "Undefined function")];
    "isregular" [1 2; 2] ["tf = isregular(tt)", "[tf, step] = isregular(tt, 'months')"] "Whether the times of the rows are equally far apart."
        [Equal("isregular(timetable(seconds([1; 2; 4]), [5; 6; 7]))", "false"), Fails("isregular(1)", "Undefined function")];
    "timetable2table" [1 3; 1] ["t = timetable2table(tt)", "t = timetable2table(tt, 'ConvertRowTimes', tf)"] "A table of a timetable, whose first variable are the times."
        [Equal("timetable2table(timetable(seconds(1), 5)).Var1", "5"), Fails("timetable2table(1)", "Undefined function")];
}

library_methods! {
    /// What arrays of categories are asked, and how their lists change.
    METHODS, Tables;
    "categories" [1 2; 1] ["names = categories(c)"] "The names of the categories, in their order."
        [Equal("categories(categorical({'b', 'a'}))", "{'a'; 'b'}"), Fails("categories(1)", "Undefined function")];
    "countcats" [1 2; 1] ["n = countcats(c)", "n = countcats(c, dim)"] "How many elements each category has."
        [Equal("countcats(categorical({'b', 'a', 'b'}))", "[1 2]"), Fails("countcats(1)", "Undefined function")];
    "numcats" [1 1; 1] ["n = numcats(c)"] "How many categories there are."
        [Equal("numcats(categorical({'b', 'a', 'b'}))", "2"), Fails("numcats(1)", "Undefined function")];
    "addcats" [2 4; 1] ["c = addcats(c, names)", "c = addcats(c, names, 'After', name)"] "An array with more categories."
        [Equal("categories(addcats(categorical({'a'}), 'z'))", "{'a'; 'z'}"), Fails("addcats(categorical({'a'}), 'a')", "there already")];
    "removecats" [1 2; 1] ["c = removecats(c)", "c = removecats(c, names)"] "An array without some categories, or without those that no element has."
        [Equal("isundefined(removecats(categorical({'a', 'b'}), 'a'))", "[true false]"), Fails("removecats(1)", "Undefined function")];
    "renamecats" [2 3; 1] ["c = renamecats(c, names)", "c = renamecats(c, old, new)"] "An array whose categories have other names."
        [Equal("categories(renamecats(categorical({'a', 'b'}), 'a', 'z'))", "{'z'; 'b'}"), Fails("renamecats(categorical({'a'}), 'b', 'c')", "no category")];
    "reordercats" [1 2; 1] ["c = reordercats(c)", "c = reordercats(c, names)"] "An array whose categories are in another order."
        [Equal("double(reordercats(categorical({'a', 'b'}), {'b', 'a'}))", "[2 1]"), Fails("reordercats(categorical({'a', 'b'}), {'b'})", "all categories")];
    "setcats" [2 2; 1] ["c = setcats(c, names)"] "An array with these categories."
        [Equal("double(setcats(categorical({'a', 'b'}), {'b', 'c'}))", "[NaN 1]"), Fails("setcats(1, 'a')", "Undefined function")];
    "mergecats" [2 3; 1] ["c = mergecats(c, names)", "c = mergecats(c, names, new)"] "An array in which several categories are one."
        [Equal("cellstr(mergecats(categorical({'a', 'b', 'c'}), {'a', 'b'}, 'z'))", "{'z', 'z', 'c'}"), Fails("mergecats(1, 'a')", "Undefined function")];
    "iscategory" [2 2; 1] ["tf = iscategory(c, names)"] "Which names are categories of an array."
        [Equal("iscategory(categorical({'a'}), {'a', 'b'})", "[true false]"), Fails("iscategory(1, 'a')", "Undefined function")];
    "isundefined" [1 1; 1] ["tf = isundefined(c)"] "Which elements have no category."
        [Equal("isundefined(categorical({'a', ''}))", "[false true]"), Fails("isundefined(1)", "Undefined function")];
    "isordinal" [1 1; 1] ["tf = isordinal(c)"] "Whether categories have an order."
        [Equal("isordinal(categorical({'a'}))", "false"), Fails("isordinal(1)", "Undefined function")];
    "isprotected" [1 1; 1] ["tf = isprotected(c)"] "Whether categories are added by addcats alone."
        [Equal("isprotected(categorical({'a'}, 'Ordinal', true))", "true"), Fails("isprotected(1)", "Undefined function")];
}

source_builtins! {
    /// What only texts of this folder call.
    HELPERS, Tables;
    "named_table" [4 4; 1] [] "A table of columns, with the names that options say." [];
    "must_be_table" [1 1; 0] [] "That a value is a table." [];
    "func_name" [1 1; 1] [] "What a function is called in the names of variables." [];
    "table_options" [2 2; 1] [] "Named options in place of what they are otherwise." [];
    "grouping_vectors" [2 2; 2] [] "What elements are grouped by, as columns." [];
    "rows_by_group" [2 2; 1] [] "The rows of each group." [];
    "date_bins" [2 2; 1] [] "The part of dates that a word names." [];
    "join_keys" [3 3; 7] [] "What two tables are joined by." [];
    "joined_table" [4 4; 1] [] "The variables of two tables beside each other." [];
    "matching_rows" [2 2; 2] [] "The pairs of rows that are in the same group." [];
    "delimiter_sign" [1 1; 1] [] "The sign between fields that an option names." [];
    "plain_text" [2 2; 2] [] "The text of a file as options say it is read: without comments, with one sign between fields." [];
    "range_of_cells" [2 2; 1] [] "The rows and columns that the option 'Range' names." [];
    "write_fields" [4 5; 0] [] "Writes texts as a delimited text." [];
    "write_sheet" [6 6; 0] [] "Puts cells on a sheet of a workbook as options say." [];
}

builtins! {
    /// What only texts of this folder call, on the host.
    READING, Tables;
    "delimited_columns" [4 9; 2] ["[columns, names] = delimited_columns(path, delimiter, lines, named, rows, first, last, text, as_texts)"]
        host(delimited::delimited_columns, "files are on the host"), "The columns of a delimited text." [];
    "sheettext" [3 3; 1] ["text = sheettext(path, sheet, trimmed)"]
        host(super::files::sheets::sheettext, "files are on the host"), "A sheet of a workbook as delimited text." [];
}
