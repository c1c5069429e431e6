import type { Hearing } from '#advisor/advisor.ts'
import type { Change } from '#advisor/facts.ts'
import { hideForeign } from './foreign.ts'
import { isSomebodyElse, isSpouse } from './money/household.ts'
import { isOther, isPartner } from './people.ts'
import { type Home, type Reading, readMessage } from './reading/reading.ts'
import { tokenize } from './reading/tokens.ts'
import { weighedIn } from './reading/weighed.ts'

/** The user's own words of a message, with what the talk has told of those at home. */
export function readHeard(hearing: Hearing): Reading {
  const reading = readMessage(hideForeign(hearing.text))
  return { ...reading, home: homeOf(hearing), ...weighedIn(reading.text, hearing.minded?.amounts) }
}

const isPay = (change: Change) =>
  change.kind === 'income' || (change.kind === 'profile' && change.field === 'income')

function homeOf({ snapshot, dialogue }: Hearing): Home {
  const { family, heard, feeling, focus } = dialogue
  const before = tokenize(heard).map(({ word }) => word)
  // 'My daughter started at the bank.' 'She makes 41k.'
  const isOfOthers = before.some(isSomebodyElse) && !before.some(isSpouse)
  return {
    hasPartner: family?.hasPartner === true && !isOfOthers,
    // Who has just lost their pay has told all of it.
    hasPay: (snapshot.profile.income ?? 0) > 0 || feeling === 'jobloss',
    isOfPay: focus.some(({ change, quote }) => heard.includes(quote) && isPay(change)),
    hours: snapshot.profile.income === null ? hoursHeard(dialogue) : undefined,
  }
}

/** 'I work 36 hours a week.' '41.50 an hour.' */
const hoursHeard = ({ numbers }: Hearing['dialogue']) =>
  numbers.find(
    ({ kind, unit, words }) =>
      kind === 'hours' &&
      unit?.per.includes('week') &&
      !tokenize(words).some(({ word }) => isOther(word) || isPartner(word)),
  )?.value
