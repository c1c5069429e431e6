import { expect, test } from 'vitest'
import { findChromium, type Machine } from './chromium.ts'

interface Played {
  platform?: NodeJS.Platform
  arch?: string
  env?: Record<string, string>
  isRoot?: boolean
  /** The executable files, with the version each of them tells; undefined for one that does not start. */
  files?: Record<string, number | undefined>
  install?: (files: Map<string, number | undefined>) => void
}

function playMachine({
  platform = 'linux',
  arch = 'arm64',
  env,
  isRoot = false,
  files,
  install,
}: Played): Machine {
  const present = new Map(Object.entries(files ?? {}))
  return {
    platform,
    arch,
    env: { PATH: '/usr/bin:/bin', ...env },
    isRoot,
    isExecutable: (path) => present.has(path),
    readVersion: (found) => Promise.resolve(present.get(found.executablePath)),
    unpackChromium: () => Promise.resolve('/cache/chromium'),
    installDebianChromium: async () => {
      if (!install) throw new Error('apt-get failed')
      install(present)
    },
  }
}

const packaged = { '/cache/chromium/chromium': 153 }
const outcome = (played: Played) => findChromium(playMachine(played))

test('the browser named by CHROMIUM_PATH comes first', async () => {
  const files = { '/opt/mine': undefined, '/usr/bin/chromium': 150 }
  const found = await outcome({ env: { CHROMIUM_PATH: '/opt/mine' }, files })
  expect(found).toEqual({ executablePath: '/opt/mine', args: ['--headless=new'] })
})

test('a CHROMIUM_PATH that is no program is an error, not a reason to look elsewhere', async () => {
  const files = { '/usr/bin/chromium': 150 }
  await expect(outcome({ env: { CHROMIUM_PATH: '/opt/mine' }, files })).rejects.toThrow(
    'CHROMIUM_PATH names /opt/mine, which is not an executable file.',
  )
})

test('an installed browser is preferred to the packaged one', async () => {
  const found = await outcome({ arch: 'x64', files: { '/usr/bin/google-chrome': 150, ...packaged } })
  expect(found.executablePath).toBe('/usr/bin/google-chrome')
})

test('a browser in a folder of PATH is found', async () => {
  const found = await outcome({ env: { PATH: '/home/a/bin' }, files: { '/home/a/bin/chromium': 150 } })
  expect(found.executablePath).toBe('/home/a/bin/chromium')
})

test('the usual places of macOS and Windows are known', async () => {
  const chrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
  expect((await outcome({ platform: 'darwin', files: { [chrome]: 150 } })).executablePath).toBe(chrome)
  const exe = 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'
  const env = { PROGRAMFILES: 'C:\\Program Files' }
  const windows = await outcome({ platform: 'win32', env, files: { [exe]: undefined } })
  expect(windows.executablePath).toBe(exe)
})

test('a browser that does not start or is too old is passed over', async () => {
  const files = { '/usr/bin/chromium': 90, '/usr/bin/chromium-browser': undefined, ...packaged }
  expect((await outcome({ arch: 'x64', files })).executablePath).toBe('/cache/chromium/chromium')
})

test('the packaged browser brings its own libraries and fonts', async () => {
  expect(await outcome({ arch: 'x64', files: packaged })).toEqual({
    executablePath: '/cache/chromium/chromium',
    args: ['--no-sandbox'],
    env: { LD_LIBRARY_PATH: '/cache/chromium/al2023/lib', FONTCONFIG_PATH: '/cache/chromium/fonts' },
  })
})

test('root on Debian installs one where no package ships a browser', async () => {
  const found = await outcome({
    isRoot: true,
    files: { '/usr/bin/apt-get': undefined },
    install: (files) => files.set('/usr/bin/chromium', 150),
  })
  expect(found.executablePath).toBe('/usr/bin/chromium')
})

const wayOut = 'install one, or set CHROMIUM_PATH to its executable.'
const apt = { '/usr/bin/apt-get': undefined }

test.each<[string, Played]>([
  ['somebody who is not root', { files: apt }],
  ['a machine without apt-get', { isRoot: true }],
  ['an apt-get whose chromium is not a browser', { isRoot: true, files: apt, install: () => {} }],
  ['macOS', { platform: 'darwin' }],
])('%s is told the way out in one sentence', async (_who, played) => {
  await expect(outcome(played)).rejects.toThrow(`No Chromium was found for the browser stories: ${wayOut}`)
})

test('an apt-get that fails tells the way out as well', async () => {
  await expect(outcome({ isRoot: true, files: apt })).rejects.toThrow(
    `Chromium for the browser stories could not be installed with apt-get: ${wayOut}`,
  )
})
