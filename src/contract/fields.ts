import { isPlainDate } from '#finance/dates.ts'
import { EMAIL_MAX, EMAIL_PATTERN, KNOWN_EMAIL_PATTERN } from './email.ts'
import { z } from './zod.ts'

/** The empty response. */
export const nothing = z.object({})

/** Text that is sent as it is read. */
export const streamedText = z.custom<AsyncIterable<string>>()

/** The same for a value that is not text. */
export const streamedBytes = z.custom<AsyncIterable<Uint8Array>>()

const atMost = (max: number) => z.maxLength(max, `Please use at most ${max} characters`)

/** Text with a size, without the blanks around it. */
export const text = (max: number) => z.string().check(z.trim(), atMost(max))

const SINGLE_LINE = 'Please use a single line'

/** A single line, as in mail headers and lists, where a line break would start something else. */
const singleLine = z.refine<string>((text) => !/[\r\n\u0085\u2028\u2029\v\f]/.test(text), SINGLE_LINE)

/** A name: one line of text. */
export const line = (max: number) => z.string().check(z.trim(), atMost(max), singleLine)

/** A line that must be there. */
export const requiredLine = (max: number, required: string) =>
  z.string(required).check(z.trim(), z.minLength(1, required), atMost(max), singleLine)

/** A line that may be missing; an empty one counts as none. */
export const lineOrNull = (max: number) => emptyAsNull(line(max))

/** Text that may be missing; an empty one counts as none. */
export const textOrNull = (max: number) => emptyAsNull(text(max))

const emptyAsNull = (schema: z.ZodMiniType<string, string>) =>
  z.codec(z.nullable(schema), z.nullable(z.string()), {
    decode: (text) => text || null,
    encode: (text) => text,
  })

/** Text that must be there; `required` is what its absence is answered with. */
export const requiredText = (max: number, required: string) =>
  z.string(required).check(z.trim(), z.minLength(1, required), atMost(max))

const EMAIL_MESSAGE = 'Please enter a valid email address'

const emailLike = (pattern: RegExp, message: string) =>
  z.string(message).check(z.trim(), z.maxLength(EMAIL_MAX, message), z.regex(pattern, message))

/** Kept as typed but trimmed, compared through emailKey. */
export const emailField = (message = EMAIL_MESSAGE) => emailLike(EMAIL_PATTERN, message)

/** Only looked up, never kept. */
export const knownEmailField = () => emailLike(KNOWN_EMAIL_PATTERN, EMAIL_MESSAGE)

/** E-mail addresses are the same person's in any letter case. */
export const emailKey = (email: string) => email.trim().normalize('NFC').toLowerCase()

/** An id made by the sender: a request that arrives twice under it is carried out once and answered twice. */
export const clientId = z.optional(
  z.string().check(z.regex(/^[\w-]{8,64}$/, 'clientId must be 8 to 64 letters, digits, - or _')),
)

/** Times travel as ISO 8601 text in UTC. */
export const instant = z.string()

const DATE_MESSAGE = 'Date must be a day that exists, as YYYY-MM-DD'

/** A calendar day without time, which never shifts. */
export const plainDate = z.string(DATE_MESSAGE).check(z.refine(isPlainDate, DATE_MESSAGE))

const id = z.pipe(z.coerce.number(), z.int().check(z.minimum(1)))
const pageSize = z.pipe(z.coerce.number(), z.int().check(z.minimum(1), z.maximum(200)))

/** A page of a list, newest first: at most `limit` entries with an id below `before`. */
export const pageQuery = z.object({ limit: z._default(pageSize, 50), before: z.optional(id) })

const search = z.optional(text(254))

/** A page of what contains the text that is searched. */
export const searchQuery = z.extend(pageQuery, { search })
export type SearchQuery = z.output<typeof searchQuery>

/** The same, or the whole list where no limit is given. */
export const wholeOrPageQuery = z.object({ search, limit: z.optional(pageSize), before: z.optional(id) })

/** A number of things, as a header has it. */
export const countHeader = z.codec(z.string().check(z.regex(/^\d+$/)), z.int(), {
  decode: Number,
  encode: String,
})

/** One of several values, with the message for anything else. */
export const oneOf = <Values extends readonly string[]>(what: string, values: Values) =>
  z.enum(values, `${what} must be one of ${values.join(', ')}`)
