/** Orders of magnitude, in halves: two amounts of one size are often of one kind. */
export const magnitude = (value: number) => Math.min(16, Math.floor(Math.log10(Math.max(1, value)) * 2))
