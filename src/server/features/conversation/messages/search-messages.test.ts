import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chat } from '#contract/chat.ts'
import { addMessages } from '#server/testing/add-messages.ts'
import { onBothEngines } from '#server/testing/test-store.ts'
import { type TestClient, useTestApp } from '#server/testing/test-app.ts'
import { messagesWithPartsOf } from './index-store.ts'
import { searchKey } from './messages-store.ts'
import { searchMessages } from './search-store.ts'

/** So many that what was said before them is found through the index alone. */
const later = Array.from({ length: 1000 }, (_, index) => `Later ${index}`)

onBothEngines('a search in a long conversation', (engine) => {
  const app = useTestApp(engine)

  const find = async (who: TestClient, search: string) => {
    const found = await who.call(chat.listMessages, { query: { search } })
    return found.map(({ content }) => content)
  }

  const indexed = async (userId: number, text: string) =>
    app()
      .db.selectFrom('messages')
      .select('content')
      .where('id', 'in', messagesWithPartsOf(engine, userId, text))
      .execute()

  test('finds any part of a word far back, whatever the letter case and the signs', async () => {
    const ann = await app().newUser()
    const first = ['Où est mon ÉPARGNE?', '100%_sure of "NEAR* (x)" OR 5\\3', "It’s O'Neil & co: -$1,200 😀!"]
    await addMessages(app().db, ann.user.id, [...first, ...later])
    const [french, signs, names] = first
    expect(await find(ann, 'pargn')).toEqual([french])
    expect(await find(ann, 'ÉPARGNE?')).toEqual([french])
    for (const part of ['%_', '%', '"NEAR*', '"near* (x)" or', '5\\3', '\\', '*', '"'])
      expect([part, await find(ann, part)]).toEqual([part, [signs]])
    for (const part of ["o'neil & CO: -$1,2", "'", '&', '😀', '😀!', '!']) {
      expect([part, await find(ann, part)]).toEqual([part, [names]])
    }
    for (const part of ['zz', 'pargx', 'NOT', 'a* OR b', '""', '^', ')'.repeat(250)])
      expect([part, await find(ann, part)]).toEqual([part, []])
    expect(await find(ann, 'later 99')).toHaveLength(11)
  })

  test('comes page by page, newest first, without losing one where the index takes over', async () => {
    const ann = await app().newUser()
    const said = Array.from({ length: 2000 }, (_, index) =>
      index % 7 === 0 ? `Rent ${index}` : `Car ${index}`,
    )
    await addMessages(app().db, ann.user.id, said)
    const pages: string[][] = []
    for (let before: number | undefined; pages.at(-1)?.length !== 0;) {
      const query = { search: 'RENT', limit: 50, ...(before !== undefined && { before }) }
      const page = await ann.call(chat.listMessages, { query })
      pages.push(page.map(({ content }) => content))
      before = page[0]?.id
    }
    expect(pages.map((page) => page.length)).toEqual([50, 50, 50, 50, 50, 36, 0])
    expect(pages.toReversed().flat()).toEqual(said.filter((text) => text.startsWith('Rent')))
  })

  test('is about nobody else’s messages, however alike they are', async () => {
    const [ann, eve] = [await app().newUser(), await app().newUser()]
    await addMessages(app().db, ann.user.id, ['my secret yacht', ...later])
    await addMessages(app().db, eve.user.id, ['my secret garden', ...later])
    expect(await find(eve, 'secret')).toEqual(['my secret garden'])
    expect(await find(eve, 'ya')).toEqual([])
    expect(await indexed(eve.user.id, 'secret')).toEqual([{ content: 'my secret garden' }])
    expect(await indexed(eve.user.id, 'ya')).toEqual([])
  })

  test('finds nothing of what was cleared, nor does the index', async () => {
    const ann = await app().newUser()
    await addMessages(app().db, ann.user.id, ['my secret yacht', ...later])
    expect(await indexed(ann.user.id, 'secret')).toHaveLength(1)
    await ann.call(chat.clear)
    await addMessages(app().db, ann.user.id, ['a new start', ...later])
    expect(await find(ann, 'secret')).toEqual([])
    expect(await find(ann, 'new start')).toEqual(['a new start'])
    const old = messagesWithPartsOf(engine, ann.user.id, 'secret')
    expect(await app().db.selectFrom(old.as('ids')).selectAll().execute()).toEqual([])
    await app().db.deleteFrom('users').where('id', '=', ann.user.id).execute()
    const gone = messagesWithPartsOf(engine, ann.user.id, 'new start')
    expect(await app().db.selectFrom(gone.as('ids')).selectAll().execute()).toEqual([])
  })

  test('finds exactly what reading everything would find', async () => {
    const ann = await app().newUser()
    const signs = `a b A é ß İ 😀 好 ' " \\ * % _ ! : & | ( ) - ^ < { , NEAR OR AND`.split(' ')
    const odd = [' ', ' OR ', '\ud800', '\u0301', '\uE000', '\u{f0001}']
    const sign = fc.constantFrom(...signs, ...odd)
    const text = fc.array(sign, { minLength: 1, maxLength: 12 }).map((all) => all.join(''))
    const early = fc.sample(text, { numRuns: 300, seed: 7 })
    const keys = [...early, ...later].map((message) => searchKey(message).toWellFormed())
    await addMessages(app().db, ann.user.id, [...early, ...later])
    const part = fc
      .tuple(fc.constantFrom(...early), fc.nat(11), fc.integer({ min: 1, max: 6 }))
      .map(([message, start, length]) =>
        Array.from(message)
          .slice(start, start + length)
          .join(''),
      )
    await fc.assert(
      fc.asyncProperty(fc.oneof(part, text), async (search) => {
        fc.pre(search !== '')
        const rows = await app()
          .db.transaction()
          .execute((trx) => searchMessages(trx, engine, ann.user.id, { search, limit: keys.length }))
        const wanted = searchKey(search).toWellFormed()
        expect(rows.map((row) => row.searchKey)).toEqual(keys.filter((key) => key.includes(wanted)))
      }),
      { numRuns: 200, seed: 11 },
    )
  })
})
