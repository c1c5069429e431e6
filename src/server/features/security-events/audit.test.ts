import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { feedback } from '#contract/feedback.ts'
import { mails } from '#contract/mails.ts'
import { twoStep } from '#contract/two-step.ts'
import { users } from '#contract/users.ts'
import { waitlist } from '#contract/waitlist.ts'
import { allEndpoints } from '#server/testing/all-endpoints.ts'
import { onBothEngines } from '#server/testing/test-store.ts'
import { useTestApp } from '#server/testing/test-app.ts'
import { recordEvent } from './store.ts'
import { sweepAccounts } from '#server/features/accounts/sweep.ts'

onBothEngines('the audit trail', (engine) => {
  const app = useTestApp(engine, { email: 'refuses', env: { AUDIT_DAYS: '100' } })
  const latest = async (admin: Awaited<ReturnType<ReturnType<typeof app>['newUser']>>) => {
    const [event] = await admin.call(accounts.listAllEvents, { query: { limit: 1 } })
    return event
  }

  test('has a line for whatever an administrator does', async () => {
    const [admin, ann] = [await app().newUser({ isAdmin: true }), await app().newUser()]
    const join = async (email: string) => {
      await app().visitor().call(waitlist.join, { body: { email } })
      const [entry] = await admin.call(waitlist.list, { query: { search: email } })
      return entry?.id ?? 0
    }
    const note = { name: 'Bo', email: 'bo@example.com', subject: 'Hello', message: 'Good day to you' }
    const { id: feedbackId } = await app().visitor().call(feedback.send, { body: note })
    await app().services.outbox.finish()
    const [mail] = await admin.call(mails.list)
    const { id } = ann.user
    const { secret } = await ann.call(twoStep.begin, { body: { password: ann.password } })
    const timestamp = app().services.clock().getTime()
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })
    await ann.call(twoStep.confirm, { body: { code } })
    const acts: [kind: string, endpoint: Endpoint, act: () => Promise<unknown>][] = [
      [
        'waitlist-removed',
        waitlist.remove,
        async () => admin.call(waitlist.remove, { id: await join('a@example.com') }),
      ],
      [
        'user-invited',
        waitlist.inviteSeveral,
        async () => admin.call(waitlist.inviteSeveral, { body: { ids: [await join('b@example.com')] } }),
      ],
      [
        'waitlist-exported',
        waitlist.exportCsv,
        () => admin.inject({ method: 'GET', url: '/api/admin/waitlist.csv' }),
      ],
      [
        'feedback-changed',
        feedback.update,
        () => admin.call(feedback.update, { id: feedbackId, body: { handled: true } }),
      ],
      ['mail-sent-again', mails.sendAgain, () => admin.call(mails.sendAgain, { id: mail?.id ?? 0 })],
      [
        'user-created',
        users.create,
        () => admin.call(users.create, { body: { email: 'c@example.com', isAdmin: false } }),
      ],
      ['user-invited', users.invite, () => admin.call(users.invite, { body: { email: 'd@example.com' } })],
      ['details-changed', users.update, () => admin.call(users.update, { id, body: { name: 'New' } })],
      ['two-step-reset', twoStep.reset, () => admin.call(twoStep.reset, { id })],
      ['password-reset', users.newPassword, () => admin.call(users.newPassword, { id })],
      ['account-deleted', users.remove, () => admin.call(users.remove, { id })],
      [
        'audit-exported',
        accounts.exportEvents,
        () => admin.inject({ method: 'GET', url: '/api/admin/security-events.csv' }),
      ],
    ]
    for (const [kind, , act] of acts) {
      await act()
      expect(await latest(admin)).toMatchObject({ kind, actorId: admin.user.id })
    }
    const isAct = ({ access, method, produces }: Endpoint) =>
      access === 'admin' && (method !== 'GET' || produces !== undefined)
    const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`
    const tried = acts.map(([, endpoint]) => nameOf(endpoint))
    expect(tried.toSorted()).toEqual(allEndpoints().filter(isAct).map(nameOf).toSorted())
  })

  test('keeps what an administrator did to somebody who is gone, without who that was', async () => {
    const [admin, ann] = [await app().newUser({ isAdmin: true }), await app().newUser()]
    const { id } = ann.user
    const own = { kind: 'signed-in' as const, userId: id, actorId: id, device: 'Her own phone' }
    await recordEvent(app().db, own, app().services.clock())
    await admin.call(users.newPassword, { id })
    await admin.call(users.remove, { id })
    const events = await admin.call(accounts.listAllEvents, { query: { limit: 2 } })
    expect(events.map(({ kind, userId, actorId }) => ({ kind, userId, actorId }))).toEqual([
      { kind: 'account-deleted', userId: null, actorId: admin.user.id },
      { kind: 'password-reset', userId: null, actorId: admin.user.id },
    ])
    const kept = await app().db.selectFrom('securityEvents').select('device').execute()
    expect(kept.map(({ device }) => device)).not.toContain('Her own phone')
  })

  test('can be taken along as a table, in which nothing is a formula', async () => {
    const admin = await app().newUser({ isAdmin: true, email: '=cmd@example.com' })
    await recordEvent(
      app().db,
      { kind: 'signed-in', userId: admin.user.id, actorId: admin.user.id, device: 'Firefox on Linux' },
      app().services.clock(),
    )
    const answer = await admin.inject({ method: 'GET', url: '/api/admin/security-events.csv' })
    expect(answer.headers['content-disposition']).toBe('attachment; filename="keel-audit.csv"')
    const lines = answer.payload.split('\r\n')
    expect(lines[0]).toBe('Id,Time,Event,User,By,Device')
    expect(answer.payload).toContain(`signed-in,"'=cmd","'=cmd",Firefox on Linux`)
    const person = await app().newUser()
    expect((await person.inject({ method: 'GET', url: '/api/admin/security-events.csv' })).statusCode).toBe(
      403,
    )
  })

  test('forgets what is older than it is kept', async () => {
    const admin = await app().newUser({ isAdmin: true })
    const record = (at: Date) =>
      recordEvent(app().db, { kind: 'role-changed', userId: admin.user.id, actorId: admin.user.id }, at)
    const now = app().services.clock().getTime()
    const day = 24 * 60 * 60 * 1000
    await record(new Date(now - 101 * day))
    await record(new Date(now - 99 * day))
    await sweepAccounts(app().services)
    const rows = await app()
      .db.selectFrom('securityEvents')
      .select('at')
      .where('userId', '=', admin.user.id)
      .where('kind', '=', 'role-changed')
      .execute()
    expect(rows).toEqual([{ at: new Date(now - 99 * day).toISOString() }])
  })
})
