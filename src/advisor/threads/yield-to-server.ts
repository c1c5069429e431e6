import { setPriority } from 'node:os'

/** Who waits for an answer can wait a little longer; who opens a page cannot. Only Linux ranks threads one by one. */
export function yieldToServer() {
  if (process.platform === 'linux') setPriority(2)
}
