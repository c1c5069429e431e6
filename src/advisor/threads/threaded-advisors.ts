import { availableParallelism } from 'node:os'
import type { Advisors } from '#advisor/advisor.ts'
import { packCall, relayAdvisor } from './call.ts'
import { type NetworkThread, openNetworkThread } from './network.ts'
import { openReader } from './reader.ts'
import { type PoolOptions, ReaderPool } from './reader-pool.ts'

/** A message takes some 50 ms, one made to be slow a second; a machine may have ten times as much to do as it can. */
const times = { deadlineMs: 10_000, waitMs: 20_000, patienceMs: 250, idleMs: 60_000 }

/** With two, one message made to be slow leaves one for everybody else. */
const readers = { most: Math.min(4, Math.max(2, availableParallelism())) }

interface Options extends Partial<PoolOptions> {
  startNetwork?: () => NetworkThread
}

/** The built-in advisor, away from the thread that serves pages: nobody waits for what somebody else has said. */
export function createThreadedAdvisors({
  startNetwork = openNetworkThread,
  ...options
}: Options = {}): Advisors {
  let network: NetworkThread | null = null

  function reachNetwork(): NetworkThread {
    if (network) return network
    const opened = startNetwork()
    network = opened
    // Whatever ended it: the next reader opens a new one.
    void opened.gone.finally(() => {
      if (network === opened) network = null
    })
    return opened
  }

  const pool = new ReaderPool({
    open: () => openReader(reachNetwork().connect()),
    ...readers,
    ...times,
    ...options,
  })
  return {
    warm: () => pool.warm(),
    for: (userId) => relayAdvisor((call) => pool.ask(userId, packCall(call))),
    measure: () => pool.measure(),
    close: async () => {
      await pool.close()
      await network?.close()
    },
  }
}
