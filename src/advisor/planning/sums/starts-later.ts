/** Saving that begins some time from now. */
import { text, type Text } from '#advisor/grounding/pieces.ts'
import type { Worksheet } from '#advisor/planning/worksheet.ts'
import { months } from './money-inputs.ts'
import { spokenTime } from './spoken-time.ts'

/** Only a message that changes an earlier sum says it. */
export const wait = { ...months('Begun later by'), min: 0 }

/** So many months in which nothing is put in, and the words for it. */
export function startsLater(
  said: number | undefined,
  most: number,
  sheet: Worksheet,
): { wait: number; said: Text } {
  if (said === undefined || said <= 0) return { wait: 0, said: [] }
  const months = Math.min(Math.round(said), most)
  const later = sheet.months('wait', 'Begun later by', months)
  return { wait: months, said: text`, begun ${spokenTime(later)} from now` }
}
