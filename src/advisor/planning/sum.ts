import type { FinancialGoalItem } from '#contract/budget.ts'
import type { Asset, Liability } from '#contract/balance-sheet.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import type { IncomeBasis } from '#finance/household.ts'
import type { ToldDebt } from './data/told-debt.ts'
import type { Worked } from './worked.ts'
import type { Given } from './given.ts'
import { remarkOnPay } from './pay-remark.ts'
import type { Worksheet } from './worksheet.ts'

/** What is stored about the user, and the rows that the question names. */
export interface Household {
  snapshot: Snapshot
  debt: Liability | null
  /** The rows that the debt is made of, where it stands for several. */
  debts?: readonly number[]
  /** Debts that were given with the question, in place of those stored. */
  toldDebts?: readonly ToldDebt[] | undefined
  goal: FinancialGoalItem | null
  asset: Asset | null
  /** The expense or income row that is named. */
  row: { id: number; name: string; amount: number } | null
  /** What the talk has told of the family. */
  family?: { children: Given | null } | undefined
  /** The message, for the few words that set no number: 'married', 'snowball'. */
  text: string
}

export type InputUnit = 'money' | 'percent' | 'months' | 'age' | 'number'

/** One number that a sum needs or may use. Values: cents, percent, months, years of age, or a plain number. */
export interface Input {
  /** What it is: 'Owed today', 'Payment a month'. Models, the docs and the list of assumptions show it. */
  label: string
  unit: InputUnit
  /** Money that comes every month or year: an amount said by another period is converted. */
  per?: 'month' | 'year'
  /** Without a period it is a year's, however small. */
  bareIsYearly?: boolean | number
  /** Pay: without a period, less than this is an hour's. */
  hourlyBelow?: number
  /** Pay: without a period, 10,000 or more is a year's. */
  salaried?: boolean
  /** Whether the sum goes by pay before or after tax: stored pay of the other kind is remarked on. */
  pay?: IncomeBasis | undefined
  /** Two numbers said for it are added up; otherwise each makes a sum of its own. */
  adds?: boolean
  /** Keeps the fraction of a cent that a weekly or daily amount has by the month, so that its year is exact. */
  keepsFraction?: boolean
  /** Takes a value in whatever unit it was said; `sheet.unitOf(slot)` tells which, `unit` is the usual one. */
  anyUnit?: boolean
  min?: number
  max?: number
  /** Taken when nothing was said. */
  stored?: (household: Household) => Given | null
  /** Taken when nothing is stored either: always shown as an assumption that can be changed. */
  assume?: Given
  /** How it is asked for when nothing else gives it; without it the sum does without. */
  ask?: string
}

export type Values<Names extends string> = Readonly<Record<Names, number | undefined>>

/**
 * One kind of sum: what it needs, and one call into finance. The built-in mind chooses it by name, a language model
 * as a tool, `npm run explain` and the docs list it.
 */
export interface Sum {
  name: string
  /** When to use it. */
  about: string
  inputs: Readonly<Record<string, Input>>
  /** Figures that it gives, by the names others refer to them: the key of `worksheet.results`, the main one first. */
  results: readonly string[]
  /** Words, without digits, on how it is computed, and what it takes for granted. */
  formula: string
  assumptions: readonly string[]
  /** It goes through all debts, which may be given with the question. */
  ofDebts?: true
  /** Null where the values make no sum; a text where one of them cannot be. */
  compute: (values: Values<string>, sheet: Worksheet, household: Household) => Worked | string
}

type Defined<Inputs extends Record<string, Input>> = {
  [Name in keyof Inputs]: Inputs[Name] extends { ask: string } | { assume: Given }
    ? number
    : number | undefined
}

interface Description<Inputs extends Record<string, Input>> extends Omit<Sum, 'inputs' | 'compute'> {
  inputs: Inputs
  compute: (values: Defined<Inputs>, sheet: Worksheet, household: Household) => Worked | string
}

/** Inputs with `ask` or `assume` always have a value when it is computed. */
export function defineSum<const Inputs extends Record<string, Input>>(description: Description<Inputs>): Sum {
  const { compute, results, inputs } = description
  return {
    ...description,
    compute(values, sheet, household) {
      const worked = compute(values as Defined<Inputs>, sheet, household)
      sheet.remarks.push(...remarkOnPay(inputs, sheet))
      sheet.putInOrder(results)
      return worked
    },
  }
}
