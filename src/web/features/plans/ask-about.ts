import { chosenDebts, planDebts } from '#finance/debts-plan.ts'
import { planHouse } from '#finance/house-plan.ts'
import { formatMoney } from '#finance/money.ts'
import { type PlanFacts, type PlanInputs, type PlanKind, takenOf } from '#finance/plan-facts.ts'
import { readRetirement } from '#finance/retirement-plan.ts'

interface Asked {
  kind: PlanKind
  inputs: PlanInputs
  facts: PlanFacts
}

const money = (cents: number) => formatMoney(cents, { decimals: 'auto' })

/** The plan as a question to the advisor, with its own numbers, so that both come to the same. */
export function askAbout({ kind, inputs, facts }: Asked): string {
  if (kind === 'debts') return askAboutDebts(inputs, facts)
  if (kind === 'house') return askAboutHouse(inputs, facts)
  if (kind === 'goals') {
    const surplus = takenOf('goals', 'surplus', inputs, facts)
    return surplus
      ? `How should I split ${money(surplus)} a month between my goals?`
      : 'How should I split my money between my goals?'
  }
  if (kind === 'safety') return 'How many months of expenses do my savings cover?'
  const terms = readRetirement(inputs, facts)
  if (!terms) return 'What will I have when I retire?'
  const goal = terms.goal === null ? 'enough' : money(terms.goal)
  return `I am ${terms.age}. What are my chances to have ${goal} at ${terms.retirementAge} with ${money(terms.savings)} saved and ${money(terms.monthly)} a month?`
}

function askAboutDebts(inputs: PlanInputs, facts: PlanFacts): string {
  const [first, ...others] = chosenDebts(inputs, facts)
  const { monthly, way } = planDebts(inputs, facts)
  // The whole payment, not what is more than before: the chat may have spoken of another one meanwhile.
  if (first && others.length === 0)
    return `When is my ${first.name} paid off if I pay ${money(monthly)} a month?`
  const order = way === 'snowball' ? ', smallest balance first' : ''
  return `When am I debt-free if I pay ${money(monthly)} a month on all my debts${order}?`
}

function askAboutHouse(inputs: PlanInputs, facts: PlanFacts): string {
  const plan = planHouse(inputs, facts)
  if (!plan) return 'How much house can I afford?'
  const rate = takenOf('house', 'rate', inputs, facts) ?? 0
  return `What would a ${money(plan.price)} house cost me a month with ${money(plan.down)} down at ${rate}%, taxes and insurance included?`
}
