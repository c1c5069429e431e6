import type { Change } from '#advisor/facts.ts'

type Sphere = 'owed' | 'owned' | 'spent' | 'earned' | 'saved' | 'wanted'

const words: Record<Sphere, RegExp> = {
  owed: /\b(?:owe|owes|owing|owed|left on|loan balance)\b/,
  owned: /\b(?:worth|valued?|appraised)\b/,
  spent: /\b(?:payments?|autopay|costs?|spend|spending|premium|i pay|we pay|pay for)\b/,
  earned:
    /\b(?:earn|earns|salary|income|wages?|take home|bring home|brings in|gross|i make|we make|paycheck|a check|overtime|tips)\b/,
  saved: /\b(?:saved|savings|put away|set aside)\b/,
  wanted: /\b(?:goal|target|need|toward|towards|save up|saving for|so far)\b/,
}

/** What may be said of each kind of fact. */
const spheres: Record<string, readonly Sphere[]> = {
  expense: ['spent'],
  income: ['earned'],
  goal: ['wanted', 'saved', 'spent'],
  asset: ['owned', 'saved'],
  liability: ['owed'],
}
const fieldSpheres: Record<string, readonly Sphere[]> = {
  income: ['earned'],
  expenses: ['spent'],
  savings: ['saved'],
  debt: ['owed'],
  retirementGoal: ['wanted', 'saved', 'spent'],
}

/** The one side of money that the words speak of. */
export function sphereOf(text: string): Sphere | null {
  const said = (Object.keys(words) as Sphere[]).filter((sphere) => words[sphere].test(text))
  return said.length === 1 ? (said[0] ?? null) : null
}

/** A total is no amount of one thing. */
const total = /\b(?:everything|altogether|all in|all together|total (?:debt|spending|expenses|income))\b/

/** False when the words speak of another side of a thing: the payment of what is owed, the debt on what is owned. */
export function fitsRole(change: Change, text: string): boolean {
  if (change.kind !== 'profile' && total.test(text)) return false
  const own = change.kind === 'profile' ? (fieldSpheres[change.field] ?? []) : (spheres[change.kind] ?? [])
  const said = (Object.keys(words) as Sphere[]).filter((sphere) => words[sphere].test(text))
  return said.length === 0 || said.some((sphere) => own.includes(sphere))
}
