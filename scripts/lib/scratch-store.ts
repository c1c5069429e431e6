import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { keelFile, startFile } from './started-server.ts'

/** A folder with a store that has been started once, so that what follows meets an existing one. */
export async function withExistingStore<Result>(use: (dataDir: string) => Promise<Result>): Promise<Result> {
  const dataDir = mkdtempSync(join(tmpdir(), 'keel-bench-'))
  try {
    const first = await startFile(keelFile, { DATA_DIR: dataDir })
    await first.stop()
    return await use(dataDir)
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}
