const edge = 8
const gap = 6

/** Under its figure, or above it when there is no room, inside the window. In the page, so that it scrolls along. */
export function placePopover(popover: HTMLElement, anchor: HTMLElement) {
  // A figure may be broken into two lines: what is pressed is its first one.
  const from = anchor.getClientRects()[0] ?? anchor.getBoundingClientRect()
  const { width, height } = popover.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  const left = Math.max(edge, Math.min(from.left, clientWidth - width - edge))
  const fitsBelow = from.bottom + gap + height <= clientHeight - edge
  const top = fitsBelow ? from.bottom + gap : Math.max(edge, from.top - gap - height)
  popover.style.left = `${Math.round(left + window.scrollX)}px`
  popover.style.top = `${Math.round(top + window.scrollY)}px`
}
