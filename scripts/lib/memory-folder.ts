import { accessSync, constants, statfsSync } from 'node:fs'

const place = '/dev/shm'
/** For the stores, the PostgreSQL and the browsers of a test run. */
const ROOM_BYTES = 2 * 1024 ** 3

/** A folder in memory, where the system has one with room enough: nothing written there waits for a disk. */
export function findMemoryFolder(): string | null {
  try {
    accessSync(place, constants.W_OK)
    const { bavail, bsize } = statfsSync(place)
    return bavail * bsize >= ROOM_BYTES ? place : null
  } catch {
    return null
  }
}
