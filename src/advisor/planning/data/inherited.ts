/** Retirement accounts that were somebody else's: other rules hold for them. */

const ACCOUNT = /\b(?:ira|401 ?\(?k\)?|403 ?\(?b\)?|tsp|retirement)\b/i
const LEFT_BY =
  /\binherit\w*|\b(?:dad|mom|mum|father|mother|parent|grand\w+|aunt|uncle|brother|sister)(?:'?s|s'?)?\b|\bbeneficiary\b/i

export const isInherited = ({ name }: { name: string }) => ACCOUNT.test(name) && LEFT_BY.test(name)
