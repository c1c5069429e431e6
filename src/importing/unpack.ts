import { unzipSync } from 'fflate'
import { MAX_UNPACKED_BYTES, UnreadableFile } from './unreadable-file.ts'

const MOST_FILES = 1000

/**
 * Unpacks the wanted files of a zip. Their sizes are read from the zip's own directory and added up before anything is
 * unpacked; a directory that lies gets no more room than it announced.
 */
export function unpack(bytes: Uint8Array, isWanted: (name: string) => boolean): Map<string, Uint8Array> {
  let total = 0
  let count = 0
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        count += 1
        if (count > MOST_FILES || !isWanted(name)) return false
        total += originalSize
        if (total > MAX_UNPACKED_BYTES) throw new UnreadableFile(TOO_LARGE)
        return true
      },
    })
    return new Map(Object.entries(files))
  } catch (error) {
    if (error instanceof UnreadableFile) throw error
    throw new UnreadableFile('This packed file is damaged or cut off. Please export it again.')
  }
}

const TOO_LARGE =
  'Unpacked, this file would take more than 200 MB, far beyond any statement. Nothing was read from it.'
