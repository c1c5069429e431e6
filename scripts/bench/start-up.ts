import { describeRuns, median, type BenchRow } from '../lib/bench-row.ts'
import { withExistingStore } from '../lib/scratch-store.ts'
import { bundleBareFastify, keelFile, startFile } from '../lib/started-server.ts'

const RUNS = 15
const LIMIT = 2

/** From the start of the process to the first healthy answer, in turns with a bare Fastify. */
export default async function measureStartUp(): Promise<BenchRow[]> {
  const bareFile = await bundleBareFastify()
  const [keel, bare]: [number[], number[]] = [[], []]
  await withExistingStore(async (dataDir) => {
    for (let run = 0; run < RUNS; run += 1) {
      bare.push(await timeStart(bareFile))
      keel.push(await timeStart(keelFile, { DATA_DIR: dataDir }))
    }
  })
  const ratio = median(keel) / median(bare)
  return [
    {
      figure: 'Start to first healthy answer, against bare Fastify',
      value: `${ratio.toFixed(2)} x: ${describeRuns(keel, 'ms')} against ${describeRuns(bare, 'ms')}`,
      limit: `${LIMIT} x`,
      ok: ratio <= LIMIT,
    },
  ]
}

async function timeStart(file: string, env: Record<string, string> = {}): Promise<number> {
  const { milliseconds, stop } = await startFile(file, env)
  await stop()
  return milliseconds
}
