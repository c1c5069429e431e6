import { feelings } from './feelings.ts'
import type { Heard } from './heard.ts'
import { joys } from './joys.ts'
import { losses } from './losses.ts'
import { trouble } from './trouble.ts'

/** By the name of the event or feeling. Danger to life and violence are answered elsewhere, by fixed words. */
export const people: Readonly<Record<string, Heard>> = { ...losses, ...trouble, ...joys, ...feelings }
