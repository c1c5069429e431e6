import type { MouseEvent } from 'react'

/**
 * For buttons around the input: a press leaves the cursor where it is. On a phone the bar below comes back when the
 * field loses it, and would push the button away under the finger before the press is over.
 */
export const keepFocus = (event: MouseEvent) => event.preventDefault()
