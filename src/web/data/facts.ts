import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { facts, type SavedFact } from '#contract/facts.ts'
import { announce } from '#web/lib/broadcast.ts'
import { call } from './call.ts'
import { putFact } from './merge-messages.ts'
import { changeEverywhere, CHAT_SUBJECT, refreshMessages } from './messages.ts'
import { nextBefore } from './next-page.ts'
import { refreshMoney } from './refresh-money.ts'

const FACTS_A_PAGE = 50
const FACTS_KEY = ['facts']

export const factsQuery = infiniteQueryOptions({
  queryKey: FACTS_KEY,
  queryFn: ({ pageParam: before }) =>
    call(facts.list, { query: { limit: FACTS_A_PAGE, ...(before !== null && { before }) } }),
  initialPageParam: null as number | null,
  getNextPageParam: nextBefore(FACTS_A_PAGE),
  staleTime: 0,
})

/** Whether it worked or not, show what is stored. */
function useFactWrite<Input>(write: (input: Input) => Promise<SavedFact>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: write,
    onSuccess: (changed) => {
      changeEverywhere(client, (known) => putFact(known, changed))
      refreshMoney(client)
      announce(CHAT_SUBJECT)
    },
    onSettled: () => {
      void refreshMessages(client)
      return client.invalidateQueries({ queryKey: FACTS_KEY })
    },
  })
}

export const useUndoFact = () => useFactWrite((id: number) => call(facts.undo, { id }))

export const useConfirmFact = () =>
  useFactWrite(({ id, correct }: { id: number; correct: boolean }) =>
    call(facts.confirm, { id, body: { correct } }),
  )

export const useForgetFact = () =>
  useFactWrite(async (fact: SavedFact) => {
    await call(facts.forget, { id: fact.id })
    return { ...fact, state: 'forgotten' as const, text: null, quote: null, canUndo: false }
  })
