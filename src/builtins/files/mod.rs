//! Files of the session: streams, delimited text, MAT-files.

mod delimited;
mod elements;
pub mod folders;
pub mod handles;
mod level4;
pub mod matfile;
mod mcos;
mod objects;
mod pictures;
mod places;
pub(super) mod sheets;
mod stream;
mod text;
mod variables;
mod zip;

pub use objects::{ASKED_FOR_STORED, STORED};
pub use places::PLACES;
pub use text::{FOLDERS, NUMBERS};

use super::Example::{Equal, Fails, Prints};
use super::declare::{builtins, host};
use super::in_the_language::{library_classes, library_methods};
use super::source_builtins;

const FILES: &str = "files are on the host";

builtins! {
    /// Streams.
    STREAMS, Files;
    "fopen" [1 4; 4] ["fid = fopen(path)", "[fid, message] = fopen(path, mode, machineformat)", "[path, mode, machineformat, encoding] = fopen(fid)", "fids = fopen('all')"]
        host(stream::fopen, FILES), "Opens a file; -1 where it cannot be opened."
        [Equal("fopen('no such file')", "-1"), Fails("fopen({1})", "")];
    "fclose" [1 1; 1] ["status = fclose(fid)", "fclose('all')"]
        host(stream::fclose, FILES), "Closes a file."
        [Equal("fclose(fopen('example.txt', 'w'))", "0"), Fails("fclose(99)", "Invalid file identifier")];
    "fflush" [1 1; 1] ["fflush(fid)"]
        host(stream::fflush, FILES), "Writes what is buffered for a file."
        [Equal("fflush(1)", "0"), Fails("fflush(99)", "Invalid file identifier")];
    "fgetl" [1 2; 2] ["line = fgetl(fid)"]
        host(stream::fgetl, FILES), "The next line of a file without its newline; -1 at the end."
        [Prints("f = fopen('example.txt', 'w'); fwrite(f, 'ab'); fclose(f); f = fopen('example.txt'); disp(fgetl(f)); fclose(f);", "ab\n"),
         Fails("fgetl(99)", "Invalid file identifier")];
    "fgets" [1 2; 2] ["line = fgets(fid)"]
        host(stream::fgets, FILES), "The next line of a file with its newline; -1 at the end."
        [Prints("f = fopen('example.txt', 'w'); fwrite(f, 'ab'); fclose(f); f = fopen('example.txt'); disp(fgets(f)); fclose(f);", "ab\n"),
         Fails("fgets(99)", "Invalid file identifier")];
    "fscanf" [2 3; 255] ["A = fscanf(fid, format)", "[A, n, errmsg] = fscanf(fid, format, size)", "[a, b, ...] = fscanf(fid, format, 'C')"]
        host(stream::fscanf, FILES), "Values read from a file by a format, from where it stands."
        [Prints("f = fopen('example.txt', 'w+'); fprintf(f, '1 2\\n3 x'); frewind(f); disp(fscanf(f, '%d')'); disp(ftell(f)); fclose(f);", "     1     2     3\n     6\n"),
         Fails("fscanf(99, '%d')", "Invalid file identifier")];
    "feof" [1 1; 1] ["tf = feof(fid)"]
        host(stream::feof, FILES), "Whether the end of a file is reached."
        [Prints("f = fopen('example.txt', 'w+'); disp(feof(f)); fclose(f);", "   1\n"),
         Fails("feof(99)", "Invalid file identifier")];
    "ftell" [1 1; 1] ["position = ftell(fid)"]
        host(stream::ftell, FILES), "The position in a file."
        [Prints("f = fopen('example.txt', 'w'); fwrite(f, 'abc'); disp(ftell(f)); fclose(f);", "     3\n"),
         Fails("ftell(99)", "Invalid file identifier")];
    "frewind" [1 1; 1] ["frewind(fid)"]
        host(stream::frewind, FILES), "Goes back to the start of a file."
        [Prints("f = fopen('example.txt', 'w'); fwrite(f, 'abc'); frewind(f); disp(ftell(f)); fclose(f);", "     0\n"),
         Fails("frewind(99)", "Invalid file identifier")];
    "fseek" [2 3; 1] ["status = fseek(fid, offset, origin)"]
        host(stream::fseek, FILES), "Moves the position in a file; -1 where that is outside of it."
        [Prints("f = fopen('example.txt', 'w'); disp(fseek(f, 9, 'bof')); fclose(f);", "    -1\n"),
         Fails("fseek(99, 0, 'bof')", "Invalid file identifier")];
    "fread" [1 5; 2] ["A = fread(fid)", "[A, count] = fread(fid, size, precision, skip, machineformat)"]
        host(stream::fread, FILES), "Reads binary data."
        [Prints("f = fopen('example.txt', 'w+'); fwrite(f, [1 2 3]); frewind(f); disp(fread(f)'); fclose(f);", "     1     2     3\n"),
         Prints("f = fopen('example.txt', 'w+'); fwrite(f, [0 1 1 0]); frewind(f); disp(fread(f, 2, 'int16', 0, 'ieee-be')'); fclose(f);", "     1   256\n"),
         Fails("fread(99)", "Invalid file identifier")];
    "fwrite" [2 5; 1] ["count = fwrite(fid, A)", "count = fwrite(fid, A, precision, 0, machineformat)"]
        host(stream::fwrite, FILES), "Writes binary data."
        [Prints("f = fopen('example.txt', 'w'); disp(fwrite(f, 'abc')); fclose(f);", "     3\n"),
         Fails("fwrite(99, 1)", "Invalid file identifier")];
    "fileread" [1 3; 1] ["text = fileread(path)", "text = fileread(path, 'Encoding', encoding)"]
        host(stream::fileread, FILES), "The whole of a file as text."
        [Prints("f = fopen('example.txt', 'w'); fwrite(f, 'abc'); fclose(f); disp(fileread('example.txt'))", "abc\n"),
         Fails("fileread('no such file')", "no such file")];
    "delete" [1 255; 0] ["delete(path)", "delete(handle)"]
        host(stream::delete, FILES), "Removes files, or what is drawn; an onCleanup object calls its function."
        [Prints("f = fopen('example.txt', 'w'); fclose(f); delete('example.txt'); disp(isfile('example.txt'))", "   0\n"),
         Prints("h = plot(1:3); delete(h); disp(ishandle(h))", "   0\n"), Fails("delete({1})", "")];
    "isfile" [1 1; 1] ["tf = isfile(path)"]
        host(stream::isfile, FILES), "Whether there is such a file."
        [Equal("isfile('no such file')", "false"), Fails("isfile({1})", "")];
}

builtins! {
    /// Numbers of delimited text.
    READING, Files;
    "csvread" [1 4; 1] ["A = csvread(path)", "A = csvread(path, row, column)", "A = csvread(path, row, column, range)"]
        host(delimited::csvread, FILES), "Reads numbers from comma-separated text."
        [Prints("csvwrite('example.csv', [1 2]); disp(csvread('example.csv'))", "     1     2\n"),
         Fails("csvread('no such file')", "no such file")];
    "dlmread" [1 4; 1] ["A = dlmread(path)", "A = dlmread(path, separator, row, column)", "A = dlmread(path, separator, range)"]
        host(delimited::dlmread, FILES), "Reads numbers from delimited text."
        [Prints("dlmwrite('example.csv', [1 2; 3 4]); disp(dlmread('example.csv'))", "     1     2\n     3     4\n"),
         Fails("dlmread('no such file')", "no such file")];
}

builtins! {
    /// What the texts of this family share.
    HELPERS, Files;
    "asciinumbers" [1 1; 1] ["x = asciinumbers(path)"]
        host(delimited::asciinumbers, FILES), "The rows of numbers of a text file, without its comments." [];
    "textnumbers" [1 255; 1] ["A = textnumbers(path, 'Delimiter', d, 'NumHeaderLines', n, 'Range', cells)"]
        host(delimited::readmatrix, FILES), "The numbers of a text file below its heading." [];
    "picturefile" [2 2; 4] ["[X, map, alpha, about] = picturefile(path, index)"]
        host(pictures::picturefile, FILES), "A picture of a file, and what is known of each that is in it." [];
    "topicturefile" [6 6; 1] ["length = topicturefile(path, format, X, map, alpha, wishes)"]
        host(pictures::topicturefile, FILES), "Writes a picture." [];
    "holdsobjects" [1 1; 1] ["tf = holdsobjects(value)"]
        host(variables::holdsobjects, FILES), "Whether a value holds an object or a function, or what stands for one in a MAT-file." [];
    "sheetcells" [2 2; 1] ["cells = sheetcells(path, sheet)"]
        host(sheets::sheetcells, FILES), "The cells of a sheet of a workbook." [];
    "sheetlist" [1 1; 1] ["names = sheetlist(path)"]
        host(sheets::sheetlist, FILES), "The names of the sheets of a workbook." [];
    "tosheet" [6 6; 0] ["tosheet(path, cells, sheet, row, column, anew)"]
        host(sheets::tosheet, FILES), "Puts cells on a sheet of a workbook." [];
}

source_builtins! {
    /// Delimited text.
    DELIMITED, Files;
    "readmatrix" [1 255; 1] ["A = readmatrix(path)", "A = readmatrix(path, 'Delimiter', d, 'NumHeaderLines', n, 'Range', 'B2:C5')", "A = readmatrix(..., 'OutputType', class)"] "The numbers of a text file below its heading, or its texts; how the file is read, the options of `readtable` say."
        [Prints("writelines({'x,y', '1,2'}, 'example.csv'); disp(readmatrix('example.csv'))", "     1     2\n"),
         Fails("readmatrix('no such file')", "no such file")];
    "dlmwrite" [2 255; 0] ["dlmwrite(path, A)", "dlmwrite(path, A, separator)", "dlmwrite(path, A, Name, Value)"] "Writes numbers as delimited text."
        [Prints("dlmwrite('example.csv', [1 2], ';'); disp(strtrim(fileread('example.csv')))", "1;2\n"),
         Fails("dlmwrite('example.csv')", "")];
    "csvwrite" [2 2; 0] ["csvwrite(path, A)"] "Writes numbers as comma-separated text."
        [Prints("csvwrite('example.csv', [1 2]); disp(strtrim(fileread('example.csv')))", "1,2\n"),
         Fails("csvwrite('example.csv')", "")];
    "type" [1 255; 0] ["type path", "type(path, ...)"] "Shows what a file holds."
        [Prints("writelines(\"one\", 'example.txt'); type('example.txt')", "\none\n\n"),
         Fails("type('no such file')", "not found")];
}

source_builtins! {
    /// Pictures in files.
    PICTURES, Files;
    "imread" [1 255; 3] ["A = imread(file)", "[A, map, alpha] = imread(file, index)", "A = imread(..., 'Frames', 'all' | 'PixelRegion', {rows, columns} | 'BackgroundColor', color)"] "The picture of a PNG, JPEG, GIF, BMP, TIFF, PBM, PGM or PPM file, with its colormap and its opacity where it has those."
        [Prints("imwrite(uint8([0 128; 255 7]), 'example.png'); disp(imread('example.png'))", "     0   128\n   255     7\n"),
         Fails("imread('no such file')", "does not exist")];
    "imwrite" [2 255; 0] ["imwrite(A, file)", "imwrite(A, map, file)", "imwrite(..., format, 'Quality', q | 'Alpha', alpha | 'WriteMode', 'append' | 'DelayTime', s | 'LoopCount', n)"] "Writes a picture: elements of floats are from 0 to 1. TIFF and GIF files can have several."
        [Prints("imwrite(eye(2), 'example.bmp'); disp(imread('example.bmp'))", "   255     0\n     0   255\n"),
         Fails("imwrite(1, 'example.xyz')", "cannot be written")];
    "imfinfo" [1 2; 1] ["info = imfinfo(file)"] "What a file says of its pictures: a struct for each, with Width, Height, BitDepth, ColorType and Format."
        [Prints("imwrite(zeros(2, 3), 'example.png'); disp(imfinfo('example.png').Width)", "     3\n"),
         Fails("imfinfo('no such file')", "does not exist")];
}

source_builtins! {
    /// Sound in files.
    SOUND, Files;
    "audioread" [1 3; 2] ["[y, fs] = audioread(file)", "[y, fs] = audioread(file, [first last], 'native')"] "The samples of a WAVE file, a column for each channel, and how many there are a second."
        [Prints("audiowrite('example.wav', [0; 0.5; -1], 8000); [y, fs] = audioread('example.wav'); disp([y' fs / 8000])", "         0    0.5000   -1.0000    1.0000\n"),
         Fails("audioread('no such file')", "does not exist")];
    "audiowrite" [3 255; 0] ["audiowrite(file, y, fs)", "audiowrite(file, y, fs, 'BitsPerSample', n)"] "Writes samples as a WAVE file."
        [Prints("audiowrite('example.wav', zeros(4, 2), 8000); disp(audioinfo('example.wav').NumChannels)", "     2\n"),
         Fails("audiowrite('example.mp3', 0, 8000)", "cannot be written")];
    "audioinfo" [1 1; 1] ["info = audioinfo(file)"] "What a WAVE file says of its samples."
        [Prints("audiowrite('example.wav', zeros(4, 1), 8000); disp(audioinfo('example.wav').TotalSamples)", "     4\n"),
         Fails("audioinfo('no such file')", "does not exist")];
    "wavread" [1 3; 3] ["[y, fs, bits] = wavread(file)", "y = wavread(file, [first last])"] "The samples of a WAVE file; audioread in newer programs."
        [Prints("wavwrite([0; 0.5], 8000, 'example.wav'); disp(wavread('example')')", "         0    0.5000\n"),
         Fails("wavread('no such file')", "does not exist")];
    "wavwrite" [2 4; 0] ["wavwrite(y, fs, bits, file)"] "Writes samples as a WAVE file; audiowrite in newer programs."
        [Prints("wavwrite([0; 0.5], 8000, 8, 'example'); disp(audioinfo('example.wav').BitsPerSample)", "     8\n"),
         Fails("wavwrite({1}, 8000, 'example')", "samples")];
    "sound" [1 3; 0] ["sound(y, fs)"] "Warns: nothing is heard; audiowrite writes samples to a file."
        [Prints("sound([0 1]); disp('on')", "on\n"), Fails("sound({1})", "samples")];
    "soundsc" [1 4; 0] ["soundsc(y, fs)"] "Warns: nothing is heard; audiowrite writes samples to a file."
        [Prints("soundsc([0 1]); disp('on')", "on\n"), Fails("soundsc({1})", "samples")];
}

library_classes! {
    /// What plays sound.
    PLAYERS, Files;
    "audioplayer" ["p = audioplayer(y, fs)", "p = audioplayer(y, fs, bits)"] "Samples that may be played; nothing is heard here, and playing ends at once."
        [Equal("audioplayer(zeros(100, 2), 8000).NumberOfChannels", "2"), Fails("audioplayer({1}, 8000)", "samples")];
}

library_methods! {
    /// What players do.
    PLAYING, Files;
    "play" [1 2; 0] ["play(p)"] "Warns: nothing is heard."
        [Prints("play(audioplayer([0 1], 8000)); disp('on')", "on\n"), Fails("play(1)", "Undefined function")];
    "playblocking" [1 2; 0] ["playblocking(p)"] "Warns: nothing is heard."
        [Prints("playblocking(audioplayer([0 1], 8000)); disp('on')", "on\n"), Fails("playblocking(1)", "Undefined function")];
    "resume" [1 1; 0] ["resume(p)"] "Goes on playing."
        [Prints("resume(audioplayer([0 1], 8000)); disp('on')", "on\n"), Fails("resume(1)", "Undefined function")];
    "stop" [1 1; 0] ["stop(p)"] "Ends playing."
        [Prints("stop(audioplayer([0 1], 8000)); disp('on')", "on\n"), Fails("stop(1)", "Undefined function")];
    "isplaying" [1 1; 1] ["tf = isplaying(p)"] "Whether something is played: never."
        [Equal("isplaying(audioplayer([0 1], 8000))", "false"), Fails("isplaying(1)", "Undefined function")];
}

source_builtins! {
    /// Sheets of workbooks.
    SHEETS, Files;
    "xlsread" [1 255; 3] ["[num, txt, raw] = xlsread(file)", "[num, txt, raw] = xlsread(file, sheet, range)"] "The numbers and the texts on a sheet of a workbook, and all of its cells; readtable, readmatrix and readcell in newer programs."
        [Prints("xlswrite('example.xlsx', {'a', 'b'; 1, 2}); disp(xlsread('example.xlsx'))", "     1     2\n"),
         Fails("xlsread('no such file')", "no such file")];
    "xlswrite" [2 4; 1] ["xlswrite(file, A)", "xlswrite(file, A, sheet, range)"] "Puts a matrix or a cell array on a sheet of a workbook."
        [Prints("xlswrite('example.xlsx', [1 2; 3 4], 'Data', 'B2'); disp(xlsread('example.xlsx', 'Data', 'B3:C3'))", "     3     4\n"),
         Fails("xlswrite('example.xlsx', struct())", "matrix")];
    "sheetnames" [1 1; 1] ["names = sheetnames(file)"] "The names of the sheets of a workbook."
        [Prints("xlswrite('names.xlsx', 1, 'Data'); disp(sheetnames('names.xlsx'))", "Data\n"),
         Fails("sheetnames('no such file')", "no such file")];
    "xlsfinfo" [1 1; 3] ["[type, sheets] = xlsfinfo(file)"] "Whether a file is a workbook, and the names of its sheets; sheetnames in newer programs."
        [Prints("xlswrite('info.xlsx', 1, 'Data'); [t, s] = xlsfinfo('info.xlsx'); disp(s)", "    {'Data'}\n"),
         Fails("xlsfinfo('no such file')", "no such file")];
}

source_builtins! {
    /// What functions of sound and of workbooks share.
    SHARED_BY_KINDS, Files;
    "is_workbook" [1 1; 1] ["tf = is_workbook(path)"] "Whether the name of a file is that of a workbook." [];
    "wavefile" [2 2; 2] ["[about, data] = wavefile(name, file)"] "Format and samples of a WAVE file." [];
}

source_builtins! {
    /// What `save` and `load` share.
    VARIABLES_AS_TEXT, Files;
    "as_in_library" [2 2; 1] ["s = as_in_library(class, given)"] "What the library's class of a name holds, from what MATLAB's holds." [];
    "as_in_matlab" [2 2; 1] ["s = as_in_matlab(class, own)"] "What MATLAB's class of a name holds, from what the library's holds." [];
    "restored" [2 2; 1] ["values = restored(values, objects)"] "Values of a MAT-file with its objects in the place of the references to them." [];
    "storable" [1 1; 2] ["[values, objects] = storable(values)"] "Values with references in the place of objects, which are in a table." [];
    "octavetext" [1 1; 1] ["values = octavetext(text)"] "The variables of a text of Octave's format." [];
    "option_values" [3 3; 1] ["options = option_values(name, options, given)"] "Named options in place of what they are otherwise." [];
    "foundinpath" [4 4; 1] ["found = foundinpath(path, names, there, all_of_them)"] "The files or folders of some names in folders." [];
    "filesinpath" [4 4; 1] ["found = filesinpath(name, path, given, last)"] "The files that were given, and perhaps 'all', in folders." [];
    "octavehandle" [3 3; 1] ["f = octavehandle(text, names, values)"] "The function of a text in which some names have values." [];
    "octavestruct" [3 3; 1] ["x = octavestruct(kind, sz, parts)"] "A struct of one of Octave's files." [];
    "octavebinary" [1 1; 1] ["values = octavebinary(bytes)"] "The variables of a file of Octave's binary format." [];
    "tooctavetext" [1 1; 1] ["text = tooctavetext(values)"] "Variables as a text of Octave's format." [];
}

source_builtins! {
    /// Variables in files.
    WORKSPACE, Files;
    "save" [0 255; 0] ["save(path)", "save(path, name, ...)", "save(path, '-struct', name, field, ...)", "save(..., '-append')", "save(..., '-v4' | '-v6' | '-v7' | '-ascii' | '-text')"] "Writes variables to a MAT-file, or numbers to a text file; with -text to one of Octave's text format."
        [Prints("a = 5; save('example.mat', 'a'); clear a; load('example.mat'); disp(a)", "     5\n"),
         Fails("save('example.mat', 'no_such_variable')", "not found")];
    "load" [0 255; 1] ["load(path)", "s = load(path)", "s = load(path, name, ...)", "x = load(path, '-ascii')"] "Reads the variables of a MAT-file or of a file of Octave's formats, or the numbers of a text file."
        [Prints("a = [1 2]; save('example.txt', 'a', '-ascii'); disp(load('example.txt'))", "     1     2\n"),
         Prints("a = {1, 'b'}; save('-text', 'example.txt', 'a'); s = load('example.txt'); disp(s.a)", "    {[1]}    {'b'}\n"),
         Fails("load('no such file')", "Unable to find")];
}

builtins! {
    /// MAT-files.
    MATFILES, Files;
    "matwrite" [3 4; 0] ["matwrite(path, version, variables)", "matwrite(path, version, variables, objects)"]
        host(variables::matwrite, FILES), "Writes the fields of a struct as the variables of a MAT-file of version -v4, -v6 or -v7."
        [Prints("matwrite('example.mat', '-v7', struct('a', 5)); disp(matread('example.mat').a)", "     5\n"),
         Fails("matwrite('example.mat', '-v9', struct())", "version")];
    "matread" [1 1; 2] ["variables = matread(path)", "[variables, objects] = matread(path)"]
        host(variables::matread, FILES), "The variables of a MAT-file as the fields of a struct."
        [Prints("matwrite('example.mat', '-v4', struct('a', 'text')); disp(matread('example.mat').a)", "text\n"),
         Fails("matread('no such file')", "Unable to find")];
    "ismatfile" [1 1; 1] ["tf = ismatfile(path)"]
        host(variables::ismatfile, FILES), "Whether a file is a MAT-file."
        [Prints("dlmwrite('example.csv', [1 2]); disp(ismatfile('example.csv'))", "   0\n"),
         Fails("ismatfile('no such file')", "Unable to find")];
}
