/** When an order or a page was changed: now, but always later than its last change, so that each can be told from it. */
export const touched = (changed: { readonly updated_at: Date }, now: Date): Date =>
  new Date(Math.max(now.getTime(), changed.updated_at.getTime() + 1))
