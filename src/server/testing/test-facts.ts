import type { Change } from '#advisor/facts.ts'
import { chat } from '#contract/chat.ts'
import type { Engine } from '#server/db/database.ts'
import { createFakeAdvisor } from './fake-advisor.ts'
import { type TestApp, useTestApp } from './test-app.ts'

type Person = Awaited<ReturnType<TestApp['newUser']>>

export const income = (value: number): Change => ({ kind: 'profile', field: 'income', value })
export const car = { name: 'Car', value: 900_000, category: 'Vehicles' as const }
export const visa = { name: 'Visa', amount: 300_000, interestRate: 20, category: 'Credit Cards' as const }

/** One app for the tests of a `describe`, with an advisor that understands what `say` and `ask` have it understand. */
export function useTestFacts(engine: Engine) {
  const fake = createFakeAdvisor()
  return { app: useTestApp(engine, { advisor: fake.advisor }), fake, ...createTeller(fake) }
}

function createTeller({ teach, teachDoubt }: ReturnType<typeof createFakeAdvisor>) {
  let sentences = 0
  const tell = async (who: Person, message: string) =>
    (await who.call(chat.send, { body: { message } })).userMessage.facts
  return {
    /** Says something that means a change, and gives the fact it became. */
    say: async (who: Person, ...changes: Change[]) => {
      sentences += 1
      const message = `sentence ${sentences}`
      teach(message, ...changes)
      const all = await tell(who, message)
      const [fact] = all
      if (!fact) throw new Error('nothing was stored')
      return { ...fact, message, all }
    },
    /** Says something that has to be asked about first. */
    ask: async (who: Person, ...changes: Change[]) => {
      sentences += 1
      const message = `doubt ${sentences}`
      teachDoubt(message, ...changes)
      return { ids: (await tell(who, message)).map(({ id }) => id), message }
    },
  }
}
