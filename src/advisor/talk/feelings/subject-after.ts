/** What a few words ask for after an event: 'and the house?' means one thing after a divorce and another after a death. */

type Subjects = readonly (readonly [words: RegExp, topic: string])[]

const COVER = /\b(?:health|medical)\W+(?:\w+ )?(?:insurance|cover\w*|plan)\b|\bhealthcare\b/i
const RETIREMENT = /\b(?:401\W?\(?k|403\W?\(?b|ira|pension|retirement)\b/i
const HOME = /\b(?:house|home|deed|condo)\b/i
const OWED = /\b(?:debts?|cards?|owes?|owed|bills?|loans?)\b/i

const subjects: Readonly<Partial<Record<string, Subjects>>> = {
  jobloss: [
    [COVER, 'cobra'],
    [/\b(?:insurance|doctor|prescription\w*)\b/i, 'cobra'],
    [/\bseverance\b/i, 'severance'],
    [/\b(?:cash|take|touch|use|pull|tap)\b[^.?!]{0,24}\b(?:401|ira|retirement)/i, 'early-withdrawal'],
    [RETIREMENT, 'rollover-401k'],
    [/\bunemployment\b/i, 'unemployment-benefits'],
  ],
  death: [
    [/\b(?:life insurance|policy|payout)\b/i, 'life-insurance-payout'],
    [/\bsocial security\b/i, 'survivor-benefits'],
    [RETIREMENT, 'plan-at-death'],
    [HOME, 'house-at-death'],
    [/\b(?:car|truck|title)\b/i, 'car-at-death'],
    [OWED, 'debts-after-death'],
    [COVER, 'cobra'],
  ],
  divorce: [
    [RETIREMENT, 'qdro'],
    [/\bsocial security\b/i, 'divorced-benefits'],
    [/\b(?:tax(?:es)?|file|filing)\b/i, 'divorce-taxes'],
    [HOME, 'divorce-house'],
    [COVER, 'cobra'],
    [OWED, 'divorce-debt'],
  ],
  arrears: [
    [/\b(?:mortgage|foreclos\w*|house|home)\b/i, 'missed-mortgage'],
    [/\b(?:evict\w*|landlord|rent)\b/i, 'behind-on-rent'],
    [/\b(?:catch (?:it |this )?up|caught up|get current)\b/i, 'hardship-program'],
  ],
  illness: [
    [/\blife insurance\b/i, 'life-insurance-health'],
    [/\b(?:job|boss|work|leave|fmla|disability|paycheck)\b/i, 'medical-leave-pay'],
    [OWED, 'medical-bills'],
  ],
  scammed: [
    [/\b(?:social|ssn|identity|id)\b/i, 'identity-theft'],
    [/\b(?:back|recover\w*|refund\w*|reverse\w*)\b/i, 'scammed-steps'],
  ],
}

/** The explanation that words of a message ask for after such an event; null where there is none. */
export const subjectAfter = (event: string | null, text: string): string | null =>
  subjects[event ?? '']?.find(([words]) => words.test(text))?.[1] ?? null
