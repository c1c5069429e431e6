import { afterEach, beforeEach } from 'vitest'
import { balanceSheet } from '#contract/balance-sheet.ts'
import { profile } from '#contract/profile.ts'
import { toCents } from '#finance/money.ts'
import type { Engine } from '#server/db/database.ts'
import { sendDueDigests } from '#server/features/digest/send-due-digests.ts'
import { createMailer } from '#server/features/mail/mailer.ts'
import { startSmtp } from './smtp.ts'
import { startTestApp } from './test-app.ts'

export const BASE = 'https://keel.example.com'
const HOUR = 60

type TestDigests = Awaited<ReturnType<typeof startTestDigests>>

/**
 * The app with a real mail server, and the chore that sends digests in the test's hands. Noon on Sunday, 2026-03-01.
 */
export function useTestDigests(engine: Engine): () => TestDigests {
  let started: TestDigests | undefined
  beforeEach(async () => {
    started = await startTestDigests(engine)
  })
  afterEach(() => started?.close())
  return () => {
    if (!started) throw new Error('The app is there only inside tests')
    return started
  }
}

async function startTestDigests(engine: Engine) {
  const smtp = await startSmtp()
  const app = await startTestApp(engine, { email: 'accepts', env: { PUBLIC_URL: BASE } })
  const from = 'Keel <keel@example.com>'
  const mailer = createMailer({ provider: null, apiKey: null, smtpUrl: smtp.url, smtpTls: 'required', from })
  app.services.mailer.deliver = (mail) => mailer.deliver(mail)

  /** One round of the chore, or several at once as with several processes. */
  async function round({ processes = 1 } = {}) {
    await Promise.all(Array.from({ length: processes }, () => sendDueDigests(app.services, BASE)))
    await app.services.outbox.sendDue()
  }

  /** The mails that have come since last asked. */
  const received = () => smtp.received.splice(0)

  /** Goes on to a moment, with a round just before and one right then. */
  async function goTo(moment: string) {
    const minutes = (Date.parse(moment) - app.services.clock().getTime()) / 60_000
    app.advance(minutes - 1)
    await round()
    const early = received().length
    app.advance(1)
    await round()
    if (early > 0) throw new Error(`A digest came before ${moment}`)
  }

  async function newSaver() {
    const person = await app.newUser({ name: 'Ann' })
    const { id: cashId } = await person.call(balanceSheet.addAsset, { body: cash(8000) })
    await person.call(balanceSheet.addLiability, {
      body: { name: 'Card', amount: toCents(2000), interestRate: 24, category: 'Credit Cards' },
    })
    await person.call(profile.save, { body: { otherData: budget(600) } })
    return {
      ...person,
      setCash: (dollars: number) =>
        person.call(balanceSheet.updateAsset, { id: cashId, body: cash(dollars) }),
      setGroceries: (dollars: number) => person.call(profile.save, { body: { otherData: budget(dollars) } }),
    }
  }

  const close = async () => {
    await app.close()
    await smtp.close()
  }
  return {
    ...app,
    smtp,
    round,
    received,
    goTo,
    newSaver,
    hours: (count: number) => app.advance(count * HOUR),
    close,
  }
}

const cash = (dollars: number) => ({
  name: 'Savings',
  value: toCents(dollars),
  category: 'Cash and Equivalents' as const,
})

const row = { date: '2026-02-01' }
const budget = (groceries: number) => ({
  incomeItems: [{ ...row, id: 1, source: 'Salary', amount: toCents(4000) }],
  expenseItems: [
    { ...row, id: 1, category: 'Rent', amount: toCents(1400) },
    { ...row, id: 2, category: 'Groceries', amount: toCents(groceries) },
    { ...row, id: 3, category: 'Travel', amount: toCents(900), sample: true },
  ],
  financialGoalItems: [
    { id: 1, name: 'House', currentAmount: toCents(5000), targetAmount: toCents(25_000), description: '' },
    { id: 2, name: 'Sample', currentAmount: 0, targetAmount: toCents(1), description: '', sample: true },
  ],
})
