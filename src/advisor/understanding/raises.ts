import type { SaidBefore } from './said-before.ts'

const raise =
  /\b(?:(?:a|my|the|our|annual|merit|yearly) raise|bumped (?:me|us|everyone|everybody|all of us)|promot(?:ed|ion)|(?:boss|work|company|employer|job|they)(?: now| just| finally)* (?:gives?|gave|pays?|paying) (?:me|us|\$?\d))\b/i

/** 'They bumped me to 14.75': whatever was spoken of last, a raise is of pay. */
export function paidBefore(text: string, known: readonly SaidBefore[]): SaidBefore | null {
  const pay = known.find(({ fact: { change } }) => change.kind === 'profile' && change.field === 'income')
  return pay && raise.test(text) ? pay : null
}
