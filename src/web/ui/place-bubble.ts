const edge = 8

/** Puts a bubble centred above its anchor, below it when there is no room, and always inside the window. */
export function placeBubble(bubble: HTMLElement, anchor: HTMLElement) {
  const from = anchor.getBoundingClientRect()
  const { width, height } = bubble.getBoundingClientRect()
  const { clientWidth } = document.documentElement
  const centred = from.left + from.width / 2 - width / 2
  const left = Math.max(edge, Math.min(centred, clientWidth - width - edge))
  const top = from.top - height < edge ? from.bottom : from.top - height
  bubble.style.left = `${Math.round(left)}px`
  bubble.style.top = `${Math.round(top)}px`
}
