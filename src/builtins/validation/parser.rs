//! inputParser: an object that checks the arguments of a function. Its methods are written in the language.

use crate::builtins::Example::{Fails, Prints};
use crate::builtins::arguments::one;
use crate::builtins::declare::{builtins, host};
use crate::builtins::{Call, Cx, Flow, Values, source_builtins};
use crate::value::{Object, ObjectState, Shape, StructArray, Value};
use indexmap::IndexMap;
use std::cell::RefCell;
use std::rc::Rc;

builtins! {
    /// The object.
    OBJECT, Validation;
    "inputParser" [0 0; 1] ["p = inputParser", "p.addRequired(name, check)", "p.addOptional(name, default, check)", "p.addParameter(name, default, check)", "p.addSwitch(name)", "p.parse(arguments)", "p.Results"]
        host(construct, "objects are on the host"), "Checks the arguments of a function and fills in defaults."
        [Prints("p = inputParser; p.addRequired('n'); p.addParameter('scale', 2); p.parse(5); disp(p.Results.n * p.Results.scale)", "    10\n"),
         Fails("p = inputParser; p.addRequired('n', @(x) x > 0); p.parse(-1)", "The value of 'n' is invalid")];
}

source_builtins! {
    /// Its methods.
    METHODS, Validation;
    "addRequired" [2 3; 0] ["addRequired(p, name)", "addRequired(p, name, check)"] "Declares an argument that must be given."
        [Prints("p = inputParser; addRequired(p, 'n'); parse(p, 5); disp(p.Results.n)", "     5\n"), Fails("addRequired(inputParser, 1)", "valid variable name")];
    "addOptional" [3 4; 0] ["addOptional(p, name, default)", "addOptional(p, name, default, check)"] "Declares an argument that may be given by its place."
        [Prints("p = inputParser; addOptional(p, 'n', 7); parse(p); disp(p.Results.n)", "     7\n"), Fails("addOptional(inputParser, 1, 2)", "valid variable name")];
    "addParameter" [3 6; 0] ["addParameter(p, name, default)", "addParameter(p, name, default, check)"] "Declares an argument that may be given by its name."
        [Prints("p = inputParser; addParameter(p, 'n', 7); parse(p, 'n', 8); disp(p.Results.n)", "     8\n"), Fails("addParameter(inputParser, 1, 2)", "valid variable name")];
    "addParamValue" [3 6; 0] ["addParamValue(p, name, default)", "addParamValue(p, name, default, check)"] "The older name of addParameter."
        [Prints("p = inputParser; addParamValue(p, 'n', 7); parse(p, 'n', 8); disp(p.Results.n)", "     8\n"), Fails("addParamValue(inputParser, 1, 2)", "valid variable name")];
    "addSwitch" [2 2; 0] ["addSwitch(p, name)"] "Declares a name that is true where it is given."
        [Prints("p = inputParser; addSwitch(p, 'fast'); parse(p, 'fast'); disp(p.Results.fast)", "   1\n"), Fails("addSwitch(inputParser, 1)", "valid variable name")];
    "parse" [1 255; 0] ["parse(p, arguments...)"] "Checks arguments; the values are in p.Results."
        [Prints("p = inputParser; addRequired(p, 'n'); parse(p, 5); disp(p.Results.n)", "     5\n"), Fails("parse(1)", "inputParser")];
}

source_builtins! {
    /// What the texts of this family share.
    HELPERS, Validation;
    "inputparser_declare" [5 5; 0] ["inputparser_declare(p, kind, name, default, check)"] "What the declaring methods of inputParser have in common." [];
}

fn construct(_: &mut Cx<'_>, _: Call<'_>) -> Flow<Values> {
    let nothing =
        || Value::Struct(Rc::new(StructArray { shape: Shape::scalar(), fields: IndexMap::new() }));
    let no_cells = || crate::builtins::arguments::cell(Shape::matrix(1, 0), Vec::new());
    let mut fields: IndexMap<Rc<str>, Value> = IndexMap::new();
    fields.insert("CaseSensitive".into(), Value::from(false));
    fields.insert("FunctionName".into(), Value::from(""));
    fields.insert("KeepUnmatched".into(), Value::from(false));
    fields.insert("PartialMatching".into(), Value::from(true));
    fields.insert("StructExpand".into(), Value::from(true));
    fields.insert("Parameters".into(), no_cells());
    fields.insert("Results".into(), nothing());
    fields.insert("Unmatched".into(), nothing());
    fields.insert("UsingDefaults".into(), no_cells());
    fields.insert("Declared".into(), no_cells());
    one(Value::Object(Rc::new(Object {
        class: "inputParser".into(),
        of: None,
        handle: true,
        state: RefCell::new(ObjectState::Fields(fields)),
        at_end: None,
    })))
}
