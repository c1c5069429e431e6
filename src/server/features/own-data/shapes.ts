import { z } from '#contract/zod.ts'

/** A number that the file calls a row by. */
export const fileId = z.int().check(z.minimum(1))

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/

/** A time as we write it. */
export const moment = z.string().check(
  z.regex(MOMENT, 'A time must be ISO 8601 in UTC'),
  z.refine((text) => !Number.isNaN(Date.parse(text)), 'A time must be one that exists'),
)

/** Text that is kept to the letter. */
export const kept = (max: number) => z.string().check(z.maxLength(max))
export const keptOrNull = (max: number) => z.nullable(kept(max))
