const edge = 8
const gap = 6

/**
 * Under its figure, or above it when there is no room, inside the page: the window may be wider, by the room that is
 * kept free for a scrollbar. From here on it scrolls along with the page;
 * while it is being shown it must not, or the browser would scroll to where it happens to stand.
 */
export function placePopover(popover: HTMLElement, anchor: HTMLElement) {
  // A figure may be broken into two lines: what is pressed is its first one.
  const from = anchor.getClientRects()[0] ?? anchor.getBoundingClientRect()
  const { width, height } = popover.getBoundingClientRect()
  const { clientHeight } = document.documentElement
  const page = document.body.getBoundingClientRect()
  const left = Math.max(page.left + edge, Math.min(from.left, page.right - width - edge))
  const fitsBelow = from.bottom + gap + height <= clientHeight - edge
  const top = fitsBelow ? from.bottom + gap : Math.max(edge, from.top - gap - height)
  popover.style.position = 'absolute'
  popover.style.inset = 'auto'
  popover.style.left = `${Math.round(left + window.scrollX)}px`
  popover.style.top = `${Math.round(top + window.scrollY)}px`
}
