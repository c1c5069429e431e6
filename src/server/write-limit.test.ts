import { expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { onBothEngines } from '#server/testing/test-store.ts'
import { useTestApp } from '#server/testing/test-app.ts'

onBothEngines('changes', (engine) => {
  const app = useTestApp(engine)

  test('of one user have an end each minute; reading goes on, and so do others', async () => {
    const [ann, bob] = [await app().newUser(), await app().newUser()]
    const write = (person: typeof ann) => person.inject({ method: 'DELETE', url: '/api/assets/999999' })
    for (let count = 0; count < 3000; count += 1) app().app.countWrite(ann.user.id)
    const refused = await write(ann)
    expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toEqual([
      429,
      '60',
      { message: 'That was a lot of changes in a minute. Please wait a moment.' },
    ])
    await ann.call(accounts.me)
    expect((await write(bob)).statusCode).toBe(404)
    app().advance(1)
    expect((await write(ann)).statusCode).toBe(404)
  })
})
