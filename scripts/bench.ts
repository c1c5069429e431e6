import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { BenchRow } from './lib/bench-row.ts'
import { root, runStep } from './lib/steps.ts'

// npm run bench [-- PART …]: every figure of scripts/bench/, as ratios measured in one run, next to its limit.
const wanted = process.argv.slice(2)
const folder = join(root, 'scripts', 'bench')
const parts = globSync('*.ts', { cwd: folder })
  .map((file) => basename(file, '.ts'))
  .filter((part) => wanted.length === 0 || wanted.includes(part))
  .toSorted()

if (!runStep({ name: 'Build', command: 'node', args: ['scripts/build.ts'] })) process.exit(1)

const rows: BenchRow[] = []
for (const part of parts) {
  console.log(`Measuring ${part} …`)
  const { default: measure } = (await import(join(folder, `${part}.ts`))) as {
    default: () => Promise<BenchRow[]>
  }
  rows.push(...(await measure()))
}

console.log(`\n${['figure', 'value', 'limit', 'ok'].join(' | ')}\n--- | --- | --- | ---`)
for (const { figure, value, limit, ok } of rows) {
  console.log([figure, value, limit, ok ? 'yes' : 'NO'].join(' | '))
}
process.exitCode = rows.every(({ ok }) => ok) ? 0 : 1
