import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Installs the distribution's own Chromium; its list of packages is fetched when it is missing or too old. */
export async function installDebianChromium() {
  console.log('No Chromium was found: installing the chromium package for the browser stories.')
  if (
    (await knowsPackage()) &&
    (await install().then(
      () => true,
      () => false,
    ))
  )
    return
  await runApt('update')
  await install()
}

async function knowsPackage() {
  const { stdout } = await run('apt-cache', ['policy', 'chromium'])
  return /Candidate: (?!\(none\))/.test(stdout)
}

function install() {
  return runApt('install', '-y', '--no-install-recommends', 'chromium')
}

function runApt(...args: string[]) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' }
  return run('apt-get', ['-q', ...args], { env, maxBuffer: 64 * 1024 * 1024 })
}
