/** 'The loans or the 401k', 'which card first, i have no job': choices that the order of the debts does not settle. */
import { chanceOf } from '#advisor/executing/choosing/listening.ts'
import { findEvent } from '#advisor/executing/choosing/life-events.ts'
import { byFormula, byRow } from '#advisor/grounding/figures.ts'
import { text, type Text } from '#advisor/grounding/pieces.ts'
import { readText } from '#advisor/grounding/print.ts'
import { nameOf } from '#advisor/planning/compose.ts'
import { asksAtAll } from '#advisor/reading/asked-part.ts'
import { sumMoney } from '#finance/money.ts'
import type { Scene } from './scene.ts'
import type { Part } from './tell-sum.ts'

const partOf = (lead: Text, more: Text[] = []): Part => ({ lead, more, details: [], cards: [] })

/** Who asks on after an answer wants no word of it once more. */
const unlessSaid = ({ dialogue }: Scene, lead: Text, again: Text): Text =>
  dialogue.lastContent.includes(readText(lead)) ? again : lead

/** The debt with the highest rate that is known. */
function dearestOf({ snapshot, sheet }: Scene) {
  const [debt] = snapshot.liabilities
    .filter(({ amount, interestRate }) => amount > 0 && interestRate !== null)
    .toSorted((a, b) => (b.interestRate ?? 0) - (a.interestRate ?? 0))
  if (!debt) return null
  const { interestRate } = debt
  const rate = sheet.percent('Interest a year', interestRate ?? 0, byRow('liabilities', debt))
  return { name: nameOf(debt.name), rate, costs: interestRate ?? 0 }
}

const AT_WORK = /\b(?:401 ?\(?k\)?|403 ?\(?b\)?|457|tsp|match)(?:\b|$|(?<=\)))/i
const OF_ONES_OWN = /\b(?:ira|sep|hsa)\b/i
const DEBT =
  /\b(?:loans?|debts?|cards?|mortgage)\b|\bpay\w* (?:\w+ ){0,3}(?:extra|off|down|faster)\b|\bextra (?:on|to)\b/i
const CHOICE = /\bor\b|\bwhich\b|\bfirst\b|\bbetter\b|\bbefore\b|\binstead of\b/i
/** 'Isnt that better', without a mark. */
const DOUBTS = /\b(?:isn|aren|wouldn|shouldn)['’]?t\b/i
/** 'Should i take it out of my 401k for the card' chooses between other things. */
const TAKES_OUT =
  /(?<!\bnot )\b(?:borrow\w*|withdraw\w*|cash\w* (?:it )?out|pull\w*|roll\w*|(?:out of|loan from) (?:my|our|the|his|her))\b/i

const asks = (said: string) => asksAtAll(said) || DOUBTS.test(said)

/** As sure must the mind be of another sum to be believed before this. */
const SURE = 0.5
/** From here on nothing that is put away earns as much. */
const DEAR = 8

/** 'Extra on the loans or the 401k': what an employer adds beats every debt, and dear debts beat the rest. */
export function retireOrRepay(scene: Scene): Part | null {
  const { text: said, minded } = scene
  const isAtWork = AT_WORK.test(said)
  if (!(isAtWork || OF_ONES_OWN.test(said)) || !DEBT.test(said) || TAKES_OUT.test(said)) return null
  if (!CHOICE.test(said) || !asks(said) || hasNoPay(scene)) return null
  const debt = dearestOf(scene)
  const isReckoned = minded !== null && chanceOf(minded, 'invest-or-prepay') >= SURE
  if (!debt || (isReckoned && !isAtWork)) return null
  const { name, rate, costs } = debt
  const isDear = costs >= DEAR
  if (isAtWork) {
    const lead = unlessSaid(
      scene,
      text`As far as your employer matches it, the plan at work comes first: the match is far more than the ${rate} on ${name}.`,
      text`Still the plan at work first, up to the match: that money is lost if you leave it, and ${name} at ${rate} can wait for what is left.`,
    )
    const then: Text = isDear
      ? text`Then ${name}, before you put in more than the match.`
      : text`Then what is left can go to ${name} or into more savings.`
    return partOf(lead, [then, ['Pay the usual payments all the while.']])
  }
  return isDear
    ? partOf(text`${name} first: at ${rate} it costs more than retirement money can be counted on to earn.`, [
        ['Keep a month of bills in cash while you do.'],
      ])
    : partOf(
        text`The retirement account, by a little: ${name} is only at ${rate}, and money put away for decades has mostly earned more, with tax saved on top.`,
        [text`If you would sleep better without ${name}, paying it off is a sure ${rate}.`],
      )
}

const UNTIL_WORK = /\b(?:un)?till? i(?:['’]?m| am)? (?:\w+ )?(?:get|find|have|working|hired)\b/i
const KEEPS_CASH =
  /\b(?:hang|hold)(?:ing)? on to\b|\b(?:keep|save)(?:ing)? (?:the|my|our|some|that) (?:cash|money|savings)\b/i

/** Whether the pay has stopped, as far as the talk has told. */
const hasNoPay = ({ dialogue, text: said }: Scene) =>
  dialogue.feeling === 'jobloss' ||
  findEvent(said) === 'jobloss' ||
  /\bno (?:job|income|paycheck)\b/i.test(said)

/** 'Which one first, or just the minimums til i get a job': cash comes before every rate while no pay does. */
export function holdCash(scene: Scene): Part | null {
  const { text: said, minded, snapshot, sheet } = scene
  const isOrder = minded !== null && chanceOf(minded, 'debt-order') >= SURE
  const isMeant = KEEPS_CASH.test(said) || UNTIL_WORK.test(said) || isOrder
  if (!isMeant || !hasNoPay(scene) || !asks(said)) return null
  const debt = dearestOf(scene)
  if (!debt) return null
  const least = snapshot.liabilities.flatMap(({ minimumPayment }) => minimumPayment ?? [])
  const formula = byFormula('the minimum payments added up', [])
  const month = least.length > 0 ? sheet.money('Minimums a month', sumMoney(least), formula) : null
  const paid: Text = month ? text`the minimums, ${month} a month,` : ['the minimums']
  const lead = unlessSaid(
    scene,
    text`Only ${paid} until pay comes in again, and keep the rest in cash: it buys you months of rent and food.`,
    text`Yes, hold on to the cash: no card is worth being short of rent for. Pay ${paid} and nothing extra until pay comes in.`,
  )
  return partOf(lead, [text`After that ${debt.name} first, at ${debt.rate}.`])
}
