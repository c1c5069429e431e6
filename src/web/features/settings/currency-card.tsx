import { currencies, type Currency, currencyCodes } from '#finance/currency.ts'
import { formatMoney } from '#finance/money.ts'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { useChange } from './use-change.ts'

const SAMPLE = 123_456

/** By name, as one looks for it. */
const choices = currencyCodes.toSorted((a, b) => currencies[a].name.localeCompare(currencies[b].name, 'en'))

const capitalise = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

export function CurrencyCard({ currency }: { currency: Currency }) {
  const change = useChange()
  return (
    <Card
      title="Currency"
      description="Changing the currency changes how amounts are written. Nothing is converted."
    >
      <Field
        label="Amounts are written in"
        hint={
          currency === 'USD'
            ? undefined
            : 'Tax rules and limits that the advisor quotes are those of the United States, in US dollars.'
        }
        className="max-w-sm"
      >
        <Select
          value={currency}
          onChange={(event) => {
            const chosen = currencyCodes.find((code) => code === event.target.value)
            if (chosen) change({ currency: chosen })
          }}
        >
          {choices.map((code) => (
            <option key={code} value={code}>
              {`${capitalise(currencies[code].name)} (${formatMoney(SAMPLE, { currency: code })})`}
            </option>
          ))}
        </Select>
      </Field>
    </Card>
  )
}
