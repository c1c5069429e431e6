import { type Appearance, appearanceAttributes, modes, themeColorMedia } from '#contract/appearance.ts'

/** Changes the page at once to how the server will send it from now on. */
export function showAppearance(appearance: Appearance) {
  for (const [name, value] of Object.entries(appearanceAttributes(appearance))) {
    if (value === null) document.documentElement.removeAttribute(name)
    else document.documentElement.setAttribute(name, value)
  }
  for (const mode of modes) {
    document
      .querySelector(`meta[name="theme-color"][data-mode="${mode}"]`)
      ?.setAttribute('media', themeColorMedia(mode, appearance.theme))
  }
}
