/** 'What do I have in checking?', 'how old am i': one thing of what is stored, with its figure. */
import { byFormula, byProfile, byWords } from '#advisor/grounding/figures.ts'
import { listing, text, type Text } from '#advisor/grounding/pieces.ts'
import type { Fact } from '#advisor/facts.ts'
import { findRow } from '#advisor/planning/data/find-row.ts'
import { sumMoney } from '#finance/money.ts'
import { part, whole } from '#advisor/talk/patterns.ts'
import { fits, joinSentences } from '#advisor/grounding/fit.ts'
import { type Move, type Scene, vary } from '#advisor/talk/scene.ts'
import { listStored, type StoredEntry, type Subject } from './stored-entries.ts'

const HAVE = '(?:have|got|have down|got down|have on file|have stored|have saved|have written down|keep|know)'
const AGE = whole(
  '(?:do you (?:know|remember) )?(?:how old (?:am i|i am|are we|do you have me(?: at| as)?)|(?:whats )?my age|' +
    'what age do you have(?: down)?(?: for me)?)(?: (?:again|now))?',
)
/** 'What comes in each month now', 'how much do i have coming in' */
const COMES_IN = whole(
  '(?:so )?(?:what|how much|whats)(?: \\w+){0,5} (?:comes?|coming) in(?: \\w+){0,4}',
  '(?:so )?(?:what|how much|whats)(?: is| s)? (?:my|our) (?:income|pay)(?: now| again| right now)?',
  '(?:so )?how much do (?:i|we) (?:make|earn|bring in)(?: \\w+){0,4}',
)
const NOTHING =
  'Nothing at the moment, going by what you told me. Tell me what does come in, such as pay or benefits, and I’ll count it.'

/** Asks what is kept of something, not for a sum. */
const KEPT = whole(
  `(?:what|how much|whats|which)(?: \\w+)? (?:do|did) you ${HAVE}(?: down)?(?: \\w+){0,2} (?:for|as|about|on|under|in)(?: \\w+){1,6}`,
  `what (?:debts?|accounts?|savings|income|pay|bills|expenses|goals) do you ${HAVE}(?: down)?(?: (?:for|on|about) (?:me|us|file))?`,
  '(?:what|how much|whats)(?: money)? (?:do (?:i|we) (?:have|keep|got)|is(?: there)?|(?:do )?i got|have i got)?' +
    '(?: (?:right now|now|left))? ?(?:in|on) (?:my|our|the)(?: \\w+){1,4}',
  '(?:what|how much|whats it) (?:did|have) (?:i|we) (?:say|said|tell you|told you|put down|give you)(?: \\w+){1,7}',
  '(?:remind me |tell me again )(?:what|how much|of)(?: \\w+){1,7}',
  '(?:whats|(?:what|how much) (?:was|is|are|were)) (?:my|our)(?: \\w+){1,3} again',
  'do you (?:still )?(?:know|remember|have) (?:(?:what|how much) (?:i|we|my|our)|my|our)(?: \\w+){1,5}',
  '(?:so )?(?:whats|what is|wheres) (?:my|our|the)(?: \\w+){1,3} (?:at|sitting at|up to|down to)(?: now| right now)?',
  'what do (?:i|we) owe(?: (?:now|altogether|in all|in total|total|all together|right now|on everything))?',
)

const subjects: readonly (readonly [Subject, RegExp])[] = [
  ['debt', part('owe', 'owed', 'debts?', 'loans?', 'cards?', 'balances?')],
  ['savings', part('savings', 'saved')],
  ['income', part('income', 'pay', 'salary', 'wages', 'make', 'earn', 'paycheck')],
  ['expenses', part('expenses?', 'bills?', 'spending', 'spend', 'costs?', 'budget')],
  ['goals', part('goals?')],
  ['assets', part('assets?', 'accounts?', 'own', 'investments?')],
]

export function tellOneStored(scene: Scene): Move | null {
  const { wording, minded, saved, snapshot, sheet } = scene
  if (saved.length > 0 || (minded?.numbers.length ?? 0) > 0) return null
  if (AGE.test(wording.bare)) return tellAge(scene)
  if (snapshot.profile.income === 0 && COMES_IN.test(wording.bare)) return { content: [NOTHING] }
  if (!KEPT.test(wording.bare)) return null
  const entries = listStored(snapshot, sheet)
  const named = findRow(scene.text, entries, ({ name }) => name)
  const subject = subjects.find(([, words]) => words.test(wording.bare))?.[0]
  const meant = named ? [named] : entries.filter((entry) => entry.subject === subject)
  if (meant.length === 0) return null
  return { content: tell(scene, meant), dialogue: { asked: null, focus: focusOn(scene, meant) } }
}

/** What was just told of is what 'no, i said 1,450' speaks of. */
function focusOn({ dialogue: { focus } }: Scene, entries: readonly StoredEntry[]): Fact[] {
  const isTold = ({ change }: Fact) =>
    entries.some(({ name, subject }) =>
      change.kind === 'profile'
        ? name === '' && change.field === subject
        : 'name' in change && change.name === name,
    )
  return [...focus.filter(isTold), ...focus.filter((fact) => !isTold(fact))]
}

const CHANGED: Text = ['Tell me if that has changed.']
const REST: Text = ['The others are on your pages.']

/** As many entries as there is room for, with the total of several debts. */
function tell(scene: Scene, entries: readonly StoredEntry[]): Text {
  const total = owedInAll(scene, entries)
  const opening = vary(['I have down: ', 'On file: '], scene.dialogue)
  for (let count = entries.length; count > 0; count -= 1) {
    const shown = listing(entries.slice(0, count).map((entry) => entry.text))
    const rest = count < entries.length ? REST : count === 1 ? CHANGED : []
    const said = joinSentences([text`${opening}${shown}.`, total, rest])
    if (fits(said)) return said
  }
  return total.length > 0 ? total : ['That is on your pages, with every entry.']
}

function owedInAll({ snapshot, sheet }: Scene, entries: readonly StoredEntry[]): Text {
  const { liabilities } = snapshot
  const isAll = entries.length === liabilities.length && entries.every(({ subject }) => subject === 'debt')
  if (entries.length < 2 || !isAll) return []
  const sum = sumMoney(liabilities.map(({ amount }) => amount))
  return text`That’s ${sheet.money('Owed in all', sum, byFormula('all debts added up', []))} in all.`
}

/** By the year of birth; else as it was said in this talk. */
function tellAge({ snapshot, sheet, dialogue }: Scene): Move {
  const { birthYear, today } = snapshot
  if (birthYear !== null) {
    const born = sheet.number('Birth year', 'year', birthYear, byProfile('birthYear'))
    const turned = Number(today.slice(0, 4)) - birthYear
    const age = sheet.number(
      'Age this year',
      'age',
      turned,
      byFormula('this year minus your birth year', [born]),
    )
    return { content: text`${age}, on your birthday this year: I have you born in ${born}.` }
  }
  const said = dialogue.numbers.find(({ kind }) => kind === 'age')
  if (said)
    return { content: text`You told me ${sheet.number('Age', 'age', said.value, byWords(said.quote))}.` }
  return { content: ['You haven’t told me yet. In which year were you born?'] }
}
