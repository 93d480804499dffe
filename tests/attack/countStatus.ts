/** Counts answers by their status; 0 is a connection that failed. */
export function countStatus() {
  const counts = new Map<number, number>()
  return {
    add(status: number): void {
      counts.set(status, (counts.get(status) ?? 0) + 1)
    },
    text: (): string =>
      [...counts]
        .filter(([status]) => status !== 0)
        .toSorted(([a], [b]) => a - b)
        .map(([status, count]) => `${status}: ${count}`)
        .join(', '),
  }
}
