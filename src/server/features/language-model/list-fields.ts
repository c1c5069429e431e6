/** Deep enough for each part of each message; what lies deeper, such as the schema of a tool, is one field. */
const DEPTH = 3

/** A payload, field by field, in its own order: 'messages.1.content'. Texts as they are, everything else as JSON. */
export function listFields(body: string): { name: string; text: string }[] {
  return walk(parse(body), [], DEPTH)
}

/** A payload that was too long was cut and is no JSON any more: it is shown as plain text. */
function parse(body: string): unknown {
  try {
    return JSON.parse(body) as unknown
  } catch {
    return { payload: body }
  }
}

function walk(value: unknown, path: string[], depth: number): { name: string; text: string }[] {
  if (typeof value !== 'object' || value === null || depth === 0 || path.length > DEPTH)
    return [
      { name: path.join('.'), text: typeof value === 'string' ? value : JSON.stringify(value, null, 2) },
    ]
  return Object.entries(value).flatMap(([key, inner]) => walk(inner, [...path, key], depth - 1))
}
