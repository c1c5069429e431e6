import type { Action, Value } from '#advisor/minding/minded.ts'
import type { SaidNumber } from '#advisor/reading/said-number.ts'
import { bare } from '#advisor/executing/bare-action.ts'

/** A sum with what was said for each of its inputs. */
export const fill = (intent: string, said: Readonly<Record<string, SaidNumber | undefined>>): Action => ({
  ...bare(intent),
  inputs: Object.entries(said).flatMap(([slot, number]) =>
    number ? [{ slot, value: { kind: 'number', number } satisfies Value }] : [],
  ),
})

const LEAST = 100

/** Money, with or without a sign; ages, counts and years are smaller or of another kind. */
export const amountsIn = (numbers: readonly SaidNumber[]) =>
  numbers.filter(({ kind, value }) => kind === 'money' || (kind === 'number' && value >= LEAST))

export const percentsIn = (numbers: readonly SaidNumber[]) => numbers.filter(({ kind }) => kind === 'percent')
export const timesIn = (numbers: readonly SaidNumber[]) => numbers.filter(({ kind }) => kind === 'months')

/** The first of them with such words right before or right after it. */
export const findSaid = (
  numbers: readonly SaidNumber[],
  text: string,
  { before, after }: { before?: RegExp; after?: RegExp },
) =>
  numbers.find(
    ({ start, end }) =>
      (before?.test(text.slice(0, start)) ?? false) || (after?.test(text.slice(end)) ?? false),
  )

/** All but those that have their place. */
export const others = (numbers: readonly SaidNumber[], ...placed: readonly (SaidNumber | undefined)[]) =>
  numbers.filter((one) => !placed.includes(one))
