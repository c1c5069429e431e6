import { expect, onTestFinished, test, vi } from 'vitest'
import { openStore, type Store } from '#server/db/database.ts'
import type { Mailer } from './mailer.ts'
import { useTestOutbox } from '#server/testing/test-outbox.ts'
import { onBothEngines } from '#server/testing/test-store.ts'
import { createOutbox } from './outbox.ts'
import { claimMail, sweepMails } from './outbox-store.ts'

onBothEngines('the outbox', (engine) => {
  const box = useTestOutbox(engine)

  test('hands a mail to the mail server once, and forgets what it said', async () => {
    const outbox = box().open()
    const id = await box().enqueue()
    expect(JSON.stringify(await box().read(id))).not.toContain('secret link')
    expect(await outbox.sendNow(id)).toBe(true)
    expect(await outbox.sendNow(id)).toBe(true)
    await outbox.sendDue()
    expect(box().smtp.received).toHaveLength(1)
    expect(box().smtp.received[0]?.text).toContain('the secret link')
    expect(await box().read(id)).toMatchObject({
      text: null,
      html: null,
      sentAt: box().clock().toISOString(),
      attempts: 1,
    })
  })

  test('several workers on one store send no mail twice', async () => {
    // PostgreSQL is shared by processes; the embedded store belongs to one, which may still run two workers.
    const others: Store[] =
      engine === 'postgres'
        ? [await openStore(box().store.location), await openStore(box().store.location)]
        : [box().store, box().store]
    const ids = await Promise.all(
      Array.from({ length: 40 }, (_, index) => box().enqueue({ to: `p${index}@example.com` })),
    )
    const workers = [box().store, ...others].map(({ db }) => box().open({ db }))
    await Promise.all([
      ...workers.map((worker) => worker.sendDue()),
      ...ids.map((id) => workers[0]?.sendNow(id)),
    ])
    await Promise.all(workers.map((worker) => worker.finish()))
    const recipients = box().smtp.received.map(({ to }) => to[0])
    expect(recipients).toHaveLength(40)
    expect(new Set(recipients).size).toBe(40)
    if (engine === 'postgres') for (const other of others) await other.close()
  })

  test('the lease of a worker that died runs out, and another sends its mail', async () => {
    const id = await box().enqueue()
    await claimMail(box().store.db, id, box().clock(), 120_000)
    const outbox = box().open()
    box().advance(1)
    await outbox.sendDue()
    expect(box().smtp.received).toHaveLength(0)
    box().advance(1)
    await outbox.sendDue()
    expect(box().smtp.received).toHaveLength(1)
  })

  test('a worker that is slow but alive keeps its lease', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const answer = Promise.withResolvers<void>()
    box().smtp.behave({ is: 'waiting', until: answer.promise })
    const [slow, other] = [box().open(), box().open()]
    const id = await box().enqueue()
    const sending = slow.sendNow(id)
    await expect.poll(() => box().smtp.received.length).toBe(1)
    for (let minutes = 0; minutes < 5; minutes += 1) {
      box().advance(1)
      const before = (await box().read(id)).leaseUntil
      vi.advanceTimersByTime(60_000)
      await expect.poll(async () => (await box().read(id)).leaseUntil).not.toBe(before)
      await other.sendDue()
    }
    answer.resolve()
    expect([await sending, box().smtp.received.length]).toEqual([true, 1])
  })

  test('a mail during which every worker dies is given up in the end', async () => {
    const id = await box().enqueue()
    for (let times = 0; times < 6; times += 1) {
      await claimMail(box().store.db, id, box().clock(), 120_000)
      box().advance(2)
    }
    await box().open().sendDue()
    expect(await box().read(id)).toMatchObject({ lastError: 'GAVE_UP', nextAttemptAt: null })
    expect(box().smtp.received).toHaveLength(0)
  })

  test('what was accepted while the store was away is noted later, not sent again', async () => {
    let isAway = false
    const failing = new Proxy(box().store.db, {
      get(target, name) {
        if (isAway && name === 'updateTable') throw new Error('the store is away')
        const value: unknown = Reflect.get(target, name, target)
        return typeof value === 'function' ? (value.bind(target) as unknown) : value
      },
    })
    const mailer: Mailer = {
      configured: true,
      async deliver(mail) {
        await box().realMailer().deliver(mail)
        isAway = true
      },
    }
    const outbox = box().open({ db: failing, mailer })
    const id = await box().enqueue()
    expect(await outbox.sendNow(id)).toBe(true)
    expect((await box().read(id)).sentAt).toBeNull()
    isAway = false
    box().advance(5)
    await outbox.sendDue()
    expect((await box().read(id)).sentAt).not.toBeNull()
    expect(box().smtp.received).toHaveLength(1)
  })

  test('a mail whose link has run out is not sent', async () => {
    const outbox = box().open()
    box().smtp.behave({ is: 'refusing', code: 450, at: 'data' })
    const soon = await box().enqueue({ expiresAt: new Date(box().clock().getTime() + 5 * 60_000) })
    const late = await box().enqueue({ expiresAt: new Date(box().clock().getTime()) })
    await outbox.sendDue()
    expect((await box().read(late)).lastError).toBe('EXPIRED')
    box().advance(1)
    await outbox.sendDue()
    // Its next attempt would come too late, so it is given up with the reason of the last.
    expect(await box().read(soon)).toMatchObject({
      attempts: 2,
      nextAttemptAt: null,
      lastError: '450 EMESSAGE',
    })
  })

  test('text sealed under a lost secret is dead, not garbage', async () => {
    const id = await box().enqueue()
    const mailer = box().realMailer()
    const other = createOutbox({
      db: box().store.db,
      clock: () => box().clock(),
      secret: 'another',
      mailer,
      reportMailFailure: () => {},
    })
    await other.sendDue()
    expect((await box().read(id)).lastError).toBe('UNREADABLE')
  })

  test('closing finishes the mail on its way and takes no other', async () => {
    const answer = Promise.withResolvers<void>()
    box().smtp.behave({ is: 'waiting', until: answer.promise })
    const outbox = box().open()
    const first = await box().enqueue()
    const sending = outbox.sendNow(first)
    await expect.poll(() => box().smtp.received.length).toBe(1)
    const finished = outbox.finish()
    const second = await box().enqueue()
    await outbox.sendDue()
    answer.resolve()
    await finished
    expect([await sending, (await box().read(second)).attempts]).toEqual([true, 0])
  })

  test('sent and dead mails are forgotten after 30 days, waiting ones are kept', async () => {
    const outbox = box().open()
    const sent = await box().enqueue()
    await outbox.sendNow(sent)
    box().smtp.behave({ is: 'refusing', code: 450, at: 'data' })
    const waiting = await box().enqueue()
    await outbox.sendDue()
    box().advance(31 * 24 * 60)
    await sweepMails(box().store.db, box().clock())
    const left = await box().store.db.selectFrom('mails').select('id').execute()
    expect(left).toEqual([{ id: waiting }])
  })
})
