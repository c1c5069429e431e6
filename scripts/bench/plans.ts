import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { planDebts } from '#finance/debts-plan.ts'
import type { SimulationInput } from '#finance/monte-carlo.ts'
import type { PlanFacts } from '#finance/plan-facts.ts'
import { type BenchRow, describeRuns, median } from '../lib/bench-row.ts'
import { dragSlider } from '../lib/plans/drag-slider.ts'

const ROUNDS = 31
const DEBTS = 30
const FRAME_MS = 16
const BAND_MS = 300
const LEAST_PICTURES = 50

/** What a plan costs to be computed again while somebody drags its slider. */
export default async function measurePlans(): Promise<BenchRow[]> {
  return [measureDebts(), await measureBand(), await measureSlider()]
}

function measureDebts(): BenchRow {
  const facts = manyDebts()
  const times: number[] = []
  let months = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now()
    const { ways } = planDebts({ monthly: 650_000 + round * 100 }, facts)
    // The way that is shown is also drawn, from its months.
    months = ways.avalanche.table.length
    times.push(performance.now() - start)
  }
  return {
    figure: `${DEBTS} debts over ${Math.round(months / 12)} years, three orders, computed again`,
    value: describeRuns(times, 'ms', 1),
    limit: `${FRAME_MS} ms`,
    ok: median(times) <= FRAME_MS,
  }
}

/** Mortgages in size, so that they take half a century. */
function manyDebts(): PlanFacts {
  const debts = Array.from({ length: DEBTS }, (_, at) => ({
    id: at + 1,
    name: `Debt ${at + 1}`,
    amount: 2_500_000 + at * 130_000,
    interestRate: 5 + (at % 7) / 4,
    minimumPayment: 14_000 + at * 200,
    category: 'Personal Loans' as const,
  }))
  const profile = { retirementAge: null, retirementGoal: null, investmentRiskTolerance: null }
  return { today: '2026-01-01', debts, goals: [], incomes: [], profile, known: {} }
}

async function measureBand(): Promise<BenchRow> {
  const worker = new Worker(new URL('../lib/plans/band-thread.ts', import.meta.url))
  const input: SimulationInput = {
    savings: 3_800_000,
    monthlyContribution: 60_000,
    months: 480,
    assumption: { realReturn: 4, volatility: 10 },
    target: 90_000_000,
    paths: 5000,
  }
  const times: number[] = []
  for (let round = 0; round <= 10; round += 1) {
    const start = performance.now()
    const answer = once(worker, 'message')
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    worker.postMessage(input)
    await answer
    // The first round compiles.
    if (round > 0) times.push(performance.now() - start)
  }
  await worker.terminate()
  return {
    figure: '5,000 futures of 40 years in a worker',
    value: describeRuns(times, 'ms'),
    limit: `${BAND_MS} ms`,
    ok: median(times) < BAND_MS,
  }
}

async function measureSlider(): Promise<BenchRow> {
  const pictures = await dragSlider()
  return {
    figure: 'Pictures a second while the slider of the debts is dragged, CPU slowed down four times',
    value: pictures.toFixed(0),
    limit: `at least ${LEAST_PICTURES}`,
    ok: pictures >= LEAST_PICTURES,
  }
}
