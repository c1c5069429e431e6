import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AccountChoice } from '#contract/imports.ts'
import { findAccount, findSameAccount, mayBeKnown } from '#finance/account-name.ts'
import { assetsQuery, liabilitiesQuery } from '#web/data/balance-sheet.ts'
import { moneyAccountsQuery } from '#web/data/transactions.ts'

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
/** Several are possible, and nobody has said which. */
export const UNSAID = ''

/** What banks call a file, whichever account it is of. */
const OF_ANY_FILE =
  /^(?:export|transactions?|activity|statement|stmt|download|register|csv|pasted|table|umsatzanzeige|umsätze)$/i

/** 'chase-checking_2026.csv' is about 'Chase checking', 'Chase1234_Activity.CSV' about 'Chase …1234'. */
function nameFromFile(fileName: string): string {
  const plain = fileName.replace(/\.\w+$/, '')
  const words = plain.split(/[^\p{L}]+/u).filter((word) => word.length > 2 && !OF_ANY_FILE.test(word))
  const name = words.join(' ').toLowerCase()
  const [, number] = /\p{L}(?!(?:19|20)\d\d)(\d{4})(?!\d)/u.exec(plain) ?? []
  if (name === '') return 'Checking'
  return `${name[0]?.toUpperCase()}${name.slice(1)}${number ? ` …${number}` : ''}`
}

/** A number alone names nobody's account: the file's name goes before its last digits. */
function nameAccount(inFile: string, fileName: string): string {
  if (/\p{L}/u.test(inFile)) return inFile
  return [nameFromFile(fileName), inFile && `…${inFile.replaceAll(/\D/g, '').slice(-4)}`]
    .filter(Boolean)
    .join(' ')
}

/** What a file itself names is looked for; the name of the file says too little to choose one that is only alike. */
function chooseFor(inFile: string, name: string, known: KnownAccount[]): string {
  const found = inFile === name ? findAccount(name, known) : findSameAccount(name, known)
  return found?.value ?? (mayBeKnown(name, known) ? UNSAID : NEW)
}

function toChoice({ value, newName }: ChosenAccount): AccountChoice {
  const [kind, id] = value.split(' ')
  if (kind === 'account' || kind === 'asset' || kind === 'liability') return { kind, id: Number(id) }
  return { kind: 'new', name: newName.trim() }
}

/** Which of the user's accounts the file is about: one that is known in any place, or a new one. */
export function useAccountChoices(inFile: string[], fileName: string) {
  const [assets, liabilities] = [useQuery(assetsQuery), useQuery(liabilitiesQuery)]
  const accounts = useQuery(moneyAccountsQuery)
  const [changed, setChanged] = useState<Record<string, Pick<ChosenAccount, 'value' | 'newName'>>>({})
  const known = listKnown(accounts.data ?? [], assets.data ?? [], liabilities.data ?? [])
  const names = inFile.length > 0 ? inFile : ['']
  const rows = names.map((name): ChosenAccount => {
    const newName = nameAccount(name, fileName)
    return { inFile: name, value: chooseFor(name, newName, known), newName, ...changed[name] }
  })
  return {
    rows,
    known,
    isComplete: rows.every(
      ({ value, newName }) => value !== UNSAID && (value !== NEW || newName.trim() !== ''),
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

/** Accounts that are rows of the balance sheet are there once. */
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
