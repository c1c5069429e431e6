import {
  fillDisk,
  killOneOfTwo,
  killUnderLoad,
  loseOutside,
  moveClock,
  type Options,
  restartDatabase,
} from './scenarios.ts'

const scenarios = [killUnderLoad, killOneOfTwo, restartDatabase, fillDisk, loseOutside, moveClock]

/** Runs them one after the other and says for each what was lost, duplicated or unexpected; true when all are 0. */
export async function runFaults(options: Options, say: (line: string) => void): Promise<boolean> {
  let isGood = true
  say(['Fault'.padEnd(42), 'acknowledged', 'lost', 'duplicated', 'unexpected'].join('  '))
  for (const run of scenarios) {
    const { scenario, verdict, broken } = await run(options)
    const { acknowledged, lost, duplicated, unexpected } = verdict
    const figures = [
      String(acknowledged).padStart(12),
      String(lost).padStart(4),
      String(duplicated).padStart(10),
      String(unexpected).padStart(10),
    ]
    say([scenario.padEnd(42), ...figures].join('  '))
    for (const promise of broken) say(`  broken: ${promise}`)
    if (lost + duplicated + unexpected + broken.length > 0 || acknowledged === 0) isGood = false
  }
  say(isGood ? 'Nothing lost, nothing twice, nothing unexpected.' : 'Not as promised.')
  return isGood
}
