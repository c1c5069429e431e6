import { findAll, layOutLines } from '#advisor/understanding/reading/lines.ts'
import type { Reading } from '#advisor/understanding/reading/reading.ts'
import { before, holderBefore } from '#advisor/understanding/stance.ts'

const presentAges: RegExp[] = [
  new RegExp(
    [
      String.raw`\b(?:i am|i just turned|i turned|i am turning|i turn|i will be|i will turn|me :|my age is|my age :|i am now|`,
      String.raw`i am only|i am just|i am almost|i am nearly|i am about|i am already)(?: (?:a|an|currently|now|only|just|`,
      String.raw`turning|about to turn))? #(\d+)(?= ?(?:[,;:.)(!/-]|$|and|with|but|now|years?|yrs?|yo|y|m|f|so|or|next|this|`,
      String.raw`in|on|when|who|because|making|married|single|[mf]\b))`,
    ].join(''),
  ),
  /(?:^|[,;(] )(?:age|aged|currently|now|turning|turned)(?: :| is| -)? #(\d+)\b/,
  new RegExp(
    [
      String.raw`^(?:(?:hi|hey|hello|yo) ?[,.!]? )?#(\d+) ?(?:[mf]\b|yo\b|now\b|years? old|yrs? old|y / o|,|`,
      String.raw`and (?:want|wanna|plan|hope|single|married)|here\b)`,
    ].join(''),
  ),
  /(?:^|[,;(.-] |\b(?:here|i am a|me) )#(\d+) ?(?:m|f|yo|years? old|year old|yrs? old)\b/,
]

/** How old the user is now: 'I'm 34', '28M', 'turning 50 in May'. */
export function readPresentAge(reading: Reading): number | null {
  for (const line of layOutLines(reading).filter(({ text }) => text.includes('#'))) {
    for (const pattern of presentAges) {
      for (const { from, groups } of findAll(line, pattern)) {
        const amount = reading.amounts[Number(groups[1])]
        const head = before(line, from)
        const value = ageAndSex(reading.text, amount) ?? amount?.value ?? 0
        if (!amount || amount.currency || amount.percent || amount.formatted) continue
        if (amount.kind !== 'age' && amount.kind !== 'bare' && amount.kind !== 'date') continue
        if (!Number.isInteger(value) || value < 16 || value > 99) continue
        if (
          new RegExp(
            [
              String.raw`\b(?:when|until|till|til|by the time|once|if|before|says?|after|while|(?:the|that) (?:day|week|year|month|`,
              String.raw`minute))(?: \w+)? $`,
            ].join(''),
          ).test(head)
        )
          continue
        if (groups[0]?.startsWith('i will') && !/\b(?:next|this|in \w+)\b/.test(line.text)) continue
        if (holderBefore(head) === 'other' && !/^(?:i |me|my)/.test(groups[0] ?? '')) continue
        return value
      }
    }
  }
  return null
}

/** '33m' is read as an amount of millions with its letter; the digits are the age. */
function ageAndSex(
  text: string,
  amount: { start: number; end: number; kind: string } | undefined,
): number | null {
  const match = amount?.kind === 'age' ? /^(\d\d) ?[mf]$/i.exec(text.slice(amount.start, amount.end)) : null
  return match ? Number(match[1]) : null
}
