/** 'Can i quit at 65', after 'I'm 63, my wife is 61' and 'social security at 67': whose age is which. */
import type { Action } from '#advisor/minding/minded.ts'
import type { HeardNumber } from '#advisor/reading/heard.ts'
import type { SaidNumber } from '#advisor/reading/said-number.ts'

const STOPS =
  /\b(?:retir\w+|stop(?:ping)?(?: work(?:ing)?)?|quit\w*|leave work|be done|walk away)(?: (?:work|working|my job))?(?: at| by)(?: age)? $/i
const ANOTHERS = /\b(?:wife|husband|spouse|partner|she|he|mom|dad|mother|father|hers|his)\b/i
const CLAIMED = /\b(?:social security|ss|ssa|pension|benefits?) (?:at|from|starts?|starting)\b/i
const AGES = { least: 40, most: 85 }

const isAge = ({ kind, value }: SaidNumber) =>
  (kind === 'age' || kind === 'number') && value >= AGES.least && value <= AGES.most

const words = (value: Action['inputs'][number]['value']) =>
  value.kind === 'number' && 'words' in value.number ? String(value.number.words) : ''

/** The ages of a plan to stop: one's own, the one at which work ends, and the one at which a benefit begins. */
export function heardAges(
  { intent, inputs }: Action,
  numbers: readonly SaidNumber[],
  text: string,
  heard: readonly HeardNumber[],
): Action['inputs'] {
  if (intent !== 'pension-gap') return inputs
  const own = inputs.filter(({ slot, value }) => slot !== 'age' || !ANOTHERS.test(words(value)))
  const stop = numbers.find((number) => isAge(number) && STOPS.test(text.slice(0, number.start)))
  const isOpen = (slot: string) => !own.some((input) => input.slot === slot)
  if (!stop || !isOpen('retirementAge')) return own
  const claim = heard.find((number) => isAge(number) && CLAIMED.test(number.words))
  return [
    ...own,
    { slot: 'retirementAge', value: { kind: 'number', number: stop } },
    ...(claim && isOpen('pensionAge')
      ? [{ slot: 'pensionAge', value: { kind: 'number', number: claim } as const }]
      : []),
  ]
}
