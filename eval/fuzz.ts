import fc from 'fast-check'
import { openBuiltInAdvisor } from '#advisor/built-in.ts'
import { hasNoFault, message } from './hostile-messages.ts'

/** `npm run fuzz -- 100000`: hostile messages through the whole built-in advisor. The tests run some 2,000 of them. */
const runs = Number(process.argv[2] ?? 100_000)
const advisor = await openBuiltInAdvisor()
const before = performance.now()
await fc.assert(fc.asyncProperty(message, hasNoFault(advisor)), { numRuns: runs })
const each = (performance.now() - before) / runs
console.log(`${runs} messages, none threw or broke a rule; ${each.toFixed(2)} ms each`)
