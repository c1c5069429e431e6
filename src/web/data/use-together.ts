import { useState } from 'react'

interface Fetched<Data> {
  data: Data | undefined
  isFetching: boolean
}

/**
 * The data of several queries as of one moment. While one of them is fetched anew the last complete picture stays,
 * so that nothing is seen twice, or not at all, because one answer came before the other.
 */
export function useTogether<Data extends readonly unknown[]>(
  ...queries: { [Key in keyof Data]: Fetched<Data[Key]> }
): { [Key in keyof Data]: Data[Key] | undefined } {
  type Shown = { [Key in keyof Data]: Data[Key] | undefined }
  const current = queries.map(({ data }) => data) as unknown as Shown
  const [shown, setShown] = useState(current)
  const isSettled = queries.every(({ isFetching }) => !isFetching)
  const isFirst = shown.includes(undefined)
  const isNew = current.some((data, index) => data !== shown[index])
  if (isNew && (isSettled || isFirst)) setShown(current)
  return isNew && (isSettled || isFirst) ? current : shown
}
