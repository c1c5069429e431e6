import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AccountChoice } from '#contract/imports.ts'
import { findAccount } from '#finance/account-name.ts'
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

/** 'chase-checking_2026.csv' is about 'Chase checking'. */
function nameFromFile(fileName: string): string {
  const words = fileName
    .replace(/\.\w+$/, '')
    .split(/[^\p{L}]+/u)
    .filter(
      (word) =>
        word.length > 2 &&
        !/^(?:export|transactions?|activity|statement|download|register|csv|pasted|table)$/i.test(word),
    )
  const name = words.join(' ').toLowerCase()
  return name === '' ? 'Checking' : `${name[0]?.toUpperCase()}${name.slice(1)}`
}

/** A number alone names nobody's account: the file's name goes before its last digits. */
function nameAccount(inFile: string, fileName: string): string {
  if (/\p{L}/u.test(inFile)) return inFile
  return [nameFromFile(fileName), inFile && `…${inFile.replaceAll(/\D/g, '').slice(-4)}`]
    .filter(Boolean)
    .join(' ')
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
    const wanted = nameAccount(name, fileName)
    const found = findAccount(wanted, known)
    return { inFile: name, value: found?.value ?? NEW, newName: wanted, ...changed[name] }
  })
  return {
    rows,
    known,
    isComplete: rows.every(({ value, newName }) => value !== NEW || newName.trim() !== ''),
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
