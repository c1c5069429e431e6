import { createElement } from 'react'
import { expect, test, vi } from 'vitest'
import { openScreen } from '#web/testing/open-screen.tsx'
import Palette from './palette.tsx'

async function openPalette() {
  const onClose = vi.fn<() => void>()
  const screen = await openScreen(createElement(Palette, { userId: 1, onClose }), { at: '/chat' })
  await screen.does(() => screen.field(/^Type a command/).focus())
  return { screen, onClose }
}

const activeOf = (screen: Awaited<ReturnType<typeof openPalette>>['screen']) =>
  screen.all('[role="option"][aria-selected="true"]').map((option) => option.textContent)

test('a few letters find a page below the question that they may be, and Enter goes there', async () => {
  const { screen, onClose } = await openPalette()
  await screen.type(/^Type a command/, 'balance')
  expect(activeOf(screen)).toEqual(['Ask the advisor: “balance”'])
  await screen.key('ArrowDown')
  expect(activeOf(screen)).toEqual([expect.stringContaining('Balance Sheet')])
  await screen.key('Enter')
  expect(onClose).toHaveBeenCalledOnce()
  expect(screen.address()).toBe('/balance-sheet')
})

test('the arrow keys choose, around the end', async () => {
  const { screen } = await openPalette()
  const first = activeOf(screen)
  await screen.key('ArrowUp')
  expect(activeOf(screen)).not.toEqual(first)
  await screen.key('ArrowDown')
  expect(activeOf(screen)).toEqual(first)
})
