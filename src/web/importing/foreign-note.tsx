import { currencies, type Currency } from '#finance/currency.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'

const nameOf = (code: string) =>
  code in currencies ? currencies[code as keyof typeof currencies].name : code

interface ForeignNoteProps {
  currency: string
  own: Currency
  isTaken: boolean
  onTake: (isTaken: boolean) => void
}

/** A whole file in other money than the user counts in: its amounts would be read as theirs. */
export function ForeignNote({ currency, own, isTaken, onTake }: ForeignNoteProps) {
  return (
    <Alert
      variant="warn"
      title={`These amounts are in ${nameOf(currency)}, and you count in ${nameOf(own)}`}
      action={
        <Checkbox checked={isTaken} onChange={onTake} className="text-ink">
          Bring them as they stand, as {nameOf(own)}
        </Checkbox>
      }
    >
      Keel converts nothing. If {nameOf(currency)} are your own money, choose them in the settings.
    </Alert>
  )
}
