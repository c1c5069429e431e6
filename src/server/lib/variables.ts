import { StartError } from '#server/start-error.ts'

export type Environment = Record<string, string | undefined>

/** A variable that is set but blank counts as not set, as in `PORT= npm start`. */
export function read(env: Environment, name: string): string | null {
  return env[name]?.trim() || null
}

/** The value itself is left out of the message where it may be a secret. */
export function refuse(name: string, accepts: string): never {
  throw new StartError(`${name} is not usable: it must be ${accepts}.`)
}

export function readChoice<Choice extends string>(
  env: Environment,
  name: string,
  choices: readonly Choice[],
  preset: Choice,
) {
  const value = read(env, name)?.toLowerCase() ?? preset
  return choices.find((choice) => choice === value) ?? refuse(name, `one of ${choices.join(', ')}`)
}

export function readUrl(env: Environment, name: string, protocols: string[]): URL | null {
  const text = read(env, name)
  if (text === null) return null
  const accepts = `an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`
  const url = URL.canParse(text) ? new URL(text) : refuse(name, accepts)
  if (!protocols.includes(url.protocol)) refuse(name, accepts)
  return url
}

/** A whole number within bounds. */
export function readNumber(
  env: Environment,
  name: string,
  { preset, min, max }: { preset: number; min: number; max: number },
): number {
  const text = read(env, name) ?? String(preset)
  const value = Number(text)
  if (!/^\d+$/.test(text) || value < min || value > max) refuse(name, `a number from ${min} to ${max}`)
  return value
}
