//! Classes that programs define in files: properties, methods, constructors, handles, inheritance, enumerations.

use matgpu::session::{Options, Session};

/// What a program prints among these files, blank lines left out; or its error.
fn printed(files: &[(&str, &str)], program: &str) -> Vec<String> {
    let mut session = Session::new(Options::default());
    for (path, text) in files {
        session.files().write(path, text.as_bytes()).expect("a file in memory");
    }
    let text = match pollster::block_on(session.run(program, "program")) {
        Ok(output) => output.text,
        Err(failure) => failure.output.text + failure.errors[0].message(),
    };
    let words = |line: &str| line.split_whitespace().collect::<Vec<_>>().join(" ");
    text.lines().map(words).filter(|line| !line.is_empty()).collect()
}

const POINT: &str = "classdef Point
    % A point in the plane.
    properties
        x = 0
        y = 0;
    end
    properties (Constant)
        ORIGIN = [0 0]
        LIMIT = 2 * Point.UNIT
        UNIT = 5
    end
    methods
        function obj = Point(x, y)
            if nargin > 0
                obj.x = x;
                obj.y = y;
            end
        end
        function d = norm(obj)
            d = sqrt(obj.x^2 + obj.y^2);
        end
        function obj = moved(obj, dx, dy)
            obj.x = obj.x + dx;
            obj.y = obj.y + dy;
        end
        function [a, b] = both(obj)
            a = obj.x; b = helper(obj.y);
        end
        function say(obj)
            fprintf('(%g, %g)\\n', obj.x, obj.y);
        end
    end
    methods (Static)
        function p = polar(r, t)
            p = Point(r * cos(t), r * sin(t));
        end
    end
end
function y = helper(x)
y = 10 * x;
end
";

#[test]
fn an_object_of_a_value_class_has_properties_and_methods() {
    let files = [("Point.m", POINT)];
    let program = "p = Point(3, 4); disp(p.x); disp(norm(p)); disp(p.norm()); disp(p.norm); q = p.moved(1, 1); \
                   disp([p.x q.x q.y]); p.y = 7; [a, b] = p.both(); disp([a b]); p.say(); p.say; say(p); \
                   r = Point; disp(r.x); disp(class(r)); disp(isobject(r)); disp(isa(r, 'Point')); \
                   s = Point.polar(2, 0); disp(s.x); disp(Point.ORIGIN); disp(Point.UNIT + 1); disp(p.UNIT); \
                   disp(isequal(Point(1, 2), Point(1, 2))); disp(isequal(Point(1, 2), Point(1, 3)))";
    let expected = [
        "3", "5", "5", "5", "3 4 5", "3 70", "(3, 7)", "(3, 7)", "(3, 7)", "0", "Point", "1", "1",
        "2", "0 0", "6", "5", "1", "0",
    ];
    assert_eq!(printed(&files, program), expected);
}

#[test]
fn an_object_is_displayed_with_its_properties() {
    let files = [("Point.m", POINT), ("Nothing.m", "classdef Nothing\nend\n")];
    let shown = printed(&files, "p = Point(3, [1 2 3])\nn = Nothing\ndisp(Point)");
    let expected = [
        "p =",
        "Point with properties:",
        "x: 3",
        "y: [1 2 3]",
        "ORIGIN: [0 0]",
        "n =",
        "Nothing with no properties.",
        "Point with properties:",
        "x: 0",
        "y: 0",
        "ORIGIN: [0 0]",
    ];
    let without: Vec<String> =
        shown.into_iter().filter(|l| !l.starts_with("LIMIT") && !l.starts_with("UNIT")).collect();
    assert_eq!(without, expected);
}

#[test]
fn parts_of_properties_are_changed_where_they_lie() {
    let files = [(
        "Bag.m",
        "classdef Bag\nproperties\nlist = {}\ndata = zeros(1, 3)\ninner\ns\nend\nend\n",
    )];
    let program = "b = Bag; b.list{end+1} = 'a'; b.list{end+1} = 'b'; disp(numel(b.list)); \
                   b.data(2) = 5; c = b; c.data(2) = 6; disp([b.data(2) c.data(2)]); \
                   b.inner = Bag; b.inner.data(1) = 9; disp(b.inner.data); b.s.t.u = 4; disp(b.s.t.u); \
                   w.bag = Bag; w.bag.data(3) = 1; disp(w.bag.data); k = {Bag}; k{1}.data = 2; disp(k{1}.data); \
                   b.data(2) = []; disp(b.data); f = 'data'; b.(f) = 8; disp(b.(f)); [b.data, z] = deal(1, 2); disp(b.data + z)";
    let expected = ["2", "5 6", "9 0 0", "4", "0 0 1", "2", "0 0", "8", "3"];
    assert_eq!(printed(&files, program), expected);
}

#[test]
fn what_a_class_does_not_have_is_an_error() {
    let files = [("Point.m", POINT)];
    let error = |program: &str| printed(&files, program).pop().unwrap_or_default();
    assert_eq!(
        error("p = Point; p.z"),
        "Unrecognized method, property, or field 'z' for class 'Point'."
    );
    assert_eq!(error("p = Point; p.z = 1;"), "Unrecognized property 'z' for class 'Point'.");
    assert_eq!(
        error("p = Point; p.UNIT = 1;"),
        "You cannot set the read-only property 'UNIT' of Point."
    );
    assert_eq!(error("p = Point(1, 2, 3);"), "Too many input arguments.");
    assert!(error("Point.none").contains("has no Constant property or Static method named 'none'"));
    let bad = [("Bad.m", "classdef Bad\nproperties (Privat)\nx\nend\nend\n")];
    let shown = printed(&bad, "Bad").pop().unwrap_or_default();
    assert!(shown.contains("'Privat' is no attribute of properties"), "{shown}");
}

const COUNTER: &str = "classdef Counter < handle
    properties (SetAccess = private)
        n = 0
    end
    properties (Access = private)
        secret = 7
    end
    methods
        function up(obj, by)
            if nargin < 2, by = 1; end
            obj.n = obj.n + by;
        end
        function y = peek(obj, other)
            y = obj.secret + other.secret;
        end
    end
    methods (Access = private)
        function hidden(obj)
        end
    end
end
";

#[test]
fn a_handle_object_is_shared() {
    let files = [("Counter.m", COUNTER)];
    let program = "a = Counter; b = a; b.up(); a.up(5); up(a); disp(b.n); c = Counter(); \
                   disp([a == b, a == c, a ~= c]); disp(isvalid(a)); disp(isa(a, 'handle')); \
                   disp(a.peek(c)); for k = 1:100, c.up; end, disp(c.n); if a == b, disp('one'), end, \
                   s.h = a; s.h.up(); disp(a.n); delete(a); disp(isvalid(b)); b.n";
    let expected =
        ["7", "1 0 1", "1", "1", "14", "100", "one", "8", "0", "Invalid or deleted object."];
    assert_eq!(printed(&files, program), expected);
}

#[test]
fn what_is_private_is_kept_from_others() {
    let files = [("Counter.m", COUNTER)];
    let error = |program: &str| printed(&files, program).pop().unwrap_or_default();
    assert_eq!(
        error("c = Counter; c.n = 3;"),
        "You cannot set the read-only property 'n' of Counter."
    );
    assert_eq!(
        error("c = Counter; c.secret"),
        "You cannot get the 'secret' property of 'Counter'."
    );
    assert_eq!(
        error("c = Counter; c.hidden()"),
        "Cannot access method 'hidden' in class 'Counter'."
    );
    assert_eq!(
        error("c = Counter; hidden(c)"),
        "Cannot access method 'hidden' in class 'Counter'."
    );
}

const SHAPES: [(&str, &str); 4] = [
    (
        "Shape.m",
        "classdef (Abstract) Shape
    properties
        name = 'shape'
    end
    properties (Access = protected)
        inside = 1
    end
    methods
        function obj = Shape(name)
            if nargin, obj.name = name; end
        end
        function describe(obj)
            fprintf('%s %g\\n', obj.name, obj.area());
        end
    end
    methods (Abstract)
        a = area(obj)
    end
end
",
    ),
    (
        "Square.m",
        "classdef Square < Shape
    properties
        side (1,1) double {mustBePositive} = 1
    end
    properties (Dependent)
        twice
    end
    methods
        function obj = Square(side)
            obj@Shape('square');
            obj.side = side;
        end
        function a = area(obj)
            a = obj.side^2 * obj.inside;
        end
        function describe(obj)
            describe@Shape(obj);
            disp('four sides');
        end
        function t = get.twice(obj)
            t = 2 * obj.side;
        end
        function obj = set.twice(obj, t)
            obj.side = t / 2;
        end
    end
end
",
    ),
    (
        "Unit.m",
        "classdef Unit < Square
    methods
        function obj = Unit()
            obj = obj@Square(1);
        end
    end
end
",
    ),
    (
        "Dot.m",
        "classdef Dot < Shape
    methods
        function a = area(obj)
            a = 0;
        end
    end
end
",
    ),
];

#[test]
fn classes_are_made_from_others() {
    let program = "s = Square(3); s.describe(); disp(s.name); u = Unit; u.describe; \
                   disp([isa(u, 'Shape') isa(u, 'Square') isa(s, 'Unit')]); s.twice = 10; disp(s.side); \
                   disp(s.twice); disp(s.twice(1)); d = Dot('dot'); d.describe(); e = Dot; disp(e.name)";
    let expected = [
        "square 9",
        "four sides",
        "square",
        "square 1",
        "four sides",
        "1 1 0",
        "5",
        "10",
        "10",
        "dot 0",
        "shape",
    ];
    assert_eq!(printed(&SHAPES, program), expected);
}

#[test]
fn abstract_classes_and_wrong_values_are_errors() {
    let error = |program: &str| printed(&SHAPES, program).pop().unwrap_or_default();
    assert_eq!(
        error("Shape('a')"),
        "Abstract classes cannot be instantiated. Class 'Shape' defines abstract methods and/or properties."
    );
    let shown = error("s = Square(-1);");
    assert!(shown.starts_with("Error setting property 'side' of class 'Square'."), "{shown}");
    assert!(shown.contains("must be positive"), "{shown}");
    assert_eq!(
        error("s = Square(1); s.inside"),
        "You cannot get the 'inside' property of 'Shape'."
    );
}

#[test]
fn operators_and_display_are_overloaded() {
    let files = [
        (
            "Money.m",
            "classdef Money
    properties
        v
    end
    methods
        function m = Money(v), m.v = v; end
        function m = plus(a, b), m = Money(value(a) + value(b)); end
        function m = minus(a, b), m = Money(value(a) - value(b)); end
        function m = mtimes(a, b), m = Money(value(a) * value(b)); end
        function m = uminus(a), m = Money(-a.v); end
        function t = eq(a, b), t = value(a) == value(b); end
        function t = lt(a, b), t = value(a) < value(b); end
        function m = horzcat(varargin), m = Money(cellfun(@value, varargin)); end
        function disp(a), fprintf('%g euro\\n', a.v); end
        function x = value(a)
            x = a.v;
        end
    end
end
",
        ),
        ("value.m", "function x = value(x)\n"),
    ];
    let program = "a = Money(3); b = a + 2; disp(b.v); c = 2 - a; disp(c.v); d = a * b; disp(d.v); e = -a; disp(e.v); \
                   disp(a == 3); if a == 3, disp('same'), end, if a < b, disp('less'), end, \
                   k = 0; while a < 6, a = a + 1; k = k + 1; end, disp(k); h = [a b]; disp(h.v); a\ndisp(a)";
    let expected =
        ["5", "-1", "15", "-3", "1", "same", "less", "3", "6 5", "a =", "6 euro", "6 euro"];
    assert_eq!(printed(&files, program), expected);
}

#[test]
fn an_enumeration_has_members() {
    let files = [
        (
            "Light.m",
            "classdef Light
    properties
        seconds
    end
    methods
        function l = Light(s), l.seconds = s; end
        function t = isLong(l), t = l.seconds > 10; end
    end
    enumeration
        Red (30)
        Yellow (3)
        Green (20)
    end
end
",
        ),
        ("Day.m", "classdef Day\nenumeration\nMonday, Tuesday\nend\nend\n"),
    ];
    let program = "a = Light.Red; disp(a.seconds); disp(a.isLong()); disp(a == Light.Red); disp(a == Light.Green); \
                   if a ~= Light.Yellow, disp('not yellow'), end, d = Day.Monday\ndisp(d == 'Monday'); \
                   switch d, case Day.Tuesday, disp('t'), case Day.Monday, disp('m'), end";
    let expected =
        ["30", "1", "1", "0", "not yellow", "d =", "Day enumeration", "Monday", "1", "m"];
    assert_eq!(printed(&files, program), expected);
}

#[test]
fn classes_lie_in_packages_and_folders_of_their_own() {
    let files = [
        (
            "+geo/Place.m",
            "classdef Place < geo.Base\nproperties\nx = 1\nend\nproperties (Constant)\nN = 7\nend\nmethods (Static)\nfunction p = make(x), p = geo.Place; p.x = x; end\nend\nend\n",
        ),
        (
            "+geo/Base.m",
            "classdef Base\nmethods\nfunction y = id(obj), y = class(obj); end\nend\nend\n",
        ),
        (
            "@Robot/Robot.m",
            "classdef Robot\nproperties\nname = 'r'\nend\nmethods\nfunction r = Robot(n), r.name = n; end\ny = greet(obj, x)\nend\nend\n",
        ),
        (
            "@Robot/greet.m",
            "function y = greet(obj, x)\ny = [obj.name suffix(x)];\nend\nfunction y = suffix(x)\ny = repmat('!', 1, x);\nend\n",
        ),
    ];
    let program = "p = geo.Place; disp(p.x); q = geo.Place.make(5); disp(q.x); disp(geo.Place.N); disp(q.id); \
                   r = Robot('hi'); disp(r.greet(3)); disp(greet(r, 1)); disp(class(r))";
    assert_eq!(printed(&files, program), ["1", "5", "7", "geo.Place", "hi!!!", "hi!", "Robot"]);
}

const TABLE: &str = "classdef Table
    properties (SetAccess = private)
        log = ''
    end
    properties (Access = private)
        data = [10 20 30 40]
    end
    methods
        function varargout = subsref(obj, s)
            switch s(1).type
                case '()'
                    value = obj.data(s(1).subs{:});
                    if numel(s) > 1, value = subsref(value, s(2:end)); end
                    varargout{1} = value;
                case '{}'
                    varargout{1} = ['cell ' num2str(s(1).subs{1})];
                otherwise
                    [varargout{1:nargout}] = builtin('subsref', obj, s);
            end
        end
        function obj = subsasgn(obj, s, value)
            if strcmp(s(1).type, '()')
                obj.data(s(1).subs{:}) = value;
                obj.log = [obj.log 's'];
            else
                obj = builtin('subsasgn', obj, s, value);
            end
        end
        function n = numel(obj), n = numel(obj.data); end
        function k = end(obj, at, of), k = numel(obj.data); end
        function s = total(obj, by)
            if nargin < 2, by = 1; end
            s = by * sum(obj.data);
        end
        function quiet(obj), disp('quiet'); end
    end
end
";

#[test]
fn a_class_indexes_its_objects_itself() {
    let files = [("Table.m", TABLE)];
    let program = "t = Table; disp(t(2)); disp(t(2:3)); disp(t(end)); disp(t(end-1)); disp(t{7}); disp(numel(t)); \
                   t(2) = 5; disp(t(2)); t(end+1) = 50; disp(t(end)); disp(t.log); disp(t.total()); disp(t.total(2)); \
                   disp(t.total); t.quiet(); disp(total(t))";
    let expected = [
        "20", "20 30", "40", "30", "cell 7", "4", "5", "50", "ss", "135", "270", "135", "quiet",
        "135",
    ];
    assert_eq!(printed(&files, program), expected);
    // An object within another one is indexed by its own class, whoever leaves aside that of the outer one.
    let holder = "classdef Holder < handle\nproperties\ntable\nend\nend\n";
    let files = [("Table.m", TABLE), ("Holder.m", holder)];
    let program = "h = Holder; h.table = Table; s = substruct('.', 'table', '()', {2}); disp(subsref(h, s)); \
                   h = subsasgn(h, s, 7); disp(h.table(2)); disp(h.table.log)";
    assert_eq!(printed(&files, program), ["20", "7", "s"]);
    let error = |program: &str| printed(&files, program).pop().unwrap_or_default();
    // What is private stays so for code outside of the class.
    assert_eq!(
        error("t = Table; s = substruct('.', 'data'); builtin('subsref', t, s)"),
        "You cannot get the 'data' property of 'Table'."
    );
    assert_eq!(
        error("t = Table; s = substruct('.', 'log'); builtin('subsasgn', t, s, 'x')"),
        "You cannot set the read-only property 'log' of Table."
    );
}

#[test]
fn classes_may_end_as_in_octave() {
    let ends = "classdef Ends
  properties
    x = 1;
  endproperties
  methods
    function r = twice (this)
      r = 2 * this.x;
    endfunction
  endmethods
endclassdef
";
    let program =
        "e = Ends; disp(e.twice()); x = @max (3, 4); disp(x); c = {@sin (1)}; disp(numel(c))";
    assert_eq!(printed(&[("Ends.m", ends)], program), ["2", "4", "2"]);
}

/// Lengths, which compare by size, count by `colon`, and are what elements of nothing become.
const LENGTHS: &str = "classdef Lengths
    properties
        cm = []
    end
    methods
        function obj = Lengths(cm)
            if nargin > 0, obj.cm = cm; end
        end
        function varargout = subsref(obj, steps)
            if steps(1).type == '.' && isnumeric(steps(1).subs)
                varargout = {obj.cm(steps(1).subs) * 10};
            elseif strcmp(steps(1).type, '()')
                varargout = {Lengths(obj.cm(steps(1).subs{:}))};
            else
                varargout = {obj.cm};
            end
        end
        function obj = subsasgn(obj, steps, value)
            if ~isa(obj, 'Lengths'), obj = Lengths(zeros(1, numel(obj))); end
            if isnumeric(steps(1).subs)
                obj.cm(steps(1).subs) = value;
            else
                obj.cm(steps(1).subs{:}) = value.cm;
            end
        end
        function tf = eq(a, b)
            tf = centimetres(a) == centimetres(b);
        end
        function obj = colon(a, varargin)
            if nargin == 2, step = 1; else, step = centimetres(varargin{1}); end
            obj = Lengths(a.cm:step:centimetres(varargin{end}));
        end
        function c = loop_columns(obj)
            c = arrayfun(@(x) Lengths(x), obj.cm, 'UniformOutput', false);
        end
    end
end
function x = centimetres(x)
    if isa(x, 'Lengths'), x = x.cm; end
end
";

#[test]
fn loops_ranges_switches_and_numbers_as_names_are_what_a_class_says() {
    let files = [("Lengths.m", LENGTHS)];
    let program = "r = Lengths(1):Lengths(3); disp(r.cm); q = Lengths(0):2:Lengths(4); disp(q.cm); \
                   for x = Lengths(5):Lengths(6), disp(x.cm); end; for x = r, disp(x.cm * 2); end; \
                   disp(r.(2)); disp(max(r.(3), 1)); r.(2) = 7; disp(r.cm); n(3) = Lengths(8); disp(n.cm); \
                   s.a = []; s.a(2) = Lengths(9); disp(s.a.cm); \
                   switch Lengths(4), case 3, disp three, case {5, 4}, disp four, end; s.b = 1; s.(2)";
    let expected = [
        "1 2 3",
        "0 2 4",
        "5",
        "6",
        "2",
        "4",
        "6",
        "20",
        "30",
        "1 7 3",
        "0 0 8",
        "0 9",
        "four",
        "Argument to dynamic structure reference must evaluate to a valid field name.",
    ];
    assert_eq!(printed(&files, program), expected);
}

#[test]
fn end_in_an_assignment_below_a_struct_is_what_the_class_says() {
    let columns = "classdef Columns
    properties (Access = private)
        all = struct()
    end
    methods
        function obj = Columns(all), obj.all = all; end
        function value = subsref(obj, s), value = subsref(obj.all, s); end
        function obj = subsasgn(obj, s, value), obj.all = subsasgn(obj.all, s, value); end
    end
end
";
    let program = "s.t = Columns(struct('q', ones(2, 1), 'c', {{4, 5}})); s.t.q(end, 3) = 7; disp(s.t.q); \
                   s.t.c{end + 1} = 6; disp(numel(s.t.c)); c = {s}; c{1}.t.q(end) = 8; disp(c{1}.t.q)";
    let expected = ["1 0 0", "1 0 7", "3", "1 0 0", "1 0 8"];
    assert_eq!(printed(&[("Columns.m", columns)], program), expected);
}

const BELL: [(&str, &str); 2] = [
    (
        "Bell.m",
        "classdef Bell < handle
    events
        Rang
        Broke
    end
    properties
        times = 0
    end
    methods
        function ring(obj, how)
            obj.times = obj.times + 1;
            if nargin < 2
                notify(obj, 'Rang');
            else
                obj.notify('Rang', RingData(how));
            end
        end
    end
end
",
    ),
    (
        "RingData.m",
        "classdef RingData < event.EventData
    properties
        how
    end
    methods
        function obj = RingData(how), obj.how = how; end
    end
end
",
    ),
];

#[test]
fn listeners_are_told_of_events() {
    let program = "b = Bell; l = addlistener(b, 'Rang', @(src, e) fprintf('%s %d\\n', e.EventName, src.times)); \
                   b.ring(); m = b.addlistener('Rang', @(src, e) disp(class(e))); b.ring('loud'); delete(m); \
                   l.Enabled = false; b.ring(); l.Enabled = true; b.ring(); \
                   addlistener(b, 'Broke', @(s, e) disp(e.Source == s)); notify(b, 'Broke'); \
                   addlistener(b, 'ObjectBeingDestroyed', @(s, e) disp('going')); delete(b); disp(isvalid(b))";
    let expected = ["Rang 1", "Rang 2", "RingData", "Rang 4", "1", "going", "0"];
    assert_eq!(printed(&BELL, program), expected);
    let error = |program: &str| printed(&BELL, program).pop().unwrap_or_default();
    assert_eq!(
        error("b = Bell; notify(b, 'Rung');"),
        "Event 'Rung' is not defined for class 'Bell'."
    );
    // An error in a listener is a warning, and the others are told even so.
    let program = "b = Bell; addlistener(b, 'Rang', @(s, e) error('no')); addlistener(b, 'Rang', @(s, e) disp('yes')); \
                   b.ring(); [text, id] = lastwarn; disp(id)";
    let shown = printed(&BELL, program);
    assert_eq!(shown.last().map(String::as_str), Some("MATLAB:callback:error"));
    assert!(shown.iter().any(|line| line == "yes"), "{shown:?}");
}

const METER: [(&str, &str); 1] = [(
    "Meter.m",
    "classdef Meter < handle
    properties (SetObservable)
        level = 0
        parts = [1 2 3]
        scaled = 1
    end
    properties
        plain = 0
    end
    methods
        function set.scaled(m, x)
            m.scaled = 10 * x;
        end
        function raise(m)
            m.level = m.level + 1;
        end
    end
end
",
)];

#[test]
fn listeners_are_told_of_properties() {
    let program = "m = Meter; a = addlistener(m, 'level', 'PreSet', @(p, e) fprintf('before %s %d\\n', p.Name, e.AffectedObject.level)); \
                   b = addlistener(m, {'level', 'parts'}, 'PostSet', @(p, e) fprintf('after %s %s\\n', p.Name, mat2str(e.AffectedObject.(p.Name)))); \
                   m.level = 5; m.parts(2) = 7; m.raise(); b.Enabled = false; m.level = 8; delete(a); m.level = 9; \
                   addlistener(m, 'scaled', 'PostSet', @(p, e) disp(m.scaled)); m.scaled = 2; disp(m.scaled)";
    let expected = [
        "before level 0",
        "after level 5",
        "after parts [1 7 3]",
        "before level 5",
        "after level 6",
        "before level 6",
        "20",
        "20",
    ];
    assert_eq!(printed(&METER, program), expected);
    // A listener that sets what it listens to is not called within itself, and an error in one is a warning.
    let program = "m = Meter; addlistener(m, 'level', 'PostSet', @(p, e) m.raise()); m.level = 1; disp(m.level); \
                   addlistener(m, 'parts', 'PostSet', @(p, e) error('no')); m.parts = 4; disp(m.parts); [t, id] = lastwarn; disp(id)";
    let shown = printed(&METER, program);
    let last = ["2", "4", "MATLAB:callback:PropertyEventError"];
    for line in last {
        assert!(shown.iter().any(|shown| shown == line), "{shown:?}");
    }
    let error = |program: &str| printed(&METER, program).pop().unwrap_or_default();
    assert_eq!(
        error("m = Meter; addlistener(m, 'plain', 'PostSet', @(p, e) 1);"),
        "While adding a PostSet listener, property 'plain' in class 'Meter' is not defined to be SetObservable."
    );
}

const FILES: [(&str, &str); 3] = [
    (
        "Resource.m",
        "classdef Resource < handle
    properties
        name = '?'
        inner
    end
    methods
        function obj = Resource(name), if nargin, obj.name = name; end, end
        function delete(obj), fprintf('closed %s\\n', obj.name); end
    end
end
",
    ),
    (
        "Special.m",
        "classdef Special < Resource
    methods
        function obj = Special(name), obj@Resource(name); end
        function delete(obj), disp('special'); end
    end
end
",
    ),
    ("use.m", "function use()\nr = Resource('local');\ndisp('in use');\nend\n"),
];

#[test]
fn a_handle_object_is_deleted_when_nobody_refers_to_it() {
    let program = "use(); disp('after'); r = Resource('a'); s = r; clear r; disp('held'); s = []; disp('gone'); \
                   t = Resource('b'); delete(t); disp(isvalid(t)); clear t; disp('once'); \
                   c = {Resource('c')}; c = 1; disp('cell'); u = Special('d'); delete(u); \
                   v = Resource('outer'); v.inner = Resource('inner'); clear v; disp('end')";
    let expected = [
        "in use",
        "closed local",
        "after",
        "held",
        "closed a",
        "gone",
        "closed b",
        "0",
        "once",
        "closed c",
        "cell",
        "special",
        "closed d",
        "closed outer",
        "closed inner",
        "end",
    ];
    assert_eq!(printed(&FILES, program), expected);
}

#[test]
fn an_error_of_a_destructor_is_a_warning() {
    let files = [(
        "Bad.m",
        "classdef Bad < handle\nmethods\nfunction delete(obj), error('my:id', 'no'); end\nend\nend\n",
    )];
    let program = "b = Bad; delete(b); [text, id] = lastwarn; disp(id); disp(isvalid(b))";
    let shown = printed(&files, program);
    assert_eq!(shown[shown.len() - 2..], ["MATLAB:class:DestructorError", "0"], "{shown:?}");
}

#[test]
fn copies_of_handle_objects_are_objects_of_their_own() {
    let files = [
        (
            "Node.m",
            "classdef Node < matlab.mixin.Copyable
    properties
        value = 1
        next
    end
    methods (Access = protected)
        function c = copyElement(obj)
            c = copyElement@matlab.mixin.Copyable(obj);
            if ~isempty(obj.next), c.next = copy(obj.next); end
        end
    end
end
",
        ),
        ("Plain.m", "classdef Plain < matlab.mixin.Copyable\nproperties\nv = 1\nend\nend\n"),
        ("Fixed.m", "classdef Fixed < handle\nend\n"),
    ];
    let program = "a = Plain; b = copy(a); b.v = 2; disp([a.v b.v]); disp(a == b); n = Node; n.next = Node; \
                   n.next.value = 5; m = n.copy(); m.next.value = 6; disp([n.next.value m.next.value]); \
                   disp(n == m); disp(class(m)); copy(Fixed)";
    let expected = [
        "1 2",
        "0",
        "5 6",
        "0",
        "Node",
        "Undefined function 'copy' for input arguments of type 'Fixed'.",
    ];
    assert_eq!(printed(&files, program), expected);
}

#[test]
fn a_class_says_what_it_has() {
    let files = [("Point.m", POINT), ("Counter.m", COUNTER), BELL[0]];
    let program = "p = Point; disp(isprop(p, 'x')); disp(isprop(p, {'x', 'z'})); disp(ismethod(p, 'norm')); \
                   disp(ismethod(p, 'x')); c = Counter; disp([isprop(c, 'n') isprop(c, 'secret') ismethod(c, 'hidden')]); \
                   disp(strjoin(methods(p)', ' ')); disp(strjoin(properties('Counter')', ' ')); disp(superclasses('Counter')); \
                   disp(strjoin(events('Bell')', ' ')); disp([isprop(1, 'x') ismethod(1, 'plus')])";
    let expected = [
        "1",
        "1 0",
        "1",
        "0",
        "1 0 0",
        "Point both moved norm polar say",
        "n",
        "{'handle'}",
        "Rang Broke ObjectBeingDestroyed",
        "0 0",
    ];
    assert_eq!(printed(&files, program), expected);
    let shown = printed(&files, "properties(Point), methods(Point)");
    let expected = [
        "Properties for class Point:",
        "x",
        "y",
        "ORIGIN",
        "LIMIT",
        "UNIT",
        "Methods for class Point:",
        "Point both moved norm say",
        "Static methods:",
        "polar",
    ];
    assert_eq!(shown, expected);
}

const PAIR: &str = "classdef Pair
    properties
        a = 0
        b = 'none'
    end
    methods
        function obj = Pair(a, b)
            if nargin > 0, obj.a = a; end
            if nargin > 1, obj.b = b; end
        end
        function s = total(obj), s = sum([obj.a]); end
        function obj = set.a(obj, a)
            if ischar(a), error('Pair:bad', 'no text'); end
            obj.a = a;
        end
    end
end
";

#[test]
fn objects_share_an_array() {
    let files = [("Pair.m", PAIR)];
    let program = "p = [Pair(1) Pair(2)]; disp(size(p)); disp([p.a]); disp(p(2).a); disp(class(p)); disp(numel(p)); \
                   disp(p.total()); disp(total(p(2))); p(4) = Pair(7, 'x'); disp([p.a]); disp({p.b}); disp(size(p)); \
                   p(3).a = 5; disp([p.a]); q = p; q(1).a = 9; disp([p(1).a q(1).a]); p(2) = []; disp([p.a]); \
                   for x = p, disp(x.a); end; c = p'; disp(size(c)); disp(size([p; p])); disp([p(2:end).a]); \
                   disp(isempty(p)); disp(isempty(p([]))); disp(isequal(p, p)); disp(isequal(p, q)); \
                   [p.a] = deal(1); disp([p.a]); [p(2:3).a] = deal(5, 6); disp([p.a]); [p.b] = deal('b'); disp({p.b}); [p.a] = deal(1); disp(isvector(p)); disp([p([true false true]).a]); disp(end_of(p))";
    let files = [files[0], ("end_of.m", "function k = end_of(p)\nk = p(end).a;\nend\n")];
    let expected = [
        "1 2",
        "1 2",
        "2",
        "Pair",
        "2",
        "3",
        "2",
        "1 2 0 7",
        "{'none'} {'none'} {'none'} {'x'}",
        "1 4",
        "1 2 5 7",
        "1 9",
        "1 5 7",
        "1",
        "5",
        "7",
        "3 1",
        "2 3",
        "5 7",
        "0",
        "1",
        "1",
        "0",
        "1 1 1",
        "1 5 6",
        "{'b'} {'b'} {'b'}",
        "1",
        "1 1",
        "1",
    ];
    assert_eq!(printed(&files, program), expected);
}

#[test]
fn an_array_of_objects_begins_with_nothing() {
    let files = [
        ("Pair.m", PAIR),
        ("Counter.m", COUNTER),
        ("Holder.m", "classdef Holder\nproperties\nlist\nother = Pair.empty\nend\nend\n"),
        (
            "Many.m",
            "classdef Many\nproperties\nv\nend\nmethods\nfunction obj = Many(values)\nif nargin\nn = numel(values);\nobj(1, n) = Many;\n\
             for k = 1:n, obj(k).v = values(k); end\nend\nend\nend\nend\n",
        ),
    ];
    let program = "x = Pair.empty; disp(size(x)); disp(class(x)); disp(isempty(x)); x(end + 1) = Pair(3); x(end + 1) = Pair(4); \
                   disp([x.a]); y(3) = Pair(1); disp([y.a]); z = []; for k = 1:3, z = [z Pair(k)]; end, disp([z.a]); \
                   s.list(2) = Pair(6); disp([s.list.a]); h = Holder; h.list = Pair.empty; h.list(end + 1) = Pair(8); \
                   h.other(2) = Pair(2); disp([h.list.a h.other.a]); h.other(3).a = 4; disp([h.other.a]); \
                   w(2).a = 5; disp(class(w)); n = Pair.empty(0, 3); disp(size(n)); m = Many([4 5 6]); disp([m.v]); \
                   g(2, 2) = Pair(1); disp(size(g)); disp(reshape([g.a], 2, 2)); u = Pair(1); u(3).b = 'u'; disp({u.b}); \
                   cc(2) = Counter; cc(1).up; disp([cc.n]); disp(cc(1) == cc(2)); cc(3) = cc(1); disp(cc == cc(1)); \
                   delete(cc(2)); disp(isvalid(cc)); cc(5) = Counter; cc(4).up; disp([cc([4 5]).n]); r = repmat(Pair(2), 1, 3); disp([r.a]);";
    let expected = [
        "0 0",
        "Pair",
        "1",
        "3 4",
        "0 0 1",
        "1 2 3",
        "0 6",
        "8 0 2",
        "0 2 4",
        "struct",
        "0 3",
        "4 5 6",
        "2 2",
        "0 0",
        "0 1",
        "{'none'} {'none'} {'u'}",
        "1 0",
        "0",
        "1 0 1",
        "1 0 1",
        "1 0",
        "2 2 2",
    ];
    assert_eq!(printed(&files, program), expected);
}

#[test]
fn functions_go_over_arrays_of_objects() {
    let files = [("Pair.m", PAIR)];
    let program = "p = [Pair(1, 'x') Pair(2, 'y')]; disp(arrayfun(@(o) o.a * 2, p)); disp(arrayfun(@total, p)); \
                   c = num2cell(p); disp(size(c)); disp(c{2}.a); disp(cellfun(@(o) o.a, c)); q = [c{:}]; disp([q.a]); \
                   r = arrayfun(@(k) Pair(k), 1:3, 'UniformOutput', false); t = [r{:}]; disp([t.a]); disp([fliplr(t).a]); \
                   disp(isa(t, 'Pair')); disp(isobject(t)); v = [t(1:2); t(2:3)]; disp(size(v)); disp(v(2, 1).a); \
                   w = v(:); disp([w.a]); k = cat(3, t(1), t(2)); disp(size(k)); disp(numel(horzcat(t, t))); disp(ndims(v)); \
                   s = struct('o', {t}); disp(size(s.o)); disp(length(t)); disp(isscalar(t)); disp([t(logical([1 0 1])).a])";
    let expected = [
        "2 4", "1 2", "1 2", "2", "1 2", "1 2", "1 2 3", "3 2 1", "1", "1", "2 2", "2", "1 2 2 3",
        "1 1 2", "6", "2", "1 3", "3", "0", "1 3",
    ];
    assert_eq!(printed(&files, program), expected);
}

#[test]
fn an_array_of_objects_is_displayed_by_its_properties() {
    let files = [
        ("Pair.m", PAIR),
        ("Nothing.m", "classdef Nothing\nend\n"),
        ("Day.m", "classdef Day\nenumeration\nMonday, Tuesday\nend\nend\n"),
        (
            "Loud.m",
            "classdef Loud\nmethods\nfunction disp(o), fprintf('%d loud\\n', numel(o)); end\nend\nend\n",
        ),
    ];
    let program = "p = [Pair Pair]\ne = Pair.empty\nn = [Nothing Nothing]\nd = [Day.Monday Day.Tuesday]\ndisp(p)\n\
                   c = {p}\ns.p = p\nl = [Loud Loud]\ndisp(d == 'Tuesday')";
    let expected = [
        "p =",
        "1×2 Pair array with properties:",
        "a",
        "b",
        "e =",
        "0×0 empty Pair array with properties:",
        "a",
        "b",
        "n =",
        "1×2 Nothing array with no properties.",
        "d =",
        "1×2 Day enumeration array",
        "Monday Tuesday",
        "1×2 Pair array with properties:",
        "a",
        "b",
        "c =",
        "1×1 cell array",
        "{1×2 Pair}",
        "s =",
        "struct with fields:",
        "p: [1×2 Pair]",
        "l =",
        "2 loud",
        "0 1",
    ];
    assert_eq!(printed(&files, program), expected);
}

#[test]
fn what_an_array_of_objects_cannot_do_is_an_error() {
    let files = [
        ("Pair.m", PAIR),
        ("Point.m", POINT),
        (
            "Must.m",
            "classdef Must\nproperties\nx\nend\nmethods\nfunction o = Must(x), o.x = x; end\nend\nend\n",
        ),
    ];
    let error = |program: &str| printed(&files, program).pop().unwrap_or_default();
    assert_eq!(error("p = [Pair Point];"), "Conversion to Pair from Point is not possible.");
    assert_eq!(
        error("p = [Pair Pair]; p(2) = 5;"),
        "Conversion to Pair from double is not possible."
    );
    assert_eq!(error("p = [Pair 5];"), "Conversion to Pair from double is not possible.");
    assert_eq!(error("p = Pair.empty(2);"), "At least one dimension must be zero.");
    assert_eq!(
        error("p = [Pair Pair]; p.c"),
        "Unrecognized method, property, or field 'c' for class 'Pair'."
    );
    assert_eq!(
        error("p = [Pair Pair]; p.a = 1;"),
        "Assigning to 2 elements using a simple assignment statement is not supported. Consider using comma-separated list assignment."
    );
    assert_eq!(error("p = [Pair Pair]; p(2).a = 'x';"), "no text");
    assert!(
        error("m(2) = Must(1);").starts_with("Not enough input arguments"),
        "{}",
        error("m(2) = Must(1);")
    );
    assert_eq!(
        error("p = [Pair Pair]; p(3)"),
        "Index exceeds the number of array elements. Index must not exceed 2."
    );
}

#[test]
fn objects_of_several_classes_share_an_array_where_a_superclass_allows_it() {
    let files = [
        (
            "Animal.m",
            "classdef (Abstract) Animal < matlab.mixin.Heterogeneous\nproperties\nname = 'a'\nend\nmethods (Abstract)\ns = sound(o)\nend\nmethods (Sealed)\n\
             function all(objs)\nfor o = objs, disp([o.name ': ' o.sound()]); end\nend\nend\nend\n",
        ),
        (
            "Cat.m",
            "classdef Cat < Animal\nproperties\nlives = 9\nend\nmethods\nfunction s = sound(o), s = 'meow'; end\nend\nend\n",
        ),
        (
            "Dog.m",
            "classdef Dog < Animal\nmethods\nfunction s = sound(o), s = 'woof'; end\nend\nend\n",
        ),
    ];
    let program = "z = [Cat Dog Cat]; disp(class(z)); z(2).name = 'rex'; z.all(); all(z); disp(class(z(2))); \
                   disp(class(z([1 3]))); disp(z(3).lives); y = z(1); y(2) = Dog; disp(class(y)); disp({z.name})";
    let expected = [
        "Animal",
        "a: meow",
        "rex: woof",
        "a: meow",
        "a: meow",
        "rex: woof",
        "a: meow",
        "Dog",
        "Cat",
        "9",
        "Animal",
        "{'a'} {'rex'} {'a'}",
    ];
    assert_eq!(printed(&files, program), expected);
}

const FOLDERS: [(&str, &str); 12] = [
    ("@base/base.m", "function b = base(x)\ns.x = x;\ns.log = {};\nb = class(s, 'base');\nend\n"),
    ("@base/getx.m", "function x = getx(b)\nx = b.x;\nend\n"),
    ("@base/setx.m", "function b = setx(b, v)\nb.x = checked(v);\nb.log{end + 1} = 'set';\nend\n"),
    (
        "@base/private/checked.m",
        "function v = checked(v)\nif v < 0, error('base:negative', 'negative'); end\nend\n",
    ),
    (
        "@base/display.m",
        "function display(b)\nfprintf('%s: x=%g %d\\n', inputname(1), b.x, numel(b.log));\nend\n",
    ),
    (
        "@child/child.m",
        "function c = child(x, y)\nif nargin == 0, x = 0; y = 0; end\np = base(x);\ns.y = y;\nc = class(s, 'child', p);\nsuperiorto('double', 'base');\nend\n",
    ),
    ("@child/total.m", "function t = total(c)\nt = c.y + getx(c.base) + getx(c);\nend\n"),
    ("@child/plus.m", "function t = plus(a, b)\nt = ['child ' class(a) ' ' class(b)];\nend\n"),
    ("@base/plus.m", "function t = plus(a, b)\nt = 'base';\nend\n"),
    (
        "@poly/poly.m",
        "function p = poly(c)\n% a polynomial\nif isa(c, 'poly'), p = c; return; end\np.c = c(:).';\np = class(p, 'poly');\n",
    ),
    (
        "@poly/subsref.m",
        "function b = subsref(p, s)\nswitch s(1).type\ncase '()'\nb = polyval(p.c, s(1).subs{1});\ncase '.'\nb = p.(s(1).subs);\nend\n",
    ),
    ("@poly/end.m", "function k = end(p, at, of)\nk = numel(p.c);\n"),
];

#[test]
fn a_folder_of_functions_is_a_class() {
    let program = "c = child(3, 4); disp(getx(c)); c = setx(c, 9); disp(class(c)); disp(getx(c)); disp(total(c)); \
                   disp([isa(c, 'base') isa(c, 'child') isobject(c) isstruct(c)]); disp(c + 1); disp(1 + c); b = base(5)\nc\nbase(6)\n\
                   disp(b + c); a = [base(1), base(2)]; disp(size(a)); disp(getx(a(2))); d = setx(c, 1); disp([getx(c) getx(d)]); \
                   p = poly([1 0 2]); disp(p(3)); disp(p.c); disp(p(end)); disp(isequal(base(1), base(1))); \
                   disp(strjoin(methods('base')', ' ')); q = child; disp(getx(q)); s = struct(b); disp(s.x)";
    let expected = [
        "3",
        "child",
        "9",
        "22",
        "1 1 1 0",
        "child child double",
        "child double child",
        "b: x=5 0",
        "c: x=9 1",
        "ans: x=6 0",
        "child base child",
        "1 2",
        "2",
        "9 1",
        "11",
        "1 0 2",
        "11",
        "1",
        "base display getx plus setx",
        "0",
        "5",
    ];
    assert_eq!(printed(&FOLDERS, program), expected);
}

#[test]
fn the_fields_of_an_object_made_of_a_struct_are_its_methods_own() {
    let error = |program: &str| printed(&FOLDERS, program).pop().unwrap_or_default();
    let kept = "Access to an object's fields is only permitted within its methods.";
    assert_eq!(error("b = base(1); b.x"), kept);
    assert_eq!(error("b = base(1); b.x = 2;"), kept);
    assert_eq!(error("b = setx(base(1), -1);"), "negative");
    assert_eq!(error("x = class(struct('a', 1), 'nix');"), "Too many input arguments.");
    assert_eq!(
        error("superiorto('double')"),
        "superiorto must be called from a class constructor."
    );
    let wrong = [("@bad/bad.m", "function b = bad()\nb = class(struct('a', 1), 'other');\n")];
    let shown = printed(&wrong, "bad").pop().unwrap_or_default();
    assert!(
        shown.starts_with("The CLASS function must be called from a class constructor"),
        "{shown}"
    );
}

#[test]
fn a_class_says_which_classes_give_way_to_it() {
    let files = [
        ("Weak.m", "classdef Weak\nmethods\nfunction s = plus(a, b), s = 'weak'; end\nend\nend\n"),
        (
            "Strong.m",
            "classdef (InferiorClasses = {?Weak}) Strong\nmethods\nfunction s = plus(a, b), s = 'strong'; end\nend\nend\n",
        ),
    ];
    assert_eq!(
        printed(&files, "disp(Weak + Strong); disp(Strong + Weak); disp(Weak + 1)"),
        ["strong", "strong", "weak"]
    );
}

#[test]
fn a_class_is_an_object_that_tells_of_it() {
    let mut files = vec![("Point.m", POINT), ("Counter.m", COUNTER)];
    files.extend(SHAPES);
    let program = "m = ?Point; disp(m.Name); disp({m.PropertyList.Name}); disp(class(m)); disp(m == metaclass(Point)); \
                   disp(m == ?Counter); p = m.PropertyList(3); disp([p.Constant p.Dependent]); c = ?Counter; \
                   disp(c.PropertyList(1).SetAccess); s = ?Square; disp(s.SuperclassList(1).Name); \
                   disp(c.SuperclassList(1).Name); a = ?Shape; disp([a.Abstract s.Abstract]); disp(isempty(?NoSuchClass)); \
                   k = [m.MethodList.Static]; disp({m.MethodList(k).Name}); disp(numel({?Point, ?Counter}))";
    let expected = [
        "Point",
        "{'x'} {'y'} {'ORIGIN'} {'LIMIT'} {'UNIT'}",
        "meta.class",
        "1",
        "0",
        "1 0",
        "private",
        "Shape",
        "handle",
        "1 0",
        "1",
        "{'polar'}",
        "2",
    ];
    assert_eq!(printed(&files, program), expected);
}

#[test]
fn an_enumeration_is_elements_as_well() {
    let files = [
        (
            "Color.m",
            "classdef Color < int32\nenumeration\nRed (1)\nGreen (2)\nBlue (4)\nend\nend\n",
        ),
        (
            "Flag.m",
            "classdef Flag < logical\nenumeration\nOn (true)\nOff (false)\nend\nmethods\nfunction s = word(f), s = char(f); end\nend\nend\n",
        ),
        (
            "Mark.m",
            "classdef Mark < double\nmethods\nfunction m = Mark(x), m@double(2 * x); end\nfunction y = half(m), y = double(m) / 2; end\nend\nend\n",
        ),
    ];
    let program = "c = Color.Green; disp(c == Color.Green); disp(c == 2); disp(int32(c)); disp(class(c)); disp(c + 1); disp(class(c + 1)); \
                   x = [10 20 30 40]; disp(x(c)); disp(double(c) / 4); disp(bitor(Color.Red, Color.Blue)); disp(isa(c, 'int32')); \
                   switch c, case 1, disp('one'); case Color.Green, disp('green'); end, a = [Color.Red Color.Blue]; disp(sum(a)); \
                   disp(char(c)); disp(string(a)); disp(cellstr(a)); disp(a == Color.Blue); fprintf('%d\\n', c); disp(num2str(c)); \
                   if Flag.On, disp('on'); end, f = Flag.Off; if ~f, disp('off'); end, disp(f.word()); disp(c > Color.Red); \
                   s.c = c\nm = Mark(3); disp(m + 1); disp(m.half()); disp(class(m)); disp(max(m, 7)); disp(isnumeric(m)); disp(-m)";
    let expected = [
        "1",
        "1",
        "2",
        "Color",
        "3",
        "int32",
        "20",
        "0.5000",
        "5",
        "1",
        "green",
        "5",
        "Green",
        "\"Red\" \"Blue\"",
        "{'Red'} {'Blue'}",
        "0 1",
        "2",
        "2",
        "on",
        "off",
        "Off",
        "1",
        "s =",
        "struct with fields:",
        "c: Green",
        "7",
        "3",
        "Mark",
        "7",
        "1",
        "-6",
    ];
    assert_eq!(printed(&files, program), expected);
}

#[test]
fn members_of_enumerations_are_found_by_value_and_by_name() {
    let files = [
        (
            "Color.m",
            "classdef Color < int32\nenumeration\nRed (1)\nGreen (2)\nBlue (3)\nend\nend\n",
        ),
        ("Day.m", "classdef Day\nenumeration\nMon, Tue, Wed\nend\nend\n"),
    ];
    let program = "disp(char(Color(2))); disp(cellstr(Color([3 1]))); disp(char(Day('Tue'))); disp(string(Day([\"Wed\" \"Mon\"]))); \
                   disp(char(Day)); disp(Day({'Mon', 'Tue'})); disp(char(Color(Color.Blue))); disp(isenum(Day.Mon)); \
                   try, Color(7); catch e, disp(e.message), end, try, Day('Sun'); catch e, disp(e.message), end";
    let expected = [
        "Green",
        "{'Blue'} {'Red'}",
        "Tue",
        "\"Wed\" \"Mon\"",
        "Mon",
        "Mon Tue",
        "Blue",
        "1",
        "The enumeration 'Color' has no member with the value 7.",
        "Unable to convert the text 'Sun' to a member of the enumeration 'Day'.",
    ];
    assert_eq!(printed(&files, program), expected);
}

#[test]
fn members_that_are_numbers_are_keys_of_dictionaries() {
    let files = [(
        "Color.m",
        "classdef Color < int32\nenumeration\nRed (3)\nGreen (2)\nBlue (1)\nend\nend\n",
    )];
    let program = "d = dictionary(Color.Red, 5); d(Color.Blue) = 6; disp(d(Color.Red) + d(Color.Blue)); disp(class(keys(d))); \
                   disp(d([Color.Blue Color.Red])); disp(isKey(d, Color.Green)); disp(isKey(d, Color.Blue)); \
                   disp(lookup(d, Color.Red))";
    assert_eq!(printed(&files, program), ["11", "Color", "6 5", "0", "1", "5"]);
}

#[test]
fn functions_of_sets_and_texts_take_members_of_enumerations() {
    let files = [
        (
            "Color.m",
            "classdef Color < int32\nenumeration\nRed (3)\nGreen (2)\nBlue (1)\nend\nend\n",
        ),
        ("Day.m", "classdef Day\nenumeration\nMon, Tue, Wed\nend\nend\n"),
    ];
    let program = "d = [Day.Tue Day.Mon Day.Tue]; disp(ismember(d, Day.Tue)); [tf, k] = ismember(Day.Tue, [Day.Mon Day.Tue]); disp([tf k]); \
                   disp(ismember('Mon', d)); disp(cellstr(unique(d))); disp(cellstr(unique(d, 'stable'))); \
                   disp(cellstr(setdiff([Day.Mon Day.Wed], Day.Mon))); disp(strcmp(Day.Mon, 'Mon')); disp(strcmp(d, 'Tue')); \
                   disp(cellstr(sort([Color.Red Color.Blue Color.Green]))); t = table([Day.Tue; Day.Mon; Day.Tue], 'VariableNames', {'day'}); disp(t); \
                   b = [Day.Mon \"Wed\"]; disp(cellstr(b)); b(3) = 'Tue'; disp(cellstr(b)); disp(categories(categorical(d))'); \
                   a = Day.Tue; a(3) = Day.Wed; disp(cellstr(a)); switch Day.Tue, case {'Mon', 'Tue'}, disp('found'); end, \
                   k = dictionary([Day.Mon Day.Wed], [1 3]); k(Day.Tue) = 2; disp(k(Day.Wed)); disp(k([Day.Tue Day.Mon])); disp(isKey(k, Day.Tue)); disp(cellstr(keys(k))')";
    let expected = [
        "1 0 1",
        "1 2",
        "1",
        "{'Mon'} {'Tue'}",
        "{'Tue'} {'Mon'}",
        "{'Wed'}",
        "1",
        "1 0 1",
        "{'Blue'} {'Green'} {'Red'}",
        "day",
        "___",
        "Tue",
        "Mon",
        "Tue",
        "{'Mon'} {'Wed'}",
        "{'Mon'} {'Wed'} {'Tue'}",
        "{'Mon'} {'Tue'}",
        "{'Tue'} {'Mon'} {'Wed'}",
        "found",
        "3",
        "2 1",
        "1",
        "{'Mon'} {'Wed'} {'Tue'}",
    ];
    assert_eq!(printed(&files, program), expected);
}

#[test]
fn an_error_has_a_class_of_the_program() {
    let files = [(
        "Refused.m",
        "classdef Refused < MException\nproperties\ncode\nend\nmethods\nfunction e = Refused(code, varargin)\n\
         e@MException('My:refused', varargin{:});\ne.code = code;\nend\nfunction s = told(e), s = sprintf('%d: %s', e.code, e.message); end\nend\nend\n",
    )];
    let program = "try, throw(Refused(7, 'bad %s', 'thing')); catch e, disp(class(e)); disp(e.message); disp(e.identifier); disp(e.code); \
                   disp(e.told()); disp(isa(e, 'MException')); disp(isempty(e.stack) || isstruct(e.stack)); end, \
                   try, error(Refused(8, 'again')); catch f, disp(f.code); try, rethrow(f); catch g, disp(g.code); end, end, \
                   try, error('x:y', 'plain'); catch h, disp(class(h)); end, throw(Refused(9, 'out'))";
    let expected = [
        "Refused",
        "bad thing",
        "My:refused",
        "7",
        "7: bad thing",
        "1",
        "1",
        "8",
        "8",
        "MException",
        "out",
    ];
    assert_eq!(printed(&files, program), expected);
}

#[test]
fn a_constructor_may_be_private() {
    let files = [(
        "Only.m",
        "classdef Only < handle\nproperties\nvalue = 0\nend\nmethods (Access = private)\nfunction o = Only(), end\nend\n\
         methods (Static)\nfunction o = instance()\npersistent one\nif isempty(one) || ~isvalid(one), one = Only(); end\no = one;\nend\nend\nend\n",
    )];
    let program = "a = Only.instance(); a.value = 4; disp(Only.instance().value); Only()";
    assert_eq!(printed(&files, program), ["4", "Cannot access method 'Only' in class 'Only'."]);
}

const DIAL: &str = "classdef Dial < matlab.mixin.SetGet
properties
LineWidth = 1
Label = 'a'
LineStyle = '-'
end
properties (SetAccess = private)
n = 0
end
properties (Access = private)
secret = 1
end
methods
function set.Label(obj, v), obj.Label = upper(v); obj.n = obj.n + 1; end
end
end
";

#[test]
fn properties_are_set_and_read_by_name() {
    let files = [
        ("Dial.m", DIAL),
        (
            "Exact.m",
            "classdef Exact < matlab.mixin.SetGetExactNames\nproperties\nLabel = 'e'\nend\nend\n",
        ),
    ];
    let program = "d = Dial; set(d, 'LineWidth', 3, 'label', 'x'); disp(d.LineWidth); disp(d.Label); disp(get(d, 'Lab')); \
                   disp(get(d, 'n')); set(d, {'LineWidth', 'Label'}, {5, 'y'}); disp(get(d, {'LineWidth', 'Label'})); \
                   s = struct('LineWidth', 7); set(d, s); disp(d.LineWidth); d.set('LineWidth', 8); disp(d.get('LineWidth')); \
                   a = [d Dial]; set(a, 'LineWidth', 4); disp([a.LineWidth]); disp(get(a, 'LineWidth')); \
                   set(a, {'LineWidth'}, {1; 2}); disp([a.LineWidth]); g = get(d); disp(fieldnames(g)'); \
                   disp(fieldnames(set(d))'); disp(isa(d, 'matlab.mixin.SetGet')); disp(isa(d, 'handle')); disp(superclasses(d)'); \
                   e = Exact; set(e, 'Label', 'z'); disp(e.Label)";
    let expected = [
        "3",
        "X",
        "X",
        "1",
        "{[5]} {'Y'}",
        "7",
        "8",
        "4 4",
        "{[4]}",
        "{[4]}",
        "1 2",
        "{'LineWidth'} {'Label'} {'LineStyle'} {'n'}",
        "{'LineWidth'} {'Label'} {'LineStyle'}",
        "1",
        "1",
        "{'matlab.mixin.SetGet'} {'handle'}",
        "z",
    ];
    assert_eq!(printed(&files, program), expected);
    let error = |program: &str| printed(&files, program).pop().unwrap_or_default();
    let not_there = "is not an accessible property for an instance of class";
    assert_eq!(error("set(Dial, 'none', 1)"), format!("The name 'none' {not_there} 'Dial'."));
    assert_eq!(error("set(Dial, 'n', 1)"), format!("The name 'n' {not_there} 'Dial'."));
    assert_eq!(error("get(Dial, 'secret')"), format!("The name 'secret' {not_there} 'Dial'."));
    assert_eq!(error("get(Exact, 'label')"), format!("The name 'label' {not_there} 'Exact'."));
    assert!(error("get(Dial, 'Line')").contains("LineWidth, LineStyle"));
    assert_eq!(
        error("set(Dial, 'Label', 'a', 'LineWidth')"),
        "Invalid parameter/value pair arguments."
    );
}

#[test]
fn all_properties_are_shown_by_get_and_set() {
    let shown = printed(&[("Dial.m", DIAL)], "d = Dial; get(d)\nset(d)");
    let expected = [
        "LineWidth: 1",
        "Label: 'a'",
        "LineStyle: '-'",
        "n: 0",
        "LineWidth: {}",
        "Label: {}",
        "LineStyle: {}",
    ];
    assert_eq!(shown, expected);
}

#[test]
fn a_class_changes_parts_of_its_display() {
    let plain =
        "classdef Plain < matlab.mixin.CustomDisplay\nproperties\nx = 1\nname = 'n'\nend\nend\n";
    let staff = "classdef Staff < handle & matlab.mixin.CustomDisplay
properties
Department = 'Product development'
Name = 'Jane Doe'
Password = 'secret'
end
methods (Access = protected)
function header = getHeader(obj)
if ~isscalar(obj)
header = getHeader@matlab.mixin.CustomDisplay(obj);
else
name = matlab.mixin.CustomDisplay.getClassNameForHeader(obj);
header = sprintf('%s\\n', [name, ' with Customized Display']);
end
end
function groups = getPropertyGroups(obj)
if isscalar(obj)
hidden = repmat('*', 1, numel(obj.Password));
groups = [matlab.mixin.util.PropertyGroup({'Department'}, 'Public Info'), ...
matlab.mixin.util.PropertyGroup(struct('Name', obj.Name, 'Password', hidden), 'Personal Info')];
else
groups = getPropertyGroups@matlab.mixin.CustomDisplay(obj);
end
end
function text = getFooter(obj)
text = 'the end';
end
end
end
";
    let files = [("Plain.m", plain), ("Staff.m", staff)];
    let expected = ["p =", "Plain with properties:", "x: 1", "name: 'n'"];
    assert_eq!(printed(&files, "p = Plain"), expected);
    let expected = [
        "p =",
        "1\u{d7}2 Plain array with properties:",
        "x",
        "name",
        "0\u{d7}0 Plain array with properties:",
    ];
    assert_eq!(printed(&files, "p = [Plain Plain]\ndisp(Plain.empty)"), expected);
    let expected = [
        "s =",
        "Staff with Customized Display",
        "Public Info",
        "Department: 'Product development'",
        "Personal Info",
        "Name: 'Jane Doe'",
        "Password: '******'",
        "the end",
        "1\u{d7}2 Staff array with properties:",
        "Department",
        "Name",
        "Password",
        "the end",
        "handle to deleted Staff",
    ];
    assert_eq!(printed(&files, "s = Staff\ndisp([s Staff]); delete(s); disp(s)"), expected);
    let mut session = Session::new(Options::default());
    session.files().write("Plain.m", plain.as_bytes()).expect("a file in memory");
    session.files().write("Staff.m", staff.as_bytes()).expect("a file in memory");
    let text = |session: &mut Session, program: &str| {
        pollster::block_on(session.run(program, "program")).expect("it runs").text
    };
    assert_eq!(
        text(&mut session, "p = Plain"),
        "p = \n\n  Plain with properties:\n\n       x: 1\n    name: 'n'\n\n"
    );
    let shown = text(&mut session, "s = Staff");
    let at = |line: &str| shown.lines().find(|l| l.contains(line)).and_then(|l| l.find(':'));
    assert_eq!(at("Department:"), at("Password:"), "{shown}");
}

#[test]
fn members_of_an_enumeration_are_in_sets() {
    let files = [("Day.m", "classdef Day\nenumeration\nMonday, Tuesday, Friday\nend\nend\n")];
    let program = "s = [Day.Friday, Day.Monday]; disp(ismember(Day.Monday, s)); disp(ismember(Day.Tuesday, s)); \
                   [tf, k] = ismember([Day.Monday Day.Tuesday], s); disp([tf; k]); disp(ismember('Friday', s));";
    assert_eq!(printed(&files, program), ["1", "0", "1 0", "2 0", "1"]);
}

#[test]
fn the_members_of_an_enumeration_are_listed() {
    let files = [("Day.m", "classdef Day\nenumeration\nMonday, Tuesday\nend\nend\n")];
    let program = "[m, s] = enumeration('Day'); disp(size(m)); disp(class(m)); disp(m(2)); disp(s'); \
                   n = enumeration(Day.Monday); disp(n(1) == Day.Monday); enumeration Day";
    let expected = [
        "2 1",
        "Day",
        "Tuesday",
        "{'Monday'} {'Tuesday'}",
        "1",
        "Enumeration members for class 'Day':",
        "Monday",
        "Tuesday",
    ];
    assert_eq!(printed(&files, program), expected);
}

#[test]
fn a_class_asks_what_end_means_without_its_own_methods() {
    let text = "classdef Ring
properties
data = 1:5
end
methods
function varargout = subsref(obj, s)
if strcmp(s(1).type, '()'), varargout{1} = obj.data(mod(s(1).subs{1} - 1, 5) + 1); else
[varargout{1:nargout}] = builtin('subsref', obj, s); end
end
function k = end(obj, at, of)
k = builtin('end', obj, at, of) + 9;
end
end
end
";
    let program = "r = Ring; disp(r(end)); disp(r.data(end)); disp(builtin('end', r, 1, 1)); disp(builtin('end', r, 2, 2))";
    assert_eq!(printed(&[("Ring.m", text)], program), ["5", "5", "1", "1"]);
}

#[test]
fn an_object_is_a_condition_as_its_class_says() {
    let text = "classdef Flag
properties
on
end
methods
function obj = Flag(on), obj.on = on; end
function tf = logical(obj), tf = obj.on > 0; end
end
end
";
    let program = "f = Flag(2); g = Flag(0); if f, disp('one'), end; if g, disp('no'), else, disp('two'), end; while g, disp('no'), end; \
                   if f && ~isempty(g), disp('three'), end; if g || f, disp('four'), end; n = Flag(3); while n, n = Flag(n.on - 1); end; disp(n.on)";
    let expected = ["one", "two", "three", "four", "0"];
    assert_eq!(printed(&[("Flag.m", text)], program), expected);
}

#[test]
fn a_class_is_told_all_steps_of_indexing_at_once() {
    let text = "classdef Told < handle
methods
function varargout = subsref(obj, s)
disp(['ref ' told(s) ' ' num2str(nargout)]); varargout{1} = [7 8];
end
function obj = subsasgn(obj, s, value)
disp(['asgn ' told(s) ' ' num2str(value)]);
end
function k = end(obj, at, of)
k = 40 + at;
end
function delete(obj), disp('gone'); end
end
end
function text = told(s)
text = '';
for k = 1:numel(s)
sub = s(k).subs; if iscell(sub), sub = mat2str([sub{:}]); end
text = [text s(k).type sub];
end
end
";
    let program = "o = Told; x = o.a(1).b; x = o(3).y{2}; x = o(end); x = o.a(end); x = o.a{end}.b(end); x = o.f.g; n = 'p';                    x = o.(n).q(2); c = {o.a.b(3)}; disp(max(o.u.v, 1)); r.o = o; x = r.o(1).z; k = {o}; x = k{1}.m(2, 3).w;                    o.a(1).b = 3; o(2).c{3} = 4; o(end) = 5; o.a(end) = 6; r.o(1).z.y = 7; clear o x r k";
    let expected = [
        "ref .a()1.b 1",
        "ref ()3.y{}2 1",
        "ref ()41 1",
        "ref .a 1",
        "ref .a()2 1",
        "ref .a 1",
        "ref .a{}2.b 1",
        "ref .a{}2.b()2 1",
        "ref .f.g 1",
        "ref .p.q()2 1",
        "ref .a.b()3 1",
        "ref .u.v 1",
        "7 8",
        "ref ()1.z 1",
        "ref .m()[2 3].w 1",
        "asgn .a()1.b 3",
        "asgn ()2.c{}3 4",
        "asgn ()41 5",
        "ref .a 1",
        "asgn .a()2 6",
        "asgn ()1.z.y 7",
        "gone",
    ];
    assert_eq!(printed(&[("Told.m", text)], program), expected);
}

#[test]
fn a_handle_of_a_method_keeps_its_object() {
    let files = [("Counter.m", COUNTER)];
    let program = "c = Counter; f = @c.up; f(3); f(); disp(c.n); disp(func2str(f)); p = @c.peek; disp(p(c)); \
                   g = @cos; disp(g(0)); s.f = @(x) x + 1; h = @s.f; disp(h(1))";
    let expected = ["4", "@(varargin)c.up(varargin{:})", "14", "1", "2"];
    assert_eq!(printed(&files, program), expected);
}

#[test]
fn a_method_without_parentheses_gives_several_results() {
    let files = [("Point.m", POINT)];
    let program = "p = Point(3, 4); [a, b] = p.both; disp([a b]); f = 'both'; [c, d] = p.(f); disp([c d]); \
                   s.p = p; [s.x, s.y] = s.p.both; disp([s.x s.y]); [~, n] = p.both; disp(n); c = {p.both}; disp(numel(c)); \
                   [x, y] = p.x";
    let expected = ["3 40", "3 40", "3 40", "40", "1"];
    let shown = printed(&files, program);
    assert_eq!(shown[..5], expected);
    assert!(shown[5].contains("outputs"), "{shown:?}");
}

#[test]
fn a_package_comes_before_a_builtin_of_its_name() {
    let files = [
        (
            "+parse/Kind.m",
            "classdef Kind\nproperties (Constant)\nN = 3\nend\nmethods (Static)\nfunction y = twice(x), y = 2 * x; end\nend\nend\n",
        ),
        ("+parse/three.m", "function y = three()\ny = 3;\n"),
    ];
    let program =
        "disp(parse.Kind.N); disp(parse.Kind.twice(4)); disp(parse.three); disp(parse.three())";
    assert_eq!(printed(&files, program), ["3", "8", "3", "3"]);
}

#[test]
fn classes_of_the_language_have_arrays_without_elements() {
    let program = "x = string.empty; x(end+1) = \"a\"; disp(x); disp(size(double.empty(0, 3))); s = struct.empty; \
                   s(1).a = 2; disp(s.a); double.empty(1)";
    assert_eq!(printed(&[], program), ["a", "0 3", "2", "At least one dimension must be zero."]);
}

#[test]
fn properties_of_a_class_take_subclasses_and_what_is_empty() {
    let files = [
        ("Base.m", "classdef Base\nend\n"),
        ("Own.m", "classdef Own < Base\nend\n"),
        (
            "Box.m",
            "classdef Box\nproperties\nText (1,:) char = ''\nItem Base = Base.empty\nList (:,1) double = []\nend\nend\n",
        ),
    ];
    let program = "b = Box; disp(size(b.Text)); disp(size(b.List)); b.Item = Own; disp(class(b.Item)); b.Text = ''; \
                   disp(size(b.Text)); b.List = [1 2 3]; disp(size(b.List)); b.Item = 1;";
    let shown = printed(&files, program);
    assert_eq!(shown[..5], ["1 0", "0 1", "Own", "1 0", "3 1"]);
    assert!(shown[5].contains("Error setting property 'Item'"), "{shown:?}");
}

#[test]
fn a_map_holds_objects() {
    let files = [("Point.m", POINT)];
    let program = "m = containers.Map(); m('a') = Point(1, 2); m('b') = Point(3, 4); p = m('b'); disp(p.x); \
                   s.m = containers.Map('KeyType', 'double', 'ValueType', 'any'); s.m(7) = Point(5, 6); q = s.m(7); disp(q.y); \
                   disp(m.Count)";
    assert_eq!(printed(&files, program), ["3", "6", "2"]);
}

#[test]
fn an_array_of_several_classes_says_so() {
    let files = [
        ("Base.m", "classdef Base < matlab.mixin.Heterogeneous\nproperties\nn = 1\nend\nend\n"),
        ("One.m", "classdef One < Base\nend\n"),
        ("Two.m", "classdef Two < Base\nend\n"),
    ];
    let expected = ["a =", "1\u{d7}3 heterogeneous Base (One, Two) array with properties:", "n"];
    assert_eq!(printed(&files, "a = [One Two One]"), expected);
}

#[test]
fn a_method_whose_name_is_computed_gets_arguments() {
    let files = [("Point.m", POINT)];
    let program = "p = Point(3, 4); f = 'moved'; q = p.(f)(1, 2); disp([q.x q.y]); c = {5, 6}; q = p.(f)(c{:}); disp(q.x); \
                   [a, b] = p.('both')(); disp([a b]); s.f = {10, 20}; n = 'f'; t = s.(n)(2); disp(t{1}); disp(s.(n){1}); \
                   s.g = @(x, y) x * y; n = 'g'; disp(s.(n)(3, 4)); s.v = 1:5; n = 'v'; disp(s.(n)(2)); disp(s.(n)(end)); \
                   k = 'x'; disp(p.(k)(1)); Point.('polar')(2, 0).say()";
    let expected = ["4 6", "8", "3 40", "20", "10", "12", "2", "5", "3", "(2, 0)"];
    assert_eq!(printed(&files, program), expected);
}

#[test]
fn an_object_stands_for_a_place_in_an_array() {
    let files = [
        (
            "Place.m",
            "classdef Place\nproperties\nn = 0\nend\nmethods\nfunction p = Place(n), p.n = n; end\n\
             function k = subsindex(p), k = p.n; end\nend\nend\n",
        ),
        ("Slot.m", "classdef Slot < int32\nenumeration\nFirst (1)\nThird (3)\nend\nend\n"),
        ("Plain.m", "classdef Plain\nend\n"),
    ];
    let program = "a = 10:10:50; disp(a(Place(0))); disp(a(Place([1 2]))); m = magic(3); disp(m(Place(1), Place(0))); \
                   a(Place(4)) = 7; disp(a(5)); disp(a(Slot.Third)); a(Slot.First) = 1; disp(a(1)); s.a = a; disp(s.a(Place(2))); \
                   n = 0; for k = 1:3, n = n + a(Place(k)); end, disp(n); f = @(x) x(Place(1)); disp(f(a)); a(Plain)";
    let expected = ["10", "20 30", "3", "7", "30", "1", "30", "90", "20"];
    let shown = printed(&files, program);
    assert_eq!(shown[..9], expected);
    assert!(shown[9].contains("Unable to use a value of type Plain as an index"), "{shown:?}");
}

#[test]
fn a_method_without_body_or_file_is_an_error_of_who_calls_it() {
    let base = "classdef Base\n methods (Abstract)\n  r = missing(obj, n)\n end\nend\n";
    let class = "classdef Part < Base\n methods\n  r = missing(obj, n)\n  function r = there(obj)\n   r = 4;\n  end\n end\nend\n";
    let files = [("Base.m", base), ("Part.m", class)];
    let program = "p = Part; disp(p.there()); p.missing(1)";
    assert_eq!(
        printed(&files, program),
        ["4", "The method 'missing' of class 'Part' has no body."]
    );
}

#[test]
fn a_handle_of_a_private_static_method_is_called_from_everywhere() {
    let class = "classdef Tool\n methods (Static)\n  function h = give()\n   h = @Tool.hidden;\n  end\n end\n methods (Static, Access = private)\n  function r = hidden(x)\n   r = 3 * x;\n  end\n end\nend\n";
    let program = "h = Tool.give(); disp(h(5)); disp(func2str(h)); disp(cellfun(h, {1, 2}))";
    assert_eq!(printed(&[("Tool.m", class)], program), ["15", "Tool.hidden", "3 6"]);
}

#[test]
fn a_method_in_a_file_of_its_own_calls_that_of_its_superclass() {
    let files = [
        ("@Base/Base.m", "classdef Base\n methods\n  r = size2(obj, n)\n end\nend\n"),
        ("@Base/size2.m", "function r = size2(obj, n)\nr = 10 * n;\n"),
        ("@Part/Part.m", "classdef Part < Base\n methods\n  r = size2(obj, n)\n end\nend\n"),
        ("@Part/size2.m", "function r = size2(obj, n)\nr = 1 + size2@Base(obj, n);\n"),
    ];
    assert_eq!(
        printed(&files, "disp(size2(Part, 4)); x = 3; x@Base"),
        ["41", "Unrecognized method, property, or field 'x' for class 'Base'."]
    );
}

#[test]
fn the_name_of_a_method_in_a_file_of_its_own_is_the_method_only_for_objects() {
    let files = [
        (
            "@Pair/Pair.m",
            "classdef Pair\n properties\n  a = [1 2 3]\n end\n methods\n  n = numel(obj)\n  r = sum(obj)\n end\nend\n",
        ),
        (
            "@Pair/sum.m",
            "function r = sum(obj, again)\nif nargin > 1, r = 100; return, end\nr = sum(obj.a) + sum(obj, 1) + own(obj);\nfunction r = own(obj)\nr = 1000 * sum(obj.a);\n",
        ),
        ("@Old/Old.m", "function o = Old(a)\no = class(struct('a', a), 'Old');\n"),
        ("@Old/max.m", "function r = max(o)\nr = max(o.a);\n"),
    ];
    assert_eq!(printed(&files, "disp(sum(Pair)); disp(max(Old([3 9 4])))"), ["6106", "9"]);
}

#[test]
fn a_property_comes_before_a_method_of_its_name() {
    let files = [
        ("@Line/Line.m", "classdef Line\n properties\n  domain = [-1 1]\n end\nend\n"),
        ("@Line/domain.m", "function r = domain(obj)\nr = 10 * obj.domain;\n"),
    ];
    assert_eq!(
        printed(&files, "f = Line; disp(f.domain); disp(domain(f)); disp(f.domain(2))"),
        ["-1 1", "-10 10", "1"]
    );
}

#[test]
fn an_object_in_a_property_is_indexed_as_its_own_class_says() {
    let files = [
        (
            "Curve.m",
            "classdef Curve\n methods\n  function r = subsref(obj, s)\n   r = [s(1).type ' ' num2str(numel(s(1).subs))];\n  end\n end\nend\n",
        ),
        (
            "Pair.m",
            "classdef Pair\n properties\n  c = Curve\n  f = @(x) 2 * x\n end\n methods\n  function show(obj)\n   disp(obj.c(1, 2)); all = [obj obj]; disp(all(2).c(7)); disp(obj.f(4));\n  end\n end\nend\n",
        ),
    ];
    assert_eq!(
        printed(&files, "p = Pair; show(p); disp(p.c(1, 2, 3))"),
        ["() 2", "() 1", "8", "() 3"]
    );
}

#[test]
fn arrays_of_objects_have_the_field_names_of_their_class() {
    let class =
        "classdef Pair\n properties\n  a\n  b\n end\n properties (Hidden)\n  c\n end\nend\n";
    let program = "p = [Pair Pair]; disp(fieldnames(p)')";
    assert_eq!(printed(&[("Pair.m", class)], program), ["{'a'} {'b'}"]);
}

#[test]
fn an_argument_of_a_static_method_may_be_the_end_of_a_variable() {
    let class = "classdef Tool\n methods (Static)\n  function r = add(a, b)\n   r = sum(a) + b;\n  end\n end\nend\n";
    let program = "a = [1 2 3]; s.f = {4, [5 6]}; disp(Tool.add(a(2:end), a(end))); disp(Tool.add([a(end) 1], s.f{2}(end))); \
                   t = 'add'; disp(Tool.(t)(a(end), 1)); k = struct('v', 10:20); disp(k.v(a(end))); disp(k.v(min(end, a(end))))";
    assert_eq!(printed(&[("Tool.m", class)], program), ["8", "10", "4", "12", "12"]);
}

#[test]
fn objects_are_saved_and_loaded() {
    let files = [
        (
            "Item.m",
            "classdef Item\n properties\n  name = 'none'\n  inner\n end\n properties (Transient)\n  cache = 0\n end\n properties (Access = private)\n  secret = 1\n end\n\
             methods\n  function o = Item(name, secret)\n   if nargin > 0, o.name = name; o.secret = secret; o.cache = 5; end\n  end\n  function x = tell(o)\n   x = o.secret;\n  end\n end\nend\n",
        ),
        (
            "Node.m",
            "classdef Node < handle\n properties\n  other\n  value\n end\n methods\n  function o = Node(value)\n   o.value = value;\n  end\n end\nend\n",
        ),
        ("Color.m", "classdef Color\n enumeration\n  Red\n  Green\n end\nend\n"),
        (
            "Packed.m",
            "classdef Packed\n properties\n  x = 1\n end\n methods\n  function s = saveobj(o)\n   s.kept = o.x * 10;\n  end\n end\n\
             methods (Static)\n  function o = loadobj(s)\n   o = Packed; o.x = s.kept / 10 + 0.5;\n  end\n end\nend\n",
        ),
    ];
    let program = "a = Item('first', 7); a.inner = {Item('second', 8), \"text\"}; b = [Item('p', 1), Item('q', 2)];\n\
                   n = Node(1); m = Node(2); n.other = m; m.other = n; c = [Color.Green Color.Red; Color.Red Color.Red]; k = Packed; k.x = 4;\n\
                   save all.mat a b n m c k\n clear\n load all.mat\n\
                   disp(a.name); disp(a.tell()); disp(a.cache); disp(a.inner{1}.tell()); disp(class(a.inner{2}));\n\
                   disp({b.name}); disp(n.other == m); disp(m.other == n); m.value = 9; disp(n.other.value);\n\
                   disp(c(1) == Color.Green); disp(size(c)); disp(c(2, 1) == Color.Red); disp(k.x)";
    let expected =
        ["first", "7", "0", "8", "string", "{'p'} {'q'}", "1", "1", "9", "1", "2 2", "1", "4.5000"];
    assert_eq!(printed(&files, program), expected);
}

#[test]
fn many_objects_that_hang_together_are_saved_and_what_is_not_begins_anew() {
    let files = [
        (
            "Link.m",
            "classdef Link < handle\n properties\n  data\n  next\n  before\n end\n methods\n  function l = Link(data)\n   l.data = data;\n  end\n end\nend\n",
        ),
        (
            "Kept.m",
            "classdef Kept\n properties\n  name = 'none'\n end\n properties (Transient)\n  cache = 7\n end\nend\n",
        ),
    ];
    let mut session = Session::new(Options::default());
    for (path, text) in files {
        session.files().write(path, text.as_bytes()).expect("a file in memory");
    }
    let save = "h = Link(1); t = h; for k = 2:600, n = Link(k); t.next = n; n.before = t; t = n; end\n\
                a = Kept; a.name = 'x'; a.cache = 9; save all.mat h a";
    pollster::block_on(session.run(save, "program")).expect("what is saved");
    let file = session.files().read("all.mat").expect("a file in memory");
    // Another session has made no object of these classes yet.
    let mut session = Session::new(Options::default());
    for (path, text) in files {
        session.files().write(path, text.as_bytes()).expect("a file in memory");
    }
    session.files().write("all.mat", &file).expect("a file in memory");
    let load = "load all.mat\n fprintf('%s %d ', a.name, a.cache); k = 0; n = h;\n\
                while ~isempty(n), k = k + n.data; last = n; n = n.next; end, fprintf('%d %d', k, last.before.data)";
    let output = pollster::block_on(session.run(load, "program")).expect("what is loaded");
    assert_eq!(output.text, "x 7 180300 599");
}

#[test]
fn a_text_names_a_static_method() {
    let class = "classdef Tool\n methods (Static)\n  function r = add(a, b)\n   r = sum(a) + b;\n  end\n end\nend\n";
    let program = "disp(feval('Tool.add', [1 2], 3)); f = str2func('Tool.add'); disp(f(3, 4)); \
                   disp(cellfun('Tool.add', {1, 2}, {3, 4})); try, feval('Tool.none'), catch e, disp(e.message), end";
    let expected = ["6", "7", "4 6", "Unrecognized function or variable 'Tool.none'."];
    assert_eq!(printed(&[("Tool.m", class)], program), expected);
}

#[test]
fn fields_of_all_elements_of_a_property_are_set_at_once() {
    let files = [
        ("Leaf.m", "classdef Leaf < handle\n properties\n  tag = ''\n end\nend\n"),
        ("Tree.m", "classdef Tree < handle\n properties\n  leaves = Leaf.empty\n end\nend\n"),
    ];
    let program = "t = Tree; t.leaves = [Leaf Leaf Leaf]; [t.leaves.tag] = deal('z'); disp([t.leaves.tag]);\n\
                   [t.leaves(2:3).tag] = deal('x', 'y'); disp([t.leaves.tag])";
    assert_eq!(printed(&files, program), ["zzz", "zxy"]);
}

#[test]
fn a_variable_takes_the_first_of_what_the_objects_of_an_array_have() {
    let class = "classdef Cup
        properties, v = 1; end
        properties (Hidden), hidden = 2; end
        properties (Constant), K = 3; end
        properties (Access = private), own = 4; end
        methods
            function o = Cup(n), if nargin, for k = 1:n, o(k).v = k; end, end, end
            function x = first(o), x = o.v; end
        end
    end";
    let program = "o = Cup(3); x = o.v; disp(x); disp(first(o)); disp(numel({o.v}));
        disp(fieldnames(o)); disp(fieldnames(Cup));
        y = 1 + o.v;";
    let wanted = [
        "1",
        "1",
        "3",
        "{'v'}",
        "{'K'}",
        "{'v'}",
        "{'K'}",
        "Expected one output from a curly brace or dot indexing expression, but there were 3 results.",
    ];
    assert_eq!(printed(&[("Cup.m", class)], program), wanted);
}

#[test]
fn a_constructor_comes_before_a_conversion_of_its_superclass() {
    let above = "classdef Above
        methods, function r = Below(o), r = 1; disp('conversion'); end, end
    end";
    let below = "classdef Below < Above
        methods, function o = Below(x), disp('constructor'); end, end
    end";
    let program = "b = Below(); c = Below(b); disp(class(c)); d = Below(Above); disp(d)";
    let wanted = ["constructor", "constructor", "Below", "conversion", "1"];
    assert_eq!(printed(&[("Above.m", above), ("Below.m", below)], program), wanted);
}

/// A constructor shares its object with functions within it.
#[test]
fn constructors_hold_functions() {
    let class = |head: &str, name: &str| {
        format!(
            "classdef {head}
    properties
        v
    end
    methods
        function o = {name}(x)
            o.v = x;
            double_it();
            function double_it()
                o.v = o.v * 2;
            end
        end
    end
end"
        )
    };
    let (value, held) = (class("Twice", "Twice"), class("Held < handle", "Held"));
    let seen = printed(
        &[("Twice.m", &value), ("Held.m", &held)],
        "a = Twice(3); b = Held(4); disp(class(a)), disp(a.v), disp(class(b)), disp(b.v)",
    );
    assert_eq!(seen, ["Twice", "6", "Held", "8"]);
}

/// A class may hand its deletion on to `handle`.
#[test]
fn what_is_going_goes_once() {
    let light = "classdef Light < handle
    methods
        function delete(varargin)
            disp('going');
            delete@handle(varargin{:});
        end
    end
end";
    let seen = printed(
        &[("Light.m", light), ("Lamp.m", "classdef Lamp < Light\nend")],
        "a = Lamp; delete(a); disp(isvalid(a))",
    );
    assert_eq!(seen, ["going", "0"]);
}

#[test]
fn a_method_delete_of_more_than_the_object_is_a_method() {
    let class = "classdef Numbers < handle
        properties, v = [3 4 5], end
        methods
            function delete(o, k), o.v(o.v == k) = []; end
            function show(o, more), disp(inputname(1)), disp(inputname(2)), disp(o.v), end
        end
    end";
    let program = "l = Numbers; l.delete(3); delete(l, 5); q = 1; l.show(q); clear l";
    let printed = printed(&[("Numbers.m", class)], program);
    assert_eq!(printed, ["l", "q", "4"]);
}

#[test]
fn older_classes_say_what_their_properties_are_behind_an_at() {
    let class = "classdef Old
        properties
            x@double = 3
            y@char
            z@double scalar = 2
            w {pk.must} = 1
        end
    end";
    let check = "function must(x), if x < 0, error('it is negative'), end, end";
    let files = [("Old.m", class), ("+pk/must.m", check)];
    assert_eq!(printed(&files, "o = Old; disp(o.x + o.z), disp(class(o.y))"), ["5", "char"]);
    assert!(printed(&files, "o = Old; o.w = -1;").concat().contains("it is negative"));
}
