import { Search } from 'lucide-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { counted } from '#web/lib/counted.ts'
import { classNames } from '#web/ui/class-names.ts'
import { useModal } from '#web/ui/use-modal.ts'
import type { Command } from './command.ts'
import { CommandList, optionId } from './command-list.tsx'
import { useCommands } from './use-commands.ts'

interface PaletteProps {
  userId: number
  onClose: () => void
}

/** Go to a screen, do something or find something by typing a few letters. */
export default function Palette({ onClose }: PaletteProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useModal(dialog)
  const id = useId()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState(0)
  const { groups, isSearching } = useCommands(typed)
  const all = groups.flatMap(({ commands }) => commands)
  const at = Math.min(chosen, all.length - 1)
  const active = all[at]

  function run(command: Command | undefined) {
    if (!command) return
    // Before it runs, so that what it opens gets the focus, and the palette does not take it back.
    onClose()
    void command.run()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && all.length > 0) {
      event.preventDefault()
      setChosen((at + step + all.length) % all.length)
    }
    if (event.key !== 'Enter') return
    event.preventDefault()
    run(active)
  }

  return (
    <dialog
      ref={dialog}
      aria-label="Commands"
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClose={(event) => event.currentTarget.open || onClose()}
      onPointerDown={(event) => event.target === event.currentTarget && onClose()}
      className={classNames(
        'm-0 flex size-full max-h-none max-w-none animate-appear flex-col',
        'items-center overflow-hidden bg-scrim p-4 pt-[10vh] text-ink',
        'backdrop:bg-transparent',
      )}
    >
      <div
        className={classNames(
          'flex max-h-full w-full max-w-xl animate-rise flex-col overflow-hidden',
          'rounded-card border border-line bg-raised shadow-float',
        )}
      >
        <div className="flex items-center gap-3 border-b border-line px-4">
          <Search aria-hidden className="size-4.5 shrink-0 text-ink-muted" />
          <input
            type="text"
            role="combobox"
            aria-label="Type a command, a question or words to find"
            aria-expanded="true"
            aria-autocomplete="list"
            aria-controls={`${id}-list`}
            aria-activedescendant={active && optionId(id, active)}
            autoComplete="off"
            spellCheck={false}
            maxLength={254}
            placeholder="Go to, add, ask or find"
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value)
              setChosen(0)
            }}
            onKeyDown={onKeyDown}
            className="min-h-12 w-full min-w-0 bg-transparent outline-none"
          />
        </div>
        <CommandList id={id} groups={groups} active={active} onPick={run} />
        <output className="border-t border-line px-4 py-2 text-sm text-ink-muted">
          {isSearching ? 'Searching' : counted(all.length, 'command')}
        </output>
      </div>
    </dialog>
  )
}
