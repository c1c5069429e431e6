import { closeSync, fsyncSync, openSync, renameSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

/** The file gets its name only once it is on the disk in full, so a power cut never leaves half of it. */
export function writeAtomically(file: string, content: string) {
  const unfinished = `${file}.unfinished`
  const handle = openSync(unfinished, 'w', 0o600)
  try {
    writeSync(handle, content)
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
  renameSync(unfinished, file)
  syncToDisk(dirname(file))
}

/** A file, or a folder: a new name is on the disk only when its folder is. Windows opens no folders and needs none. */
export function syncToDisk(path: string) {
  if (process.platform === 'win32') return
  const handle = openSync(path, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
