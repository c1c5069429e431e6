import { type FontSize, fontSizes } from '#contract/appearance.ts'
import type { Settings } from '#contract/settings.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { AccentSwatches } from './accent-swatches.tsx'
import { CurrencyCard } from './currency-card.tsx'
import { SettingsLoader } from './settings-loader.tsx'
import { useChange } from './use-change.ts'
import { usePrefersDark } from './use-prefers-dark.ts'

const fontSizeNames: Record<FontSize, string> = { small: 'Small', medium: 'Medium', large: 'Large' }

export function AppearanceTab() {
  return <SettingsLoader>{(settings) => <AppearanceControls {...settings} />}</SettingsLoader>
}

function AppearanceControls({ theme, accent, fontSize, currency }: Settings) {
  const change = useChange()
  const prefersDark = usePrefersDark()
  return (
    <div className="grid gap-6">
      <Card title="Theme">
        <Switch
          label="Dark mode"
          description={
            theme === 'system'
              ? 'Follows this device until you choose.'
              : 'Chosen by you, on all your devices.'
          }
          checked={theme === 'system' ? prefersDark : theme === 'dark'}
          onChange={(event) => change({ theme: event.target.checked ? 'dark' : 'light' })}
        />
        {theme !== 'system' && (
          <Button variant="secondary" size="sm" className="mt-2" onClick={() => change({ theme: 'system' })}>
            Follow the device again
          </Button>
        )}
      </Card>
      <Card title="Accent color" description="For buttons, links, charts and whatever is selected.">
        <AccentSwatches value={accent} onValueChange={(value) => change({ accent: value })} />
      </Card>
      <Card title="Font size" description="On top of what your browser is set to.">
        <Segmented
          label="Font size"
          options={fontSizes.map((value) => ({ value, label: fontSizeNames[value] }))}
          value={fontSize}
          onValueChange={(value) => change({ fontSize: value })}
        />
      </Card>
      <CurrencyCard currency={currency} />
    </div>
  )
}
