import { planAddress, readPlanAddress } from '#contract/plan-address.ts'
import { fieldOf } from '#contract/plan-fields.ts'
import type { PlanInputs, PlanKind } from '#finance/plan-facts.ts'
import type { Name } from './rename.ts'

/** Inputs of a plan with the numbers that its debts have here; other plans are of rows that keep theirs. */
export function renameInputs(
  kind: PlanKind,
  inputs: PlanInputs,
  name: Name,
): Record<string, number | string> {
  if (kind !== 'debts') return { ...inputs }
  const rename = (text: string | number) => {
    const id = Number(text)
    // A debt that is only in the plan has none.
    return Number.isSafeInteger(id) && id > 0 ? name.row('liability', id) : id
  }
  return Object.fromEntries(
    Object.entries(inputs).map(([key, value]) => {
      const [base = '', row] = key.split('.')
      const unit = fieldOf(kind, key)?.unit
      const renamed = unit === 'ids' && value !== '' ? String(value).split(',').map(rename).join(',') : value
      return [row === undefined ? base : `${base}.${rename(row)}`, unit === 'id' ? rename(value) : renamed]
    }),
  )
}

/** The same for the address of a plan, as cards of the conversation have it. */
export function renamePlanAddress(address: string, name: Name): string {
  const { kind, inputs } = readPlanAddress(address.slice(address.indexOf('?')))
  return kind ? planAddress(kind, renameInputs(kind, inputs, name)) : address
}
