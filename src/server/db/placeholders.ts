/** Stands for a value while a query is built. Code that would look at the value fails: there is none yet. */
class Placeholder {
  readonly at: number

  constructor(at: number) {
    this.at = at
  }

  [Symbol.toPrimitive](): never {
    throw new TypeError('A parameter has no value while its query is built: compute it before')
  }
}

/**
 * Takes arguments apart into the values that a statement gets as parameters, numbers and texts, and the shape that
 * decides which statement it is: what is absent, null, true or false, and the keys of objects.
 */
export function takeApart(input: unknown, values: unknown[]): string {
  if (typeof input === 'number' || typeof input === 'string') {
    values.push(input)
    return '?'
  }
  if (input === undefined) return '-'
  if (input === null || typeof input === 'boolean') return String(input)
  if (Array.isArray(input)) return takeListApart(input, values)
  if (isPlain(input)) {
    let shape = '{'
    for (const key in input) shape += `${key} ${takeApart(input[key], values)} `
    return `${shape}}`
  }
  throw new TypeError(
    'Numbers, texts, flags, lists and plain objects of them are what a prepared query takes',
  )
}

/** Lists, as for `in`, are filled up with their last value, so that few statements serve all lengths. */
const fullLength = (length: number) => (length === 0 ? 0 : 2 ** Math.ceil(Math.log2(length)))

function takeListApart(list: unknown[], values: unknown[]): string {
  const full = fullLength(list.length)
  for (let at = 0; at < full; at += 1) {
    if (takeApart(list[at] ?? list.at(-1), values) !== '?')
      throw new TypeError('A list of a prepared query holds numbers or texts: rows are written one by one')
  }
  return `[${full}]`
}

/** The same arguments with a placeholder for every value, in the order in which they were taken apart. */
export function putPlaceholders(input: unknown, counter: { next: number }): unknown {
  if (typeof input === 'number' || typeof input === 'string') return new Placeholder(counter.next++)
  if (Array.isArray(input))
    return Array.from({ length: fullLength(input.length) }, () => new Placeholder(counter.next++))
  if (typeof input !== 'object' || input === null) return input
  return Object.fromEntries(Object.entries(input).map(([key, item]) => [key, putPlaceholders(item, counter)]))
}

/** How the parameters of a compiled query are made from values: constants of the query stay where they are. */
export function planParameters(parameters: readonly unknown[]): (values: unknown[]) => unknown[] {
  return (values) =>
    parameters.map((parameter) => (parameter instanceof Placeholder ? values[parameter.at] : parameter))
}

function isPlain(input: unknown): input is Record<string, unknown> {
  if (typeof input !== 'object' || input === null) return false
  const prototype: unknown = Object.getPrototypeOf(input)
  return prototype === Object.prototype || prototype === null
}
