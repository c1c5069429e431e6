import type { QueryClient } from '@tanstack/react-query'
import type { LucideIcon } from 'lucide-react'

/** One thing that the palette can do. */
export interface Command {
  key: string
  label: string
  /** More about it, such as when something was said. */
  hint?: string
  Icon: LucideIcon
  run: () => void | Promise<void>
}

/** What a source may use. */
export interface Surroundings {
  client: QueryClient
  user: { id: number; isAdmin: boolean }
  go: (path: string) => void
}

/**
 * A group of commands for what is typed. To let the palette find something more (an asset, a goal), add a file
 * to sources/ and a line to sources.ts.
 */
export interface Source {
  title: string
  /** Commands at once, for every letter. */
  list?: (typed: string, surroundings: Surroundings) => Command[]
  /** Commands that have to be fetched, once the typing pauses; from two letters on. */
  search?: (typed: string, surroundings: Surroundings) => Promise<Command[]>
}

/** Whether each typed word begins a word of the text. */
export function matchesTyped(typed: string, text: string): boolean {
  const words = text.toLowerCase().split(/[\s/-]+/)
  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean)
  return wanted.every((part) => words.some((word) => word.startsWith(part)))
}
