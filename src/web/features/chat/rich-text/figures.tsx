import { type ReactNode, useMemo, useState } from 'react'
import type { Figure } from '#contract/figures.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { FigureContext } from './figure-context.ts'

const FigurePopover = lazyPart(async () => (await import('./figure-popover.tsx')).FigurePopover)

interface OpenFigure {
  figure: Figure
  button: HTMLElement
}

/** Every figure below can be asked for its source. */
export function Figures({ figures, children }: { figures: Figure[]; children: ReactNode }) {
  const [opened, setOpened] = useState<OpenFigure | null>(null)
  const context = useMemo(
    () => ({
      figures,
      openId: opened?.figure.id ?? null,
      open: (figure: Figure, button: HTMLElement) => setOpened({ figure, button }),
    }),
    [figures, opened],
  )
  return (
    <FigureContext value={context}>
      {children}
      {opened && (
        <FigurePopover
          key={opened.figure.id}
          figure={opened.figure}
          anchor={opened.button}
          onClose={() => setOpened(null)}
        />
      )}
    </FigureContext>
  )
}
