/** 'Billed 412,000, costs were 291,500. What's my profit, and what margin?': what a business keeps of its price. */
import type { Action, Value } from '#advisor/minding/minded.ts'

const PROFIT = /\b(?:profit|margin)\b/i
const MARGIN = /\bmargin\b/i
const COST = /\bcosts?\b[^.?!;]{0,24}$/i

const numberOf = (value: Value | undefined) => (value?.kind === 'number' ? value.number : null)

export function asProfit({ intent, inputs }: Action, text: string): Action['inputs'] {
  if (!PROFIT.test(text) || inputs.length !== 2) return inputs
  const valueOf = (name: string) => inputs.find(({ slot }) => slot === name)?.value
  if (intent === 'difference') {
    const [amount, take] = [numberOf(valueOf('amount')), numberOf(valueOf('take'))]
    if (!amount || !take || amount.value >= take.value) return inputs
    return inputs.map(({ slot, value }) => ({ slot: slot === 'amount' ? 'take' : 'amount', value }))
  }
  if (intent !== 'share' || !MARGIN.test(text)) return inputs
  const [part, whole] = [valueOf('part'), valueOf('whole')]
  const cost = numberOf(part)
  if (!part || !whole || !cost || !COST.test(text.slice(0, cost.start))) return inputs
  const kept: Value = { kind: 'operation', operator: 'take', left: whole, right: part }
  return inputs.map(({ slot, value }) => ({ slot, value: slot === 'part' ? kept : value }))
}
