import { createContext } from 'react'
import type { Figure } from '#contract/figures.ts'

interface FigureUse {
  figures: Figure[]
  openId: string | null
  open: (figure: Figure, button: HTMLElement) => void
}

/** The figures of one reply, and the way to ask for their source. */
export const FigureContext = createContext<FigureUse>({ figures: [], openId: null, open: () => undefined })
