import { parentPort } from 'node:worker_threads'
import { type SimulationInput, simulateRetirement } from '#finance/monte-carlo.ts'

// As the worker of the page does it: asked with inputs, answers with the band.
parentPort?.on('message', (input: SimulationInput) => parentPort?.postMessage(simulateRetirement(input)))
