import fc from 'fast-check'
import { hasNoFault, message } from './hostile-messages.ts'

/** `npm run fuzz -- 100000`: hostile messages through the whole built-in advisor. The tests run 2,000 of them. */
const runs = Number(process.argv[2] ?? 100_000)
const before = performance.now()
await fc.assert(fc.asyncProperty(message, hasNoFault), { numRuns: runs })
const each = (performance.now() - before) / runs
console.log(`${runs} messages, none threw or broke a rule; ${each.toFixed(2)} ms each`)
