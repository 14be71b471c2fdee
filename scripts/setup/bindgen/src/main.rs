//! `wasm-bindgen MODULE --target web --out-dir FOLDER --out-name NAME`: the glue of a module, as the program of that name writes it.
//! Must not know anything else of that program's options.

use std::process::ExitCode;

use wasm_bindgen_cli_support::Bindgen;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    let [module, "--target", "web", "--out-dir", folder, "--out-name", name] = words[..] else {
        eprintln!(
            "wasm-bindgen MODULE --target web --out-dir FOLDER --out-name NAME, not {args:?}"
        );
        return ExitCode::FAILURE;
    };
    let mut bindgen = Bindgen::new();
    let written = bindgen
        .input_path(module)
        .omit_default_module_path(false)
        .web(true)
        .and_then(|web| web.typescript(true).out_name(name).generate(folder));
    match written {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error:?}");
            ExitCode::FAILURE
        }
    }
}
