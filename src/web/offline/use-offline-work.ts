import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { canReach } from '#web/data/answer-offline.ts'
import { isOffline, setOffline, subscribeToConnection } from '#web/data/connection.ts'
import { registerWorker } from './register-worker.ts'
import { sendWaiting } from './send-waiting.ts'

/** Sends what waits whenever Keel can be reached again. True once a newer build has come. */
export function useOfflineWork(userId: number): boolean {
  const client = useQueryClient()
  const [isUpdated, setUpdated] = useState(false)

  useEffect(() => registerWorker(() => setUpdated(true)), [])

  useEffect(() => {
    let wasOffline = isOffline()
    const send = () => void sendWaiting(client, userId)
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
