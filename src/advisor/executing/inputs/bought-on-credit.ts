/** '27k, i have 4k down': what is bought with money down is a car or a home, lent on as such things usually are. */
import { usualTerms } from '#advisor/planning/data/typical-loans.ts'
import { assumed } from '#advisor/planning/sums/inputs.ts'
import type { Sum } from '#advisor/planning/sum.ts'
import type { Valued } from '#advisor/planning/to-value.ts'

/** Cents from which it is no car any more. */
const LEAST_OF_HOMES = 10_000_000

/** Fills in rate and term of a purchase of which nothing else says what it is. */
export function boughtOnCredit(given: Map<string, Valued>, sum: Sum): void {
  const price = given.get('price')
  if (sum.name !== 'loan-payment' || !price || !(given.has('down') || given.has('downPercent'))) return
  const { rate, months, label } = usualTerms(price.value < LEAST_OF_HOMES ? 'car' : 'mortgage')
  if (!given.has('rate'))
    given.set('rate', {
      ...assumed(rate, 'Typical rate', `a typical rate for ${label}; yours may differ`),
      unit: 'percent',
    })
  if (!given.has('months'))
    given.set('months', {
      ...assumed(months, 'Usual term', `the usual term of ${label}; yours may differ`),
      unit: 'months',
    })
}
