import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { LanguageModelState } from '#contract/language-model.ts'
import { languageModelQuery, useSetLanguageModel } from '#web/data/language-model.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { QueryView } from '#web/ui/query-view.tsx'
import { LastSentDialog } from './last-sent-dialog.tsx'

/** Whether a language model writes the answers, and exactly what it was sent. */
export function WhatLeaves() {
  const query = useQuery(languageModelQuery)
  return (
    <Card
      title="What leaves this machine"
      description="Keel’s own advisor works on this machine alone. A language model elsewhere can word its answers."
    >
      <QueryView
        query={query}
        loading={<SkeletonRows count={1} />}
        failure="This setting could not be loaded."
      >
        {(state) => <LanguageModelControls state={state} />}
      </QueryView>
    </Card>
  )
}

function LanguageModelControls({ state: { provider, isOn } }: { state: LanguageModelState }) {
  const [isOpen, setOpen] = useState(false)
  const { mutate, isPending, variables } = useSetLanguageModel({
    onError: () =>
      toast({
        variant: 'destructive',
        title: 'Error',
        description: 'Your settings could not be saved. Please try again.',
      }),
  })
  return (
    <div className="grid justify-items-start gap-4">
      {provider ? (
        <Switch
          label="Let a language model word the answers"
          description={`Each message, the last ones before it and your figures are sent to ${provider.name} (${provider.model}, ${provider.origin}). Off: nothing is sent.`}
          checked={isPending ? variables : isOn}
          onChange={(event) => mutate(event.target.checked)}
        />
      ) : (
        <p className="text-sm">Nothing. The operator of this Keel has set up no language model.</p>
      )}
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Show what was sent last
      </Button>
      {isOpen && <LastSentDialog onClose={() => setOpen(false)} />}
    </div>
  )
}
