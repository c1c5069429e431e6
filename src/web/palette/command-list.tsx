import { useEffect, useRef } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import type { Command } from './command.ts'
import type { CommandGroup } from './use-commands.ts'

interface CommandListProps {
  id: string
  groups: CommandGroup[]
  active: Command | undefined
  onPick: (command: Command) => void
}

/** What an option is called for the input that points at it. */
export const optionId = (id: string, { key }: Command) => `${id}-${key}`

/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a select cannot be filtered by typing, nor hold icons */

/** The focus stays in the input; the list tells which command is meant. */
export function CommandList({ id, groups, active, onPick }: CommandListProps) {
  return (
    <div id={`${id}-list`} role="listbox" aria-label="Commands" className="min-h-0 overflow-y-auto p-2">
      {groups.map(({ title, commands }) => (
        <div key={title} role="group" aria-label={title}>
          <div aria-hidden className="px-3 pt-2 pb-1 text-xs font-semibold text-ink-muted">
            {title}
          </div>
          {commands.map((command) => (
            <Option
              key={command.key}
              id={optionId(id, command)}
              command={command}
              isActive={command.key === active?.key}
              onPick={onPick}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

interface OptionProps {
  id: string
  command: Command
  isActive: boolean
  onPick: (command: Command) => void
}

function Option({ id, command, isActive, onPick }: OptionProps) {
  const { label, hint, Icon } = command
  const option = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    // The keyboard picks it from the input.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      ref={option}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onClick={() => onPick(command)}
      className={classNames(
        'flex min-h-10 cursor-pointer items-center gap-3 rounded-control px-3 py-2 text-sm touch:min-h-touch',
        isActive ? 'bg-accent-soft text-accent' : 'hover:bg-hover',
      )}
    >
      <Icon aria-hidden className="size-4.5 shrink-0" />
      <span className="line-clamp-2 min-w-0 flex-1 wrap-anywhere">{label}</span>
      {hint && <span className="shrink-0 text-ink-muted">{hint}</span>}
    </div>
  )
}
