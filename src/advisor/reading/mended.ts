import type { SaidNumber } from './said-number.ts'

const TAKEN_BACK = new RegExp(
  [
    String.raw`^[^.?!\n]{0,20}[.,!?;:–-]*\s*\b(?:no,? wait|wait,? no|i mean(?:t)?|sorry|make that|scratch that|`,
    String.raw`oops)\b[\s,.:–-]*(?:it'?s |its |that'?s )?\$?$`,
  ].join(''),
  'i',
)

/** '4,200 a month. no wait 4,020': numbers that were taken back at once, each with the one that stands for it. */
export const findMended = <Said extends SaidNumber>(
  numbers: readonly Said[],
  text: string,
): { said: Said; meant: Said }[] =>
  numbers.flatMap((said, at) => {
    const meant = numbers[at + 1]
    const isMended = meant && said.value > 0 && TAKEN_BACK.test(text.slice(said.end, meant.start))
    return isMended ? [{ said, meant: { ...meant, period: meant.period ?? said.period } }] : []
  })
