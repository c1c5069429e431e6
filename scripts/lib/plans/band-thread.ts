import { parentPort } from 'node:worker_threads'
import { type SimulationInput, simulateRetirement } from '#finance/monte-carlo.ts'

// As the worker of the page does it: asked with inputs, answers with the band.
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.on('message', (input: SimulationInput) => parentPort?.postMessage(simulateRetirement(input)))
