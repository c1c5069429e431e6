import type { Hearing } from '#advisor/advisor.ts'
import type { Change } from '#advisor/facts.ts'
import { findAll, layOutLines } from '#advisor/understanding/reading/lines.ts'
import { overIt } from './over-it.ts'
import { isSomebodyElse } from '#advisor/understanding/money/household.ts'
import { isMoneyLike, type Reading } from '#advisor/understanding/reading/reading.ts'
import { isAnothersPay, isOwnPay } from '#advisor/understanding/names/row-names.ts'
import { isAsked, isQuoted, isStated, isSupposed } from '#advisor/understanding/stance.ts'

const lost = new RegExp(
  [
    String.raw`\b(?:(?:got|was|been|am|getting) (?:\w+ )?(?:laid off|fired|let go|canned|sacked|furloughed|terminated|`,
    String.raw`made redundant)(?! up)|(?:laid me off|fired me|let me go|sacked me|canned me)|`,
    String.raw`(?:lost|quit|left|walked out of|resigned from) (?:my|the|that|his|her) (?:\w+ )?(?:job|work)|`,
    String.raw`(?:my|the|his|her) (?:job|position|`,
    String.raw`contract) (?:is gone|ended|got (?:cut|eliminated|axed)|was (?:cut|eliminated|axed))|`,
    String.raw`(?:no|not have a) (?:job|paycheck|income) (?:any ?more|now)|no longer (?:have a job|working|employed))\b`,
  ].join(''),
)
/** 'They fired me': whoever did it, the pay is the user's. */
const toUser = /^\w+ me\b/
/** 'They let me go early on fridays', 'fired me up': only where nothing but a time or a reason follows is it the job. */
const goesOn = new RegExp(
  [
    String.raw`^(?:laid me off|let me go|\w+ me(?! off| go)) (?!(?:today|yesterday|this|last|on \w+day|right|just|`,
    String.raw`now|from|after|without|and|but|so|because|cuz|by|via|along|too)\b)[a-z]`,
  ].join(''),
)
/** 'Half my team got laid off' is of the team: right before the words stands the user, or nobody. */
const passive = /^(?:got|was|been|am|getting)\b/
const ofUser = new RegExp(
  [
    String.raw`(?:^|[,;:.!()-] |\b(?:i|we|me|and|but|so|then|because|since|that|today|yesterday|ok|well|yes|news) )`,
    String.raw`(?:(?:just|have|had|also|actually|recently|finally|officially|even|sadly|unfortunately|both|all|basically|`,
    String.raw`now) )*$`,
  ].join(''),
)
/** Pay lost long ago is not the pay that was named. */
const former = new RegExp(
  [
    String.raw`\b(?:ago|back in|used to|last year|years|when i was|since then|before|19\d\d|20\d\d|back|again|instead|new|`,
    String.raw`twice|times|a while|at one point|once(?! (?:they|the|we|he|she|it)))\b`,
  ].join(''),
)

/** Whoever is named last before the words has lost it. */
const THEIRS =
  /\b(?:he|she|his|her|(?:my )?(?:husband|wife|partner|spouse|hubby|girlfriend|boyfriend|fianc[eé]e?)(?:'s)?)\b/g
const MINE = /\b(?:i|we|me|my|our)\b(?! (?:husband|wife|partner|spouse|hubby|girlfriend|boyfriend|fianc))/g
const lastOf = (text: string, word: RegExp) => [...text.matchAll(word)].at(-1)?.index ?? -1

/** 'She quit', of nobody else that was spoken of. */
const QUIT = new RegExp(
  String.raw`\b(?:he|she|(?:my )?(?:husband|wife|partner|spouse|hubby)) (?:\w+ )?(?:quit|resigned|stopped working)` +
    String.raw`(?: (?:today|yesterday|last \w+|this \w+))?(?: ?[,.!]|$)`,
)

/** Pay that is over: 'I got laid off today', 'so that's zero now'; of several sources, 'she quit her job' ends hers. */
export function readEndedPay(reading: Reading, { snapshot, dialogue }: Hearing): Change[] {
  const { income } = snapshot.profile
  if (income === null || income === 0) return []
  if (reading.amounts.some((amount) => isMoneyLike(amount) && amount.value > 0)) return []
  const lines = layOutLines(reading)
  const isLast = dialogue.focus[0]?.change.kind === 'profile' && dialogue.focus[0].change.field === 'income'
  for (const [index, line] of lines.entries()) {
    const isStatedAt = (at: number) => !line.isQuestion && isStated(lines, index, at)
    if (former.test(line.text)) continue
    const isNoneElse = !dialogue.heard
      .toLowerCase()
      .split(/[^\w']+/)
      .some(isSomebodyElse)
    for (const { from, to } of [...findAll(line, lost), ...(isNoneElse ? findAll(line, QUIT) : [])]) {
      const words = line.text.slice(0, to)
      const isTold =
        !line.isQuestion && !isSupposed(line, from) && !isAsked(line, from) && !isQuoted(line, from)
      if (lastOf(words, THEIRS) > lastOf(words, MINE)) {
        if (isTold && !words.split(' ').some(isSomebodyElse)) return endedRow(snapshot, true)
      } else if (
        toUser.test(line.text.slice(from))
          ? isTold && !goesOn.test(line.text.slice(from))
          : isStatedAt(from) && isOfUser(line.text, from)
      )
        return endedRow(snapshot, false)
    }
    const isOver =
      isLast && isStatedAt(0) && line.text.split(/ [,.!] ?/).some((part) => overIt.income.test(part))
    if (isOver && snapshot.income.length <= 1) return [{ kind: 'profile', field: 'income', value: 0 }]
  }
  return []
}

/** The one source of whoever has lost it; pay that nothing tells apart is the user's own. */
function endedRow({ income }: Hearing['snapshot'], isTheirs: boolean): Change[] {
  if (income.length <= 1 && !isTheirs) return [{ kind: 'profile', field: 'income', value: 0 }]
  const own = income.filter(({ source }) => isAnothersPay(source) === isTheirs)
  const jobs = isTheirs || own.length === 1 ? own : own.filter(({ source }) => isOwnPay(source))
  const [row, another] = jobs
  return row && !another ? [{ kind: 'removal', from: 'income', id: row.id, name: row.source }] : []
}

const isOfUser = (text: string, from: number) =>
  !passive.test(text.slice(from)) || ofUser.test(text.slice(0, from))
