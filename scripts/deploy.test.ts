import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8')

// Its script wants to download more than Keel needs; where that fails, npm leaves an optional package out silently.
const SKIP = 'ONNXRUNTIME_NODE_INSTALL=skip'

test('every installation that is written down keeps the runtime of the advisor’s network', () => {
  const [stages, steps] = [
    read('deploy/Containerfile').split(/^FROM /m),
    read('docs/operating.md').split('```'),
  ]
  const installing = [...stages, ...steps].filter((step) => step.includes('npm ci'))
  expect(installing).toHaveLength(3)
  for (const step of installing) expect(step.slice(0, step.indexOf('npm ci'))).toContain(SKIP)
})
