import type { Store } from '#server/db/database.ts'
import { letOthersRun } from '#server/lib/let-others-run.ts'
import type { View } from './count-views.ts'
import { type Leave, writeTraffic } from './write-traffic.ts'

/** What a flood can make us hold in memory; views beyond it are not counted. */
const MAX_PENDING = 10_000
/** A flush takes so many at a time, so that a crowd does not keep others waiting for the store. */
const BATCH = 50
/** A view may still be in the memory of another process when its leave arrives here. */
const MAX_MISSES = 3

const take = <Item>(items: IteratorObject<Item>, count: number): Item[] => items.take(count).toArray()

/** Holds views and leaves in memory and writes them in batches: a commit for each would cost a disk flush each. */
export function createRecorder(store: Pick<Store, 'db' | 'engine'>) {
  const views = new Map<string, View>()
  const leaves = new Map<string, Leave>()
  let flushing: Promise<void> | undefined

  function noteView(view: View) {
    if (views.size < MAX_PENDING && !views.has(view.viewId)) views.set(view.viewId, view)
  }

  function noteLeave(leave: Leave) {
    const known = leaves.get(leave.viewId)
    if (known && known.visibleMs >= leave.visibleMs) return
    if (known || leaves.size < MAX_PENDING) leaves.set(leave.viewId, leave)
  }

  async function writeBatch(): Promise<void> {
    const batch = take(views.values(), BATCH)
    const writing = new Set(batch.map(({ viewId }) => viewId))
    // A leave goes with its view or after it, never before.
    const isReady = ({ viewId }: Leave) => writing.has(viewId) || !views.has(viewId)
    const ended = take(leaves.values().filter(isReady), BATCH)
    const unmatched = new Set(await writeTraffic(store, batch, ended))
    // Only now are they gone from memory: when the store is away they wait for it.
    for (const { viewId } of batch) views.delete(viewId)
    for (const leave of ended) {
      if (leaves.get(leave.viewId) === leave) leaves.delete(leave.viewId)
      const isEarly = unmatched.has(leave) && leave.misses + 1 < MAX_MISSES
      if (isEarly) noteLeave({ ...leave, misses: leave.misses + 1 })
    }
  }

  async function writeAll(): Promise<void> {
    // Only as many rounds as the present backlog needs; what arrives meanwhile waits for the next flush.
    const rounds = Math.ceil(views.size / BATCH) + Math.ceil(leaves.size / BATCH)
    for (let round = 0; round < rounds; round += 1) {
      await writeBatch()
      await letOthersRun()
    }
  }

  function flush(): Promise<void> {
    flushing ??= writeAll().finally(() => {
      flushing = undefined
    })
    return flushing
  }

  return { noteView, noteLeave, flush }
}
