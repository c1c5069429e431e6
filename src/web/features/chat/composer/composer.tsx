import { ArrowUp } from 'lucide-react'
import { type KeyboardEvent, memo } from 'react'
import { MAX_MESSAGE_LENGTH } from '#contract/chat.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { endEditing, typeText, useDraft } from '#web/data/draft.ts'
import { EditingNotice } from './editing-notice.tsx'
import { COMPOSER_ID, focusComposer } from './focus-composer.ts'
import { keepFocus } from './keep-focus.ts'
import { useAutoGrow } from './use-auto-grow.ts'
import { WhereItGoes } from './where-it-goes.tsx'

interface ComposerProps {
  userId: number
  isSending: boolean
  onSend: (text: string, replaces: number | null) => void
}

/** Not drawn again with every word of a reply: where its field is measured, that has the page laid out. */
export const Composer = memo(function Composer({ userId, isSending, onSend }: ComposerProps) {
  const { text, editing } = useDraft(userId)
  const field = useAutoGrow()
  const isTooLong = text.length > MAX_MESSAGE_LENGTH
  const canSend = !isSending && text.trim() !== '' && !isTooLong

  function submit() {
    if (!canSend) return
    onSend(text, editing?.id ?? null)
    endEditing(userId)
    focusComposer()
  }

  function onKeyDown(event: KeyboardEvent) {
    // Enter also ends the composition of a character, which is no wish to send.
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return
    event.preventDefault()
    submit()
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {editing && <EditingNotice userId={userId} id={editing.id} />}
      <div className="flex items-end gap-2">
        <div
          className={classNames(
            'flex min-w-0 flex-1 items-end gap-1 rounded-card border',
            'border-control bg-surface p-0.5 shadow-card transition-colors',
            'sm:p-1.5 focus-within:border-accent hover:border-ink-muted focus-within:hover:border-accent',
          )}
        >
          <label htmlFor={COMPOSER_ID} className="sr-only">
            Your message
          </label>
          <textarea
            ref={field}
            id={COMPOSER_ID}
            rows={1}
            value={text}
            onChange={(event) => typeText(userId, event.target.value)}
            onKeyDown={onKeyDown}
            placeholder="Type your message... (Press Enter to send, Shift+Enter for new line)"
            aria-invalid={isTooLong || undefined}
            aria-describedby="composer-notes"
            className={classNames(
              'field-sizing-content max-h-[200px] min-w-0 flex-1 resize-none',
              'self-center bg-transparent px-2.5 py-1.5 outline-none',
              'max-sm:placeholder-shown:overflow-hidden',
              'max-sm:placeholder-shown:whitespace-nowrap',
            )}
          />
          <IconButton
            label="Send message"
            icon={<ArrowUp />}
            type="submit"
            disabled={!canSend}
            onMouseDown={keepFocus}
            className="bg-accent text-on-accent enabled:hover:bg-accent-hover enabled:hover:text-on-accent"
          />
        </div>
        <Button
          type="submit"
          disabled={!canSend}
          onMouseDown={keepFocus}
          className="max-sm:min-h-12 max-sm:px-3 sm:min-h-12"
        >
          Send
        </Button>
      </div>
      <div id="composer-notes" className="mt-1 min-w-0 text-xs/4 text-ink-muted sm:mt-1.5 sm:text-fine/5">
        {isTooLong && (
          <p className="font-medium text-danger">
            {text.length.toLocaleString('en-US')} characters: please use at most{' '}
            {MAX_MESSAGE_LENGTH.toLocaleString('en-US')}.
          </p>
        )}
        <p className="text-pretty">Keel is not a licensed financial adviser.</p>
        <WhereItGoes />
      </div>
    </form>
  )
})

/** Some browsers tell of the key that ends a composition only by its old code. */
const isComposing = ({ nativeEvent }: KeyboardEvent) => nativeEvent.isComposing || nativeEvent.keyCode === 229
