//! Files of lines and of numbers, and files as a whole, written in the language.

use crate::builtins::Example::{Equal, Fails, Prints};
use crate::builtins::source_builtins;

source_builtins! {
    /// Lines and numbers of text files; copies of files.
    NUMBERS, Files;
    "recycle" [0 1; 1] ["state = recycle", "state = recycle(new_state)"] "Whether deleted files are kept somewhere: 'off', which is all that it can be."
        [Equal("recycle('off')", "'off'"), Fails("recycle('on')", "no folder")];
    "unlink" [1 1; 2] ["unlink(file)", "[err, msg] = unlink(file)"] "Deletes a file, in the form of Octave's function: err is 0, or -1 where there is none."
        [Prints("fclose(fopen('old.txt', 'w')); err = unlink('old.txt'); fprintf('%d %d\\n', err, isfile('old.txt'))", "0 0\n"), Fails("unlink(1)", "text")];
    "fileattrib" [0 3; 3] ["fileattrib", "[status, values, id] = fileattrib(name)", "[status, message, id] = fileattrib(name, changes)"] "The attributes of a file or folder, or of all that a name with '*' stands for: Name, directory, UserRead, UserWrite, UserExecute; NaN for what is not known. They cannot be changed: a change to anything else fails."
        [Prints("mkdir('data'); [ok, v] = fileattrib('data'); disp(mat2str([v.directory, v.UserWrite]))", "[true true]\n"), Equal("nthargout(3, @fileattrib, 'none')", "'MATLAB:FILEATTRIB:CannotFindFile'"), Fails("fileattrib(1)", "name")];
    "canonicalize_file_name" [1 1; 3] ["path = canonicalize_file_name(name)", "[path, status, message] = canonicalize_file_name(name)"] "The whole path of a file or folder, without '.' and '..'; empty where there is none."
        [Prints("mkdir('data'); disp(canonicalize_file_name('./data/../data'))", "/data\n"), Fails("canonicalize_file_name(1)", "text")];
    "is_absolute_filename" [1 1; 1] ["tf = is_absolute_filename(name)"] "Whether a text is a whole path, from the root on, in the form of Octave's function."
        [Equal("is_absolute_filename('/a')", "true"), Equal("is_absolute_filename(1)", "false"), Fails("is_absolute_filename()", "arguments")];
    "is_rooted_relative_filename" [1 1; 1] ["tf = is_rooted_relative_filename(name)"] "Whether a text is a path that begins with './' or '../', in the form of Octave's function."
        [Equal("is_rooted_relative_filename('./a')", "true"), Equal("is_rooted_relative_filename('a')", "false"), Fails("is_rooted_relative_filename()", "arguments")];
    "make_absolute_filename" [1 1; 1] ["path = make_absolute_filename(name)"] "The whole path of a file that need not exist, without '.' and '..'."
        [Equal("make_absolute_filename('a/../b')", "'/b'"), Fails("make_absolute_filename(1)", "text")];
    "is_same_file" [2 2; 1] ["tf = is_same_file(a, b)"] "Whether names mean the same file or folder; false where there is none."
        [Prints("mkdir('data'); disp(is_same_file('data', './data/../data'))", "   1\n"), Equal("is_same_file('no such file', 'other')", "false"), Fails("is_same_file(1, 'a')", "texts")];
    "file_in_path" [2 3; 1] ["path = file_in_path(folders, file)", "paths = file_in_path(folders, file, 'all')"] "Where one of the folders of a path (with ':' between them) has a file; empty where none has."
        [Prints("fclose(fopen('x.txt', 'w')); disp(file_in_path('/a:/', 'x.txt'))", "/x.txt\n"), Equal("file_in_path('/', 'no such file', 'all')", "{}"), Fails("file_in_path(1, 'a')", "path")];
    "file_in_loadpath" [1 2; 1] ["path = file_in_loadpath(file)", "paths = file_in_loadpath(file, 'all')"] "Where the current folder or one of the search path has a file; empty where none has."
        [Prints("fclose(fopen('x.txt', 'w')); disp(file_in_loadpath('x.txt'))", "/x.txt\n"), Equal("file_in_loadpath('no such file', 'all')", "{}"), Fails("file_in_loadpath(1)", "text")];
    "dir_in_loadpath" [1 2; 1] ["path = dir_in_loadpath(folder)", "paths = dir_in_loadpath(folder, 'all')"] "Where the current folder or one of the search path has a folder; empty where none has."
        [Prints("mkdir('data'); disp(dir_in_loadpath('data'))", "/data\n"), Equal("dir_in_loadpath('no such folder', 'all')", "{}"), Fails("dir_in_loadpath(1)", "text")];
    "readlines" [1 255; 1] ["lines = readlines(path)", "lines = readlines(path, 'EmptyLineRule', 'skip', 'WhitespaceRule', 'trim')"] "The lines of a file as a string array."
        [Prints("writelines({'a', 'b'}, 'example.txt'); disp(numel(readlines('example.txt')))", "     3\n"), Fails("readlines('no such file')", "no such file")];
    "writelines" [2 255; 0] ["writelines(lines, path)", "writelines(lines, path, 'WriteMode', 'append', 'LineEnding', '\\r\\n')"] "Writes texts as the lines of a file."
        [Prints("writelines({'a', 'b'}, 'example.txt'); disp(strtrim(fileread('example.txt')))", "a\nb\n"), Fails("writelines('a')", "arguments")];
    "writematrix" [2 255; 0] ["writematrix(A, path)", "writematrix(A, path, 'Delimiter', d, 'WriteMode', 'append')"] "Writes numbers or texts to a text file with commas between them."
        [Prints("writematrix([1 2], 'example.csv'); disp(strtrim(fileread('example.csv')))", "1,2\n"), Fails("writematrix(1)", "arguments")];
    "importdata" [1 3; 3] ["A = importdata(path)", "[A, separator, header] = importdata(path, separator, header)"] "What a file holds: variables, numbers, or lines with numbers below a heading."
        [Prints("writelines({'x y', '1 2'}, 'example.txt'); disp(importdata('example.txt').data)", "     1     2\n"), Fails("importdata('no such file')", "no such file")];
    "textread" [1 255; 255] ["[a, b, ...] = textread(path, format)"] "The columns of a text file."
        [Prints("writelines({'1 2', '3 4'}, 'example.txt'); [a, b] = textread('example.txt', '%f %f'); disp([a b])", "     1     2\n     3     4\n"), Fails("textread('no such file')", "no such file")];
    "fskipl" [1 2; 1] ["n = fskipl(fid, count)"] "Skips lines of a file."
        [Prints("writelines({'a', 'b'}, 'example.txt'); f = fopen('example.txt'); fskipl(f, 1); disp(fgetl(f)); fclose(f);", "b\n"), Fails("fskipl(99)", "file identifier")];
    "copyfile" [2 2; 2] ["copyfile(from, to)", "[ok, message] = copyfile(from, to)"] "Copies a file."
        [Prints("writelines('a', 'example.txt'); copyfile('example.txt', 'copy.txt'); disp(isfile('copy.txt'))", "   1\n"), Fails("copyfile('no such file', 'x')", "No such file")];
    "movefile" [2 2; 2] ["movefile(from, to)", "[ok, message] = movefile(from, to)"] "Gives a file another name."
        [Prints("writelines('a', 'example.txt'); movefile('example.txt', 'other.txt'); disp(isfile('example.txt'))", "   0\n"), Fails("movefile('no such file', 'x')", "No such file")];
}

source_builtins! {
    /// Folders and temporary files.
    FOLDERS, Files;
    "isdir" [1 1; 1] ["tf = isdir(path)"] "Whether there is such a folder; the older name of isfolder."
        [Equal("isdir('/')", "true"), Fails("isdir(1)", "text")];
    "tempdir" [0 0; 1] ["path = tempdir"] "A folder for files that are not kept."
        [Equal("tempdir", "'/tmp/'"), Fails("tempdir(1)", "arguments")];
    "tempname" [0 1; 1] ["path = tempname", "path = tempname(folder)"] "A name for a file that is not kept."
        [Equal("strncmp(tempname, '/tmp/t', 6)", "true"), Fails("tempname(1, 2)", "arguments")];
}
