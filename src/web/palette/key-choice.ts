import { createKeptState } from '#web/lib/kept-state.ts'

/**
 * Whether '?' alone opens the list of keys. People who speak to their computer turn it off: words are full of letters.
 */
const choice = createKeptState<boolean>({
  name: 'single-key',
  shared: true,
  revive: (stored) => stored !== false,
})

export const isKeyOn = choice.read
export const useKeyOn = choice.use
export const setKeyOn = choice.write
