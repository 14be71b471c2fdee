//! Windows that say or ask something. There are none here: what they say is printed, what they ask is asked for as a line of input.

use crate::builtins::Example::{Fails, Prints};
use crate::builtins::source_builtins;

source_builtins! {
    /// What says or asks something in a window of its own.
    DIALOGS, Graphics;
    "errordlg" [0 255; 1] ["errordlg(message, title)"] "Prints an error message, where MATLAB opens a window with it; what it gives is no handle any more."
        [Prints("errordlg('no such file', 'Read')", "Read: no such file\n"), Fails("errordlg(1)", "expected")];
    "helpdlg" [0 255; 1] ["helpdlg(message, title)"] "Prints a message, where MATLAB opens a window with it; what it gives is no handle any more."
        [Prints("helpdlg('Choose a file')", "Help Dialog: Choose a file\n"), Fails("helpdlg(1)", "expected")];
    "inputdlg" [1 5; 1] ["answer = inputdlg(prompts)", "answer = inputdlg(prompts, title, dims, defaults)"] "Asks for a line of input for each prompt; an empty line is the default."
        [Fails("inputdlg(1)", "expected")];
    "listdlg" [2 255; 2] ["[indices, tf] = listdlg('ListString', texts)", "[...] = listdlg(..., 'SelectionMode', 'single')"] "Prints a list, and asks for the numbers of some of its texts; an empty line is none."
        [Fails("listdlg('PromptString', 'x')", "ListString")];
    "menu" [1 255; 1] ["choice = menu(header, option, ...)", "choice = menu(header, options)"] "Prints options, and asks for the number of one."
        [Fails("menu('x')", "options")];
    "movegui" [0 2; 0] ["movegui(figure, place)"] "Is accepted; figures lie where the page puts them."
        [Prints("movegui(figure, 'center'); disp(gcf)", "     1\n"), Fails("movegui(1, 'up')", "place")];
    "msgbox" [1 255; 1] ["msgbox(message, title)"] "Prints a message, where MATLAB opens a window with it; what it gives is no handle any more."
        [Prints("h = msgbox({'one', 'two'}, 'Said'); uiwait(h); disp(ishandle(h))", "Said: one\ntwo\n   0\n"), Fails("msgbox(1)", "expected")];
    "questdlg" [1 7; 1] ["answer = questdlg(question)", "answer = questdlg(question, title, answer, ..., default)"] "Asks a question that has some answers; an empty line is the default."
        [Fails("questdlg('Go on?', 'Question', 'a', 'b', 'c', 'd')", "default")];
    "uigetdir" [0 2; 1] ["folder = uigetdir(start, title)"] "Asks for the name of a folder; an empty line gives 0."
        [Fails("uigetdir(1, 2, 3)", "Too many")];
    "uigetfile" [0 5; 3] ["[file, folder, index] = uigetfile(filter, title)"] "Prints the files that fit, and asks for the name of one; an empty line gives 0."
        [Fails("uigetfile(1)", "filter")];
    "uiputfile" [0 3; 3] ["[file, folder, index] = uiputfile(filter, title, name)"] "Asks for the name of a file to write; an empty line gives 0."
        [Fails("uiputfile(1)", "filter")];
    "uiresume" [0 1; 0] ["uiresume(figure)"] "Is accepted: nothing waits for a figure."
        [Prints("uiresume(figure); disp(gcf)", "     1\n"), Fails("uiresume(1, 2)", "Too many")];
    "uiwait" [0 2; 0] ["uiwait(figure)"] "Is accepted, and goes on at once: nobody closes figures while a program runs."
        [Prints("uiwait(figure); disp(gcf)", "     1\n"), Fails("uiwait(1, 2, 3)", "Too many")];
    "warndlg" [0 255; 1] ["warndlg(message, title)"] "Prints a warning, where MATLAB opens a window with it; what it gives is no handle any more."
        [Prints("warndlg('too large')", "Warning Dialog: too large\n"), Fails("warndlg(1)", "expected")];
}

source_builtins! {
    /// What texts of this file share.
    SHARED_BY_DIALOGS, Graphics;
    "file_filter" [2 2; 2] ["[patterns, shown] = file_filter(name, filter)"] "The patterns of files that a dialog's filter lets through." [];
    "said_in_window" [4 4; 1] ["h = said_in_window(name, title, message, args)"] "Prints what a window would say." [];
}
