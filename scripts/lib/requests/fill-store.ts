import { buildApp } from '#server/app.ts'
import type { Services } from '#server/services.ts'
import { messageAt } from '../chat/messages.ts'
import { postAs } from '../chat/post-as.ts'
import { addSignedIn, type SignedIn } from '../chat/signed-in-users.ts'

/** Those who read have finances and a conversation; those who write start with nothing, and there are more of them. */
export interface People {
  readers: SignedIn[]
  writers: SignedIn[]
}

/** So many write that nobody comes near the limit of changes a minute. */
const [READERS, WRITERS] = [8, 128]
const [ASSETS, EXPENSES, TURNS] = [20, 30, 25]

export async function fillStore(services: Services): Promise<People> {
  const people: SignedIn[] = []
  for (let index = 0; index < READERS + WRITERS; index += 1) people.push(await addSignedIn(services, index))
  const [readers, writers] = [people.slice(0, READERS), people.slice(READERS)]
  const app = buildApp(services)
  for (const reader of readers) {
    await postAs(app, reader, '/api/profile', { ...values, otherData: { expenseItems } })
    for (let at = 0; at < ASSETS; at += 1) await postAs(app, reader, '/api/assets', assetAt(at))
    for (let at = 0; at < TURNS; at += 1) await postAs(app, reader, '/api/chat', { message: messageAt(at) })
  }
  await app.close()
  return { readers, writers }
}

const values = { income: 66_000, expenses: 3630, savings: 12_000, debt: 20_300, retirementAge: 65 }

const expenseItems = Array.from({ length: EXPENSES }, (_, at) => ({
  id: at + 1,
  category: `Expense ${at}`,
  amount: 20.5 + at,
  date: '2026-03-01',
}))

export const assetAt = (at: number) => ({
  name: `Asset ${at}`,
  value: 1000.25 + at,
  category: 'Investments',
  notes: at % 2 === 0 ? 'Held at the bank on the corner' : null,
})
