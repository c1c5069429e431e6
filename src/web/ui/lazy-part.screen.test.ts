import { createElement } from 'react'
import { expect, test, vi } from 'vitest'
import { openScreen } from '#web/testing/open-screen.tsx'
import { lazyPart } from './lazy-part.tsx'

const Part = ({ name }: { name: string }) => `Here is ${name}`
const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

function openPage(load: () => Promise<typeof Part>) {
  const Late = lazyPart(load, 'Loading', { isAhead: false })
  return openScreen(createElement('main', null, 'The page. ', createElement(Late, { name: 'Ann' })))
}

test('a part comes into its place', async () => {
  const screen = await openPage(async () => Part)
  await screen.waitFor('Here is Ann')
  expect(screen.words()).toBe('The page. Here is Ann')
})

test('one that cannot be fetched leaves the page as it is, and is fetched again on demand', async () => {
  const load = vi.fn<() => Promise<typeof Part>>(async () => Part).mockImplementationOnce(lost)
  const screen = await openPage(load)
  await screen.waitFor('The page. This part could not be loaded. Try again')
  await screen.press('Try again')
  await screen.waitFor('The page. Here is Ann')
  expect(load).toHaveBeenCalledTimes(2)
})

test.each([
  ['answering', async () => new Response(), 1],
  ['out of reach', lost, 0],
  ['down behind its proxy', async () => new Response(null, { status: 502 }), 0],
])(
  'where the browser keeps the failure, the page is loaded anew from a server that answers alone: %s',
  async (_, reply, times) => {
    const load = vi.fn<() => Promise<typeof Part>>(lost)
    const screen = await openPage(load)
    await screen.waitFor('This part could not be loaded.')
    const reload = vi.fn<() => void>()
    vi.stubGlobal('location', { pathname: '/budget', reload })
    vi.stubGlobal('fetch', reply)
    await screen.press('Try again')
    await screen.waitFor('The page. This part could not be loaded. Try again')
    expect(load).toHaveBeenCalledTimes(2)
    expect(reload).toHaveBeenCalledTimes(times)
  },
)
