import { type ReactNode, useState } from 'react'
import { fieldOf, type PlanUnit } from '#contract/plan-fields.ts'
import { formatMoney, parseMoney } from '#finance/money.ts'
import { AmountInput } from '#web/ui/amount-input.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { describeSource } from './describe-source.ts'
import { knownOf, type Plan } from './plan.ts'
import { readTyped, toTyped } from './read-typed.ts'

interface PlanFieldProps {
  plan: Plan
  name: string
  /** Instead of the field's own. */
  label?: string
  /** Of which debt or goal, for those who do not see where it stands. */
  of?: string
  /** What is taken while nothing is changed, and why; otherwise what the advisor would take. */
  usual?: number | undefined
  because?: ReactNode
  placeholder?: string
}

const units: Partial<Record<PlanUnit, string>> = { percent: '%', months: 'months' }

/** One input of a plan: what is stored until it is changed, and where that comes from. */
export function PlanField(props: PlanFieldProps) {
  const { plan, name, label, of, usual, because, placeholder } = props
  const [typed, setTyped] = useState<string | null>(null)
  const field = fieldOf(plan.kind, name)
  if (!field) throw new Error(`No input is called ${name}`)
  const known = knownOf(plan, name)
  const changed = plan.inputs[name]
  const text = typed ?? toTyped(plan.kind, name, changed ?? usual ?? known?.value)
  const read = typed === null ? null : readTyped(plan.kind, name, typed)
  const source = because ?? (known ? describeSource(known.source) : undefined)
  const unit = units[field.unit]
  const control = {
    value: text,
    placeholder,
    onBlur: () => read?.error === undefined && setTyped(null),
  }

  function change(next: string) {
    setTyped(next)
    const value = readTyped(plan.kind, name, next)
    if (value.error === undefined) plan.set({ [name]: value.value })
  }

  return (
    <Field
      label={
        <>
          {unit ? `${label ?? field.label} (${unit})` : (label ?? field.label)}
          {of && <span className="sr-only">, {of}</span>}
        </>
      }
      error={read?.error}
      hint={changed === undefined ? source : 'Changed here'}
    >
      {field.unit === 'money' ? (
        <AmountInput {...control} describe={describeAmount} onValueChange={change} />
      ) : (
        <Input
          {...control}
          type={field.unit === 'month' ? 'month' : 'text'}
          inputMode={field.unit === 'words' || field.unit === 'month' ? undefined : 'decimal'}
          autoComplete="off"
          className="tabular-nums"
          onChange={(event) => change(event.target.value)}
        />
      )}
    </Field>
  )
}

function describeAmount(text: string): string | undefined {
  const cents = parseMoney(text)
  return cents === null ? undefined : formatMoney(cents)
}
