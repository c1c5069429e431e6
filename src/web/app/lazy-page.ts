import { type ComponentType, lazy } from 'react'

/** Each page is a file of its own, loaded when it is opened. */
export const page = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  lazy(async () => ({ default: (await load())[name] }))
