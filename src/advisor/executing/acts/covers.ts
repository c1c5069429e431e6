/** 'Would that interest cover it': a figure of one sum, by its name, against what another found missing or to be paid. */
import { byFormula, type FigureSheet } from '#advisor/grounding/figures.ts'
import { text } from '#advisor/grounding/pieces.ts'
import type { RecordedFigure, SumRecord } from '#advisor/figures/sum-record.ts'
import { timesPerCalendarYear } from '#advisor/understanding/money/flows.ts'
import type { Told } from './acts.ts'
import { isLending } from '#advisor/executing/inherit.ts'
import { namedResult } from './named-result.ts'
import { figurePeriod } from '#advisor/executing/periods/period-of.ts'
import { difference, show } from '#advisor/figures/show.ts'

const COVERS = new RegExp(
  [
    String.raw`\b(?:that|the|this|my|our|their|his|her)\s+([a-z][a-z -]{2,30}?)\s+(?:alone |just |even )?`,
    String.raw`(?:be enough (?:for|to)|cover|handle|pay for|take care of|make up|do it)\b`,
  ].join(''),
  'i',
)

/** What has to be paid or is missing, by its name in a sum. */
const needs = ['gap', 'short', 'need', 'payment', 'monthly', 'remaining']
const timesAYear: Readonly<Record<string, number>> = timesPerCalendarYear
/** So many sums back a figure is still spoken of. */
const RECENT = 5

interface Flow {
  figure: RecordedFigure
  /** How often it comes in a year; null where it comes once. */
  often: number | null
}

function flowOf(record: SumRecord, name: string): Flow | null {
  const figure = record.results[name] ?? record.inputs[name]
  if (!figure || figure.unit !== 'money' || figure.value <= 0) return null
  const months = record.kind === 'interest-earned' ? record.inputs['months']?.value : undefined
  if (months !== undefined && months > 0) return { figure, often: 12 / months }
  const period =
    figurePeriod(record, name) ??
    (/\b(?:a|each) (month|year)\b/.exec(figure.label)?.[1] as 'month' | 'year' | undefined)
  return { figure, often: period ? (timesAYear[period] ?? null) : null }
}

export function tellCovers(sheet: FigureSheet, question: string, ready: readonly SumRecord[]): Told | null {
  const name = COVERS.exec(question)?.[1]
  if (name === undefined) return null
  const recent = ready.slice(-RECENT).toReversed()
  // What a debt costs brings nothing in.
  const has = recent
    .filter(({ kind }) => !isLending(kind))
    .flatMap((sum) => {
      const result = namedResult(name, sum)
      const flow = result === null ? null : flowOf(sum, result)
      return flow ? [{ sum, flow }] : []
    })[0]
  const asks = recent
    .filter((sum) => sum !== has?.sum)
    .flatMap((sum) => needs.flatMap((need) => flowOf(sum, need) ?? []))[0]
  if (!has || !asks || (has.flow.often === null) !== (asks.often === null)) return null
  return tell(sheet, has.flow, asks)
}

/** Both by the period in which it is needed. */
function tell(sheet: FigureSheet, has: Flow, asks: Flow): Told {
  const rhythm = has.often === null || asks.often === null ? 1 : has.often / asks.often
  const comes: RecordedFigure =
    rhythm === 1
      ? has.figure
      : {
          ...has.figure,
          value: Math.round(has.figure.value * rhythm),
          source: byFormula('by how often it is needed in a year', [show(sheet, has.figure)]),
        }
  const [period] = Object.entries(timesAYear).find(([, often]) => often === asks.often) ?? []
  const often = period === 'month' || period === 'year' || period === 'week' ? ` a ${period}` : ''
  const gap = difference(sheet, 'Difference', comes, asks.figure)
  const isEnough = comes.value >= asks.figure.value
  return {
    answer: [
      isEnough
        ? text`Yes: ${show(sheet, comes)}${often} covers the ${show(sheet, asks.figure)}, with ${gap} to spare.`
        : text`No: ${show(sheet, comes)}${often} is ${gap} less than the ${show(sheet, asks.figure)} that it takes.`,
    ],
    details: [],
  }
}
