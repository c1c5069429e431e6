import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The one made for automation starts faster; older distributions have only the whole browser. */
const packages = ['chromium-headless-shell', 'chromium']

/** Installs the distribution's own Chromium; its list of packages is fetched when it is missing or too old. */
export async function installDebianChromium() {
  console.log('No Chromium was found: installing the distribution\u2019s own for the browser stories.')
  if (await installOne()) return
  await runApt('update')
  if (!(await installOne())) throw new Error('apt-get could not install Chromium.')
}

async function installOne(): Promise<boolean> {
  for (const name of packages) {
    if (!(await isKnown(name))) continue
    const isInstalled = await runApt('install', '-y', '--no-install-recommends', name).then(
      () => true,
      () => false,
    )
    if (isInstalled) return true
  }
  return false
}

async function isKnown(name: string) {
  const { stdout } = await run('apt-cache', ['policy', name])
  return /Candidate: (?!\(none\))/.test(stdout)
}

function runApt(...args: string[]) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' }
  return run('apt-get', ['-q', ...args], { env, maxBuffer: 64 * 1024 * 1024 })
}
