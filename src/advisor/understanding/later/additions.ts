import type { Reading } from '#advisor/understanding/reading/reading.ts'
/** The message brings something more; it sets nothing right. */
const more: RegExp[] = [
  new RegExp(
    [
      String.raw`^(?:oh,? |ok,? |um,? |ah,? |and |yeah,? |yes,? )*(?:also|plus|add|another|then there'?s|on top|don't forget|`,
      String.raw`i also|we also|(?:\w+ )?(?:i |we )?(?:almost )?forgot)\b`,
    ].join(''),
    'i',
  ),
  /^(?:oh,? |ok,? |um,? |ah,? )*(?:and|n|&|\+)(?![\w'])(?! (?:it'?s|that'?s|its|thats|now|so|actually)\b)/i,
  new RegExp(
    [
      String.raw`\b(?:also|as well|on top of (?:that|it|this)|in addition|besides that|a second one|`,
      String.raw`(?:a|the|my|our) second (?:[a-z]+ )?(?:card|job|loan|account|mortgage|payment)|additionally|there'?s also)\b`,
    ].join(''),
    'i',
  ),
  /\banother (?:\$?\d|(?:one|card|loan|account|job)\b)|\bextra\b.{0,12}$/i,
]
const notMore =
  /\b(?:scratch|sorry|wait|correction|i meant|instead|actually|not in|total(?:s|ling)? now|so (?:that'?s|it'?s))\b/i

/** A mere 'and' goes on talking; with one of these it tells how things are now. */
const opening = more[1]
const changed = new RegExp(
  [
    String.raw`(?:'s| is| are| was| were| went| back)(?: now| down| up)* (?:at|to) \$?\d|\b(?:now|today|as of|bumped|`,
    String.raw`back (?:up|down)|not \$?\d+k?|(?:my|the|a) raise|went (?:up|down)|dropped|down to|up to|said|says)\b`,
  ].join(''),
  'i',
)

export const isAddition = (text: string) =>
  !notMore.test(text) &&
  more.some((pattern) => pattern.test(text) && !(pattern === opening && changed.test(text)))

/** A mere 'and' may go on with what was said; the other words bring something more whatever else they say. */
export const isOutrightAddition = (text: string) =>
  !notMore.test(text) && more.some((pattern) => pattern !== opening && pattern.test(text))

/** Words before the name of one more thing of a kind. */
export const SECOND = /^(?:second|2nd|other|another)$/
/** 'The other day' and 'the other bills' name no second thing. */
const NO_SECOND =
  /^(?:day|days|night|week|month|year|bills|expenses|costs|stuff|things|ones|than|half|side|hand|people|debts?|cards)$/

export const saysSecond = ({ tokens }: Pick<Reading, 'tokens'>) =>
  tokens.some(({ word }, at) => SECOND.test(word) && !NO_SECOND.test(tokens[at + 1]?.word ?? ''))
