import { type Frequency, frequencies, type SettingsAnswer } from '#contract/settings.ts'
import { useMe } from '#web/data/session.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Card } from '#web/ui/card.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { NextDigest } from './next-digest.tsx'
import { SettingsLoader } from './settings-loader.tsx'
import { useChange } from './use-change.ts'

const topics = [
  { name: 'advice', label: 'Advice', text: 'How plans that you follow go, and the next step.' },
  {
    name: 'market',
    label: 'Market',
    text: 'What your debts cost in interest, and your goals after inflation.',
  },
  { name: 'budget', label: 'Budget', text: 'What changed in your net worth and spending.' },
  { name: 'goals', label: 'Goals', text: 'How far each goal is, and its pace.' },
] as const

const frequencyNames: Record<Frequency, string> = { daily: 'Daily', weekly: 'Weekly', monthly: 'Monthly' }

export function NotificationsTab() {
  return <SettingsLoader>{(settings) => <NotificationControls settings={settings} />}</SettingsLoader>
}

function NotificationControls({ settings }: { settings: SettingsAnswer }) {
  const change = useChange()
  const { email } = useMe()
  return (
    <div className="grid gap-6">
      {!settings.canSendEmail && (
        <Alert title="This Keel does not send e-mail yet">
          Your choices are kept, and count as soon as its operator has set e-mail up.
        </Alert>
      )}
      <Card title="E-mail">
        <Switch
          label="Email notifications"
          description={`A digest of what has changed, to ${email}.`}
          checked={settings.email}
          onChange={(event) => change({ email: event.target.checked })}
        />
      </Card>
      <Card title="Preferences" description="What the digest tells you about.">
        <div className="divide-y divide-line">
          {topics.map(({ name, label, text }) => (
            <Switch
              key={name}
              label={label}
              description={text}
              checked={settings[name]}
              onChange={(event) => change({ [name]: event.target.checked })}
            />
          ))}
        </div>
      </Card>
      <Card
        title="Frequency"
        description="In the morning at seven, by your time. Never when nothing has changed."
      >
        <Segmented
          label="Frequency"
          options={frequencies.map((value) => ({ value, label: frequencyNames[value] }))}
          value={settings.frequency}
          onValueChange={(value) => change({ frequency: value })}
        />
      </Card>
      <NextDigest settings={settings} />
    </div>
  )
}
