import { type ReactNode, use } from 'react'
import { FigureContext } from './figure-context.ts'

interface FigureButtonProps {
  id: string
  /** The printed text where the figure is unknown: without a source it opens nothing. */
  otherwise: ReactNode
}

/** A figure inside a sentence: it reads like the text around it, and says where it comes from when pressed. */
export function FigureButton({ id, otherwise }: FigureButtonProps) {
  const { figures, openId, open } = use(FigureContext)
  const figure = figures.find((one) => one.id === id)
  if (!figure) return <>{otherwise}</>
  return (
    <button
      type="button"
      title={figure.label}
      aria-haspopup="dialog"
      aria-expanded={openId === id}
      onClick={(event) => open(figure, event.currentTarget)}
      className="figure-button on-paper"
    >
      {figure.text}
    </button>
  )
}
