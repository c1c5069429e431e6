import type { Advisor, DistantAdvisor } from '#advisor/advisor.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { type Currency, currencyNow } from '#finance/currency.ts'

type Method = keyof Advisor

/** One question to an advisor. */
export type Call = { [Name in Method]: { method: Name; argument: Parameters<Advisor[Name]>[0] } }[Method]

/** The same on its way to another thread: plain data. */
export interface PackedCall {
  method: Method
  argument: unknown
  /** Of whoever asks: their amounts are read and written in it. */
  currency: Currency
  /** Its snapshot as JSON: thousands of rows cross as one text, and are written once a turn. */
  snapshot: string | null
}

const written = new WeakMap<Snapshot, string>()

const write = (snapshot: Snapshot) => written.getOrInsertComputed(snapshot, (it) => JSON.stringify(it))

export function packCall({ method, argument }: Call): PackedCall {
  const currency = currencyNow()
  if (typeof argument === 'string' || !('snapshot' in argument))
    return { method, argument, currency, snapshot: null }
  const { snapshot, ...rest } = argument
  return { method, argument: rest, currency, snapshot: write(snapshot) }
}

/** Reads calls; the calls of one turn mostly come with the same snapshot, which is then read once. */
export function createUnpacker(): (packed: PackedCall) => Call {
  let last: { json: string; snapshot: Snapshot } | null = null
  return ({ method, argument, snapshot }) => {
    if (snapshot === null) return { method, argument } as Call
    if (last?.json !== snapshot) last = { json: snapshot, snapshot: JSON.parse(snapshot) as Snapshot }
    return { method, argument: { ...(argument as object), snapshot: last.snapshot } } as Call
  }
}

/** An advisor who is asked somewhere else. */
export function relayAdvisor(ask: (call: Call) => Promise<unknown>): DistantAdvisor {
  const relay =
    <Name extends Method>(method: Name) =>
    (argument: Parameters<Advisor[Name]>[0]) =>
      ask({ method, argument } as Call) as Promise<Awaited<ReturnType<Advisor[Name]>>>
  return {
    mind: relay('mind'),
    understand: relay('understand'),
    respond: relay('respond'),
    isGuarded: relay('isGuarded'),
    findRequest: relay('findRequest'),
    refuseChange: relay('refuseChange'),
  }
}

export function answerCall(advisor: Advisor, { method, argument }: Call): unknown {
  const answer = advisor[method] as (argument: unknown) => unknown
  return answer(argument)
}
