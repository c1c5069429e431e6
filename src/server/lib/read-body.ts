import type { Endpoint } from '#contract/endpoint.ts'
import { z } from '#contract/zod.ts'
import { letOthersRun } from './let-others-run.ts'
import { HttpError } from './http-error.ts'

/** All of them for a form; a list of thousands of bad rows need not be read back. */
const MAX_ISSUES = 50

export function validate(schema: z.ZodMiniType, input: unknown): unknown {
  const result = z.safeDecode(schema, input)
  if (result.success) return result.data
  const issues = result.error.issues
    .slice(0, MAX_ISSUES)
    .map(({ path, message }) => ({ path: path.join('.'), message }))
  throw new HttpError(400, issues[0]?.message ?? 'Invalid input', { issues })
}

/** From so many rows on others get their turn while a list is checked. */
const LONG = 1000

type Fields = Record<string, unknown>

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/**
 * Checks a body. Long lists are checked each by itself, as a body that holds nothing else, which asks of the schema
 * that everything beside them is optional.
 */
export async function readBody(
  schema: z.ZodMiniType,
  { longLists: holder }: Pick<Endpoint, 'longLists'>,
  body: unknown,
): Promise<unknown> {
  if (holder === undefined || !isObject(body) || !isObject(body[holder])) return validate(schema, body)
  const lists = Object.entries(body[holder]).filter(([, list]) => Array.isArray(list) && list.length > LONG)
  if (lists.length === 0) return validate(schema, body)
  const names = new Set(lists.map(([name]) => name))
  const rest = Object.fromEntries(Object.entries(body[holder]).filter(([name]) => !names.has(name)))
  const checked = validate(schema, { ...body, [holder]: rest }) as Fields
  for (const [name, list] of lists) {
    await letOthersRun()
    const alone = validate(schema, { [holder]: { [name]: list } }) as Record<string, Fields>
    Object.assign(checked[holder] as Fields, alone[holder])
  }
  return checked
}
