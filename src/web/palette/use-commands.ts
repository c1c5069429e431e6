import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { useMe } from '#web/data/session.ts'
import { useDebounced } from '#web/lib/use-debounced.ts'
import type { Command, Surroundings } from './command.ts'
import { sources } from './sources.ts'

export interface CommandGroup {
  title: string
  commands: Command[]
}

const PAUSE_MS = 200
const LEAST_LETTERS = 2

/** What the palette offers for what is typed, and whether more is on its way. */
export function useCommands(typed: string): { groups: CommandGroup[]; isSearching: boolean } {
  const client = useQueryClient()
  const user = useMe()
  const [, go] = useLocation()
  const wanted = useDebounced(typed.trim(), PAUSE_MS)
  const surroundings: Surroundings = { client, user, go }
  const isLongEnough = wanted.length >= LEAST_LETTERS
  const found = useQuery({
    queryKey: ['palette', wanted],
    queryFn: () =>
      Promise.all(sources.map(async ({ search }) => (search ? search(wanted, surroundings) : []))),
    enabled: isLongEnough,
    // What is found may be said anew at any time.
    gcTime: 0,
  })
  const groups = sources.map(({ title, list }, at) => ({
    title,
    commands: [
      ...(list?.(typed, surroundings) ?? []),
      ...((isLongEnough && typed.trim() === wanted && found.data?.[at]) || []),
    ],
  }))
  return {
    groups: groups.filter(({ commands }) => commands.length > 0),
    isSearching: typed.trim().length >= LEAST_LETTERS && (typed.trim() !== wanted || found.isFetching),
  }
}
