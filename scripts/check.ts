import { checks, runStep, type Step } from './lib/steps.ts'

/** Exports that nothing but tests calls look alive, and are not. */
const usedByTestsOnly: Step = {
  name: 'Used by tests only',
  command: 'knip',
  args: ['--no-progress', '--production', '--config', 'knip.shipped.json'],
}

// npm run check: everything that reads the code without running it.
const failed = [...checks, usedByTestsOnly].filter((step) => !runStep(step)).map((step) => step.name)
if (failed.length > 0) console.error(`\nNot clean: ${failed.join(', ')}.`)
process.exit(failed.length > 0 ? 1 : 0)
