import type { Change, Fact, Removal } from '#advisor/facts.ts'
import { latest, mentioned, thingsNamed } from './focus.ts'
import { isMoneyLike, type Reading } from './reading.ts'

/** 'Forget the boat', 'take that out', 'remove it' */
const order =
  /\b(?:forget|scratch|disregard|ignore|delete|remove|erase|undo|drop|strike|cancel|nix|skip|never ?mind|take (?!nothing)(?:\w+ ){1,4}?(?:out|off|back)|scrap|(?:don't|dont|do not) (?:count|save|write|put|add|record|include|store|keep) (?:that|it|this|those|a number|the \w+)|(?:no|wait|hold on),? (?:wait,? )?don't(?= ?[,.!]|$)|leave (?:\w+ ){1,4}?out)\b/i
/** What was said was not true of the user. */
const notMine =
  /\b(?:(?:that|it|this|those|the \w+|which)(?:'s| is| was| were|s)?(?: actually| really)? (?:my|his|her|their|our) (?:\w+ ){0,2}?(?:\w+'s|number|account|card|one|loan)\b|not mine|isn't mine|wasn't mine|(?:is|was|'s) (?:my )?(?:mom|dad|mother|father|sister|brother|wife|husband|boss|son|daughter|friend|roommate|cousin|neighbor|uncle|aunt|ex)'?s\b|(?:just )?kidding|jk\b|joking|i lied|lies\b|made that up|not true|wrong (?:window|chat|person))/i
const notOrders =
  /\b(?:don't|do not|never|not) (?:forget|delete|remove|drop|ignore|erase)\b|\b(?:can|should|could|would) i\b|\bforget about it\b.*\?|\bif\b/i

const LONGEST = 36

/** Takes back what was saved before: rows are removed, fields emptied. Null when nothing is taken back. */
export function readRetraction(reading: Reading, focus: readonly Fact[]): Change[] | null {
  const { text, tokens, amounts } = reading
  const known = latest(focus).filter(({ change }) => change.kind !== 'removal' && change.kind !== 'birthYear')
  if (known.length === 0 || tokens.length > LONGEST || notOrders.test(text)) return null
  const isOrdered = order.test(text)
  if (!isOrdered && !notMine.test(text)) return null
  const money = amounts.filter(isMoneyLike)
  const said = known.filter(({ quote }) =>
    money.every((amount) => quote.includes(text.slice(amount.start, amount.end))),
  )
  // With a new amount it is a correction: 'scratch that, 3,600'.
  if (money.length > 0 && said.length === 0) return null
  const named = mentioned(tokens, known)
  const byAmount = money.length > 0 ? said.filter((fact) => holds(fact, money[0]?.value ?? -1)) : []
  const others = thingsNamed(tokens).length > 0 && named.length === 0
  const targets = byAmount.length > 0 ? byAmount : named.length > 0 ? named : others ? [] : known.slice(0, 1)
  const changes = targets.map(({ change }) => withdraw(change)).filter((change) => change !== null)
  return changes.length > 0 ? changes : null
}

function holds({ change }: Fact, dollars: number): boolean {
  const stored = 'amount' in change ? change.amount : 'value' in change ? change.value : null
  return typeof stored === 'number' && stored === Math.round(dollars * 100)
}

/** Takes a change back: its row is removed, its field emptied. */
export function withdraw(change: Change): Change | null {
  if (change.kind === 'profile') return { ...change, value: null }
  if (change.kind === 'removal' || change.kind === 'birthYear' || change.id === null) return null
  const removal: Removal = { kind: 'removal', from: change.kind, id: change.id, name: change.name }
  return removal
}
