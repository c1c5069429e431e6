/** What a message means becomes what is said: sums are made, earlier ones compared, nothing is stored here. */
import type { Act, Feeling, Social } from '#advisor/actions/language.ts'
import { acts } from '#advisor/actions/language.ts'
import type { Text } from '#advisor/grounding/pieces.ts'
import { isSameSum, nextId, type SumRecord } from '#advisor/figures/sum-record.ts'
import { type Action, endsOf } from '#advisor/minding/minded.ts'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import { tellPart } from './acts/acts.ts'
import { tellBothOfLast, tellBothWays } from './acts/both-ways.ts'
import { answersAsked, isAskedUnit } from './choosing/asked-unit.ts'
import { bare } from './bare-action.ts'
import { eitherOf } from './either-of.ts'
import { act } from './acts/carry-out-act.ts'
import { type Chosen, chooseReading } from './choosing/choose-reading.ts'
import { addMade, compareMade } from './acts/compare-made.ts'
import { isDoubtful, isIdle } from './find-odd.ts'
import { isOfKind } from './choosing/fully-said.ts'
import { findChanged, isNewNumberOnly, isOther, newNumbers } from './following/new-numbers.ts'
import { tellCleared } from './acts/tell-cleared.ts'
import { haveEnough } from './acts/have-enough.ts'
import { tellDay } from './acts/tell-day.ts'
import { findEvent } from './choosing/life-events.ts'
import { countSaid } from './choosing/listening.ts'
import { isReckonable, preferReckoned } from './choosing/prefer-reckoned.ts'
import { leftOfAll } from './choosing/left-of-all.ts'
import { liveOnOne } from './choosing/live-on-one.ts'
import { debtToAssets } from './reckoning/debt-to-assets.ts'
import { reckonAction } from './reckoning/reckon-action.ts'
import { namedResult } from './acts/named-result.ts'
import type { Made } from './make-sum.ts'
import type { Executed, Executing, Outcome } from './outcome.ts'
import { follow, goOn } from './following/follow.ts'
import { correctedSum } from './changing/corrected-sum.ts'
import { refreshSums } from './changing/refresh.ts'
import { inPeriod } from './acts/say-figure.ts'
import { FEW_WORDS, sumBefore } from './sum-before.ts'
import { isSurelyRead, SURE, UNSURE } from './thresholds.ts'
import { wantedIn } from './acts/wanted-in.ts'
import { countAlternatives, runSum } from './run-sum.ts'
import { isRefuted } from './inputs/refuted.ts'
import { spelledOut } from './spelled-out/spelled-out.ts'
import { wordedSum } from './reckoning/worded-sum.ts'

const isAct = (name: string): name is Act => (acts as readonly string[]).includes(name)

export function execute(asked: Executing): Executed {
  const sums = refreshSums(asked.sums, asked.snapshot, asked.sheet)
  const executing = { ...asked, sums, minded: follow({ text: asked.text, minded: asked.minded, sums }) }
  const made: SumRecord[] = []
  // What has changed since is compared with what was told, not with the same made anew.
  const asTold = (before: SumRecord | null) => asked.sums.find(({ id }) => id === before?.id) ?? before
  const day =
    tellDay(executing) ?? tellCleared(executing) ?? tellBothOfLast(executing) ?? haveEnough(executing)
  if (day) return { outcomes: [{ kind: 'told', ...day }], made }
  const corrected = correctedSum({ ...executing, told: asked.sums, now: executing.sums })
  const { actions, chance } = corrected ? { actions: [corrected], chance: 1 } : choose(executing)
  const outcomes = actions
    .flatMap((action) => eitherOf(action, executing.text))
    .flatMap((action) => carryOut({ ...executing, sums: [...executing.sums, ...made] }, action, made))
    .map((outcome) => {
      if (outcome.kind === 'sum')
        return { ...outcome, before: asTold(outcome.before), chance, among: actions.length }
      return outcome.kind === 'told' ? { ...outcome, chance } : outcome
    })
  const between = outcomes.every(({ kind }) => kind === 'sum') ? compareMade(made, executing) : null
  const all = outcomes.every(({ kind }) => kind === 'sum') ? addMade(made, executing) : null
  if (all) return { outcomes: [{ kind: 'told', ...all }, ...outcomes], made }
  return { outcomes: between ? [...outcomes, { kind: 'told', ...between }] : outcomes, made }
}

/** What to do: a bare new number changes the last sum; anything else is what the mind reads. */
function choose(executing: Executing): Chosen {
  const { minded, text, sums } = executing
  const last = sums.at(-1)
  const from = minded.readings[0]?.actions[0]?.from ?? null
  const isElsewhere = from !== null && from !== last?.id
  const isFew = isNewNumberOnly(text, minded.numbers) && !isRead(executing, isElsewhere ? SURE : UNSURE)
  const changed = isFew ? findChanged(sums, minded.numbers) : undefined
  if (changed && !isOther(minded, changed)) {
    const change = goOn(newNumbers(text, minded, changed), executing)
    if (change.inputs.length > 0) return { actions: [change], chance: 1 }
  }
  const { numbers } = minded
  const { today } = executing.snapshot
  const read = () =>
    mourned(
      executing,
      chooseReading({ ...executing, today }, (action, earlier) => resultOf(executing, action, earlier)),
    )
  const named = debtToAssets(text)
  if (named) return { actions: [named], chance: 1 }
  const alone = liveOnOne(executing) ?? leftOfAll(executing)
  if (alone) return { actions: [alone], chance: 1 }
  if (isRead(executing, SURE)) return read()
  const spelled = spelledOut(executing)
  if (spelled) return { actions: [...grieved(executing), ...spelled], chance: 1 }
  const counted = wordedSum(executing)
  if (counted) return { actions: [...grieved(executing), counted], chance: 1 }
  const chosen = read()
  const hasSalary = executing.snapshot.profile.income !== null
  const reckoned = reckonAction(text, numbers, { ...executing, hasSalary })
  if (reckoned && isReckonable(chosen, text))
    return preferReckoned(reckoned, chosen, (action) => resultOf(executing, action))
  if (chosen.actions.length > 0) return isPlain(executing, chosen.actions) ? { ...chosen, chance: 1 } : chosen
  // A few words with a number, after a sum, change that sum.
  const isShort = text.split(/\s+/).length <= FEW_WORDS
  const isChange = last && isShort && minded.numbers.length > 0
  return { actions: isChange ? [{ ...bare(last.kind), from: last.id }] : [], chance: 1 }
}

/** Whether the mind reads a sum, as sure as this, of which everything can be made. */
function isRead(executing: Executing, least: number): boolean {
  const [first] = executing.minded.readings
  if (!first || first.score < least) return false
  const sums = first.actions.filter(({ intent }) => findSum(intent))
  return (
    sums.length > 0 && sums.every((action, at) => resultOf(executing, action, sums.slice(0, at)) !== null)
  )
}

/** 'My mom left me her IRA, what do i owe on it': a loss gets its word before the figure. */
const losses: ReadonlySet<string> = new Set(['death', 'divorce', 'jobloss'])
function grieved({ text, felt }: Executing): Action[] {
  const event = findEvent(text)
  return event && event !== felt && losses.has(event) ? [bare(`hear:${event}`)] : []
}

/** 'Harold farmed it till he passed. what does 215 an acre bring': the reading has heard the sum alone. */
function mourned(executing: Executing, chosen: Chosen): Chosen {
  const isSum = chosen.actions.length > 0 && chosen.actions.every(({ intent }) => findSum(intent))
  if (!isSum || findEvent(executing.text) !== 'death') return chosen
  return { ...chosen, actions: [...grieved(executing), ...chosen.actions] }
}

/** 'How long would my savings last?': without numbers and without a sum before it, only what is stored or was said can
 * be meant. */
const isPlain = ({ minded }: Executing, actions: readonly Action[]) =>
  minded.numbers.length === 0 &&
  actions.every(
    ({ intent, from, inputs }) =>
      from === null &&
      inputs
        .flatMap(({ value }) => endsOf(value))
        .every(
          ({ kind }) => kind === 'row' || kind === 'total' || (kind === 'number' && isOfKind(minded, intent)),
        ),
  )

const leansBack = ({ inputs }: Action) =>
  inputs.flatMap(({ value }) => endsOf(value)).some(({ kind }) => kind === 'figure')

const isOfOwn = ({ inputs }: Action) =>
  inputs.flatMap(({ value }) => endsOf(value)).some(({ kind }) => kind === 'own')

/** The figure that an action leads to, after others of its message; of what is no sum, what it speaks of. */
function resultOf(executing: Executing, action: Action, earlier: readonly Action[] = []): string | null {
  const { intent, about, wanted } = action
  const sum = findSum(intent)
  if (!sum) return [intent, ...about, wanted].join(' ')
  const made: SumRecord[] = []
  if (isOfOwn(action))
    for (const one of earlier) carryOut({ ...executing, sums: [...executing.sums, ...made] }, one, made)
  const one = runSum(askingFor({ ...executing, sums: [...executing.sums, ...made] }, action, sum), '')
  if (one.kind !== 'made' || isDoubtful(one.record) || isIdle(one.record)) return null
  if (!answersAsked(executing.text, one.record)) return null
  const { results } = one.record
  const main = (wanted === null ? undefined : results[wanted]) ?? Object.values(results)[0]
  return main ? `${main.unit} ${main.value}` : intent
}

function askingFor(executing: Executing, action: Action, sum: NonNullable<ReturnType<typeof findSum>>) {
  const isSure = isSurelyRead(executing.minded)
  const isOver = isRefuted({ ...executing, sum })
  const from = isOver ? null : sumBefore({ ...executing, isSure }, action)
  const { numbers, amounts } = executing.minded
  const meant = isOver ? { ...action, from: null, wanted: null } : action
  return { ...executing, numbers, amounts, sum, action: meant, from, isSure }
}

function carryOut(executing: Executing, action: Action, made: SumRecord[]): Outcome[] {
  const [kind, detail] = action.intent.split(':')
  if (kind === 'hear') return [{ kind: 'hear', feeling: detail as Feeling }]
  if (kind === 'social') return [{ kind: 'social', name: detail as Social }]
  if (isAct(action.intent)) return [act(executing, action, action.intent)]
  const sum = findSum(action.intent)
  if (!sum) return []
  const asking = askingFor(executing, action, sum)
  return Array.from({ length: countAlternatives(asking) }, (_, alternative): Outcome => {
    const one = runSum(asking, nextId([...executing.sums, ...made]), alternative)
    made.push(one.record)
    return one.kind === 'made'
      ? {
          kind: 'sum',
          made: one,
          before: asking.from,
          wanted: wantedOf(executing, asking.action, one, asking.from),
          leans: leansBack(action),
          said: countSaid(action),
        }
      : { kind: 'missing', ask: one.ask, record: one.record }
  })
}

const REST = /\b(?:rest|left|leaves?|remain\w*|after|keeps?|minus|without|less|off|los[es]\w*|short)\b/i

/** 'It pays 60% of my 54k. what would that be a month': what is beyond a share is asked for in words of its own. */
const isUnsaidRest = (text: string, { kind }: SumRecord, wanted: string | null) =>
  kind === 'percent-of' && wanted === 'rest' && !REST.test(text)

/** The figure that was asked for by name, where the sum leads with another. */
function wantedOf(
  { text, sheet, minded }: Executing,
  { wanted, from }: Action,
  { record, worked }: Extract<Made, { kind: 'made' }>,
  before: SumRecord | null,
): Text | null {
  const both = tellBothWays(sheet, text, record)
  if (both) return both.answer[0] ?? null
  // Of a sum that was told before the words name what is asked; of a new one they tell what goes in, too.
  const goesOn = (from !== null || wanted !== null) && before !== null && isSameSum(before, record)
  const named = goesOn ? namedResult(text, record, wanted) : null
  const isSure = wanted !== null && isSurelyRead(minded) && record.results[wanted] !== undefined
  const byWord = isSure ? null : (wantedIn(text, record) ?? named)
  const asked = byWord ?? (isUnsaidRest(text, record, wanted) ? null : wanted)
  // 'How long til i have 3 months' wants no amount.
  const name = asked !== null && isAskedUnit(text, record.results[asked]?.unit) ? asked : null
  // The main one is told by the sum itself, unless the words name it where the mind takes another for asked.
  const isMended = named !== null && wanted !== null && named !== wanted
  if (name === null || (name === Object.keys(record.results)[0] && !isMended && !isSure)) return null
  // What the sum itself says first needs no other sentence for it.
  const lead = worked.answer[0]?.find((piece) => typeof piece !== 'string')
  if (lead && 'label' in lead && lead.label === record.results[name]?.label) return null
  // '$0: owed' answers nothing that the sum itself does not say better.
  if ((record.results[name]?.value ?? 0) === 0 && !inPeriod(sheet, record, name)) return null
  return tellPart(sheet, record, name)?.answer[0] ?? null
}
