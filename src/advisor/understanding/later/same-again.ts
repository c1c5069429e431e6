import type { Change, Fact } from '#advisor/facts.ts'
import type { Reading } from '#advisor/understanding/reading/reading.ts'
import { amountOf } from './said-before.ts'

const same = new RegExp(
  [
    String.raw`^\W*(?:(?:oh|and|also|yeah)[ ,]+)*(?:the )?(?:same|ditto|likewise)(?: again| amount| thing| goes| price|`,
    String.raw` deal)*(?:,? (?:for|on|with|at))? (?:the |my |our |a )?([a-z][\w'& -]{1,30}?)(?: too| as well)?\W*$`,
  ].join(''),
  'i',
)
const noThing =
  /^(?:rest|others?|everything|all|both|here|thing|as|again|old|it|that|me|us|now|before|time|to you|question)\b/i

/** 'The car insurance is 131.' 'Same for the truck.': another row like the one saved last. */
export function readSameAgain({ text }: Reading, focus: readonly Fact[]): Change | null {
  const said = same.exec(text.trim())?.[1]
  const change = focus.find((fact) => amountOf(fact.change) !== null)?.change
  if (!said || noThing.test(said) || !change || !('name' in change) || change.kind === 'removal') return null
  const head = change.name.split(' ').slice(1).join(' ')
  const name = head && !said.toLowerCase().includes(head.toLowerCase()) ? `${said} ${head}` : said
  return { ...change, id: null, name: name.charAt(0).toUpperCase() + name.slice(1) }
}
