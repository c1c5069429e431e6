import { createHmac } from 'node:crypto'
import type { Db } from '#server/db/database.ts'
import { deleteSalts, takeSalt } from './salts-store.ts'

/**
 * Names a visitor for one UTC day: a hash of address group and browser under that day's random salt. Neither is
 * stored, and without the salt, which is deleted when the day is over, nobody can try which address it was.
 */
export function createVisitors(db: Db) {
  let current: { day: string; salt: Promise<string> } | null = null

  async function nameVisitor(day: string, address: string, browser: string): Promise<string> {
    if (current?.day !== day) current = { day, salt: takeSalt(db, day) }
    const { salt } = current
    // A store that was away for a moment must not leave a failed promise behind.
    salt.catch(() => {
      current = null
    })
    const hash = createHmac('sha256', await salt).update(`${address}\n${browser}`)
    return hash.digest('base64url').slice(0, 22)
  }

  async function forgetSalts(today: string): Promise<void> {
    if (current && current.day < today) current = null
    await deleteSalts(db, today)
  }

  return { nameVisitor, forgetSalts }
}
