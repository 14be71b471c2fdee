//! Names that are MATLAB's and that nothing here answers to: the error for one says so instead of guessing at a misspelling,
//! and docs/compatibility.md lists them. `tests/catalog` sees to it that none of them is in the catalog. They are looked up only
//! where a name stands for nothing, so that a program's own functions of these names are called as ever.

/// Names of one kind.
#[derive(Debug)]
pub struct Absent {
    /// What they are about.
    pub topic: &'static str,
    names: &'static str,
}

impl Absent {
    /// The names, in order.
    pub fn names(&self) -> impl Iterator<Item = &'static str> {
        self.names.split_ascii_whitespace()
    }
}

/// By topic.
pub const ABSENT: &[Absent] = &[
    Absent {
        topic: "Tables, dates and files of data",
        names: "datastore keyHash keyMatch parquetread parquetwrite rowfilter \
            spreadsheetDatastore stackedplot tabularTextDatastore tall timeseries timezones tscollection \
            tzoffset",
    },
    Absent {
        topic: "Apps and windows",
        names: "appdesigner brush datacursormode exportapp getpixelposition ginput gtext \
            guide guihandles hgload hgsave inspect openfig \
            plotedit printdlg printpreview propertyeditor setpixelposition uialert uiaxes \
            uibutton uibuttongroup uicheckbox uicolorpicker uiconfirm uicontextmenu uicontrol uidatepicker \
            uidropdown uieditfield uifigure uigauge uigetpref uigridlayout uihtml uiimage \
            uiknob uilabel uilamp uilistbox uimenu uiopen uipanel uiprogressdlg uipushtool \
            uiradiobutton uisave uisetcolor uisetfont uislider uispinner uistyle uiswitch uitab \
            uitabgroup uitable uitextarea uitogglebutton uitoggletool uitoolbar uitree uitreenode",
    },
    Absent {
        topic: "Other programs, languages and machines",
        names: "actxserver arduino ble bluetooth calllib cdfread clibgen database dos fetch fitsinfo fitsread ftp \
            h5create h5disp h5info h5read h5readatt h5write h5writeatt hdfread javaaddpath javaArray \
            javaclasspath javaMethod javaObject jenv libfunctions libpointer libstruct loadlibrary memmapfile \
            mex mexext multibandread nccreate ncdisp ncinfo ncread ncwrite netcdf py pyargs pyenv pyrun \
            pyrunfile raspi readstruct sendmail serialport serialportlist sftp sqlite sqlread system tcpclient \
            tcpserver udpport unix unloadlibrary urlread urlwrite web webcam weboptions webread websave webwrite \
            winopen winqueryreg writestruct xmlread xmlwrite",
    },
    Absent {
        topic: "Processes in parallel",
        names: "afterAll afterEach backgroundPool batch codistributed createJob createTask distributed fetchNext \
            fetchOutputs gcp labindex mapreduce numlabs parcluster parfeval parfevalOnAll parpool parsim spmd \
            spmdIndex spmdReceive spmdSend spmdSize timer timerfind timerfindall",
    },
    Absent {
        topic: "Sound, pictures and video",
        names: "audiodevinfo audiorecorder avifile dicominfo dicomread imageDatastore implay imtool lin2mu \
            mmfileinfo mu2lin niftiread Tiff videoinput VideoReader",
    },
    Absent {
        topic: "Symbols and models",
        names: "add_block bdroot collect dsolve expand fourier get_param ifourier ilaplace iztrans laplace latex \
            limit load_system matlabFunction open_system set_param sim simulink slbuild subs sym symfun \
            syms taylor vpa vpasolve ztrans",
    },
    Absent {
        topic: "Solvers of equations and optimisation",
        names: "coneprog createpde ddensd \
            fgoalattain fminimax fseminf gamultiobj ode optimexpr optimproblem \
            optimvar solve surrogateopt",
    },
    Absent {
        topic: "Statistics and learning",
        names: "adtest andrewsplot anovan biplot confusionchart copulafit copularnd \
            dlarray dlfeval dlgradient dlnetwork evalclusters factoran feedforwardnet \
            fitcensemble fitcnb fitcsvm fitensemble fitglm fitgmdist fitnet fitnlm \
            fitrensemble fitrgp fitrsvm gevfit gmdistribution gplotmatrix \
            lassoglm lillietest mdscale mnrfit mnrval nbinfit \
            parallelcoords patternnet ppca probplot rica \
            spectralcluster stepwisefit stepwiselm train trainingOptions trainnet trainNetwork TreeBagger tsne",
    },
    Absent {
        topic: "Signals and control",
        names: "armax arx balreal canon controlSystemDesigner cwt cwtft designfilt edr emd \
            fdatool fdesign filterAnalyzer filterDesigner frd fsst fvtool hht icwt iddata instfreq \
            kalman lqe music pidtune pspectrum \
            sisotool ssest tfest vmd wavedec2 wden",
    },
    Absent {
        topic: "Pictures",
        names: "activecontour deconvblind detectHarrisFeatures detectSURFFeatures drawpolygon \
            drawrectangle extractFeatures fanbeam imline impixelinfo impoly imrect imregister \
            imregtform imsegfmm locallapfilt matchFeatures superpixels",
    },
    Absent {
        topic: "Testing, editing and profiling",
        names: "bench checkcode codegen commandhistory dbclear dbcont dbdown dbquit dbstatus dbstep \
            dbstop dbtype dbup demo deploytool desktop diary docsearch edit fi fiaccel fimath \
            inmem keyboard lookfor matlabrc mcc memory mlint \
            numerictype openvar pathtool pcode profile profsave profview publish savepath startup \
            toolboxdir",
    },
    Absent {
        topic: "Maps and geography",
        names: "axesm geoaxes geobasemap geobubble geodensityplot geolimits geoplot geoscatter geoshow mapshow \
            shaperead shapewrite usamap worldmap",
    },
    Absent {
        topic: "Further pictures of data",
        names: "binscatter bubblechart3 bubblelegend bubblelim bubblesize camdolly camlookat \
            camorbit campan campos camroll camtarget camup camva camzoom colormapeditor \
            comet3 coneplot contourslice copygraphics diffuse donutchart ezpolar \
            findfigs hgexport hggroup hgtransform isocaps isonormals linkdata \
            linkprop parallelplot piechart polarbubblechart reducepatch reducevolume \
            refreshdata rgbplot rlim rtickangle rticklabels rticks scatterhistogram shrinkfaces \
            specular spinmap stream2 stream3 streamparticles streamribbon streamslice streamtube subvolume \
            surfnorm swarmchart swarmchart3 thetalim thetaticklabels thetaticks volumebounds whitebg wordcloud",
    },
    Absent {
        topic: "Geometry",
        names: "alphaShape \
            holes pcread pcshow pcwrite pointCloud \
            polybuffer regions stlread stlwrite voronoiDiagram \
            voronoin",
    },
];

/// Whether MATLAB knows what this name is.
pub fn is_of_matlab(name: &str) -> bool {
    ABSENT.iter().any(|absent| absent.names().any(|known| known == name))
}
