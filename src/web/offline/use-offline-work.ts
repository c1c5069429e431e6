import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { canReach } from '#web/data/answer-offline.ts'
import { isOffline, setOffline, subscribeToConnection } from '#web/data/connection.ts'
import { registerWorker } from './register-worker.ts'
import { findUnsentWork, hasWork } from './unsent-work.ts'

/** Sends what waits whenever Keel can be reached again. True once a newer build has come. */
export function useOfflineWork(userId: number): boolean {
  const client = useQueryClient()
  const [isUpdated, setUpdated] = useState(false)

  useEffect(() => registerWorker(() => setUpdated(true)), [])

  useEffect(() => {
    let wasOffline = isOffline()
    const send = () => void sendWork(client, userId)
    const look = async () => setOffline(!(await canReach()))
    const listen = () => void look()
    const stop = subscribeToConnection(() => {
      const isBack = wasOffline && !isOffline()
      wasOffline = isOffline()
      if (!isBack) return
      void client.invalidateQueries()
      send()
    })
    if (!wasOffline) send()
    window.addEventListener('online', listen)
    window.addEventListener('offline', listen)
    return () => {
      stop()
      window.removeEventListener('online', listen)
      window.removeEventListener('offline', listen)
    }
  }, [client, userId])

  return isUpdated
}

/** Most days there is nothing to send, and nothing that knows how has to be loaded. */
async function sendWork(client: QueryClient, userId: number) {
  if (!hasWork(findUnsentWork(userId))) return
  const { sendWaiting } = await import('./send-waiting.ts')
  await sendWaiting(client, userId)
}
