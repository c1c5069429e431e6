import { Card } from '#web/ui/card.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { SampleGroup } from './sample-group.tsx'

function samples(names: string[]) {
  return names.map((name) => ({
    value: name,
    label: name,
    content: <p className="text-sm">{name} goes here.</p>,
  }))
}

export function TabSamples() {
  return (
    <SampleGroup title="Tabs">
      <div className="grid gap-4 sm:grid-cols-2">
        <Card>
          <Tabs label="Balance sheet" items={samples(['Assets', 'Liabilities'])} />
        </Card>
        <Card>
          <Tabs
            label="Six of them"
            items={samples(['Overview', 'Expenses', 'Income', 'Goals', 'Recommendations', 'Everything else'])}
          />
        </Card>
      </div>
    </SampleGroup>
  )
}
