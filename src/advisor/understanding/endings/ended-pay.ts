import type { Hearing } from '#advisor/advisor.ts'
import type { Change } from '#advisor/facts.ts'
import { findAll, layOutLines } from '#advisor/understanding/reading/lines.ts'
import { overIt } from './over-it.ts'
import { isMoneyLike, type Reading } from '#advisor/understanding/reading/reading.ts'
import { isAsked, isQuoted, isStated, isSupposed } from '#advisor/understanding/stance.ts'

const lost = new RegExp(
  [
    String.raw`\b(?:(?:got|was|been|am|getting) (?:\w+ )?(?:laid off|fired|let go|canned|sacked|furloughed|terminated|`,
    String.raw`made redundant)(?! up)|(?:laid me off|fired me|let me go|sacked me|canned me)|`,
    String.raw`(?:lost|quit|left|walked out of|resigned from) (?:my|the|that) (?:\w+ )?job|(?:my|the) (?:job|position|`,
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

/** The only pay is over: 'I got laid off today', 'so that's zero now'. */
export function readEndedPay(reading: Reading, { snapshot, dialogue }: Hearing): Change[] {
  const { income } = snapshot.profile
  if (income === null || income === 0 || snapshot.income.length > 1) return []
  if (reading.amounts.some((amount) => isMoneyLike(amount) && amount.value > 0)) return []
  const lines = layOutLines(reading)
  const isLast = dialogue.focus[0]?.change.kind === 'profile' && dialogue.focus[0].change.field === 'income'
  const isOver = lines.some((line, index) => {
    const isStatedAt = (at: number) => !line.isQuestion && isStated(lines, index, at)
    const isLost =
      findAll(line, lost).some(({ from }) =>
        toUser.test(line.text.slice(from))
          ? !line.isQuestion &&
            !goesOn.test(line.text.slice(from)) &&
            !isSupposed(line, from) &&
            !isAsked(line, from) &&
            !isQuoted(line, from)
          : isStatedAt(from) && isOfUser(line.text, from),
      ) && !former.test(line.text)
    return (
      isLost ||
      (isLast && isStatedAt(0) && line.text.split(/ [,.!] ?/).some((part) => overIt.income.test(part)))
    )
  })
  return isOver ? [{ kind: 'profile', field: 'income', value: 0 }] : []
}

const isOfUser = (text: string, from: number) =>
  !passive.test(text.slice(from)) || ofUser.test(text.slice(0, from))
