import { type Simulation, type SimulationInput, simulateRetirement } from '#finance/monte-carlo.ts'

export interface BandQuestion {
  id: number
  /** Until retirement. */
  saving: SimulationInput
  /** Through it: only the chance of lasting is wanted. */
  living: SimulationInput
  /** Of these only the chance of the goal. */
  others: SimulationInput[]
}

/** What is known so far of a question, the band first. */
export interface BandAnswer {
  id: number
  simulation: Simulation
  chances?: (number | null)[]
  chanceOfLasting?: number | null
}

let latest = 0

// In a worker, so that simulating thousands of futures does not hold up the slider.
addEventListener('message', ({ data }: MessageEvent<BandQuestion>) => {
  latest = data.id
  void answer(data)
})

/** A moving slider asks often: what was asked before the last question is not finished. */
async function answer({ id, saving, living, others }: BandQuestion) {
  const isOld = async () => {
    await new Promise((resolve) => setTimeout(resolve))
    return id !== latest
  }
  if (await isOld()) return
  const simulation = simulateRetirement(saving)
  tell({ id, simulation })
  const chances: (number | null)[] = []
  for (const other of others) {
    if (await isOld()) return
    chances.push(simulateRetirement(other).chanceOfTarget)
  }
  tell({ id, simulation, chances })
  if (await isOld()) return
  const { chanceOfLasting } = simulateRetirement(living)
  tell({ id, simulation, chances, chanceOfLasting })
}

const tell = (message: BandAnswer) => postMessage(message)
