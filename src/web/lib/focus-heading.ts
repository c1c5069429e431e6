/** Lets the keyboard and screen readers start at the heading: of a dialog where one is given, else of the page. */
export function focusHeading(dialog?: Element | null) {
  const main = document.querySelector<HTMLElement>('main')
  const heading = dialog?.querySelector<HTMLElement>('h2') ?? main?.querySelector<HTMLElement>('h1')
  const target = heading ?? main
  if (!target) return
  target.tabIndex = -1
  target.focus({ preventScroll: true })
}
