/** 'Is that enough?', 'is that too much?', 'worth it?': a verdict first, then the mark it rests on. */
import { text, type Text } from '#advisor/grounding/pieces.ts'
import { judges } from '#advisor/judging/by-kind.ts'
import { type Matter, sayJudgement } from '#advisor/judging/judgement.ts'
import { readAsked } from '#advisor/judging/question.ts'
import { judgeTarget } from '#advisor/judging/target.ts'
import { monthlyIncome } from '#advisor/planning/data/totals.ts'
import { fits, joinSentences } from '#advisor/grounding/fit.ts'
import type { Told } from './acts.ts'
import { mainResult, show } from '#advisor/figures/show.ts'

export function tellEnough(matter: Matter): Told | null {
  const judgement = judgeTarget(matter) ?? judges[matter.record.kind]?.(matter) ?? null
  const [verdict, ...because] = judgement ? sayJudgement(judgement, readAsked(matter.question)) : open(matter)
  if (!verdict) return null
  const said: Text[] = [verdict]
  const unsaid: Text[] = []
  for (const sentence of because) (fits(joinSentences([...said, sentence])) ? said : unsaid).push(sentence)
  const details = unsaid.map((sentence) => ({ kind: 'paragraph' as const, text: sentence }))
  return { answer: said, details, isOpen: judgement === null }
}

/** Nothing to hold it against: what would decide. */
function open({ record, sheet, snapshot }: Matter): Text[] {
  const main = mainResult(record)?.[1]
  if (!main) return []
  const shown = show(sheet, main)
  if (main.unit === 'money' && main.value < 0) return [text`No: ${shown} means more goes out than comes in.`]
  if (monthlyIncome(snapshot))
    return [text`It depends on what it’s for. What would you hold ${shown} against?`]
  return [
    text`It depends on what has to come out of your pay.`,
    text`Tell me what comes in and goes out each month, and I’ll hold ${shown} against it.`,
  ]
}
