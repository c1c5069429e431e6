/** What of a wish can have a price: 'saving for a trip', 'want a boat someday'. */
import { things } from './reading/things.ts'

const GOALS = things.goal.words.replace(/^goal\|target\|/, '').replace('save up|saving up|', '')
const THING = String.raw`\b(?:${GOALS}|${things.vehicle.words}|${things.belongings.words})\b`
const BOUGHT = new RegExp(THING, 'i')
const HOUSE = String.raw`\b(?:house|home|condo|townhouse|duplex|cabin)\b`
const HOME = new RegExp(HOUSE, 'i')
/** 'A new car and a house' have no one price. */
const SEVERAL = new RegExp(
  String.raw`(?:${THING}|${HOUSE})[^.!?]*(?:,|&|\b(?:and|or)\b)[^.!?]*(?:${THING}|${HOUSE})`,
  'i',
)
/** What is there already is paid off, sold or mended. */
const OWNED = /\b(?:pay(?:ing)?|paid|debts?|loans?|sell(?:ing)?|refinanc\w*|keep(?:ing)?|insur\w*|equity)\b/i

const named = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()

/** The name under which its price is kept; a home is saved for as far as it is paid down. */
export function wishedThing(text: string): { name: string; isHome: boolean } | null {
  if (OWNED.test(text) || SEVERAL.test(text)) return null
  const thing = BOUGHT.exec(text)?.[0]
  if (thing) return { name: named(thing), isHome: false }
  const home = HOME.exec(text)?.[0]
  return home ? { name: `${named(home)} down payment`, isHome: true } : null
}
