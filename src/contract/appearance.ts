/** 'system' follows the device. */
export const themes = ['system', 'light', 'dark'] as const
export const accents = ['teal', 'indigo', 'plum', 'amber', 'slate'] as const
export const fontSizes = ['small', 'medium', 'large'] as const

export type Accent = (typeof accents)[number]
export type FontSize = (typeof fontSizes)[number]

export interface Appearance {
  theme: (typeof themes)[number]
  accent: Accent
  fontSize: FontSize
}

export const defaultAppearance: Appearance = { theme: 'system', accent: 'teal', fontSize: 'medium' }

/**
 * Attributes of <html> that the styles read; null where the style is what it is without one. The server writes them
 * into every page, so that its first paint is right, and the browser when a setting changes.
 */
export function appearanceAttributes({ theme, accent, fontSize }: Appearance) {
  return {
    'data-theme': theme === defaultAppearance.theme ? null : theme,
    'data-accent': accent === defaultAppearance.accent ? null : accent,
    'data-font': fontSize === defaultAppearance.fontSize ? null : fontSize,
  }
}

export const modes = ['light', 'dark'] as const

/** When the colour of the browser's own bars is that of a mode. */
export function themeColorMedia(mode: (typeof modes)[number], theme: Appearance['theme']): string {
  if (theme === 'system') return `(prefers-color-scheme: ${mode})`
  return theme === mode ? 'all' : 'not all'
}
