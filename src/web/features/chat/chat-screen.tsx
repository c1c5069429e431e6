import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useLocation } from 'wouter'
import type { AssumptionChange } from '#contract/assumptions.ts'
import { newMessage, sendMessage, useReplyInProgress } from '#web/data/chat-turn.ts'
import { useFollowMessages } from '#web/data/messages.ts'
import { dropArrived, useUnsent } from '#web/data/unsent.ts'
import { classNames } from '#web/ui/class-names.ts'
import { ChangeContext } from './assumptions/change-context.ts'
import { Composer } from './composer/composer.tsx'
import { focusComposerWithoutKeyboard } from './composer/focus-composer.ts'
import { Conversation } from './messages/conversation.tsx'
import { ConversationSkeleton } from './messages/conversation-skeleton.tsx'
import { LoadFailure } from './messages/load-failure.tsx'
import { NewMessageButton } from './messages/new-message-button.tsx'
import { SummaryBar } from './messages/summary-bar.tsx'
import { EarlierNotice } from './messages/earlier-notice.tsx'
import { useFollowEnd } from './messages/use-follow-end.ts'
import { useShowMessage } from './messages/use-show-message.ts'
import { Welcome } from './messages/welcome.tsx'
import { isAnswering, useChatView } from './use-chat-view.ts'

interface ChatScreenProps {
  userId: number
  userName: string
  /** The message that the address points at. */
  target: number | null
}

export function ChatScreen({ userId, userName, target }: ChatScreenProps) {
  useFollowMessages()
  const client = useQueryClient()
  const [, navigate] = useLocation()
  const user = useMemo(() => ({ id: userId, name: userName }), [userId, userName])
  const { newest, data, around, hasFailed, retry, isPending } = useChatView(target)
  const reply = useReplyInProgress()
  const unsent = useUnsent(userId)
  const isBusy = reply !== null || isPending

  useEffect(() => {
    if (newest) dropArrived(userId, unsent, newest.messages)
  }, [userId, newest, unsent])

  const list = useRef<HTMLDivElement>(null)
  const isEmpty = data?.messages.length === 0 && unsent.length === 0 && !isBusy
  const isLive = data !== undefined && around === null && !isEmpty
  const lastKey = `${data?.messages.at(-1)?.id} ${unsent.at(-1)?.key} ${Boolean(reply?.content)}`
  const { screen, inputBar, hasNew, follow, letGo } = useFollowEnd(lastKey, isLive)
  const isMissing = useShowMessage(target, data, letGo)

  const send = useCallback(
    (text: string, replaces: number | null = null, change?: AssumptionChange) => {
      if (target !== null) navigate('/chat')
      const message = newMessage(client, text, replaces)
      void sendMessage(client, userId, change ? { ...message, change } : message)
      follow()
    },
    [client, follow, navigate, target, userId],
  )
  // A stable context: one that changed with every reply would make React check the whole conversation.
  const changing = useMemo(
    () => ({
      say: (words: string, change: AssumptionChange) => send(words, null, change),
      isBusy: () => isAnswering(client),
    }),
    [send, client],
  )
  return (
    <div ref={screen} className="flex flex-1 flex-col">
      <SummaryBar sent={newest?.sent ?? 0} received={newest?.received ?? 0} />
      <div className="flex-1 py-6">
        {!data && (hasFailed ? <LoadFailure onRetry={retry} /> : <ConversationSkeleton />)}
        {(around !== null || isMissing) && <EarlierNotice isMissing={isMissing} />}
        {isEmpty && (
          <Welcome
            isBusy={isBusy}
            onSend={(prompt) => {
              send(prompt)
              focusComposerWithoutKeyboard()
            }}
          />
        )}
        {data && (
          <ChangeContext value={changing}>
            <Conversation
              list={list}
              user={user}
              data={data}
              around={around}
              unsent={around === null ? unsent : []}
              reply={reply}
              isBusy={isBusy}
            />
          </ChangeContext>
        )}
      </div>
      <div
        ref={inputBar}
        className={classNames(
          'sticky bottom-(--bottom-bar) z-10 -mx-4 -mb-6 border-t border-line bg-canvas px-3 py-2',
          'sm:-mx-6 sm:px-6 sm:py-3 lg:-mx-8 lg:-mb-10 lg:px-8 print:hidden',
        )}
      >
        {hasNew && <NewMessageButton onClick={follow} />}
        <Composer userId={userId} isSending={isBusy} onSend={send} />
      </div>
    </div>
  )
}
