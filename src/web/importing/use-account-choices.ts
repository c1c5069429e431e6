import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AccountChoice } from '#contract/imports.ts'
import { findAccount, findSameAccount, mayBeKnown } from '#finance/account-name.ts'
import { assetsQuery, liabilitiesQuery } from '#web/data/balance-sheet.ts'
import { moneyAccountsQuery } from '#web/data/transactions.ts'
import { nameAccount } from './name-account.ts'
import type { FileView } from './worker-messages.ts'

export interface KnownAccount {
  /** 'account 3', 'asset 5' */
  value: string
  name: string
}

/** A name in the file, or '' for all of a file that names none, and what was chosen for it. */
export interface ChosenAccount {
  inFile: string
  value: string
  newName: string
}

const NEW = 'new'
/** Several accounts are possible, and nobody has chosen yet. */
export const UNDECIDED = ''

/** What a file itself names is looked for; the name of the file says too little to choose one that is only alike. */
function chooseFor(inFile: string, name: string, known: KnownAccount[]): string {
  const found = inFile === name ? findAccount(name, known) : findSameAccount(name, known)
  return found?.value ?? (mayBeKnown(name, known) ? UNDECIDED : NEW)
}

function toChoice({ value, newName }: ChosenAccount): AccountChoice {
  const [kind, id] = value.split(' ')
  if (kind === 'account' || kind === 'asset' || kind === 'liability') return { kind, id: Number(id) }
  return { kind: 'new', name: newName.trim() }
}

/** Which of the user's accounts the file is about: one that is known in any place, or a new one. */
export function useAccountChoices(
  { accounts: inFile, tool }: Pick<FileView, 'accounts' | 'tool'>,
  fileName: string,
) {
  const [assets, liabilities] = [useQuery(assetsQuery), useQuery(liabilitiesQuery)]
  const accounts = useQuery(moneyAccountsQuery)
  const [changed, setChanged] = useState<Record<string, Pick<ChosenAccount, 'value' | 'newName'>>>({})
  const known = listKnown(accounts.data ?? [], assets.data ?? [], liabilities.data ?? [])
  const names = inFile.length > 0 ? inFile : ['']
  const rows = names.map((name): ChosenAccount => {
    const newName = nameAccount(name, { tool, fileName })
    return { inFile: name, value: chooseFor(name, newName, known), newName, ...changed[name] }
  })
  return {
    rows,
    known,
    isComplete: rows.every(
      ({ value, newName }) => value !== UNDECIDED && (value !== NEW || newName.trim() !== ''),
    ),
    choose: (name: string, choice: Pick<ChosenAccount, 'value' | 'newName'>) =>
      setChanged((earlier) => ({ ...earlier, [name]: choice })),
    list: rows.map(toChoice),
    placeOf: (name: string) => Math.max(0, names.indexOf(name)),
  }
}

export type AccountChoicesState = ReturnType<typeof useAccountChoices>

interface Row {
  id: number
  name: string
}

/** Lists an account that is also a row of the balance sheet only once. */
function listKnown(
  accounts: (Row & { target: { list: string; id: number } | null })[],
  assets: Row[],
  liabilities: Row[],
): KnownAccount[] {
  const isTaken = (list: string, id: number) =>
    accounts.some(({ target }) => target?.list === list && target.id === id)
  return [
    ...accounts.map(({ id, name }) => ({ value: `account ${id}`, name })),
    ...assets
      .filter(({ id }) => !isTaken('assets', id))
      .map(({ id, name }) => ({ value: `asset ${id}`, name })),
    ...liabilities
      .filter(({ id }) => !isTaken('liabilities', id))
      .map(({ id, name }) => ({ value: `liability ${id}`, name })),
  ]
}
