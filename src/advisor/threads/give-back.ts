import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Frees what starting a thread has left behind. Unasked, a heap waits until it holds half of what it may; once it was
 * asked, it grows from what it really needs. As a last resort, since an ordinary collection keeps the emptied pages.
 */
export function giveBack() {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as NodeJS.GCFunction
  setFlagsFromString('--no-expose-gc')
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}
