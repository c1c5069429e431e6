export function describeCount(count: number): string {
  if (count <= 0) return 'Be the first to join'
  return `${count}+ ${count === 1 ? 'person' : 'people'} already on the waitlist`
}
