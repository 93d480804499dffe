/** The time of a change: now, but always later than the last change of the row, so that each version can be told by it. */
export const nextUpdatedAt = (changed: { readonly updated_at: Date }, now: Date): Date =>
  new Date(Math.max(now.getTime(), changed.updated_at.getTime() + 1))
