import type { ListState } from '@irodori/client/listQueries'
import type { Scope } from './candidates.ts'

/** Scope and filters of the template list. They are kept when the customer returns from the confirmation to the list. */
export interface SelectorState {
  readonly scope: Scope
  readonly list: ListState
}
