import { useEffect, useRef, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { planAddress, readPlanAddress } from '#contract/plan-address.ts'
import type { PlanInputs, PlanKind } from '#finance/plan-facts.ts'

export type PlanTab = PlanKind | 'compare'

interface Shown {
  tab: PlanTab
  /** Each plan keeps its changes while another one is looked at. */
  inputs: Partial<Record<PlanKind, PlanInputs>>
  refused: string[]
}

const COMPARE = 'plan=compare'
/** Browsers refuse an address that changes with every frame of a moving slider. */
const PAUSE_MS = 300

function readShown(search: string, before?: Shown): Shown {
  if (search === COMPARE) return { tab: 'compare', inputs: before?.inputs ?? {}, refused: [] }
  const { kind, inputs, refused } = readPlanAddress(search)
  return { tab: kind ?? 'debts', inputs: { ...before?.inputs, [kind ?? 'debts']: inputs }, refused }
}

const addressOf = ({ tab, inputs }: Shown) =>
  tab === 'compare' ? `/plans?${COMPARE}` : planAddress(tab, inputs[tab] ?? {})

/** The plan and its inputs are the address: it can be kept, sent, and linked to from the chat. */
export function usePlanAddress() {
  const search = useSearch()
  const [, navigate] = useLocation()
  const written = useRef(search)
  const [shown, setShown] = useState(() => readShown(search))

  // A link of the app, or the way back: what the address says now is not what was written here.
  useEffect(() => {
    if (search === written.current) return
    written.current = search
    setShown((before) => readShown(search, before))
  }, [search])

  useEffect(() => {
    const timer = setTimeout(() => {
      const address = addressOf(shown)
      const next = address.slice(address.indexOf('?') + 1)
      const isFresh =
        written.current === '' && Object.keys(shown.inputs[shown.tab as PlanKind] ?? {}).length === 0
      if (next === written.current || (isFresh && shown.tab === 'debts')) return
      written.current = next
      navigate(address, { replace: true })
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [shown, navigate])

  return {
    tab: shown.tab,
    refused: shown.refused,
    inputsOf: (kind: PlanKind): PlanInputs => shown.inputs[kind] ?? {},
    show: (tab: PlanTab) => setShown((before) => ({ ...before, tab, refused: [] })),
    open: (kind: PlanKind, inputs: PlanInputs) =>
      setShown((before) => ({ tab: kind, inputs: { ...before.inputs, [kind]: inputs }, refused: [] })),
    change: (kind: PlanKind, changes: Record<string, number | string | undefined>) =>
      setShown((before) => {
        const merged = { ...before.inputs[kind], ...changes }
        const kept = Object.entries(merged).filter(
          (entry): entry is [string, number | string] => entry[1] !== undefined,
        )
        return { ...before, inputs: { ...before.inputs, [kind]: Object.fromEntries(kept) }, refused: [] }
      }),
  }
}
