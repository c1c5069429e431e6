import { useState } from 'react'
import { type Accent, accents, type Appearance, defaultAppearance } from '#contract/appearance.ts'
import { showAppearance } from '#web/lib/show-appearance.ts'
import { Segmented } from '#web/ui/segmented.tsx'

export function AppearanceControls() {
  const [appearance, setAppearance] = useState(defaultAppearance)
  function change(changes: Partial<Appearance>) {
    const next = { ...appearance, ...changes }
    setAppearance(next)
    showAppearance(next)
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Segmented
        label="Theme"
        options={[
          { value: 'system', label: 'Auto' },
          { value: 'light', label: 'Light' },
          { value: 'dark', label: 'Dark' },
        ]}
        value={appearance.theme}
        onValueChange={(theme) => change({ theme })}
      />
      <Segmented
        label="Accent"
        options={accents.map((value) => ({ value, label: <Swatch accent={value} /> }))}
        value={appearance.accent}
        onValueChange={(accent) => change({ accent })}
      />
      <Segmented
        label="Text size"
        options={[
          { value: 'small', label: 'S' },
          { value: 'medium', label: 'M' },
          { value: 'large', label: 'L' },
        ]}
        value={appearance.fontSize}
        onValueChange={(fontSize) => change({ fontSize })}
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
