import { readEndings } from '#advisor/understanding/endings/endings.ts'
import { readNone } from '#advisor/understanding/traits/nothing-owned.ts'
import type { NoneField } from '#advisor/understanding/traits/nothing-words.ts'
import { readOnlyDebts } from '#advisor/understanding/traits/only-debts.ts'
import { readPresentAge } from '#advisor/understanding/traits/present-age.ts'
import { isAboutRetirement, readRetirementAge } from '#advisor/understanding/traits/retirement-age.ts'
import { readRisk } from '#advisor/understanding/traits/risk.ts'
import { type Reading, readMessage as read } from '#advisor/understanding/reading/reading.ts'
import { readWishes } from '#advisor/understanding/traits/wishes.ts'
import { type Conversation, readOpenCorpus } from './corpus.ts'

/** What a conversation's turns say together, and what its label wants; null is nothing. */
interface Trait {
  said: (conversation: Conversation) => string | null
  wanted: (conversation: Conversation) => string | null
}

const readings = new Map<string, Reading>()
/** Every trait looks at the same turns, so each is read once. */
function readMessage(turn: string): Reading {
  const known = readings.get(turn) ?? read(turn)
  readings.set(turn, known)
  return known
}

const print = (line: string) => process.stdout.write(`${line}\n`)

const asksFor = ({ context }: Conversation, ...names: string[]) => names.includes(context?.asked ?? '')
const text = (value: unknown) =>
  typeof value === 'number' || typeof value === 'string' ? String(value) : null

/** None, unless a later turn says otherwise: an amount after it is the label's. */
const noneOf = (field: NoneField): Trait => ({
  said: (conversation) => {
    const asked = asksFor(conversation, field) ? field : null
    const isNone = conversation.turns.some((turn) =>
      readNone(readMessage(turn), asked).some((none) => none.field === field && !none.except),
    )
    return isNone ? 'none' : null
  },
  wanted: ({ expect }) => (expect[field] === 0 ? 'none' : null),
})

const wishesOf = (conversation: Conversation) => {
  let isTopic = asksFor(conversation, 'financialGoals', 'goals')
  return conversation.turns.flatMap((turn) => {
    const reading = readMessage(turn)
    const wishes = readWishes(reading, isTopic)
    isTopic = /\bgoals?\b/i.test(turn)
    return wishes.map((wish) => wish.text)
  })
}
const holds = (text: string, keyword: string) =>
  keyword.split('|').some((part) => text.toLowerCase().includes(part.toLowerCase()))

/** 'liabilities:visa' in `forbid`, named in an earlier turn: the last turns must have ended it. */
const endedKeywords = ({ forbid, turns }: Conversation) =>
  forbid
    .flatMap((entry) => entry.split(':')[1] ?? [])
    .filter((keyword) => turns.slice(0, -1).some((turn) => holds(turn, keyword)))

const sumOf = (entries: { amount?: number }[] = []) =>
  entries.reduce((sum, { amount = 0 }) => sum + amount, 0)

const traits: Record<string, Trait> = {
  risk: {
    said: (conversation) =>
      conversation.turns.reduce<string | null>((before, turn) => {
        const asked = asksFor(conversation, 'investmentRiskTolerance', 'risk') || before !== null
        return readRisk(readMessage(turn), asked)?.level ?? before
      }, null),
    wanted: ({ expect }) => text(expect['investmentRiskTolerance']),
  },
  retirementAge: {
    said: (conversation) => {
      let [age, now]: [number | null, number | null] = [null, null]
      let isTopic = asksFor(conversation, 'retirementAge')
      for (const turn of conversation.turns) {
        const reading = readMessage(turn)
        age = readRetirementAge(reading, isTopic, now)?.age ?? age
        isTopic = age !== null || isAboutRetirement(reading)
        now = readPresentAge(reading) ?? now
      }
      return text(age)
    },
    wanted: ({ expect }) => text(expect['retirementAge']),
  },
  // Text is an error only where the label forbids it.
  wishes: {
    said: (conversation) => {
      const said = wishesOf(conversation).join(' | ')
      const wanted = conversation.expect['financialGoals'] as string[] | undefined
      if (wanted) return wanted.every((keyword) => holds(said, keyword)) ? 'all' : null
      return said !== '' && conversation.forbid.includes('financialGoals') ? said : null
    },
    wanted: ({ expect }) => (expect['financialGoals'] ? 'all' : null),
  },
  // Wrong: ends what the label keeps. Endings of things never named before are not judged.
  endings: {
    said: (conversation) => {
      const { turns, expect } = conversation
      const ended = turns.slice(1).flatMap((turn) => readEndings(readMessage(turn)))
      const isKept = (subject: string) =>
        [...(expect.liabilities ?? []), ...(expect.assets ?? []), ...(expect.expenseItems ?? [])].some(
          ({ name, category }) => holds(subject, name ?? category ?? '-'),
        )
      const keywords = endedKeywords(conversation)
      if (keywords.length > 0) return ended.length > 0 ? 'ended' : null
      return ended.some(({ subject }) => subject !== '' && isKept(subject)) ? 'kept' : null
    },
    wanted: (conversation) => (endedKeywords(conversation).length > 0 ? 'ended' : null),
  },
  noDebt: noneOf('debt'),
  noSavings: noneOf('savings'),
  noIncome: noneOf('income'),
  // A total said in figures sets debt too, so the recall of this one is only a lower bound.
  onlyDebts: {
    said: ({ turns }) =>
      turns.some((turn, at) => readOnlyDebts(readMessage(turn), turns[at - 1])) ? 'only' : null,
    wanted: ({ expect }) => {
      const debt = Number(expect['debt'] ?? 0)
      return debt > 0 && expect.liabilities && Math.abs(sumOf(expect.liabilities) - debt) < 1 ? 'only' : null
    },
  },
}

interface Score {
  right: number
  missed: number
  wrong: number
}

/** `--errors trait voice …` prints what was missed or wrong in the voices named, or in every one ('all'). */
const [flag, shown, ...voices] = process.argv.slice(2)
const isVoiceShown = (voice: string) => voices.includes('all') || voices.includes(voice.slice(5))
const conversations = readOpenCorpus()
for (const [name, { said, wanted }] of Object.entries(traits)) {
  if (flag === '--errors' && shown !== name) continue
  const scores = new Map<string, Score>()
  for (const conversation of conversations) {
    const [got, want] = [said(conversation), wanted(conversation)]
    for (const voice of [conversation.voice, 'all']) {
      const score = scores.get(voice) ?? { right: 0, missed: 0, wrong: 0 }
      scores.set(voice, score)
      if (got !== null && got === want) score.right += 1
      if (want !== null && got !== want) score.missed += 1
      if (got !== null && got !== want) score.wrong += 1
    }
    if (flag === '--errors' && got !== want && isVoiceShown(conversation.voice))
      print(`${conversation.id}: said ${got}, wanted ${want}\n   ${conversation.turns.join(' // ')}`)
  }
  print(`${name.padEnd(14)} precision  recall  right missed wrong`)
  for (const [voice, { right, missed, wrong }] of scores) {
    const percent = (of: number) => (of === 0 ? '-' : ((100 * right) / of).toFixed(1)).padStart(8)
    const counts = [right, missed, wrong].map((count) => String(count).padStart(6)).join('')
    print(`  ${voice.padEnd(15)}${percent(right + wrong)}${percent(right + missed)}${counts}`)
  }
}
