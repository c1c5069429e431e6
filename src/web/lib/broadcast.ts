let channel: BroadcastChannel | undefined

/** Opened on first use: a page that is rendered ahead on the server has no other tabs to talk to. */
const open = () => (channel ??= new BroadcastChannel('keel'))

/** Tells this user's other tabs that something was written, so that they fetch it anew. */
export function announce(subject: string) {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is no window: it has one origin
  open().postMessage(subject)
}

/** Hears what other tabs announce, never what this one does. Returns the way to stop. */
export function onAnnounced(listener: (subject: string) => void): () => void {
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') listener(data)
  }
  const opened = open()
  opened.addEventListener('message', hear)
  return () => opened.removeEventListener('message', hear)
}
