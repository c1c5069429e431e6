import { type Amount, periodOf, type Reading } from '#advisor/understanding/reading/reading.ts'

const A_PERIOD = String.raw`(?:(?:a|an|per|each|every) ?(?:month|mo|week|paycheck|check|year)|monthly|weekly)`
const GOES_IN = new RegExp(
  String.raw`^ *(?:${A_PERIOD}|month|mo|week|paycheck|check|year)?(?: is)? (?:goes|going|go|gets put) (?:in|into|toward|towards|to)\b`,
  'i',
)
/** '150 a month to my HSA' */
const INTO_ACCOUNT = new RegExp(
  String.raw`^ *(?:${A_PERIOD} )?(?:in|into|to|toward|towards) (?:my |our |the |a |his |her |their )?` +
    String.raw`(?:401\(?k|403\(?b|457|roth|ira|tsp|hsa|529|brokerage|index|emergency)`,
  'i',
)
/** 'I add', 'and stash', 'been throwing in': what the user does; 'the tips add 300' come in. */
const PUTS_IN = new RegExp(
  String.raw`(?:^|[,.;:] ?|\b(?:i|we|i'm|im|we're|been|and|also|then|still|only|just|to|always) )` +
    String.raw`(?:add|put|throw|invest|contribut(?:e|ing)|stash|sock|feed|kick|chip|drop)(?:t?ing)?` +
    String.raw`(?: (?:in|into|it|them|away|aside|back|another|about|around|like|maybe|roughly|up to|an extra|extra))* ?\$?$`,
  'i',
)

/** '1,400 a month goes in with the match', 'i have 30k there and add 300 a month': it is paid in, and no pay. */
export const isPutIn = ({ text }: Reading, { start, end }: Amount) =>
  !OF_PAY.test(text.slice(0, start)) &&
  (GOES_IN.test(text.slice(end)) || INTO_ACCOUNT.test(text.slice(end)) || PUTS_IN.test(text.slice(0, start)))

/** 'Six percent of my 51,000 goes in the TSP': the share goes in, and not the pay. */
const OF_PAY = /(?:%|percent|half|third|quarter|tenth) of (?:my|our) \$?$/i

const INTO = /^ *(?:in)?to\b/i

/** 'I put 300 a month into my 401k and 200 into savings': so much each month, and not all that is there. */
export function isPutInOften(reading: Reading, amount: Amount): boolean {
  const isBefore = ({ sentence, start }: Amount) => sentence === amount.sentence && start < amount.start
  const isOften = reading.amounts.some((one) => isBefore(one) && periodOf(reading, one) !== null)
  return isOften && INTO.test(reading.text.slice(amount.end))
}

/** '500 goes to savings' says what is added each month, and not what is there. */
export const isGoingIn = ({ text }: Reading, { end }: Amount) => GOES_IN.test(text.slice(end))

const SET_ASIDE =
  /^ *of (?:it|that|this|those) (?:(?:is|are|goes|was) )?(?:(?:set aside|meant|saved|put away|reserved) )?for\b/i

/** '10k of it is for a car': a part of what was told before, and nothing that is owed. */
export const isForLater = ({ text }: Reading, { end }: Amount) => SET_ASIDE.test(text.slice(end))

const ALONE = new RegExp(String.raw`^ *(?:${A_PERIOD})? *(?:$|[.,;!?\n]|and\b|but\b)`, 'i')

/** 'And stash 300 a month' says nothing of what it would be spent on. */
export const isPutByAlone = ({ text }: Reading, { start, end }: Amount) =>
  PUTS_IN.test(text.slice(0, start)) && ALONE.test(text.slice(end))
