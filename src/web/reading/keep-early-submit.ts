/**
 * Holds a form that somebody sends before the page has come to life. Call the result when it has: the form is then sent
 * once more, to the code that was not there yet.
 */
export function keepEarlySubmit(): () => void {
  let kept: HTMLFormElement | null = null
  const keep = (event: SubmitEvent) => {
    event.preventDefault()
    kept = event.target instanceof HTMLFormElement ? event.target : null
  }
  document.addEventListener('submit', keep)
  return () => {
    document.removeEventListener('submit', keep)
    kept?.requestSubmit()
    kept = null
  }
}
