import { byFormula, byRule, byWords } from '#advisor/grounding/figures.ts'
import { text } from '#advisor/grounding/pieces.ts'
import type { Draft } from '#advisor/reply.ts'
import type { Scene } from '#advisor/talk/scene.ts'
import { HIGH_INTEREST_RATE } from '#finance/health-checks.ts'
import { doublingYears } from '#finance/interest.ts'
import { isShort } from './find-explanation.ts'

const JUDGED =
  /(?:^|\| )(?:\w+ ){0,3}?(?:is|isnt|whats|what about|how about)\b[^|]*?(\d+(?:\.\d+)?) ?(?:%|percent)[^|]*\b(?:high|higher|low|good|bad|normal|reasonable|much|lot|okay|fair|decent|steep|expensive|crazy|great|rip ?off)\b/
const JUDGED_BEFORE =
  /(?:^|\| )(?:\w+ ){0,3}?(?:is|are)\b[^|]*\b(?:high|low|good|bad|normal|reasonable|much|fair|decent)\b[^|]*?(\d+(?:\.\d+)?) ?(?:%|percent)/
const EARNED = /\b(?:apy|savings?|returns?|yields?|cds?|earn\w*|invest\w*|growth|interest on my money)\b/
/** Other percentages are shares of something. */
const RATE =
  /\b(?:rates?|apr|apy|interest|returns?|yields?|loan|mortgage|card|cd|savings account|visa|mastercard)\b/
const SHARE =
  /\b(?:of (?:my|our|the)|savings? rate|income|salary|paycheck|rent|down|tax|withdraw\w*|match)\b|\$/
const HIGHEST = 1000

/** 'Is 22.9% a high rate?': what it means to owe or to earn at that rate. */
export function judgeRate({ wording, sheet }: Scene): Draft | null {
  if (!isShort(wording) || !RATE.test(wording.said) || SHARE.test(wording.said)) return null
  const found = JUDGED.exec(wording.said) ?? JUDGED_BEFORE.exec(wording.said)
  const value = Number(found?.[1])
  const years = doublingYears(value, 12)
  if (!found || !(value > 0 && value <= HIGHEST) || years === null) return null
  const rate = sheet.percent('Rate', value, byWords(`${found[1]}%`))
  const doubles = sheet.years(
    'Time to double',
    years,
    byFormula('the time in which interest on interest, added monthly, doubles a sum', [rate]),
  )
  const draft = (content: Draft['content'], more: string): Draft => ({
    content,
    details: [{ kind: 'paragraph', text: [more] }],
    cards: [],
  })
  if (EARNED.test(wording.said))
    return draft(
      text`At ${rate} a year, money doubles in about ${doubles}. Whether that is good depends on what safe savings and inflation are today.`,
      'Compare it with Treasury bills and the best insured savings accounts of this week. A return far above them always carries risk, whatever is promised.',
    )
  const mark = sheet.percent(
    'Costly from',
    HIGH_INTEREST_RATE,
    byRule('Costly debt', 'what investments can be expected to bring'),
  )
  return value >= HIGH_INTEREST_RATE
    ? draft(
        text`${rate} is a high rate for a debt: above ${mark}, paying it off beats investing. Unpaid, such a debt doubles in about ${doubles}.`,
        'Rates of that kind are usual for cards and payday loans, and high for cars, homes and studies. Ask for a lower rate, or look at a credit union, a balance transfer or a consolidation loan.',
      )
    : draft(
        text`${rate} is no high rate for a debt: it stays below the ${mark} that counts as costly. Left unpaid, it doubles in about ${doubles}.`,
        'For a home or a car compare it with what lenders offer today; your credit score decides much of it. There is no hurry beyond the regular payments.',
      )
}
