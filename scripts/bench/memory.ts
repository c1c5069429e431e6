import { setTimeout as wait } from 'node:timers/promises'
import { describeRuns, median, type BenchRow } from '../lib/bench-row.ts'
import { readMemory } from '../lib/server-usage.ts'
import { withExistingStore } from '../lib/scratch-store.ts'
import { bundleBareFastify, keelFile, startFile } from '../lib/started-server.ts'

const RUNS = 7
const LIMIT = 1.5
const SETTLE_MS = 1000

/** Memory of an idle server after its start and one request, in turns with a bare Fastify. */
export default async function measureMemory(): Promise<BenchRow[]> {
  const bareFile = await bundleBareFastify()
  const [keel, bare]: [number[], number[]] = [[], []]
  await withExistingStore(async (dataDir) => {
    for (let run = 0; run < RUNS; run += 1) {
      bare.push(await readIdleMemory(bareFile))
      keel.push(await readIdleMemory(keelFile, { DATA_DIR: dataDir }))
    }
  })
  const ratio = median(keel) / median(bare)
  return [
    {
      figure: 'Idle memory (resident), against bare Fastify',
      value: `${ratio.toFixed(2)} x: ${describeRuns(keel, 'MiB')} against ${describeRuns(bare, 'MiB')}`,
      limit: `${LIMIT} x`,
      ok: ratio <= LIMIT,
    },
  ]
}

async function readIdleMemory(file: string, env: Record<string, string> = {}): Promise<number> {
  const { pid, stop } = await startFile(file, env)
  await wait(SETTLE_MS)
  const megabytes = readMemory(pid)
  await stop()
  return megabytes
}
