import { type Simulation, type SimulationInput, simulateRetirement } from '#finance/monte-carlo.ts'

export interface BandQuestion {
  id: number
  input: SimulationInput
  /** Other inputs of which only the chance is wanted. */
  others: SimulationInput[]
}

export interface BandAnswer {
  id: number
  simulation: Simulation
  chances: (number | null)[]
}

// Apart from the page, so that thousands of futures hold up nobody's slider.
addEventListener('message', ({ data }: MessageEvent<BandQuestion>) => {
  const { id, input, others } = data
  const simulation = simulateRetirement(input)
  const chances = others.map((other) => simulateRetirement(other).chanceOfTarget)
  postMessage({ id, simulation, chances } satisfies BandAnswer)
})
