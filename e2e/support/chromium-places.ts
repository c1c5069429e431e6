import { posix, win32 } from 'node:path'

export interface FoundChromium {
  executablePath: string
  args: string[]
  /** Only for the browser's own process, on top of ours. */
  env?: Record<string, string>
}

/** What the choice of a browser asks of a machine, so that tests can play any machine. */
export interface Place {
  platform: NodeJS.Platform
  env: Record<string, string | undefined>
}

const linuxNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]
const linuxFolders = ['/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/google/chrome']

const macApplications = [
  'Google Chrome.app/Contents/MacOS/Google Chrome',
  'Chromium.app/Contents/MacOS/Chromium',
]

const windowsPrograms = ['Google\\Chrome\\Application\\chrome.exe', 'Chromium\\Application\\chrome.exe']

/** Every path where a person's own Chromium or Chrome usually is, the likeliest first. */
export function listSystemChromiums({ platform, env }: Place): string[] {
  if (platform === 'win32') {
    const folders = listFolders(env['Path'] ?? env['PATH'], ';')
    const roots = [env['PROGRAMFILES'], env['PROGRAMFILES(X86)'], env['LOCALAPPDATA']].filter(isText)
    return [
      ...combine(roots, windowsPrograms, win32.join),
      ...combine(folders, ['chrome.exe', 'chromium.exe'], win32.join),
    ]
  }
  const folders = listFolders(env['PATH'], ':')
  if (platform === 'darwin') {
    const homes = ['/Applications', ...(env['HOME'] ? [posix.join(env['HOME'], 'Applications')] : [])]
    return [...combine(homes, macApplications, posix.join), ...combine(folders, linuxNames, posix.join)]
  }
  return [...new Set(combine([...folders, ...linuxFolders], linuxNames, posix.join))]
}

function listFolders(path: string | undefined, separator: string) {
  return (path ?? '').split(separator).filter(isText)
}

function combine(folders: string[], names: string[], join: (folder: string, name: string) => string) {
  return folders.flatMap((folder) => names.map((name) => join(folder, name)))
}

function isText(value: string | undefined): value is string {
  return value !== undefined && value !== ''
}
