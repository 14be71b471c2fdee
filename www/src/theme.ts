// Light or dark: as the system says, until the button says otherwise.

const SAVED = "matgpu.theme";

export function startTheme(button: HTMLButtonElement, changed: () => void): void {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const show = () => {
    document.documentElement.dataset["theme"] =
      localStorage.getItem(SAVED) ?? (dark.matches ? "dark" : "light");
    changed();
  };
  dark.addEventListener("change", show);
  button.addEventListener("click", () => {
    localStorage.setItem(SAVED, document.documentElement.dataset["theme"] === "dark" ? "light" : "dark");
    show();
  });
  show();
}
