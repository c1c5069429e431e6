/** Tells the other tabs of this browser what was changed here, so that they fetch it again. */
type Subject = 'profile'

const CHANNEL = 'keel'

interface Announcement {
  changed: Subject
}

/** Not heard by the listeners of this very tab's channel below: a channel is not told what it said itself. */
let channel: BroadcastChannel | null = null

function openChannel(): BroadcastChannel {
  channel ??= new BroadcastChannel(CHANNEL)
  return channel
}

export function announceChange(subject: Subject) {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  openChannel().postMessage({ changed: subject } satisfies Announcement)
}

/** Returns how to stop listening. */
export function onChangeElsewhere(subject: Subject, listener: () => void): () => void {
  const open = openChannel()
  const hear = (event: MessageEvent<unknown>) => {
    if (isAnnouncement(event.data) && event.data.changed === subject) listener()
  }
  open.addEventListener('message', hear)
  return () => open.removeEventListener('message', hear)
}

function isAnnouncement(data: unknown): data is Announcement {
  return typeof data === 'object' && data !== null && 'changed' in data
}
