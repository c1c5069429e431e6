import { Check } from 'lucide-react'
import { useId } from 'react'
import { type Accent, accents } from '#contract/appearance.ts'
import { classNames } from '#web/ui/class-names.ts'

const names: Record<Accent, string> = {
  teal: 'Teal',
  indigo: 'Indigo',
  plum: 'Plum',
  amber: 'Amber',
  slate: 'Slate',
}

interface AccentSwatchesProps {
  value: Accent
  onValueChange: (value: Accent) => void
}

/** Native radio buttons: arrow keys move, one tab stop. The name and a check say what colour alone would not. */
export function AccentSwatches({ value, onValueChange }: AccentSwatchesProps) {
  const name = useId()
  return (
    <fieldset className="grid max-w-sm grid-cols-5 gap-1">
      <legend className="sr-only">Accent color</legend>
      {accents.map((accent) => (
        <label
          key={accent}
          className={classNames(
            'relative grid cursor-pointer justify-items-center gap-1.5',
            'rounded-control py-1.5 text-sm text-ink-muted select-none',
            'hover:text-ink has-checked:font-medium has-checked:text-ink',
            'has-focus-visible:outline-2 has-focus-visible:outline-accent',
          )}
        >
          <input
            type="radio"
            name={name}
            value={accent}
            checked={accent === value}
            onChange={() => onValueChange(accent)}
            className="peer absolute inset-0 cursor-pointer opacity-0"
          />
          <span
            data-accent={accent}
            className={classNames(
              'grid size-10 place-content-center rounded-full border border-transparent',
              'bg-accent text-on-accent ring-offset-2 ring-offset-surface',
              'peer-checked:ring-2 peer-checked:ring-accent',
            )}
          >
            {accent === value && <Check aria-hidden className="size-5" />}
          </span>
          {names[accent]}
        </label>
      ))}
    </fieldset>
  )
}
