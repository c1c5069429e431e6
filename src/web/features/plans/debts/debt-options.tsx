import { chosenDebts, offerOf } from '#finance/debts-plan.ts'
import { idsOf, numberOf } from '#finance/plan-facts.ts'
import { FieldGrid } from '#web/features/plans/field-grid.tsx'
import { PlanField } from '#web/features/plans/plan-field.tsx'
import type { Plan } from '#web/features/plans/plan.ts'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'

const usual = 'Assumed: common among offers'

/** Beside paying every month: a lump, a transfer, one new loan. */
export function DebtOptions({ plan }: { plan: Plan }) {
  const { inputs } = plan
  const debts = chosenDebts(inputs, plan.facts)
  const moved = numberOf(inputs, 'move')
  const joined = idsOf(inputs, 'join') ?? []
  return (
    <Card
      title="Options"
      description="A lump, a balance transfer, or one loan for several debts."
      // On paper only what is made use of.
      className={inputs['lump'] || moved || joined.length > 0 ? undefined : 'print:hidden'}
    >
      <div className="grid gap-6">
        <FieldGrid>
          <PlanField plan={plan} name="lump" usual={0} because="On the first debt of the order" />
          <PlanField plan={plan} name="lumpMonth" usual={0} because="0 is today" />
        </FieldGrid>
        <FieldGrid>
          <Field label="Balance transfer of">
            <Select
              value={moved ?? ''}
              onChange={(event) => plan.set({ move: Number(event.target.value) || undefined })}
            >
              <option value="">None</option>
              {debts.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
          {moved !== undefined && (
            <>
              <PlanField plan={plan} name="moveFee" usual={offerOf(inputs, 'moveFee')} because={usual} />
              <PlanField plan={plan} name="moveRate" usual={offerOf(inputs, 'moveRate')} because={usual} />
              <PlanField
                plan={plan}
                name="moveMonths"
                usual={offerOf(inputs, 'moveMonths')}
                because={usual}
              />
            </>
          )}
        </FieldGrid>
        <fieldset>
          <legend className="mb-1.5 text-sm font-medium">Combine into one loan</legend>
          <div className="flex min-w-0 flex-wrap gap-x-5 gap-y-1">
            {debts.map(({ id, name }) => (
              <Checkbox
                key={id}
                className="wrap-anywhere"
                checked={joined.includes(id)}
                onChange={(isIn) => {
                  const ids = isIn ? [...joined, id] : joined.filter((one) => one !== id)
                  plan.set({ join: ids.length > 0 ? ids.join(',') : undefined })
                }}
              >
                {name}
              </Checkbox>
            ))}
          </div>
          {joined.length > 0 && (
            <div className="mt-3">
              <FieldGrid>
                <PlanField plan={plan} name="joinRate" usual={offerOf(inputs, 'joinRate')} because={usual} />
                <PlanField
                  plan={plan}
                  name="joinMonths"
                  usual={offerOf(inputs, 'joinMonths')}
                  because={usual}
                />
                <PlanField plan={plan} name="joinFee" usual={offerOf(inputs, 'joinFee')} because={usual} />
              </FieldGrid>
            </div>
          )}
        </fieldset>
      </div>
    </Card>
  )
}
