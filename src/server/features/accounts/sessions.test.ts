import { expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { MAX_SESSIONS } from '#server/features/people/sessions-store.ts'
import { createLastSeen } from './last-seen.ts'
import { sweepAccounts } from './sweep.ts'
import { onBothEngines } from '#server/testing/test-store.ts'
import { useTestApp } from '#server/testing/test-app.ts'

onBothEngines('the session list', (engine) => {
  const app = useTestApp(engine)

  test('names each device, marks this one and lets the user end another', async () => {
    const laptop = await app().newUser()
    const phone = app().visitor()
    await phone.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: laptop.email, password: laptop.password },
      headers: {
        'user-agent':
          'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1',
      },
    })
    const list = await laptop.call(accounts.listSessions)
    expect(list.map(({ device, current }) => ({ device, current }))).toEqual([
      { device: 'Safari on iPhone', current: false },
      { device: 'Test', current: true },
    ])
    await laptop.call(accounts.endSession, { id: list[0]?.id ?? 0 })
    await expect(phone.call(accounts.me)).rejects.toMatchObject({ status: 401 })
  })

  test('ends all others at once', async () => {
    const laptop = await app().newUser()
    const phone = app().visitor()
    await app().signIn(phone, laptop.user.id)
    await laptop.call(accounts.endOtherSessions)
    await expect(phone.call(accounts.me)).rejects.toMatchObject({ status: 401 })
    expect(await laptop.call(accounts.listSessions)).toHaveLength(1)
  })

  test('has an end: of too many, the one that was seen longest ago ends', async () => {
    const [laptop, other] = [await app().newUser(), await app().newUser()]
    const { id: userId } = laptop.user
    const { createdAt, lastSeenAt, passwordEpoch } = await app()
      .db.selectFrom('sessions')
      .selectAll()
      .where('userId', '=', userId)
      .executeTakeFirstOrThrow()
    const more = Array.from({ length: MAX_SESSIONS - 1 }, (_, n) => ({
      userId,
      passwordEpoch,
      tokenHash: `${userId} ${n}`,
      device: 'Robot',
      createdAt,
      lastSeenAt,
    }))
    await app().db.insertInto('sessions').values(more).execute()
    expect(await laptop.call(accounts.listSessions)).toHaveLength(MAX_SESSIONS)
    const phone = app().visitor()
    await app().signIn(phone, userId)
    expect(await phone.call(accounts.listSessions)).toHaveLength(MAX_SESSIONS)
    await expect(laptop.call(accounts.me)).rejects.toMatchObject({ status: 401 })
    await other.call(accounts.me)
  })

  test("another user's session looks like one that does not exist", async () => {
    const [ann, eve] = [await app().newUser(), await app().newUser()]
    const [session] = await ann.call(accounts.listSessions)
    const missing = { status: 404, serverMessage: 'Session not found' }
    await expect(eve.call(accounts.endSession, { id: session?.id ?? 0 })).rejects.toMatchObject(missing)
    await expect(eve.call(accounts.endSession, { id: 999_999_999 })).rejects.toMatchObject(missing)
    await ann.call(accounts.me)
  })

  test('when a device was last seen is written in batches', async () => {
    const person = await app().newUser()
    app().advance(5)
    const lastSeen = createLastSeen(app().db, app().services.clock)
    const [session] = await person.call(accounts.listSessions)
    lastSeen.note(session?.id ?? 0, person.user.id)
    await lastSeen.flush()
    const [after] = await person.call(accounts.listSessions)
    expect(after?.lastSeenAt).toBe(app().services.clock().toISOString())
  })

  test('processes that saw the same devices in another order write without standing in each other’s way', async () => {
    const people = []
    for (let n = 0; n < 30; n += 1) people.push(await app().newUser())
    const sessions = await app()
      .db.selectFrom('sessions')
      .select(['id', 'userId'])
      .where(
        'userId',
        'in',
        people.map(({ user }) => user.id),
      )
      .execute()
    app().advance(5)
    const processes = [sessions, sessions.toReversed()].map((seen) => {
      const lastSeen = createLastSeen(app().db, app().services.clock)
      for (const { id, userId } of seen) lastSeen.note(id, userId)
      return lastSeen
    })
    await Promise.all(processes.map((process) => process.flush()))
    const [one] = await people[7]!.call(accounts.listSessions)
    expect(one?.lastSeenAt).toBe(app().services.clock().toISOString())
  })

  test('what was seen while the store was away is written when it is back', async () => {
    const person = await app().newUser()
    const [session] = await person.call(accounts.listSessions)
    app().advance(5)
    const lastSeen = createLastSeen(app().db, app().services.clock)
    lastSeen.note(session?.id ?? 0, person.user.id)
    await app().db.schema.alterTable('sessions').renameTo('away').execute()
    await expect(lastSeen.flush()).rejects.toThrow('sessions')
    await app().db.schema.alterTable('away').renameTo('sessions').execute()
    await lastSeen.flush()
    const [after] = await person.call(accounts.listSessions)
    expect(after?.lastSeenAt).toBe(app().services.clock().toISOString())
  })

  test('what has run out is swept away, what has not stays', async () => {
    const old = await app().newUser()
    app().advance(31 * 24 * 60)
    const fresh = await app().newUser()
    await sweepAccounts(app().services)
    const rows = await app().db.selectFrom('sessions').select('userId').execute()
    expect(rows.map((row) => row.userId)).toContain(fresh.user.id)
    expect(rows.map((row) => row.userId)).not.toContain(old.user.id)
  })
})
