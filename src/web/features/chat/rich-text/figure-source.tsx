/* oxlint-disable react/no-array-index-key -- what a reply shows never changes places */
import type { ReactNode } from 'react'
import type { FigureSource, RowList } from '#contract/figures.ts'
import type { PayBasis } from '#finance/household.ts'
import { MessageLink } from '#web/features/chat/message-link.tsx'
import { OpenLink } from '#web/features/chat/open-link.tsx'
import { TransactionsLink } from '#web/features/chat/transactions-link.tsx'
import { screenOf } from '#web/features/chat/screens.ts'
import { counted } from '#web/lib/counted.ts'
import { formatDay } from '#web/lib/format-time.ts'
import { findEquation } from './find-equation.ts'

interface FigureSourceTextProps {
  source: FigureSource
  /** The figure as it is printed. */
  text: string
  /** A link was followed. */
  onLeave: () => void
}

/** Where a figure comes from, in words, with the way there; of pay also whether it is before or after tax. */
export function FigureSourceText(props: FigureSourceTextProps) {
  const { source } = props
  return (
    <div className="grid gap-2">
      <Whence {...props} />
      {'pay' in source && source.pay && <p className="text-ink-muted">{payNames[source.pay]}</p>}
    </div>
  )
}

const payNames: Record<PayBasis, string> = {
  gross: 'Pay before tax',
  net: 'Take-home pay',
  unsaid: 'Not said whether before or after tax',
}

function Whence({ source, text, onLeave }: FigureSourceTextProps) {
  switch (source.kind) {
    case 'words':
      return (
        <Source title={source.at ? `You said on ${formatDay(source.at)}` : 'You said'}>
          <q className="block wrap-anywhere italic">{source.quote}</q>
          {source.messageId !== null && <MessageLink id={source.messageId} onClick={onLeave} />}
        </Source>
      )
    case 'row':
      return <RowSource list={source.list} name={source.name} onLeave={onLeave} />
    case 'profile':
      return source.field === 'birthYear' ? (
        <Source title="Your year of birth, as you told it" />
      ) : (
        <Source title={`Your profile: ${fieldNames[source.field]}`}>
          <OpenLink screen="/profile" onClick={onLeave} />
        </Source>
      )
    case 'transactions':
      return (
        <Source title={`${counted(source.count, 'transaction')}: ${source.about}`}>
          <TransactionsLink filter={source.filter} onClick={onLeave} />
        </Source>
      )
    case 'formula':
      return <FormulaSource formula={source.formula} inputs={source.inputs} result={text} />
    case 'rule':
      break
  }
  return (
    <Source title={`Rule: ${source.name}`}>
      <p className="wrap-anywhere">{source.text}</p>
    </Source>
  )
}

function Source({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="grid gap-2">
      <p className="font-medium wrap-anywhere">{title}</p>
      {children}
    </div>
  )
}

const listNames: Record<RowList, string> = {
  assets: 'An asset of your balance sheet',
  liabilities: 'A liability of your balance sheet',
  expenseItems: 'An expense of your budget',
  incomeItems: 'An income of your budget',
  financialGoalItems: 'A goal of your budget',
}

function RowSource({ list, name, onLeave }: { list: RowList; name: string; onLeave: () => void }) {
  const screen = screenOf[list]
  return (
    <Source title={listNames[list]}>
      <p className="wrap-anywhere">{name}</p>
      {screen && <OpenLink screen={screen} onClick={onLeave} />}
    </Source>
  )
}

interface FormulaSourceProps {
  formula: string
  inputs: { label: string; text: string }[]
  result: string
}

function FormulaSource({ formula, inputs, result }: FormulaSourceProps) {
  const equation = findEquation(
    inputs.map(({ text }) => text),
    result,
  )
  return (
    <Source title="Computed">
      {equation && <p className="text-base font-semibold wrap-anywhere tabular-nums">{equation}</p>}
      <p className="wrap-anywhere">{formula}</p>
      {inputs.length > 0 && (
        <dl className="max-h-48 overflow-y-auto rounded-md bg-subtle px-3 py-1">
          {inputs.map(({ label, text }, index) => (
            <div key={index} className="flex justify-between gap-4 py-1">
              <dt className="min-w-0 text-ink-muted wrap-anywhere">{label}</dt>
              <dd className="font-medium whitespace-nowrap tabular-nums">{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </Source>
  )
}

type ProfileSourceField = Exclude<Extract<FigureSource, { kind: 'profile' }>['field'], 'birthYear'>

const fieldNames: Record<ProfileSourceField, string> = {
  incomeBasis: 'before or after tax',
  income: 'annual income',
  takeHome: 'take-home pay',
  expenses: 'monthly expenses',
  savings: 'savings',
  debt: 'debt',
  investmentRiskTolerance: 'risk tolerance',
  retirementGoal: 'retirement goal',
  retirementAge: 'retirement age',
  financialGoals: 'financial goals',
}
