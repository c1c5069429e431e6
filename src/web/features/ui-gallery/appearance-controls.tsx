import { useState } from 'react'
import { Segmented } from '#web/ui/segmented.tsx'

const accents = ['teal', 'indigo', 'plum', 'amber', 'slate'] as const
type Accent = (typeof accents)[number]
type Theme = 'auto' | 'light' | 'dark'
type FontSize = 'small' | 'medium' | 'large'

/** Writes the attributes that the server writes on `<html>` from the preference cookie. */
function setAttribute(name: 'theme' | 'accent' | 'font', value: string) {
  if (value === 'auto') delete document.documentElement.dataset[name]
  else document.documentElement.dataset[name] = value
}

export function AppearanceControls() {
  const { dataset } = document.documentElement
  const [theme, setTheme] = useState<Theme>((dataset['theme'] as Theme | undefined) ?? 'auto')
  const [accent, setAccent] = useState<Accent>((dataset['accent'] as Accent | undefined) ?? 'teal')
  const [font, setFont] = useState<FontSize>((dataset['font'] as FontSize | undefined) ?? 'medium')
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Segmented
        label="Theme"
        options={[
          { value: 'auto', label: 'Auto' },
          { value: 'light', label: 'Light' },
          { value: 'dark', label: 'Dark' },
        ]}
        value={theme}
        onValueChange={(value) => {
          setTheme(value)
          setAttribute('theme', value)
        }}
      />
      <Segmented
        label="Accent"
        options={accents.map((value) => ({ value, label: <Swatch accent={value} /> }))}
        value={accent}
        onValueChange={(value) => {
          setAccent(value)
          setAttribute('accent', value)
        }}
      />
      <Segmented
        label="Text size"
        options={[
          { value: 'small', label: 'S' },
          { value: 'medium', label: 'M' },
          { value: 'large', label: 'L' },
        ]}
        value={font}
        onValueChange={(value) => {
          setFont(value)
          setAttribute('font', value)
        }}
      />
    </div>
  )
}

function Swatch({ accent }: { accent: Accent }) {
  return (
    <>
      <span data-accent={accent} className="size-4 rounded-full border border-transparent bg-accent" />
      <span className="sr-only">{accent}</span>
    </>
  )
}
