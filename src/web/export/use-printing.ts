import { watchMedia } from '#web/lib/watch-media.ts'

/** True while the page is laid out for paper: what is only for that is made then, and costs nothing before. */
export const usePrinting = watchMedia('print')
