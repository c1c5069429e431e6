import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { checks, root, runStep, type Step } from './lib/steps.ts'

// Builds, checks the code, provides a browser, and runs units, API tests on both stores and the browser stories.
const results = join(root, '.cache', 'test-results.json')

const before: Step[] = [
  { name: 'Build', command: 'node', args: ['scripts/build.ts'] },
  ...checks,
  { name: 'Browser for the stories', command: 'node', args: ['e2e/support/chromium.ts'] },
]

const tests: Step = {
  name: 'Tests',
  command: 'vitest',
  args: ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${results}`],
}

const prepared = before.map((step) => ({ name: step.name, ok: runStep(step) }))
const broken = prepared.filter(({ ok }) => !ok).map(({ name }) => name)
rmSync(results, { force: true })
const ok = runStep(tests)
const { numPassedTests: passed, numFailedTests: failed } = readResults()
// A run that breaks outside of any test is a failure too.
const outside = !ok && failed === 0 ? 1 : 0

if (broken.length > 0) console.error(`\nFailed before the tests: ${broken.join(', ')}.`)
console.log(
  `\n${passed + prepared.length - broken.length} passed, ${failed + broken.length + outside} failed`,
)
process.exit(ok && broken.length === 0 ? 0 : 1)

function readResults(): { numPassedTests: number; numFailedTests: number } {
  try {
    return JSON.parse(readFileSync(results, 'utf8'))
  } catch {
    return { numPassedTests: 0, numFailedTests: 0 }
  }
}
