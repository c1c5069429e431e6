/**
 * How memory that is no longer used goes back to the machine: large pieces each for themselves, small ones from two
 * stores instead of one for each thread. The service and the container (deploy/) say the same.
 */
export const allocator = { MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_ARENA_MAX: '2' }
