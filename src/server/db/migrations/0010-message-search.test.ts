import { expect, test } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { messagesWithPartsOf } from '#server/features/conversation/messages/index-store.ts'
import { addMessages } from '#server/testing/add-messages.ts'
import { onBothEngines, openEmptyStore } from '#server/testing/test-store.ts'
import { migrations } from './all.ts'

onBothEngines('the step that makes messages searchable', (engine) => {
  test('finds what was said before it, each in the messages of its owner', async () => {
    const store = await openEmptyStore(engine)
    const stepsBefore = (name: string) =>
      Object.fromEntries(Object.entries(migrations).filter(([step]) => step < name))
    await migrate(store, stepsBefore('0010'))
    const base = {
      isAdmin: 0,
      passwordHash: 'x',
      passwordIsGenerated: 0,
      passwordEpoch: 1,
      createdAt: '2026',
    }
    for (const name of ['ann', 'bob']) {
      const key = { email: name, emailKey: name, username: name, usernameBase: name, usernameNumber: 1 }
      await store.db
        .insertInto('users')
        .values({ ...base, ...key } as never)
        .execute()
    }
    await addMessages(store.db, 1, ['I pay RENT', 'Thank you'])
    await addMessages(store.db, 2, ['Rent is due', ''])
    expect(await migrate(store, stepsBefore('0011'))).toEqual(['0010-message-search'])
    const find = async (owner: number, text: string) => {
      const ids = messagesWithPartsOf(engine, owner, text)
      const rows = await store.db.selectFrom('messages').select('content').where('id', 'in', ids).execute()
      return rows.map(({ content }) => content)
    }
    expect(await find(1, 'rent')).toEqual(['I pay RENT'])
    expect(await find(2, 'rent')).toEqual(['Rent is due'])
    expect(await find(1, 'u')).toEqual(['Thank you'])
    await store.close()
  })
})
