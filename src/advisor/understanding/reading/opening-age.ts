/** Ages as people introduce themselves with them. */
import type { Around } from './around.ts'

const GREETING = /^(?:hey|hi|hello|so|ok|well|,|!|\.)$/
/** What follows an answer rather than an age: '50, is that enough'. */
const ASKS = /^(?:is|are|does|do|would|should|can|what|how|or|maybe|for|on|in|a|per|every|each)$/

/** 'Hey, 61 and thinking about when i can retire': who somebody is comes before anything else. */
export function opensWithAge({ tokens, quantity }: Around): boolean {
  const [mark, ...rest] = tokens.slice(quantity.next)
  const isSetOff = mark !== undefined && /^(?:,|and|here)$/.test(mark.word)
  return (
    isSetOff &&
    quantity.value >= 18 &&
    tokens.slice(0, quantity.first).every(({ word }) => GREETING.test(word)) &&
    rest.length > 2 &&
    rest.slice(0, 3).every(({ kind }) => kind !== 'number') &&
    !ASKS.test(rest[0]?.word ?? '')
  )
}

const I_AM = /^(?:i'm|im|am)$/
/** Tokens of what somebody is: 'a night nurse at the county hospital ,' */
const LONGEST_TRADE = 9
const YOUNGEST = 16
const OLDEST = 80

/** 'I'm a nurse, 38, 36 hours a week': what somebody is, and how old, set off by commas. */
export function followsTrade({ tokens, quantity }: Around): boolean {
  const { first, next, value } = quantity
  if (!Number.isInteger(value) || value < YOUNGEST || value > OLDEST || quantity.formatted || quantity.scaled)
    return false
  const before = tokens.slice(Math.max(0, first - LONGEST_TRADE), first)
  const trade = before.slice(before.findLastIndex(({ word }) => I_AM.test(word)) + 1)
  const isTrade = /^an?$/.test(trade[0]?.word ?? '') && trade.length > 2 && trade.length < before.length
  const isWords = trade.slice(0, -1).every(({ kind }) => kind === 'word')
  const [behind] = tokens.slice(next)
  return (
    isTrade &&
    isWords &&
    trade.at(-1)?.text === ',' &&
    (behind === undefined || /^[,.!]$|^and$/.test(behind.word))
  )
}

/** '33m' on a forum is a man of 33, not a fortune. */
export function isAgeAndSex({ tokens, quantity }: Around): boolean {
  const [number, letter] = [tokens[quantity.first], tokens[quantity.first + 1]]
  const age = Number(number?.text)
  return (
    Number.isInteger(age) &&
    age >= 16 &&
    age <= 85 &&
    /^[mf]$/.test(letter?.word ?? '') &&
    letter?.start === number?.end
  )
}
