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
  const app = useTestApp(engine, { advisor: fake.advisor })
  let sentences = 0
  return {
    app,
    fake,
    /** Says something that means a change, and gives the fact it became. */
    async say(who: Person, ...changes: Change[]) {
      sentences += 1
      const message = `sentence ${sentences}`
      fake.teach(message, ...changes)
      const { userMessage } = await who.call(chat.send, { body: { message } })
      const [fact] = userMessage.facts
      if (!fact) throw new Error('nothing was stored')
      return { ...fact, message, all: userMessage.facts }
    },
    /** Says something that has to be asked about first. */
    async ask(who: Person, ...changes: Change[]) {
      sentences += 1
      const message = `doubt ${sentences}`
      fake.teachDoubt(message, ...changes)
      const { userMessage } = await who.call(chat.send, { body: { message } })
      return { ids: userMessage.facts.map(({ id }) => id), message }
    },
  }
}
