/** 'What should I do first?': a plan by the figures, else what the moment asks for. */
import { bare } from '#advisor/executing/bare-action.ts'
import { isMood } from '#advisor/executing/choosing/heard-by-words.ts'
import { runSum } from '#advisor/executing/run-sum.ts'
import { readText } from '#advisor/grounding/print.ts'
import { others } from '#advisor/knowledge/people/others.ts'
import { findTopic } from '#advisor/knowledge/topics/all-topics.ts'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import { explainFurther, explainNearest, NEAR_ENOUGH, wasExplained } from './explain-nearest.ts'
import { hearFeeling } from './feelings/hear-feeling.ts'
import { isHard } from './saved/suggestion.ts'
import { summarizePlan } from './plan/summary.ts'
import { saveOrPay } from './save-or-pay.ts'
import { type Scene, vary } from './scene.ts'
import { type Part, tellSum } from './tell-sum.ts'
import { isChoosing, weighUp } from './weigh-up.ts'
import { findSufferer } from './feelings/whose-trouble.ts'

/** 'What should I do next?' and the like ask for a plan; a longer message tells what it is about. */
const FEW_WORDS = 7

/** However many words it takes: 'whats the very first thing to do tomorrow'. */
const FIRST_OF_ALL = /\bfirst (?:thing|step)\b|\bwhere (?:do|should) (?:i|we) (?:even )?(?:start|begin)\b/i

/** What is to be done first after an event, where that is explained. */
const stepsOf: Partial<Record<string, string>> = {
  jobloss: 'job-loss-steps',
  death: 'after-a-death',
  scammed: 'scammed-steps',
  baby: 'baby-costs',
}

/** 'Who do i call first' is about what was talked about, however few words it has. */
const WHOM = /\bwho\b[^?.!]*\b(?:call|ask|talk|tell|contact|see|go)\b/i

const OF_IT = /\b(?:with|about) (?:it|that|this|them|those)\b/i

/** 'What do i do with it', of the account that was just told, is about that. */
const isOfThing = ({ text, minded }: Scene) =>
  OF_IT.test(text) && (minded?.topics[0]?.score ?? 0) >= NEAR_ENOUGH

/** 'What should I do first?': what the figures say, else what the moment asks for. */
export function adviseNext(scene: Scene): Part | null {
  const { feeling } = scene.dialogue
  const isForHelper = feeling !== null && others[feeling] && findSufferer(scene.text) !== null
  const helping = isForHelper ? hearFeeling(scene, feeling, false) : null
  if (helping) return { ...helping, warm: [] }
  const inFigures = saveOrPay(scene)
  if (inFigures) return inFigures
  const isOfOneThing = scene.text.split(/\s+/).length > FEW_WORDS && !FIRST_OF_ALL.test(scene.text)
  const isTold = scene.saved.length > 0
  const chooses = isChoosing(scene.text)
  const known =
    isOfOneThing || chooses || WHOM.test(scene.text) || isOfThing(scene)
      ? explainNearest(scene, isTold ? NEAR_ENOUGH : isOfOneThing ? FAIRLY_NEAR : NEAR_CHOICE)
      : null
  if (known) return known
  if (chooses && scene.dialogue.sums.length > 0) return weighUp(scene)
  const towards = stepsToGoal(scene)
  if (towards) return towards
  const cuts = whereToCut(scene)
  if (cuts) return cuts
  const plan = planOf(scene)
  const isOpen = scene.dialogue.sums.length === 0 && scene.saved.length === 0
  // Of somebody who worries, and whose figures are known, those are asked for no more.
  if (feeling !== null && isOpen && !(plan && isMood(feeling))) {
    const nearest = scene.minded?.topics[0]?.id ?? ''
    const least = nearest === stepsOf[feeling] ? GENERAL : SURELY_NEAR
    // 'What should i do with it', of money that somebody left; but not what comes first after another event.
    const isOther = least === SURELY_NEAR && Object.values(stepsOf).includes(nearest)
    const part = (isOther ? null : explainNearest(scene, least)) ?? hearFeeling(scene, feeling, false)
    if (part) return { ...part, warm: [] }
  }
  const found = plan ?? dearestDebt(scene) ?? explainNearest(scene, GENERAL)
  // The usual order is for quiet days.
  const hard = found || feeling === null || !isHard(feeling) ? null : hearFeeling(scene, feeling, false)
  return (
    found ??
    (hard && { ...hard, warm: [] }) ??
    (isOfOneThing ? explainNearest(scene, NEAR_CHOICE) : null) ??
    explainFurther(scene) ??
    generalAdvice(scene)
  )
}

/** The next step by the figures; null where these do not tell one. */
function planOf(scene: Scene): Part | null {
  const plan = summarizePlan(scene)
  if (!plan || /what is missing/i.test(readText(plan.content))) return null
  return { lead: plan.content, more: [], details: plan.details ?? [], cards: plan.cards ?? [] }
}

/** Where a goal that was told has steps that are explained. */
const stepsTo: readonly (readonly [RegExp, string])[] = [
  [/\b(?:house|condo)\b|\b(?:buy|own|first|new|down payment)\b.*\bhome\b/i, 'first-home-steps'],
  [/\bdebts?\b/i, 'get-out-of-debt'],
]

/** 'Where do we start', after a goal was told and nothing was worked out: the first steps to it. */
function stepsToGoal(scene: Scene): Part | null {
  const { snapshot, dialogue } = scene
  if (dialogue.sums.length > 0 || scene.saved.length > 0 || isHard(dialogue.feeling)) return null
  const goals = [snapshot.profile.financialGoals ?? '', ...snapshot.goals.map(({ name }) => name)].join(' ')
  const [, id] = stepsTo.find(([words]) => words.test(goals)) ?? []
  const topic = id === undefined ? null : findTopic(id)
  return topic && !wasExplained(scene, topic)
    ? explainNearest(scene, GENERAL, [{ id: topic.id, score: 1 }])
    : null
}

const GENERAL = 0.4
/** What is surely asked about comes before the step that fits everybody after such an event. */
const SURELY_NEAR = 0.6
/** What a whole message is about helps more than the usual order of things, which fits everybody. */
const FAIRLY_NEAR = 0.14
/** And what a short question of whether or which is about. */
const NEAR_CHOICE = 0.25
/** A rate from which a debt comes before all else. */
const DEAR = 10

function dearestDebt(scene: Scene): Part | null {
  const { liabilities } = scene.snapshot
  const isDear = liabilities.some(({ interestRate, amount }) => amount > 0 && (interestRate ?? 0) >= DEAR)
  return isDear ? ofStored(scene, 'debt-order') : null
}

/** So many costs make a budget in which something can be cut. */
const BUDGET = 3

/** 'So what should we cut', after a budget: by its own rows. */
function whereToCut(scene: Scene): Part | null {
  const [nearest] = scene.minded?.topics ?? []
  const isMeant = nearest?.id === 'cut-expenses' && nearest.score >= SURELY_NEAR
  return isMeant && scene.snapshot.expenses.length >= BUDGET ? ofStored(scene, 'spending') : null
}

/** A sum of what is stored, and of nothing that was said. */
function ofStored(scene: Scene, name: string): Part | null {
  const { snapshot, sheet, text } = scene
  const sum = findSum(name)
  if (!sum) return null
  const made = runSum(
    { sum, action: bare(name), numbers: [], text, snapshot, sums: [], from: null, sheet },
    '',
  )
  return made.kind === 'made' ? tellSum(scene, { kind: 'sum', made, before: null }) : null
}

/** The usual order of a planner, where little is known. */
function generalAdvice({ dialogue }: Scene): Part {
  const line = vary(
    [
      'The usual order: a month of bills in cash, any employer match, cards and other expensive debt, then a bigger cushion and investing.',
      'Start small: a first cushion in savings, the full match at work, then the debt with the highest rate. Tell ' +
        'me yours and I make it exact.',
    ],
    dialogue,
  )
  return { lead: [line], more: [], details: [], cards: [] }
}
