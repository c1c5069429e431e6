/**
 * Retirement with chance: thousands of paths of monthly returns, the same for the same seed. All figures are in
 * today's dollars. Monthly returns are independent and log-normal around the real return, so that the middle path
 * follows the projection without chance; crashes in a row and changes of regime are rarer here than in history.
 */
import { HORIZON_MONTHS, monthlyRate, wholeMonths } from './interest.ts'
import { type Cents, roundCents } from './money.ts'
import { createNormal, createRandom } from './random.ts'

export type RiskTolerance = 'low' | 'medium' | 'high'

export interface ReturnAssumption {
  /** Percent a year after inflation. */
  realReturn: number
  /** Standard deviation of a year's return, in percent. */
  volatility: number
}

/**
 * Planning assumptions for portfolios of mostly bonds, a balance, and mostly shares. They lie below the long-run
 * US record on purpose: a plan should not rest on the best century of the best market.
 */
export const RETURN_ASSUMPTIONS: Record<RiskTolerance, ReturnAssumption> = {
  low: { realReturn: 2, volatility: 6 },
  medium: { realReturn: 4, volatility: 10 },
  high: { realReturn: 5.5, volatility: 15 },
}

export const DEFAULT_PATHS = 5000
export const DEFAULT_SEED = 20_240_101
const MAX_PATHS = 20_000
const MOST = Number.MAX_SAFE_INTEGER

/** In whole percent: more digits would say more than drawn futures know. */
export const wholeChance = (percent: number): number => Math.round(percent)

export interface SimulationInput {
  savings: Cents
  monthlyContribution: Cents
  /** Months until retirement. */
  months: number
  assumption: ReturnAssumption
  /** The nest egg hoped for at retirement. */
  target?: Cents
  /** Taken out at the end of every month of retirement, for so many years; less a pension from some month on. */
  retirement?: {
    monthlySpending: Cents
    years: number
    income?: { monthly: Cents; fromMonth: number }
  }
  paths?: number
  seed?: number
}

export interface Percentiles {
  p10: Cents
  p50: Cents
  p90: Cents
}

export interface Simulation {
  atRetirement: Percentiles
  /** Percent of paths; null when there is nothing to reach, or nothing to last for. */
  chanceOfTarget: number | null
  chanceOfLasting: number | null
  /** Today and the end of every year, through retirement. */
  bands: (Percentiles & { month: number })[]
  paths: number
  seed: number
}

export function simulateRetirement(input: SimulationInput): Simulation {
  const { savings, monthlyContribution, assumption, target, retirement, seed = DEFAULT_SEED } = input
  const paths = Math.min(Math.max(1, Math.round(input.paths ?? DEFAULT_PATHS)), MAX_PATHS)
  const saving = Math.min(wholeMonths(input.months), HORIZON_MONTHS)
  const spending = Math.min(wholeMonths((retirement?.years ?? 0) * 12), HORIZON_MONTHS)
  const step = createMonth(assumption, seed)
  const balances = new Float64Array(paths).fill(Math.max(0, savings))
  const ranDry = new Uint8Array(paths)
  const bands = [{ month: 0, ...percentiles(balances) }]
  const run = (from: number, to: number, flow: number) => {
    for (let month = from + 1; month <= to; month++) {
      step(balances, flow, ranDry)
      if (month % 12 === 0) bands.push({ month, ...percentiles(balances) })
    }
  }

  run(0, saving, Math.max(0, monthlyContribution))
  const atRetirement = percentiles(balances)
  const chanceOfTarget =
    target === undefined ? null : percentWhere(balances, (value) => roundCents(value) >= target)
  const needed = Math.max(0, retirement?.monthlySpending ?? 0)
  const bridge = Math.min(wholeMonths(retirement?.income?.fromMonth ?? spending), spending)
  run(saving, saving + bridge, -needed)
  const still = Math.max(0, needed - Math.max(0, retirement?.income?.monthly ?? 0))
  run(saving + bridge, saving + spending, -still)
  const chanceOfLasting = retirement ? percentWhere(ranDry, (dry) => dry === 0) : null
  return { atRetirement, chanceOfTarget, chanceOfLasting, bands, paths, seed }
}

/**
 * One month of every path: the return first, then what is put in or taken out. Marks paths that cannot pay.
 * Two neighbouring paths have opposite luck, which steadies the middle and halves the work.
 */
function createMonth({ realReturn, volatility }: ReturnAssumption, seed: number) {
  const normal = createNormal(createRandom(seed))
  const expected = 1 + Math.max(-0.999, monthlyRate(realReturn))
  const spread = Math.min(Math.max(0, volatility), 1000) / 100 / Math.sqrt(12)
  return (balances: Float64Array, flow: number, ranDry: Uint8Array) => {
    let luck = 1
    for (let path = 0; path < balances.length; path++) {
      luck = path % 2 === 0 ? Math.exp(spread * normal()) : 1 / luck
      const balance = (balances[path] ?? 0) * expected * luck + flow
      // Half a cent short is rounding, not ruin.
      if (balance < -0.5) ranDry[path] = 1
      balances[path] = balance < 0 ? 0 : balance > MOST ? MOST : balance
    }
  }
}

/** By nearest rank: the value that a tenth, a half and nine tenths of all paths do not exceed. */
function percentiles(balances: Float64Array): Percentiles {
  const sorted = balances.toSorted()
  const at = (percent: number) => roundCents(sorted[Math.ceil((percent / 100) * sorted.length) - 1] ?? 0)
  return { p10: at(10), p50: at(50), p90: at(90) }
}

function percentWhere(paths: Float64Array | Uint8Array, test: (value: number) => boolean): number {
  let count = 0
  for (const value of paths) if (test(value)) count += 1
  return (count * 100) / paths.length
}
