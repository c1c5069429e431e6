/** One account under the names it has in the conversation, on the balance sheet and in a bank's files. */

/** Words that every bank has in its accounts' names. */
const COMMON = /^(?:account|acct|konto|card|the|my|our|bank|a\/c)$/

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

/** The one that a name means: the very name, or the only one that holds all its words or whose words it holds. */
export function findAccount<Account extends Named>(
  name: string,
  accounts: readonly Account[],
): Account | null {
  const key = accountKey(name)
  if (key === '') return null
  const exact = accounts.find((account) => accountKey(account.name) === key)
  if (exact) return exact
  const near = accounts.filter(
    (account) => holds(accountKey(account.name), key) || holds(key, accountKey(account.name)),
  )
  return near.length === 1 ? (near[0] ?? null) : null
}

function holds(long: string, short: string): boolean {
  const words = new Set(long.split(' '))
  return short !== '' && short.split(' ').every((word) => words.has(word))
}
