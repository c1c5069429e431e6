import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { describeUnpacked, unpackChromium } from './chromium-package.ts'

// Everything but the browser itself, which takes seconds.
const smallArchives = ['al2023.tar.br', 'swiftshader.tar.br', 'fonts.tar.br']

let cache: string

beforeEach(async () => {
  cache = await mkdtemp(join(tmpdir(), 'keel-chromium-'))
  onTestFinished(() => rm(cache, { recursive: true }))
})

test('the libraries and fonts are where the browser is told to look', async () => {
  const { env } = describeUnpacked(await unpackChromium(cache, smallArchives))
  const libraries = await readdir(env?.['LD_LIBRARY_PATH'] ?? '')
  expect(libraries).toEqual(
    expect.arrayContaining(['libnss3.so', 'libnssutil3.so', 'libnspr4.so', 'libexpat.so.1']),
  )
  const fonts = env?.['FONTCONFIG_PATH'] ?? ''
  expect(await readdir(join(fonts, 'fonts', 'Open_Sans'))).toContain('OpenSans-Regular.ttf')
  expect(await readFile(join(fonts, 'fonts.conf'), 'utf8')).toContain('<dir prefix="relative">fonts</dir>')
})

test.skipIf(process.platform === 'win32')('what must be executable is', async () => {
  const folder = await unpackChromium(cache, smallArchives)
  const files = ['al2023/lib/libnss3.so', 'libGLESv2.so', 'libvk_swiftshader.so']
  const modes = await Promise.all(files.map(async (file) => (await stat(join(folder, file))).mode & 0o111))
  expect(modes).toEqual([0o111, 0o111, 0o111])
})

test('two who unpack at once both get the one whole folder', async () => {
  const [one, other] = await Promise.all([
    unpackChromium(cache, smallArchives),
    unpackChromium(cache, smallArchives),
  ])
  expect(one).toBe(other)
  expect(await readdir(cache)).toHaveLength(1)
  expect(await readdir(one)).toEqual(expect.arrayContaining(['al2023', 'fonts', 'libGLESv2.so']))
})

test('a failure to unpack leaves nothing behind', async () => {
  await expect(unpackChromium(cache, ['missing.tar.br'])).rejects.toThrow('missing.tar.br')
  expect(await readdir(cache)).toEqual([])
})
