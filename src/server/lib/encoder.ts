import { z } from '#contract/zod.ts'

type Encode = (value: unknown) => unknown
type Schema = z.core.$ZodType

/**
 * What z.encode does with an answer, as functions that are made once for each schema: types are checked, codecs run,
 * and only what the contract names goes out. Limits of size and pattern are not checked again: they were on the way in.
 */
export function makeEncoder(schema: Schema): Encode {
  const known = made.get(schema)
  if (known) return known
  const encode = withOverwrites(schema, makeOf(schema))
  made.set(schema, encode)
  return encode
}

const made = new WeakMap<Schema, Encode>()

function makeOf(schema: Schema): Encode {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'string':
      return (value) => (typeof value === 'string' ? value : refuse('a text', value))
    case 'number':
      return 'format' in def && def.format !== undefined
        ? (value) => (Number.isSafeInteger(value) ? value : refuse('a whole number', value))
        : (value) => (Number.isFinite(value) ? value : refuse('a number', value))
    case 'boolean':
      return (value) => (typeof value === 'boolean' ? value : refuse('true or false', value))
    case 'enum':
      return oneOf(Object.values(def.entries))
    case 'literal':
      return oneOf(def.values)
    case 'unknown':
      return (value) => value
    case 'nullable':
      return unless(null, makeEncoder(def.innerType))
    case 'optional':
      return unless(undefined, makeEncoder(def.innerType))
    case 'default':
      return makeEncoder(def.innerType)
    case 'array':
      return listOf(makeEncoder(def.element))
    case 'object':
      return objectOf(def)
    case 'record':
      return recordOf(def)
    case 'pipe':
      return codecOf(schema, def)
    case 'union':
      return unionOf(schema, def)
    default:
      return (value) => z.encode(schema, value)
  }
}

function refuse(expected: string, value: unknown): never {
  throw new TypeError(`An answer is not what the contract says: ${typeof value} instead of ${expected}`)
}

/** Trimming and rounding, which zod does in both directions. */
function withOverwrites(schema: Schema, encode: Encode): Encode {
  const overwrites = (schema._zod.def.checks ?? []).flatMap(({ _zod: { def } }) =>
    def.check === 'overwrite' ? [def as z.core.$ZodCheckOverwriteDef] : [],
  )
  return overwrites.reduce<Encode>((before, def) => (value) => def.tx(before(value)), encode)
}

function oneOf(values: readonly unknown[]): Encode {
  const all = new Set(values)
  const expected = `one of ${values.join(', ')}`
  return (value) => (all.has(value) ? value : refuse(expected, value))
}

const unless =
  (exempt: null | undefined, encode: Encode): Encode =>
  (value) =>
    value === exempt ? exempt : encode(value)

const listOf =
  (encode: Encode): Encode =>
  (value) =>
    Array.isArray(value) ? value.map((item) => encode(item)) : refuse('a list', value)

/** Code that names every key: all objects get one hidden class, and nothing that is not named gets out. */
function objectOf({ shape, catchall }: Pick<z.core.$ZodObjectDef, 'shape' | 'catchall'>): Encode {
  const keys = Object.keys(shape)
  const encoders = Object.values(shape).map((field) => makeEncoder(field))
  const fields = keys.map(
    (key, at) => `${JSON.stringify(key)}: encoders[${at}](value[${JSON.stringify(key)}])`,
  )
  // The keys are the contract's own.
  // oxlint-disable-next-line typescript/no-implied-eval
  const make = new Function('encoders', `return (value) => ({ ${fields.join(', ')} })`)
  const encode = make(encoders) as Encode
  const others = catchall && catchall._zod.def.type !== 'never' ? makeEncoder(catchall) : undefined
  const named = new Set(keys)
  return (value) => {
    if (typeof value !== 'object' || value === null) return refuse('an object', value)
    if (!others) return encode(value)
    const rest = Object.entries(value).filter(([key]) => !named.has(key) && key !== '__proto__')
    return {
      ...(encode(value) as object),
      ...Object.fromEntries(rest.map(([key, item]) => [key, others(item)])),
    }
  }
}

/** Where all keys are known and none may be missing, they come in their order, as in an object. */
function recordOf({ keyType, valueType, partial }: z.core.$ZodRecordDef): Encode {
  const { values: keys } = keyType._zod
  if (keys && !partial)
    return objectOf({ shape: Object.fromEntries([...keys].map((key) => [String(key), valueType])) })
  const [encodeKey, encode] = [makeEncoder(keyType), makeEncoder(valueType)]
  return (value) => {
    if (typeof value !== 'object' || value === null) return refuse('an object', value)
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [encodeKey(key), encode(item)]))
  }
}

function codecOf(schema: Schema, def: z.core.$ZodPipeDef): Encode {
  const { reverseTransform } = def
  if (!reverseTransform) return (value) => z.encode(schema, value)
  const [inside, outside] = [makeEncoder(def.out), makeEncoder(def.in)]
  const nowhere = { value: undefined, issues: [] }
  return (value) => outside(reverseTransform(inside(value), nowhere))
}

/** Chooses the option by a discriminating key, or by the type of the value. */
function unionOf(schema: Schema, { options }: z.core.$ZodUnionDef): Encode {
  const encoders = options.map((option) => makeEncoder(option))
  const objects = options.map(insideOf)
  const key = Object.keys(objects[0]?.shape ?? {}).find((name) => isDiscriminator(objects, name))
  if (key === undefined) {
    const types = options.map((option) => option._zod.def.type as string)
    return (value) => {
      const encode = typeof value === 'object' ? undefined : encoders[types.indexOf(typeof value)]
      return encode ? encode(value) : z.encode(schema, value)
    }
  }
  const byValue = new Map(
    objects.flatMap((object, at) => valuesOf(object, key).map((value) => [value, encoders[at]])),
  )
  return (value) => {
    const encode = byValue.get((value as Record<string, z.core.util.Primitive> | null)?.[key])
    return encode ? encode(value) : refuse(`something told apart by ${key}`, value)
  }
}

const valuesOf = (object: z.core.$ZodObjectDef | undefined, key: string) => [
  ...(object?.shape[key]?._zod.values ?? []),
]

function isDiscriminator(objects: (z.core.$ZodObjectDef | undefined)[], key: string): boolean {
  const values = objects.map((object) => valuesOf(object, key))
  const all = values.flat()
  return values.every(({ length }) => length > 0) && new Set(all).size === all.length
}

/** The object that an option decodes to, if it is one. */
function insideOf(option: Schema): z.core.$ZodObjectDef | undefined {
  const { def } = (option as z.core.$ZodTypes)._zod
  if (def.type === 'pipe') return insideOf(def.out)
  return def.type === 'object' ? def : undefined
}
