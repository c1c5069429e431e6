import { expect, test } from 'vitest'
import { useTestOutbox } from '#server/testing/test-outbox.ts'
import { onBothEngines } from '#server/testing/test-store.ts'

onBothEngines('the outbox and a mail server that misbehaves', (engine) => {
  const box = useTestOutbox(engine)

  test('a refusal for box().clock().getTime() is tried again after 1, 5, 30 minutes, 2 and 12 hours, then the mail is dead', async () => {
    const outbox = box().open()
    box().smtp.behave({ is: 'refusing', code: 450, at: 'recipient' })
    const id = await box().enqueue()
    expect(await outbox.sendNow(id)).toBe(false)
    const waits: number[] = []
    for (;;) {
      const { nextAttemptAt } = await box().read(id)
      if (nextAttemptAt === null) break
      const minutes = (Date.parse(nextAttemptAt) - box().clock().getTime()) / 60_000
      waits.push(minutes)
      await outbox.sendDue()
      expect((await box().read(id)).attempts).toBe(waits.length)
      box().advance(minutes)
      await outbox.sendDue()
    }
    expect(waits).toEqual([1, 5, 30, 120, 720])
    const { attempts, lastError, failedAt } = await box().read(id)
    expect({ attempts, lastError, failedAt }).toEqual({
      attempts: 6,
      lastError: '450 EENVELOPE',
      failedAt: box().clock().toISOString(),
    })
  })

  test.each(['recipient', 'data'] as const)('a refusal of the %s for good is dead at once', async (at) => {
    box().smtp.behave({ is: 'refusing', code: 550, at })
    const id = await box().enqueue()
    expect(await box().open().sendNow(id)).toBe(false)
    expect(await box().read(id)).toMatchObject({
      nextAttemptAt: null,
      failedAt: box().clock().toISOString(),
      attempts: 1,
    })
  })

  test('a refused sender is a fault of the set-up: the mail waits until it is mended', async () => {
    const outbox = box().open()
    box().smtp.behave({ is: 'refusing', code: 550, at: 'sender' })
    const id = await box().enqueue()
    await outbox.sendDue()
    box().smtp.behave({ is: 'accepting' })
    box().advance(1)
    await outbox.sendDue()
    expect((await box().read(id)).sentAt).toBe(box().clock().toISOString())
  })

  test('a request does not wait for a slow mail server; the mail arrives once all the same', async () => {
    const answer = Promise.withResolvers<void>()
    box().smtp.behave({ is: 'waiting', until: answer.promise })
    const outbox = box().open({ patienceMs: 20 })
    const id = await box().enqueue()
    expect(await outbox.sendNow(id)).toBe(false)
    expect((await box().read(id)).sentAt).toBeNull()
    answer.resolve()
    await outbox.finish()
    expect((await box().read(id)).sentAt).not.toBeNull()
    await box().open().sendDue()
    expect(box().smtp.received).toHaveLength(1)
  })

  test('a server that is away, hangs up, and comes back gets the mail once', async () => {
    const outbox = box().open()
    await box().smtp.close()
    const id = await box().enqueue()
    expect(await outbox.sendNow(id)).toBe(false)
    expect((await box().read(id)).lastError).toBe('ESOCKET')
    await box().smtp.comeBack()
    box().smtp.behave({ is: 'hanging up', when: 'before data' })
    box().advance(1)
    await outbox.sendDue()
    expect(await box().read(id)).toMatchObject({ attempts: 2, sentAt: null })
    box().smtp.behave({ is: 'accepting' })
    box().advance(5)
    await outbox.sendDue()
    expect((await box().read(id)).sentAt).not.toBeNull()
    expect(box().smtp.received).toHaveLength(1)
  })

  test('only a connection lost after the text and before the answer repeats a mail, under one Message-ID', async () => {
    const outbox = box().open()
    box().smtp.behave({ is: 'hanging up', when: 'after data' })
    const id = await box().enqueue()
    await outbox.sendDue()
    box().smtp.behave({ is: 'accepting' })
    box().advance(1)
    await outbox.sendDue()
    await outbox.sendDue()
    const ids = box().smtp.received.map(({ text }) => /^Message-ID: (<[^>]+@example\.com>)/im.exec(text)?.[1])
    expect(ids).toHaveLength(2)
    expect(new Set(ids)).toEqual(new Set([(await box().read(id)).messageId]))
  })
})
