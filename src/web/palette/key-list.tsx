import { Dialog } from '#web/ui/dialog.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { setKeyOn, useKeyOn } from './key-choice.ts'

const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent)

const keys = () => [
  { keys: [isApple() ? 'Cmd' : 'Ctrl', 'K'], what: 'Go anywhere, add, ask, find a message or a transaction' },
  { keys: ['?'], what: 'This list' },
  { keys: ['Enter'], what: 'Send a message; save an entry' },
  { keys: ['Shift', 'Enter'], what: 'A new line in a message' },
  { keys: ['Escape'], what: 'Close a dialog, a panel or an edit' },
  { keys: ['Left', 'Right'], what: 'Between tabs, and along a chart' },
  { keys: ['/'], what: 'Search, on Transactions' },
  { keys: ['Up', 'Down', 'Enter'], what: 'Walk through transactions, and open one' },
]

/** What the keyboard can do beyond what every page lets it do. */
export default function KeyList({ userId, onClose }: { userId: number; onClose: () => void }) {
  const isOn = useKeyOn(userId)
  return (
    <Dialog open onClose={onClose} title="Keyboard shortcuts">
      <dl className="divide-y divide-line text-sm">
        {keys().map(({ keys: pressed, what }) => (
          <div key={what} className="flex items-center justify-between gap-6 py-2.5">
            <dt>{what}</dt>
            <dd className="flex shrink-0 gap-1">
              {pressed.map((key) => (
                <kbd
                  key={key}
                  className="rounded-control border border-line bg-subtle px-2 py-0.5 font-sans text-xs font-medium"
                >
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <Switch
        label="Open this list with ?"
        description="Turn it off when you dictate. The list is among the commands, too."
        checked={isOn}
        onChange={(event) => setKeyOn(userId, event.target.checked)}
      />
    </Dialog>
  )
}
