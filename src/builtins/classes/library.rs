//! Classes of the library: each is a text in the language, found by its whole name.
//! Must not know how classes are compiled.

/// A class that is written in the language.
pub struct LibraryClass {
    /// With its packages.
    pub name: &'static str,
    /// The name of its text.
    pub file: &'static str,
    /// Its `classdef`, where the module has it.
    pub text: &'static str,
}

macro_rules! classes {
    ($($name:literal in $file:literal;)*) => {
        /// The classes of the library.
        pub const LIBRARY: &[LibraryClass] = &[$(LibraryClass {
            name: $name,
            file: $file,
            text: crate::builtins::in_the_language::library_text!($file),
        }),*];
    };
}

classes! {
    "matlab.mixin.SetGet" in "SetGet";
    "matlab.mixin.SetGetExactNames" in "SetGetExactNames";
    "hgsetget" in "hgsetget";
    "matlab.unittest.Test" in "Test";
    "matlab.unittest.TestCase" in "TestCase";
    "matlab.unittest.TestSuite" in "TestSuite";
    "matlab.unittest.TestRunner" in "TestRunner";
    "matlab.unittest.TestResult" in "TestResult";
    "matlab.unittest.FunctionTestCase" in "FunctionTestCase";
    "matlab.mixin.CustomDisplay" in "CustomDisplay";
    "matlab.mixin.util.PropertyGroup" in "PropertyGroup";
    "matgpu.PlainArray" in "PlainArray";
    "missing" in "missing";
    "pattern" in "pattern";
    "matlab.io.text.DelimitedTextImportOptions" in "DelimitedTextImportOptions";
    "table" in "table";
    "timetable" in "timetable";
    "categorical" in "categorical";
    "duration" in "duration";
    "datetime" in "datetime";
    "calendarDuration" in "calendarDuration";
    "RandStream" in "RandStream";
    "matlab.lang.MemoizedFunction" in "MemoizedFunction";
    "decomposition" in "decomposition";
    "griddedInterpolant" in "griddedInterpolant";
    "scatteredInterpolant" in "scatteredInterpolant";
    "triangulation" in "triangulation";
    "delaunayTriangulation" in "delaunayTriangulation";
    "matgpu.Network" in "Network";
    "VideoWriter" in "VideoWriter";
    "graph" in "graph";
    "digraph" in "digraph";
    "audioplayer" in "audioplayer";
    "matgpu.LinearSystem" in "LinearSystem";
    "tf" in "tf";
    "zpk" in "zpk";
    "ss" in "ss";
    "pid" in "pid";
    "fittype" in "fittype";
    "cfit" in "cfit";
    "sfit" in "sfit";
    "matgpu.Distribution" in "Distribution";
    "haltonset" in "haltonset";
    "matgpu.Searcher" in "Searcher";
    "KDTreeSearcher" in "KDTreeSearcher";
    "ExhaustiveSearcher" in "ExhaustiveSearcher";
    "LinearModel" in "LinearModel";
    "cvpartition" in "cvpartition";
    "matgpu.Learner" in "Learner";
    "matgpu.DecisionTree" in "DecisionTree";
    "matgpu.CrossValidated" in "CrossValidated";
    "ClassificationKNN" in "ClassificationKNN";
    "ClassificationTree" in "ClassificationTree";
    "RegressionTree" in "RegressionTree";
    "matgpu.Transform" in "Transform";
    "affine2d" in "affine2d";
    "projective2d" in "projective2d";
    "rigid2d" in "rigid2d";
    "affinetform2d" in "affinetform2d";
    "projtform2d" in "projtform2d";
    "simtform2d" in "simtform2d";
    "rigidtform2d" in "rigidtform2d";
    "transltform2d" in "transltform2d";
    "geometricTransform2d" in "geometricTransform2d";
    "imref2d" in "imref2d";
    "strel" in "strel";
    "offsetstrel" in "offsetstrel";
    "polyshape" in "polyshape";
    "prob.BetaDistribution" in "BetaDistribution";
    "prob.BinomialDistribution" in "BinomialDistribution";
    "prob.ExponentialDistribution" in "ExponentialDistribution";
    "prob.ExtremeValueDistribution" in "ExtremeValueDistribution";
    "prob.GammaDistribution" in "GammaDistribution";
    "prob.LognormalDistribution" in "LognormalDistribution";
    "prob.NegativeBinomialDistribution" in "NegativeBinomialDistribution";
    "prob.NormalDistribution" in "NormalDistribution";
    "prob.PoissonDistribution" in "PoissonDistribution";
    "prob.RayleighDistribution" in "RayleighDistribution";
    "prob.UniformDistribution" in "UniformDistribution";
    "prob.WeibullDistribution" in "WeibullDistribution";
}
