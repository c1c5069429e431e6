import { isMoneyLike, isWordOnly, type Reading } from '#advisor/understanding/reading/reading.ts'

/** A unit that a message gives to amounts of the message before: 'those are thousands'. */
export interface SaidUnit {
  /** As it is to be written behind an amount. */
  unit: string
  isScale: boolean
  /** The words beside it, which say to which amounts it belongs. */
  words: string[]
  /** 'The other two', 'the rest', 'both' */
  isRest: boolean
}

const LONGEST = 18
const scale = new RegExp(
  [
    String.raw`^\W*(?:(?:sorry|oops|i mean|i meant|meaning|in|um|lol|ha|haha|that's|thats|it's|all|both|and|oh|yes)[ ,]*)*`,
    String.raw`(thousands?|k|grand|millions?|mil)\b(?! (?:dollars? )?(?:in|on|for|from|to|of(?! course)|thanks|thank|times|`,
    String.raw`people|reasons|ways|years|miles|things)\b)`,
  ].join(''),
  'i',
)
/** Words that may stand beside a unit and name nothing. */
const idle = new RegExp(
  [
    String.raw`^(?:that|that's|thats|this|those|these|is|are|was|it|it's|its|all|both|everything|each|sorry|oops|whoops|i|`,
    String.raw`mean|meant|should|have|said|say|obviously|of|course|lol|haha|ha|yes|yeah|oh|and|the|a|for|one|ones|two|`,
    String.raw`three|other|others|rest|not|per|every|before|after|taxes|tax|net|gross|take|home|pretax|btw|by|way|just|so|`,
    String.raw`we|pay|paid|my|me|amount|number|them|they|in|k|thousand|thousands|grand|million|though|actually|to|be|clear|`,
    String.raw`wait|no|correction|bill|bills|income|lump|sum|go|shot|once|at)$`,
  ].join(''),
)
const notUnit =
  /\b(?:next|last|this) (?:week|month|year|quarter)\b|\b(?:since|ago|until|once|years? old|sav(?:e|ing)|retire|would|could|if)\b|\?/i
/** 'I do 30 hrs a week' tells how long, and no unit. */
const ofTime = /\d ?(?:hours?|hrs?)\b/i
/** 'And a year', after 'what is that a month', goes on asking. */
const goesOn = /^\W*and (?:a|an|per|each|by the|for a|for the)\b/i
const rest = /\b(?:others?|rest|both|all|everything|each|those|these|the two)\b/i

/** The units of a message that tells little else; null when it speaks of something of its own. */
export function readUnits(reading: Reading): SaidUnit[] | null {
  const { text, tokens, amounts } = reading
  if (tokens.length > LONGEST || amounts.some((amount) => isMoneyLike(amount) && !isWordOnly(amount)))
    return null
  const times = readScale(reading)
  if (times) return [{ unit: times, isScale: true, words: [], isRest: true }]
  if ([notUnit, goesOn, ofTime].some((pattern) => pattern.test(text)) || reading.periods.length === 0)
    return null
  return periodUnits(reading)
}

/** 'Thousand, obviously' says how much more was meant; 'k, I'll sleep on it' agrees and goes on. */
export function readScale({ text, tokens }: Reading): 'thousand' | 'million' | null {
  const said = scale.exec(text)
  const words = tokens.filter(({ kind }) => kind === 'word')
  if (!said?.[1] || words[0]?.word === 'k') return null
  const end = said.index + said[0].length
  if (words.some(({ start, word }) => start >= end && !idle.test(word))) return null
  return /^mil/i.test(said[1]) ? 'million' : 'thousand'
}

function periodUnits({ text, tokens, periods }: Reading): SaidUnit[] | null {
  const units = periods.map(({ first, next }, at) => {
    const from = periods[at - 1]?.next ?? 0
    const before = tokens.slice(from, first).filter(({ kind }) => kind === 'word')
    const words = before.map(({ word }) => word.replace(/'s$/, ''))
    return {
      unit: written(text.slice(tokens[first]?.start, tokens[next - 1]?.end)),
      isScale: false,
      isNot: /\bnot$/.test(words.join(' ')),
      words: words.filter((word) => !idle.test(word)),
      isRest: rest.test(words.join(' ')),
    }
  })
  const said = units.filter(({ isNot }) => !isNot)
  const [one, another] = said
  if (!one) return null
  // A period by itself is a unit; with words that name something it is one only beside another.
  const isPlain = one.words.length === 0 && !another
  const start = periods[0]?.first ?? 0
  if (isPlain) return start <= 4 && !hasMore(tokens.slice(periods.at(-1)?.next)) ? said : null
  return another && said.every(({ words, isRest }) => words.length <= 3 && (words.length > 0 || isRest))
    ? said
    : null
}

/** 'A month, before taxes' ends there; 'every month I buy shoes' goes on. */
const hasMore = (tokens: Reading['tokens']) => {
  const [next] = tokens
  if (!next || next.kind !== 'word') return false
  return !idle.test(next.word)
}

/** 'For the year' has no other way to be written behind an amount. */
const written = (period: string) => period.replace(/^the /i, 'a ')
