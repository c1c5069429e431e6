import { checks, runStep } from './lib/steps.ts'

// npm run check: everything that reads the code without running it.
const failed = checks.filter((step) => !runStep(step)).map((step) => step.name)
if (failed.length > 0) console.error(`\nNot clean: ${failed.join(', ')}.`)
process.exit(failed.length > 0 ? 1 : 0)
