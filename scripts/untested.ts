import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startVitest } from 'vitest/node'
import { emptyFunction } from './lib/empty-function.ts'
import { root } from './lib/steps.ts'

// npm run untested: files of over 80 lines, and whether a unit test stands beside them.
// npm run untested -- src/web/ui/tabs.tsx …: whether one fails when the main function of these files is emptied.
// npm run untested -- all: the same for every one of them, which takes half an hour.
const LONG = 80
const places = ['src/web/**/*.{ts,tsx}', 'src/advisor/planning/**/*.ts']

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const countLines = (text: string) => text.split('\n').length - 1
const isSource = (file: string) => !file.includes('.test.') && !file.includes('/testing/')

const all = new Set(globSync(places, { cwd: root }))
const long = [...all]
  .filter(isSource)
  .map((file) => ({ file, lines: countLines(read(file)) }))
  .filter(({ lines }) => lines > LONG)
  .toSorted((a, b) => b.lines - a.lines)

function listLong() {
  const isTested = (file: string) =>
    ['.test.ts', '.screen.test.ts'].some((end) => all.has(file.replace(/\.tsx?$/, end)))
  const alone = long.filter(({ file }) => !isTested(file))
  for (const { file, lines } of alone) console.log(`${String(lines).padStart(4)}  ${file}`)
  console.log(`\n${alone.length} of ${long.length} files over ${LONG} lines have no unit test beside them.`)
}

/** Runs the unit tests that reach the file, with its main function emptied on the way to them, not on the disk. */
async function isNoticed(file: string): Promise<boolean | null> {
  const emptied = emptyFunction(file, read(file))
  if (emptied === null) return null
  const path = join(root, file)
  const plugin = {
    name: 'empty',
    enforce: 'pre' as const,
    transform: (_: string, id: string) => (id === path ? emptied : undefined),
  }
  const options = {
    root,
    config: false as const,
    include: ['src/{web,advisor,contract,finance}/**/*.test.ts'],
    setupFiles: ['src/server/testing/fixed-seed.ts'],
    related: [path],
    watch: false,
    bail: 1,
    passWithNoTests: true,
    reporters: [{}],
    // It would give the tests the whole file of an earlier run.
    fsModuleCache: false,
  }
  const vitest = await startVitest('test', [], options, { plugins: [plugin] })
  const isFailed = vitest.state.getCountOfFailedTests() > 0 || vitest.state.getFailedFilepaths().length > 0
  await vitest.close()
  return isFailed
}

const wanted = process.argv.slice(2)
const files = wanted[0] === 'all' ? long.map(({ file }) => file) : wanted
if (files.length === 0) listLong()
let unnoticed = 0
for (const file of files) {
  const noticed = await isNoticed(file)
  if (noticed === false) unnoticed += 1
  const answer = noticed === null ? 'has no function to empty' : noticed ? 'a test fails' : 'NO TEST FAILS'
  console.log(`${file}: ${answer}`)
}
process.exitCode = unnoticed > 0 ? 1 : 0
