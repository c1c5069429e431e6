/** One account under the names it has in the conversation, on the balance sheet and in a bank's files. */

/** Words that every bank uses in account names. 'Card' is not one: the same bank has checking accounts, too. */
const COMMON = /^(?:account|acct|konto|the|my|our|bank|a\/c)$/

export function accountKey(name: string): string {
  const words =
    name
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  const telling = words.filter((word) => !COMMON.test(word))
  return (telling.length > 0 ? telling : words).toSorted().join(' ')
}

interface Named {
  name: string
}

/**
 * The account that a name means: the one with exactly this name, or else the only one where one name contains all words
 * of the other.
 */
export function findAccount<Account extends Named>(
  name: string,
  accounts: readonly Account[],
): Account | null {
  const exact = findSameAccount(name, accounts)
  if (exact) return exact
  const key = accountKey(name)
  const near = accounts.filter((account) => isNear(accountKey(account.name), key))
  return near.length === 1 ? (near[0] ?? null) : null
}

/** The account with exactly this name. */
export function findSameAccount<Account extends Named>(
  name: string,
  accounts: readonly Account[],
): Account | null {
  const key = accountKey(name)
  if (key === '') return null
  return accounts.find((account) => accountKey(account.name) === key) ?? null
}

/** Whether some could be meant by a name: a number in it tells an account only from others that have one. */
export function mayBeKnown(name: string, accounts: readonly Named[]): boolean {
  const key = accountKey(name)
  return accounts.some((account) => {
    const known = accountKey(account.name)
    const [one, other] =
      NUMBER.test(key) && NUMBER.test(known) ? [key, known] : [wordsOf(key), wordsOf(known)]
    return isNear(one, other)
  })
}

const NUMBER = /\d{3}/

const wordsOf = (key: string) =>
  key
    .split(' ')
    .filter((word) => !NUMBER.test(word))
    .join(' ')

const isNear = (one: string, other: string) => holds(one, other) || holds(other, one)

function holds(long: string, short: string): boolean {
  const words = new Set(long.split(' '))
  return short !== '' && short.split(' ').every((word) => words.has(word))
}
