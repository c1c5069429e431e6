import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { FoundChromium } from './chromium-places.ts'

const run = promisify(execFile)
const packageFolder = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..')

/** Everything the package brings: the browser, the libraries it needs, software rendering and a typeface. */
const allArchives = ['chromium.br', 'al2023.tar.br', 'swiftshader.tar.br', 'fonts.tar.br']

// The package's own file names the folders of the cloud it was made for.
const fontSettings = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`

/** The folder of the unpacked browser, made by the first who asks; the others find it whole or not at all. */
export async function unpackChromium(cacheFolder: string, archives = allArchives): Promise<string> {
  const folder = join(cacheFolder, `chromium-${await readPackageVersion()}`)
  if (existsSync(folder)) return folder
  await mkdir(cacheFolder, { recursive: true })
  const unfinished = await mkdtemp(`${folder}.unpacking-`)
  try {
    await unpackInto(unfinished, archives)
    await rename(unfinished, folder)
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  }
  return folder
}

/** How to start what `unpackChromium` left in that folder. */
export function describeUnpacked(folder: string): FoundChromium {
  return {
    executablePath: join(folder, 'chromium'),
    // It brings no sandbox helper, and many systems refuse a sandbox to programs they did not install.
    args: ['--no-sandbox'],
    env: { LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'), FONTCONFIG_PATH: join(folder, 'fonts') },
  }
}

async function unpackInto(folder: string, archives: string[]) {
  const program = join(import.meta.dirname, 'unpack-archives.ts')
  const paths = archives.map((archive) => join(packageFolder, 'bin', archive))
  const env = { ...process.env, TMPDIR: folder, TEMP: folder, TMP: folder }
  await run(process.execPath, [program, ...paths], { env })
  if (archives.includes('fonts.tar.br')) await writeFile(join(folder, 'fonts', 'fonts.conf'), fontSettings)
}

async function readPackageVersion() {
  const { version } = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8')) as {
    version: string
  }
  return version
}
