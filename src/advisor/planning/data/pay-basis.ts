/** Whether pay is before or after tax goes with its source, so that every sum that takes pay can say which it took. */
import type { FigureSource } from '#contract/figures.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import type { PayBasis } from '#finance/household.ts'

export const profileBasis = ({ profile }: Snapshot): PayBasis => profile.incomeBasis ?? 'unsaid'

/** Twelve rounded months of each row miss the year by cents. */
export const CLOSE = 100

/** Rows of the budget are take-home pay, but where they are the profile's income, source by source. */
export function rowsBasis(snapshot: Snapshot): PayBasis {
  const yearly = snapshot.income.reduce((sum, { amount }) => sum + amount * 12, 0)
  const isProfile = Math.abs(yearly - (snapshot.profile.income ?? 0)) <= CLOSE
  return isProfile ? profileBasis(snapshot) : 'net'
}

export const basisOf = (source: FigureSource): PayBasis | undefined =>
  'pay' in source ? source.pay : undefined

/** Of what was made of several values: that of the first which rests on pay. */
export const basisAmong = (sources: readonly FigureSource[]): { pay?: PayBasis } => {
  const pay = sources.map(basisOf).find((basis) => basis !== undefined)
  return pay === undefined ? {} : { pay }
}

export function withBasis(source: FigureSource, pay: PayBasis): FigureSource {
  const isStored = source.kind === 'row' || source.kind === 'profile' || source.kind === 'formula'
  return isStored ? { ...source, pay } : source
}

/** What the working says behind the place that pay was taken from. */
export const basisWords: Record<PayBasis, string> = {
  gross: ', before tax',
  net: ', take-home pay',
  unsaid: ', which may be before or after tax',
}
