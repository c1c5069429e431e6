import { useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { messageSearchQuery } from '#web/data/messages.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { SidePanel } from '#web/ui/side-panel.tsx'
import { FoundMessage } from './found-message.tsx'
import { ListEnd } from '#web/ui/list-end.tsx'
import { useDebounced } from '#web/lib/use-debounced.ts'

const PAUSE_MS = 250

/** Finds words anywhere in one's own conversation and leads to where they were said. */
export function SearchPanel({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('')
  const search = useDebounced(text.trim(), PAUSE_MS)
  const list = useInfiniteQuery(messageSearchQuery(search))
  const found = useDeferredValue(search === '' ? [] : (list.data?.pages.flat() ?? []))
  return (
    <SidePanel title="Search" description="Your messages and the replies, newest first." onClose={onClose}>
      <Field label="Search the conversation" labelHidden>
        <Input
          type="search"
          autoComplete="off"
          maxLength={254}
          placeholder="Search the conversation"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <p aria-live="polite" className="mt-3 text-sm text-ink-muted">
        {search !== '' && list.data && found.length === 0 && !list.isFetching && 'Nothing found.'}
      </p>
      <ul className="divide-y divide-line">
        {found.map((message) => (
          <FoundMessage key={message.id} message={message} search={search} onLeave={onClose} />
        ))}
      </ul>
      {search !== '' && <ListEnd list={list} failure="The search failed." />}
    </SidePanel>
  )
}
