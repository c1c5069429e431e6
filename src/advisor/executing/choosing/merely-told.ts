import type { Minded } from '#advisor/minding/minded.ts'

const MOSTLY = 0.6
const HARDLY = 0.25

/** 'Aggressive with investments, want to stop at 58': figures told, and as a whole hardly felt. */
export function isMerelyTold({ intents, numbers }: Minded, feeling: string): boolean {
  const wholly = (intent: string) => intents.find(({ name }) => name === intent)?.score ?? 0
  return numbers.length > 0 && wholly('tell') >= MOSTLY && wholly(feeling) < HARDLY
}
