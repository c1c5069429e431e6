import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build } from 'vite'
import { writePages } from './prerender.ts'
import { buildServiceWorker } from './service-worker.ts'

/** The web app, with compressed copies beside every file that gains from it. */
export async function buildWeb() {
  await build({ logLevel: 'warn' })
  await writePages()
  await buildServiceWorker('dist/web')
  const files = globSync('dist/web/**/*.{js,css,svg,json,txt,xml,webmanifest}')
  await Promise.all(files.map(compress))
}

async function compress(file: string) {
  const bytes = readFileSync(file)
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
  writeFileSync(`${file}.br`, await promisify(brotliCompress)(bytes, quality))
  writeFileSync(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }))
}
